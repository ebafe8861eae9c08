-- One row for each account. Only its owner reads or writes it; what others may see is the view public_profiles.

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  username text,
  avatar_url text,
  banner_url text,
  about text,
  website text,
  socials jsonb not null default '{}'::jsonb,
  steam_id text,
  updated_at timestamptz not null default now(),
  constraint profiles_username_format check (username ~ '^[A-Za-z0-9_]{3,20}$'),
  -- Pictures are stored as paths of our own origin, so no page ever loads one from elsewhere.
  constraint profiles_avatar_url_path check (avatar_url ~ '^/media/avatars/[A-Za-z0-9._-]{1,200}$'),
  constraint profiles_banner_url_path check (banner_url ~ '^/media/banners/[A-Za-z0-9._-]{1,200}$'),
  constraint profiles_about_length check (char_length(about) <= 1000),
  constraint profiles_website_url check (char_length(website) <= 300 and website ~* '^https?://[^[:space:]]+$'),
  constraint profiles_socials_shape check (
    jsonb_typeof(socials) = 'object'
    and socials - array['github', 'steam', 'instagram', 'twitter', 'playstation', 'xbox'] = '{}'::jsonb
    and not jsonb_path_exists(socials, '$.* ? (@.type() != "string")')
    and char_length(socials::text) <= 1000
  ),
  -- A 64-bit Steam id, or the name in a Steam profile's address.
  constraint profiles_steam_id_format check (steam_id ~ '^[A-Za-z0-9_-]{2,64}$')
);

create unique index profiles_username_key on public.profiles (lower(username));

create function public.set_updated_at() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at = now();
  return new;
end;
$$;

create trigger profiles_set_updated_at before update on public.profiles
for each row execute function public.set_updated_at();

-- A profile for each new account. The name typed at sign-up becomes the username once the address is confirmed,
-- so that nobody can hold a name with somebody else's e-mail. The unique index decides a race; the loser is
-- asked for another name later, and a confirmation never fails because of a name.
create function public.handle_auth_user() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  wanted text := new.raw_user_meta_data ->> 'username';
begin
  insert into public.profiles (id) values (new.id) on conflict (id) do nothing;
  if new.email_confirmed_at is not null and wanted ~ '^[A-Za-z0-9_]{3,20}$' then
    begin
      update public.profiles set username = wanted where id = new.id and username is null;
    exception when unique_violation then
      null;
    end;
  end if;
  return null;
end;
$$;

create trigger questshelf_user_created after insert on auth.users
for each row execute function public.handle_auth_user();

create trigger questshelf_user_confirmed after update of email_confirmed_at on auth.users
for each row when (old.email_confirmed_at is null and new.email_confirmed_at is not null)
execute function public.handle_auth_user();

alter table public.profiles enable row level security;

create policy profiles_select_own on public.profiles for select to authenticated
using (id = (select auth.uid()));

create policy profiles_insert_own on public.profiles for insert to authenticated
with check (id = (select auth.uid()));

create policy profiles_update_own on public.profiles for update to authenticated
using (id = (select auth.uid())) with check (id = (select auth.uid()));

-- Older hosted projects grant everything on a new table by default, newer ones nothing: start from nothing.
revoke all on public.profiles from public, anon, authenticated;
grant select on public.profiles to authenticated;
grant insert (id, username, avatar_url, banner_url, about, website, socials, steam_id, updated_at)
  on public.profiles to authenticated;
-- An upsert sets every column it names, the key too; the policy keeps the key the owner's.
grant update (id, username, avatar_url, banner_url, about, website, socials, steam_id, updated_at)
  on public.profiles to authenticated;
grant all on public.profiles to service_role;

revoke all on function public.set_updated_at() from public, anon, authenticated;
revoke all on function public.handle_auth_user() from public, anon, authenticated;
