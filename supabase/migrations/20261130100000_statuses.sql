-- Three more statuses: paused, dropped, and endless for games without an end. Only the counts name them.

alter table public.user_games
  drop constraint user_games_status_known,
  add constraint user_games_status_known check (
    status in ('want', 'playing', 'completed', 'paused', 'dropped', 'endless', 'imported')
  );

create or replace view public.collection_counts with (security_invoker = true) as
select
  user_id,
  count(*)::integer as total,
  (count(*) filter (where status = 'playing'))::integer as playing,
  (count(*) filter (where status = 'completed'))::integer as completed,
  (count(*) filter (where status = 'want'))::integer as want,
  (count(*) filter (where imported))::integer as imported,
  (count(*) filter (where status = 'imported'))::integer as unsorted,
  (count(*) filter (where status = 'paused'))::integer as paused,
  (count(*) filter (where status = 'dropped'))::integer as dropped,
  (count(*) filter (where status = 'endless'))::integer as endless
from public.user_games
group by user_id;

-- "total" is the sum of the others.
create or replace view public.public_collection_counts with (security_invoker = false, security_barrier = true) as
select
  g.user_id,
  count(*)::integer as total,
  (count(*) filter (where g.status = 'playing'))::integer as playing,
  (count(*) filter (where g.status = 'completed'))::integer as completed,
  (count(*) filter (where g.status = 'want'))::integer as want,
  (count(*) filter (where g.status = 'imported'))::integer as imported,
  (count(*) filter (where g.status = 'paused'))::integer as paused,
  (count(*) filter (where g.status = 'dropped'))::integer as dropped,
  (count(*) filter (where g.status = 'endless'))::integer as endless
from public.user_games g
where exists (
  select 1 from public.profiles p
  where p.id = g.user_id and p.username is not null and (g.status <> 'imported' or p.show_imported)
)
group by g.user_id;

-- The status of the shelf; null for none. Imports know the same ones, except for "imported".
create or replace function public.shelf_status(import_status text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select case
    when import_status in ('want', 'playing', 'completed', 'paused', 'dropped', 'endless') then import_status
  end
$$;
