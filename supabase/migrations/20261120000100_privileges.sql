-- Extensions, and what roles may do with all that the migrations after this one create: users and visitors nothing that is not granted
-- to them, service_role everything. Hosted projects grant all or nothing to all three, depending on their age.

-- Hosted projects have this schema.
create schema if not exists extensions;
grant usage on schema extensions to anon, authenticated, service_role;
create extension if not exists pg_trgm with schema extensions;
create extension if not exists unaccent with schema extensions;
create extension if not exists fuzzystrmatch with schema extensions;

-- Functions are everyone's by default, which no default of a schema can change.
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on functions from anon, authenticated;
alter default privileges in schema public grant all on tables to service_role;
alter default privileges in schema public grant execute on functions to service_role;
