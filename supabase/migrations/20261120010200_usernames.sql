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
    'edit', 'email', 'embed', 'everyone', 'explore', 'export', 'false', 'faq', 'favicon', 'faviconico', 'feedback', 'fonts',
    'forgotpassword', 'gallery', 'game', 'games', 'health', 'help', 'helpdesk', 'home', 'host', 'hostmaster', 'igdb', 'images',
    'import', 'index', 'info', 'invite', 'journal', 'js', 'legal', 'library', 'list', 'lists', 'login', 'logout', 'mail', 'mailbox',
    'mailerdaemon', 'manifest', 'me', 'media', 'metrics', 'mod', 'moderation', 'moderator', 'moderators', 'mods', 'nan', 'new',
    'newpassword', 'news', 'next', 'nobody', 'noreply', 'none', 'notifications', 'null', 'oembed', 'official', 'og', 'operator',
    'opensearch', 'owner', 'password', 'payment', 'plays', 'postmaster', 'press', 'privacy', 'profile', 'profiles', 'public', 'register',
    'report', 'resend', 'reset', 'robots', 'robotstxt', 'root', 'rss', 'rules', 'safety', 'sandbox', 'search', 'security',
    'service', 'session', 'settings', 'shelf', 'signin', 'signout', 'signup', 'sitemap', 'sitemaps', 'sitemapxml', 'sponsor',
    'staff', 'static', 'statistics', 'status', 'steam', 'store', 'sudo', 'supabase', 'superuser', 'support', 'sysadmin', 'system',
    'team', 'teams', 'terms', 'test', 'true', 'twitch', 'undefined', 'unknown', 'update', 'updates', 'upload', 'user', 'username',
    'users', 'verified', 'verify', 'webmaster', 'website', 'wellknown', 'widget', 'widgets', 'www'
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

revoke all on function
  public.keep_username(), public.is_reserved_username(text), public.refuse_reserved_username()
from public, anon, authenticated;
grant execute on function public.is_reserved_username(text) to anon, authenticated, service_role;
