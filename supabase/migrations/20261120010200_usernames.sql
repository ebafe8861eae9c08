-- Which usernames can be chosen. Their format and uniqueness are part of the table (profiles.sql).

-- A username is set once: links and embedded widgets contain it, and another user could take a released name. service_role
-- may change it. A trigger, because a policy cannot compare the old row with the new one.
create function public.keep_username() returns trigger
language plpgsql set search_path = '' as $$
begin
  if old.username is not null and new.username is distinct from old.username and current_user = 'authenticated' then
    raise exception 'The username is set already' using errcode = '42501';
  end if;
  return new;
end;
$$;

create trigger profiles_keep_username before update of username on public.profiles
for each row execute function public.keep_username();

-- Names that look official, and first path segments of our routes; compared without case and underscores. A test fails while a
-- route of app/ is missing here: add it.
create function public.is_reserved_username(name text) returns boolean
language sql immutable set search_path = '' as $$
  select key like 'questshelf%' or key in (
    'about', 'abuse', 'accessibility', 'account', 'accounts', 'achievement', 'achievements', 'admin', 'administrator', 'admins',
    'anonymous', 'api', 'app', 'apple', 'assets', 'auth', 'avatar', 'avatars', 'banner', 'banners', 'billing', 'blog', 'bot',
    'browse', 'calendar', 'callback', 'cdn', 'collection', 'collections', 'companies', 'company', 'confirm', 'contact', 'copyright',
    'css', 'daemon', 'dashboard', 'delete', 'deleteaccount', 'deleted', 'deleteduser', 'developer', 'dmca', 'docs', 'download',
    'edit', 'email', 'embed', 'everyone', 'explore', 'export', 'false', 'faq', 'favicon', 'faviconico', 'feed', 'feedback', 'fonts',
    'forgotpassword', 'gallery', 'game', 'games', 'health', 'help', 'helpdesk', 'home', 'host', 'hostmaster', 'igdb', 'images',
    'import', 'index', 'info', 'invite', 'journal', 'js', 'legal', 'library', 'list', 'lists', 'login', 'logout', 'mail', 'mailbox',
    'mailerdaemon', 'manifest', 'me', 'media', 'metrics', 'mod', 'moderation', 'moderator', 'moderators', 'mods', 'nan', 'new',
    'newpassword', 'news', 'next', 'nobody', 'noreply', 'none', 'notices', 'notifications', 'null', 'oembed', 'official', 'og', 'operator',
    'opensearch', 'owner', 'password', 'payment', 'plays', 'postmaster', 'press', 'privacy', 'profile', 'profiles', 'programs', 'public', 'register',
    'report', 'resend', 'reset', 'robots', 'robotstxt', 'root', 'rss', 'rules', 'safety', 'sandbox', 'search', 'security',
    'service', 'session', 'settings', 'shelf', 'signin', 'signout', 'signup', 'sitemap', 'sitemaps', 'sitemapxml', 'sponsor',
    'staff', 'static', 'statistics', 'status', 'steam', 'store', 'sudo', 'supabase', 'superuser', 'support', 'sysadmin', 'system',
    'team', 'teams', 'terms', 'test', 'true', 'twitch', 'undefined', 'unknown', 'update', 'updates', 'upload', 'user', 'username',
    'users', 'verified', 'verify', 'webmaster', 'website', 'wellknown', 'welcome', 'widget', 'widgets', 'www'
  )
  from (select replace(lower(name), '_', '') as key) as compared
$$;

-- Reserved names are refused like taken ones. A trigger and not a check, so that users keep a name that becomes reserved later.
-- service_role may assign one.
create function public.refuse_reserved_username() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user <> 'service_role' and public.is_reserved_username(new.username)
    -- An upsert repeats the current username.
    and not exists (select from public.profiles p where p.id = new.id and p.username = new.username)
  then
    raise exception 'The username is reserved' using errcode = '23505', constraint = 'profiles_username_key';
  end if;
  return new;
end;
$$;

create trigger profiles_refuse_reserved_username before insert or update of username on public.profiles
for each row when (new.username is not null) execute function public.refuse_reserved_username();

grant execute on function public.is_reserved_username(text) to anon, authenticated;

-- Changes

-- A username can be changed once in 30 days. The old name stays reserved for its former owner for a year, and leads to the new
-- one. Each user has at most 12 such names, because only a change adds one.

-- Only the functions below write it. In lower case, collated by code point, which is the same on every server.
create table public.former_usernames (
  username_key text collate "C" primary key,
  -- Null for the names of a deleted account, which stay reserved for the same time.
  user_id uuid references auth.users (id) on delete set null,
  changed_at timestamptz not null default now()
);

create index former_usernames_of_user on public.former_usernames (user_id);

alter table public.former_usernames enable row level security;

create policy former_usernames_select_own on public.former_usernames for select to authenticated
using (user_id = (select auth.uid()));

grant select on public.former_usernames to authenticated;

-- Reserved for someone else. Refused like a taken name. The lock is that of change_username: without it, a name that is being
-- given up could be taken before its reservation is visible.
create function public.refuse_former_username() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  key constant text := lower(new.username);
begin
  perform pg_advisory_xact_lock(hashtextextended('username ' || key, 0));
  if exists (
    select from public.former_usernames f
    where f.username_key = key and f.user_id is distinct from new.id and f.changed_at > now() - interval '1 year'
  ) then
    raise exception 'The username is reserved for its former owner'
      using errcode = '23505', constraint = 'profiles_username_key';
  end if;
  return new;
end;
$$;

create trigger profiles_refuse_former_username before insert or update of username on public.profiles
for each row when (new.username is not null) execute function public.refuse_former_username();

-- The name of a deleted account, so that no other user takes its place where it is linked. No more than the name is stored.
create function public.reserve_deleted_username() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.former_usernames (username_key, user_id) values (lower(old.username), null)
  on conflict (username_key) do update set user_id = null, changed_at = now();
  return null;
end;
$$;

create trigger profiles_reserve_deleted_username after delete on public.profiles
for each row when (old.username is not null) execute function public.reserve_deleted_username();

-- Changes the caller's username and returns the old one. Without an effect if it is the same, so that a lost answer can be
-- repeated. Runs with its creator's rights: keep_username refuses every other change by a user.
create function public.change_username(new_username text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  -- The update locks it too, and must not while it holds the row.
  owner constant uuid := public.lock_own_shelf();
  old_username text;
  last_change timestamptz;
begin
  select p.username into old_username from public.profiles p where p.id = owner;
  if old_username is null then
    raise exception 'There is no username to change' using errcode = '42501';
  end if;
  if new_username is null then
    raise exception 'A username cannot be removed' using errcode = '23514';
  end if;
  -- Both names in one order and before any row, so that two changes cannot deadlock.
  perform pg_advisory_xact_lock(hashtextextended('username ' || least(lower(old_username), lower(new_username)), 0));
  perform pg_advisory_xact_lock(hashtextextended('username ' || greatest(lower(old_username), lower(new_username)), 0));
  select p.username, p.username_changed_at into old_username, last_change
  from public.profiles p where p.id = owner for update;
  if old_username = new_username then
    return old_username;
  end if;
  if last_change > now() - interval '30 days' then
    raise exception 'The username was changed less than 30 days ago' using errcode = 'QS003';
  end if;
  update public.profiles set username = new_username, username_changed_at = now() where id = owner;
  delete from public.former_usernames f where f.username_key = lower(new_username);
  if lower(old_username) <> lower(new_username) then
    insert into public.former_usernames (username_key, user_id) values (lower(old_username), owner)
    on conflict (username_key) do update set user_id = excluded.user_id, changed_at = excluded.changed_at;
  end if;
  return old_username;
end;
$$;

-- The current username of the user who had this one within the last year; null if there is none, or their
-- profile is hidden.
-- A function and not a view, so that no client can list all former names of a user.
create function public.current_username(former text) returns text
language sql stable security definer set search_path = '' as $$
  select p.username
  from public.former_usernames f join public.shown_profiles p on p.id = f.user_id
  where f.username_key = lower(former) and f.changed_at > now() - interval '1 year'
$$;

-- Whether the caller could choose this name now: also another spelling of their own, or a former name of theirs. Runs with its
-- creator's rights to read the former names, of which it shows no more than a refusal does.
create function public.is_username_free(name text) returns boolean
language sql stable security definer set search_path = '' as $$
  select not public.is_reserved_username(name)
    and not exists (
      select from public.profiles p where lower(p.username) = lower(name) and p.id is distinct from (select auth.uid())
    )
    and not exists (
      select from public.former_usernames f
      where f.username_key = lower(name) and f.changed_at > now() - interval '1 year'
        and (f.user_id is null or f.user_id is distinct from (select auth.uid()))
    )
$$;

grant execute on function public.change_username(text) to authenticated;
grant execute on function public.current_username(text), public.is_username_free(text) to anon, authenticated;
