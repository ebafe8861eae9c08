-- An owner has at most 16 pictures in both buckets together: an avatar, a banner and its small form, the same again while they
-- are being replaced, and what interrupted changes have left for ten minutes.

-- True for a name that exists already, and for a new one while there is room. Names begin with their owner's id, and these
-- operators use storage's index on names. Reads the bucket with its creator's rights, because a policy on a table cannot query
-- the same table. Anyone signed in may call it, so it tells nothing of other users' files and other buckets.
create function public.has_picture_room(bucket text, file text, owner_key text) returns boolean
language sql stable security definer set search_path = '' as $$
  select (auth.uid() is null or owner_key = auth.uid()::text)
    and bucket in ('avatars', 'banners')
    and file ~>=~ owner_key and file ~<~ (owner_key || '~')
    and (count(*) < 16 or exists (select from storage.objects where bucket_id = bucket and name = file))
  from (
    select from storage.objects
    where bucket_id in ('avatars', 'banners') and name ~>=~ owner_key and name ~<~ (owner_key || '~') limit 16
  ) as pictures
$$;

drop policy questshelf_pictures_insert_own on storage.objects;
create policy questshelf_pictures_insert_own on storage.objects for insert to authenticated
with check (
  bucket_id in ('avatars', 'banners')
  and owner_id = (select auth.uid())::text
  and name ~ ('^' || (select auth.uid())::text || '[A-Za-z0-9._-]{0,100}$')
  and public.has_picture_room(bucket_id, name, owner_id)
);

alter policy questshelf_pictures_update_own on storage.objects
with check (
  bucket_id in ('avatars', 'banners')
  and owner_id = (select auth.uid())::text
  and name ~ ('^' || (select auth.uid())::text || '[A-Za-z0-9._-]{0,100}$')
);

-- Storage checks the policy before it takes the file and adds the row after that, under a role of its own: uploads at the same
-- moment would all pass. So the row is checked again, one of an owner after the other.
create function public.limit_pictures() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('pictures ' || new.owner_id, 0));
  if not public.has_picture_room(new.bucket_id, new.name, new.owner_id) then
    raise exception 'Your pictures are full: there can be 16.' using errcode = '42501';
  end if;
  return new;
end;
$$;

create trigger questshelf_limit_pictures before insert on storage.objects
for each row when (new.bucket_id in ('avatars', 'banners') and new.owner_id is not null)
execute function public.limit_pictures();

revoke all on function public.has_picture_room(text, text, text), public.limit_pictures() from public, anon, authenticated;
grant execute on function public.has_picture_room(text, text, text) to authenticated;
