#!/bin/sh
# Makes the database and its owner at the first start of the PostgreSQL in compose.yml, as docs/operations.md (An
# external PostgreSQL) asks for: the owner must not be a superuser.
set -e
psql -v ON_ERROR_STOP=1 -v password="$VUA_PASSWORD" --username "$POSTGRES_USER" --dbname postgres <<'SQL'
create role vua login password :'password' createrole;
create database vua owner vua encoding 'UTF8' locale_provider icu icu_locale 'vi-VN' template template0;
\connect vua
alter function pg_catalog.textlike(text, text) leakproof;
SQL
