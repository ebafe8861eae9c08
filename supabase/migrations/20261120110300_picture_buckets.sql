-- Pictures of profiles: everybody may fetch one by its address, only the owner lists, adds, replaces or removes.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values
  ('avatars', 'avatars', true, 5242880, array['image/jpeg', 'image/png', 'image/webp']),
  ('banners', 'banners', true, 5242880, array['image/jpeg', 'image/png', 'image/webp'])
on conflict (id) do update set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

create policy questshelf_pictures_select_own on storage.objects for select to authenticated
using (bucket_id in ('avatars', 'banners') and owner_id = (select auth.uid())::text);

-- A file's name begins with its owner's id and lies in no folder.
create policy questshelf_pictures_insert_own on storage.objects for insert to authenticated
with check (
  bucket_id in ('avatars', 'banners')
  and owner_id = (select auth.uid())::text
  and name ~ ('^' || (select auth.uid())::text || '[A-Za-z0-9._-]*$')
);

create policy questshelf_pictures_update_own on storage.objects for update to authenticated
using (bucket_id in ('avatars', 'banners') and owner_id = (select auth.uid())::text)
with check (
  bucket_id in ('avatars', 'banners')
  and owner_id = (select auth.uid())::text
  and name ~ ('^' || (select auth.uid())::text || '[A-Za-z0-9._-]*$')
);

create policy questshelf_pictures_delete_own on storage.objects for delete to authenticated
using (bucket_id in ('avatars', 'banners') and owner_id = (select auth.uid())::text);
