-- Statements that write many rows of one shelf lock them in the order that their plan happens to choose: two of them at once
-- could deadlock, and a removal could miss an app that an import was just adding. So each takes the owner's lock first, in a
-- statement of its own: what follows sees all that was committed before. Shelves of different users never wait for each other.
create function public.lock_own_shelf() returns uuid
language plpgsql security invoker set search_path = '' as $$
declare
  owner constant uuid := (select auth.uid());
begin
  if owner is null then
    raise exception 'not signed in' using errcode = '42501';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('shelf ' || owner::text, 0));
  return owner;
end $$;

create or replace function public.lock_steam_import() returns uuid
language sql security invoker set search_path = '' as $$ select public.lock_own_shelf() $$;

-- For what a user writes without the functions below. lock_shelf takes the same lock.
create trigger user_games_lock_own_shelf before update on public.user_games
for each statement execute function public.lock_shelf();

create trigger steam_games_lock_own_shelf before update or delete on public.steam_games
for each statement execute function public.lock_shelf();

-- Removals and undos of all users delete what has expired. Rows that another one is deleting are skipped, not waited for.
create function public.delete_expired_removals() returns void
language plpgsql security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
begin
  delete from public.removed_games where ctid = any (array(
    select r.ctid from public.removed_games r where r.removed_at < now() - interval '1 hour' for update skip locked
  ));
  delete from public.restored_games where ctid = any (array(
    select r.ctid from public.restored_games r where r.restored_at < now() - interval '1 hour' for update skip locked
  ));
end $$;

create or replace function public.remove_games(game_ids integer[]) returns uuid
language plpgsql security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
declare
  person constant uuid := public.lock_own_shelf();
  undo_id constant uuid := gen_random_uuid();
  removed integer;
begin
  if cardinality(game_ids) > 10000 then
    raise exception 'too many games at once' using errcode = '22023';
  end if;
  perform public.delete_expired_removals();
  -- One statement: each part sees the apps as they were before it.
  with gone as (
    delete from public.user_games g where g.user_id = person and g.game_id = any (game_ids) returning g.*
  ), mapped as (
    select s.game_id, jsonb_agg(to_jsonb(s)) as apps from public.steam_games s
    where s.user_id = person and s.game_id = any (game_ids) group by s.game_id
  ), kept as (
    insert into public.removed_games (undo, user_id, game_id, game, apps)
    select undo_id, person, gone.game_id, to_jsonb(gone), coalesce(mapped.apps, '[]')
    from gone left join mapped on mapped.game_id = gone.game_id
    returning 1
  )
  select count(*) into removed from kept;
  if removed > 0 then
    return undo_id;
  end if;
  -- Nothing was there: the newest removal of the last minutes that took off no other games than these.
  return (
    select r.undo
    from public.removed_games r
    left join (select distinct unnest(game_ids) as id) asked on asked.id = r.game_id
    where r.user_id = person and r.removed_at > now() - interval '5 minutes'
    group by r.undo
    having count(*) = count(asked.id)
    order by max(r.removed_at) desc
    limit 1
  );
end $$;

create or replace function public.restore_games(undo uuid) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  person constant uuid := public.lock_own_shelf();
  games jsonb;
  apps jsonb;
  restored integer[];
begin
  perform public.delete_expired_removals();
  with taken as (
    delete from public.removed_games r where r.undo = restore_games.undo and r.user_id = person
    returning r.game, r.apps
  )
  select jsonb_agg(taken.game), jsonb_path_query_array(jsonb_agg(taken.apps), '$[*][*]') into games, apps from taken;
  if games is null then
    return (select r.games from public.restored_games r where r.undo = restore_games.undo and r.user_id = person);
  end if;
  execute format(
    'with back as (
       insert into public.user_games (%1$s) select %1$s from jsonb_populate_recordset(null::public.user_games, $1)
       on conflict (user_id, game_id) do nothing returning game_id
     ) select array_agg(game_id) from back',
    public.written_columns('public.user_games')
  ) using games into restored;
  -- An app that was imported meanwhile, or whose game was added again, stays as it is.
  execute format(
    'insert into public.steam_games (%1$s) select %1$s from jsonb_populate_recordset(null::public.steam_games, $1)
     where game_id = any ($2) on conflict (user_id, appid) do nothing',
    public.written_columns('public.steam_games')
  ) using apps, restored;
  insert into public.restored_games (undo, user_id, games)
  values (restore_games.undo, person, coalesce(cardinality(restored), 0));
  return coalesce(cardinality(restored), 0);
end $$;

create or replace function public.set_status(game_ids integer[], new_status text) returns integer
language plpgsql security invoker set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
declare
  owner constant uuid := public.lock_own_shelf();
  found_games integer;
begin
  update public.user_games g set status = new_status
  where g.user_id = owner and g.game_id = any (game_ids) and g.status <> new_status;
  select count(*) into found_games from public.user_games g
  where g.user_id = owner and g.game_id = any (game_ids);
  return found_games;
end $$;

revoke all on function public.lock_own_shelf(), public.delete_expired_removals()
from public, anon, authenticated;
grant execute on function public.lock_own_shelf() to authenticated;
