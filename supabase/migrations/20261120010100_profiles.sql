-- One profile per account. Only its owner reads or writes the table; others call read_profile and search_people.

-- Text as it looks: no control characters, no invisible ones, and none that change the direction of what follows. Joiners and the marks
-- of a direction stay, which emoji and several scripts need.
create function public.is_line(value text) returns boolean
language sql immutable parallel safe set search_path = ''
return value !~ '[\u0001-\u001f\u007f-\u009f\u200b\u2028-\u202e\u2060-\u2069\ufeff]';

-- The same with line feeds.
create function public.is_text(value text) returns boolean
language sql immutable parallel safe set search_path = ''
return value !~ '[\u0001-\u0009\u000b-\u001f\u007f-\u009f\u200b\u2028-\u202e\u2060-\u2069\ufeff]';

-- Any text as one line of at most `most` characters; null for none.
create function public.to_line(value text, most integer) returns text
language sql immutable parallel safe set search_path = ''
return nullif(btrim(left(btrim(regexp_replace(
  regexp_replace(value, '\s+', ' ', 'g'), '[\u0001-\u001f\u007f-\u009f\u200b\u2028-\u202e\u2060-\u2069\ufeff]', '', 'g'
)), most)), '');

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  username text,
  -- Null until the first change.
  username_changed_at timestamptz,
  avatar_url text,
  banner_url text,
  about text,
  website text,
  socials jsonb not null default '{}'::jsonb,
  steam_id text,
  -- Imported games without a status are public.
  show_imported boolean not null default false,
  -- Searches show games for adults only.
  show_adult boolean not null default false,
  -- The automatic sync with Steam is on.
  steam_sync boolean not null default false,
  steam_synced_at timestamptz,
  -- Public: everyone. Link: who knows the address; in no view that can be listed. Private: the owner.
  visibility text not null default 'public',
  -- When it became public again; null while it has been nothing else.
  public_since timestamptz,
  -- What others see of a profile that is not private.
  shown_sections text[] not null default '{ratings,dates,lists,statistics}',
  -- The account is deleted a week later, unless it is restored. Until then others see as little as of a private profile.
  deletion_requested_at timestamptz,
  -- Since when moderators hide the profile, or suspend the account. Others see as little as of a private profile.
  withheld_at timestamptz,
  -- Which kinds of notices the user does not want, and until when the others are read.
  notices_off text[] not null default '{}',
  notices_read_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint profiles_username_format check (username ~ '^[A-Za-z0-9_]{3,20}$'),
  -- Pictures are the user's own files on our own origin: moderators delete them, and pages load none from elsewhere.
  constraint profiles_avatar_url_path check (avatar_url ~ ('^/media/avatars/' || id || '[A-Za-z0-9._-]{0,100}$')),
  constraint profiles_banner_url_path check (banner_url ~ ('^/media/banners/' || id || '[A-Za-z0-9._-]{0,100}$')),
  constraint profiles_about_length check (char_length(about) <= 1000 and public.is_text(about)),
  constraint profiles_website_url check (
    char_length(website) <= 300 and website ~* '^https?://[^[:space:]]+$' and public.is_line(website)
  ),
  constraint profiles_socials_shape check (
    jsonb_typeof(socials) = 'object'
    and socials - array['github', 'steam', 'instagram', 'twitter', 'playstation', 'xbox'] = '{}'::jsonb
    -- Strict: the default mode of a path looks into lists.
    and not jsonb_path_exists(socials, 'strict $.* ? (@.type() != "string")', '{}', true)
    and char_length(socials::text) <= 1000 and public.is_line(socials::text)
    -- In text, jsonb escapes control characters.
    and socials::text !~ '(^|[^\\])(\\\\)*\\[bfnrtu]'
  ),
  constraint profiles_visibility_known check (visibility in ('public', 'link', 'private')),
  constraint profiles_shown_sections_known check (
    shown_sections <@ array['hours', 'ratings', 'dates', 'plays', 'copies', 'lists', 'statistics']
    and cardinality(shown_sections) <= 7 and coalesce(array_ndims(shown_sections), 1) = 1
  ),
  constraint profiles_notices_off_known check (
    notices_off <@ array['follows', 'likes', 'releases', 'imports']
    and cardinality(notices_off) <= 4 and coalesce(array_ndims(notices_off), 1) = 1
  ),
  constraint profiles_notices_read_at_range check (notices_read_at between '0001-01-01Z' and '9999-12-31Z'),
  -- Stored as typed if Steam could not confirm it: also a profile's URL, or a mistyped id. The app queries Steam only for what can be
  -- an id or a custom name.
  constraint profiles_steam_id_text check (
    char_length(steam_id) between 1 and 200 and steam_id = btrim(steam_id) and public.is_line(steam_id)
  )
);

create unique index profiles_username_key on public.profiles (lower(username));

-- Shared by all tables with a column updated_at.
create function public.set_updated_at() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at = now();
  return new;
end;
$$;

create trigger profiles_set_updated_at before update on public.profiles
for each row execute function public.set_updated_at();

-- Creates the profile of a new account. The username entered at sign-up is set when the e-mail address is confirmed, so that
-- no user reserves a name with another user's address. If it was taken meanwhile, the username stays null: the confirmation
-- must not fail.
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

-- Users may write any key into the metadata of their account, and each of their tokens carries all of it. The app stores a
-- username and two paths there.
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

-- Changes the caller's profile: the columns named in "changes", and of the socials, the "sections" that others see and the "notices"
-- only those named; null clears. Returns the row, or null if there is none. One statement, so that concurrent edits do not undo each other.
create function public.edit_profile(changes jsonb) returns jsonb
language sql security invoker set search_path = '' as $$
  update public.profiles p set
    about = case when changes ? 'about' then changes ->> 'about' else p.about end,
    website = case when changes ? 'website' then changes ->> 'website' else p.website end,
    steam_id = case when changes ? 'steam_id' then changes ->> 'steam_id' else p.steam_id end,
    show_imported = case
      when changes ? 'show_imported' then coalesce((changes ->> 'show_imported')::boolean, false) else p.show_imported
    end,
    show_adult = case
      when changes ? 'show_adult' then coalesce((changes ->> 'show_adult')::boolean, false) else p.show_adult
    end,
    steam_sync = case
      when changes ? 'steam_sync' then coalesce((changes ->> 'steam_sync')::boolean, false) else p.steam_sync
    end,
    visibility = case when changes ? 'visibility' then changes ->> 'visibility' else p.visibility end,
    shown_sections = case
      when changes ? 'shown_sections' then array(select jsonb_array_elements_text(changes -> 'shown_sections'))
      when changes ? 'sections' then array(
        select s.section from unnest(array['ratings', 'hours', 'dates', 'plays', 'copies', 'lists', 'statistics']) as s (section)
        where coalesce((changes -> 'sections' ->> s.section)::boolean, s.section = any (p.shown_sections))
      )
      else p.shown_sections
    end,
    notices_off = case
      when changes ? 'notices_off' then array(select jsonb_array_elements_text(changes -> 'notices_off'))
      when changes ? 'notices' then array(
        select n.kind from unnest(array['follows', 'likes', 'releases', 'imports']) as n (kind)
        where not coalesce((changes -> 'notices' ->> n.kind)::boolean, n.kind <> all (p.notices_off))
      )
      else p.notices_off
    end,
    socials = case
      when changes ? 'socials' then jsonb_strip_nulls(p.socials || (changes -> 'socials')) else p.socials
    end
  where p.id = (select auth.uid())
  returning to_jsonb(p)
$$;

-- Whether the caller's account is being deleted.
create function public.is_leaving() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from public.profiles p where p.id = (select auth.uid()) and p.deletion_requested_at is not null);
end $$;

alter table public.profiles enable row level security;

create policy profiles_own on public.profiles to authenticated using (id = (select auth.uid()));
grant select on public.profiles to authenticated;
grant insert (
  id, username, avatar_url, banner_url, about, website, socials, steam_id, show_imported, show_adult, steam_sync, visibility,
  shown_sections, updated_at
) on public.profiles to authenticated;
-- An upsert sets every column it names, including the key; the policy keeps the owner's own id in it.
grant update (
  id, username, avatar_url, banner_url, about, website, socials, steam_id, show_imported, show_adult, steam_sync, steam_synced_at,
  visibility, shown_sections, notices_off, notices_read_at, updated_at
) on public.profiles to authenticated;

-- The profiles that others may see. Clients cannot read the view itself; only functions that name the columns of others' rows do.
-- `reads_as_follower`: whether the account may read what is for followers alone; those whom it follows have been able to see and remove it
-- for a day.
create view public.shown_profiles with (security_invoker = false) as
select id, username, avatar_url, banner_url, about, website, socials, show_imported, visibility, shown_sections,
  visibility = 'public' and coalesce(public_since < now() - interval '1 day', true) as reads_as_follower
from public.profiles
where username is not null and visibility <> 'private' and deletion_requested_at is null and withheld_at is null;

create function public.set_public_since() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.public_since = now();
  return new;
end $$;

create trigger profiles_set_public_since before update of visibility, deletion_requested_at on public.profiles
for each row when (
  new.visibility = 'public' and new.deletion_requested_at is null
  and (old.visibility <> 'public' or old.deletion_requested_at is not null)
)
execute function public.set_public_since();

-- The check of a table needs them, whichever role writes.
grant execute on function public.is_line(text), public.is_text(text) to authenticated;
grant execute on function public.edit_profile(jsonb), public.is_leaving() to authenticated;
