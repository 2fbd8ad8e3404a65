"""The same interface "written the usual way": FastAPI, SQLAlchemy's ORM and asyncpg. What ours is compared with.

It runs in ``.venv-load``, and is given the database's address as its first argument, an open listener as its second.
"""

import socket
import sys
from collections.abc import AsyncIterator, Sequence
from enum import StrEnum
from typing import Annotated

import uvicorn
from fastapi import Depends, FastAPI, HTTPException, Query
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer
from pydantic import BaseModel, ConfigDict, Field
from sqlalchemy import BigInteger, select
from sqlalchemy import Sequence as IdSequence
from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker, create_async_engine
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

KEY = "a-key-for-tests"

engine = create_async_engine(sys.argv[1], pool_size=10)
session_maker = async_sessionmaker(engine, expire_on_commit=False)
app = FastAPI()


class Base(DeclarativeBase):
    pass


class PetRow(Base):
    __tablename__ = "pets"

    id: Mapped[int] = mapped_column(BigInteger, IdSequence("pet_ids"), primary_key=True)
    name: Mapped[str]
    category_id: Mapped[int] = mapped_column(BigInteger)
    status: Mapped[str | None]


class Status(StrEnum):
    AVAILABLE = "available"
    PENDING = "pending"
    SOLD = "sold"


class NewPet(BaseModel):
    model_config = ConfigDict(populate_by_name=True, from_attributes=True)

    name: str
    category_id: int = Field(alias="categoryId")
    status: Status | None = None


class Pet(NewPet):
    id: int


async def database() -> AsyncIterator[AsyncSession]:
    async with session_maker() as session:
        yield session


def keyed(credentials: Annotated[HTTPAuthorizationCredentials, Depends(HTTPBearer())]) -> None:
    if credentials.credentials != KEY:
        raise HTTPException(401)


Session = Annotated[AsyncSession, Depends(database)]


@app.get("/v1/pets", response_model=list[Pet], response_model_exclude_none=True, dependencies=[Depends(keyed)])
async def list_pets(
    session: Session, limit: Annotated[int, Query(ge=1, le=100)] = 20, status: Status | None = None
) -> Sequence[PetRow]:
    query = select(PetRow).order_by(PetRow.id.desc()).limit(limit)
    if status is not None:
        query = query.where(PetRow.status == status)
    return (await session.scalars(query)).all()


@app.post(
    "/v1/pets", response_model=Pet, response_model_exclude_none=True, status_code=201, dependencies=[Depends(keyed)]
)
async def create_pet(session: Session, pet: NewPet) -> PetRow:
    row = PetRow(**pet.model_dump())
    session.add(row)
    await session.commit()
    return row


if __name__ == "__main__":
    listener = socket.socket(fileno=int(sys.argv[2]))
    server = uvicorn.Server(uvicorn.Config(app, log_level="warning", access_log=False))
    server.run(sockets=[listener])
