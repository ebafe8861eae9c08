-- Pictures of profiles. Any client may fetch one by its URL; only its owner lists, adds, replaces or removes it.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values
  ('avatars', 'avatars', true, 5242880, array['image/jpeg', 'image/png', 'image/webp']),
  ('banners', 'banners', true, 5242880, array['image/jpeg', 'image/png', 'image/webp'])
on conflict (id) do update set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

-- An owner has at most 16 pictures in both buckets together: an avatar, a banner and its small form, the same again while they
-- are replaced, and what interrupted changes have left for ten minutes.
-- True for a name that exists, and for a new one while there is room. Names begin with their owner's id; these operators use
-- Storage's index on names. Runs with its creator's rights, because a policy cannot query its own table; users may call it
-- themselves, so it answers for the caller's own files in our buckets only.
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

create policy questshelf_pictures_select_own on storage.objects for select to authenticated
using (bucket_id in ('avatars', 'banners') and owner_id = (select auth.uid())::text);

-- A file's name begins with its owner's id and has no folder. Tokens of a deleted account, which has no profile, stay valid for a
-- while.
create policy questshelf_pictures_insert_own on storage.objects for insert to authenticated
with check (
  bucket_id in ('avatars', 'banners')
  and owner_id = (select auth.uid())::text
  and name ~ ('^' || (select auth.uid())::text || '[A-Za-z0-9._-]{0,100}$')
  and public.has_picture_room(bucket_id, name, owner_id)
  and exists (select from public.profiles p where p.id = (select auth.uid()) and p.deletion_requested_at is null)
);

create policy questshelf_pictures_update_own on storage.objects for update to authenticated
using (
  bucket_id in ('avatars', 'banners') and owner_id = (select auth.uid())::text and not (select public.is_leaving())
)
with check (
  bucket_id in ('avatars', 'banners')
  and owner_id = (select auth.uid())::text
  and name ~ ('^' || (select auth.uid())::text || '[A-Za-z0-9._-]{0,100}$')
);

create policy questshelf_pictures_delete_own on storage.objects for delete to authenticated
using (
  bucket_id in ('avatars', 'banners') and owner_id = (select auth.uid())::text and not (select public.is_leaving())
);

-- Storage checks the policy before an upload and inserts the row after it, under a role of its own: concurrent uploads would
-- all pass. So the limit is checked again here, for one row of an owner at a time.
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

-- Sets a picture of the caller's profile and returns the path that it replaces. A function, so that of two concurrent changes
-- each learns which file to delete.
create function public.set_picture(picture text, url text) returns text
language plpgsql security invoker set search_path = '' as $$
declare
  owner constant uuid := (select auth.uid());
  before text;
begin
  if picture = 'avatar' then
    select p.avatar_url into before from public.profiles p where p.id = owner for update;
    update public.profiles p set avatar_url = url where p.id = owner;
  elsif picture = 'banner' then
    select p.banner_url into before from public.profiles p where p.id = owner for update;
    update public.profiles p set banner_url = url where p.id = owner;
  else
    raise exception 'there is no such picture' using errcode = '22023';
  end if;
  if not found then
    raise exception 'there is no profile' using errcode = '42501';
  end if;
  return before;
end $$;

grant execute on function public.has_picture_room(text, text, text) to authenticated;
grant execute on function public.set_picture(text, text) to authenticated;
