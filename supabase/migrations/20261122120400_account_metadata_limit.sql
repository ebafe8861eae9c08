-- A user writes any key into the metadata of the own account, and every token carries all of it. The app stores a username and two
-- paths there.
create function public.limit_user_metadata() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'The metadata of an account has at most 8,000 bytes' using errcode = '23514';
end;
$$;

create trigger questshelf_limit_metadata_of_new before insert on auth.users
for each row when (octet_length(new.raw_user_meta_data::text) > 8000)
execute function public.limit_user_metadata();

create trigger questshelf_limit_metadata before update of raw_user_meta_data on auth.users
for each row when (
  new.raw_user_meta_data is distinct from old.raw_user_meta_data and octet_length(new.raw_user_meta_data::text) > 8000
)
execute function public.limit_user_metadata();

revoke all on function public.limit_user_metadata() from public, anon, authenticated;
