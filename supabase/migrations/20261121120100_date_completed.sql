-- Completing a game dates it, whoever changes the status and however many at once. Not when the same change gives a date of
-- its own, and not over a date that the person typed: those are whole days (midnight UTC), the database's own never are.
create function public.set_date_completed() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.status = 'completed' and old.status <> 'completed'
    and new.date_completed is not distinct from old.date_completed
    and (old.date_completed is null or date_trunc('day', old.date_completed, 'UTC') <> old.date_completed)
  then
    new.date_completed := clock_timestamp();
  end if;
  return new;
end $$;

revoke all on function public.set_date_completed() from public, anon, authenticated;

create trigger user_games_set_date_completed before update on public.user_games
for each row execute function public.set_date_completed();

-- Those of the given games on the caller's shelf of which the shelf itself cannot tell that they are released: it can when
-- the year of release was over before the game was added.
create function public.unsure_releases(game_ids integer[]) returns integer[]
language sql stable security invoker set search_path = '' as $$
  select coalesce(array_agg(g.game_id), '{}') from public.user_games g
  where g.user_id = (select auth.uid()) and g.game_id = any (game_ids)
    and (
      g.game_release_date is null
      or extract(year from g.game_release_date) >= extract(year from g.date_added at time zone 'UTC')
    )
$$;

-- Gives games of the caller's shelf a status; the answer is how many there are. As a function because the ids of a whole
-- shelf do not fit into an address. Planned anew at each call: a plan from a small shelf is slow on a large one.
create function public.set_status(game_ids integer[], new_status text) returns integer
language plpgsql security invoker set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
declare
  found_games integer;
begin
  update public.user_games g set status = new_status
  where g.user_id = (select auth.uid()) and g.game_id = any (game_ids) and g.status <> new_status;
  select count(*) into found_games from public.user_games g
  where g.user_id = (select auth.uid()) and g.game_id = any (game_ids);
  return found_games;
end $$;

revoke all on function public.unsure_releases(integer[]), public.set_status(integer[], text)
from public, anon, authenticated;
grant execute on function public.unsure_releases(integer[]), public.set_status(integer[], text)
to authenticated, service_role;
