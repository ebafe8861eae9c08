-- What everybody may see of a person who chose a username.
--
-- A policy hides rows and a grant hides columns from a role, but no policy can show a column to its owner and
-- hide it from another user of the same role. So the tables are their owner's alone, and these two views, which
-- run with their creator's rights on purpose, name the public columns one by one. Supabase's linter reports such
-- views (0010 security_definer_view); here that is the design: they take no argument, they hold no private column,
-- and only select is granted on them.

create view public.public_profiles with (security_invoker = false) as
select
  id,
  username,
  -- The key for a lookup without regard to case; "ilike" would read the underscore as a wildcard.
  lower(username) as username_key,
  avatar_url,
  banner_url,
  about,
  website,
  socials
from public.profiles
where username is not null;

create view public.public_user_games with (security_invoker = false, security_barrier = true) as
select
  g.id,
  g.user_id,
  g.game_id,
  g.game_name,
  g.game_cover_url,
  g.game_rating,
  g.game_release_date,
  -- That a game came from an import is private, and so is the status that says it.
  nullif(g.status, 'imported') as status,
  g.user_rating,
  g.date_added
from public.user_games g
where exists (select 1 from public.profiles p where p.id = g.user_id and p.username is not null);

revoke all on public.public_profiles, public.public_user_games from public, anon, authenticated;
grant select on public.public_profiles, public.public_user_games to anon, authenticated, service_role;
