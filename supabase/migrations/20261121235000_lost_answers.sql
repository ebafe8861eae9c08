-- A removal or an undo whose answer was lost on its way is asked for again. The second call answers what the first would
-- have: nothing is done twice, and the way back is not lost.

-- What was put back within the last hour, and how many games came.
create table public.restored_games (
  undo uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  restored_at timestamptz not null default now(),
  games integer not null
);

create index restored_games_by_user on public.restored_games (user_id);
create index restored_games_by_age on public.restored_games (restored_at);

-- As the bin: reached through the functions alone.
alter table public.restored_games enable row level security;
revoke all on public.restored_games from public, anon, authenticated;
grant all on public.restored_games to service_role;

create or replace function public.remove_games(game_ids integer[]) returns uuid
language plpgsql security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
declare
  person constant uuid := auth.uid();
  undo_id constant uuid := gen_random_uuid();
  removed integer;
begin
  if person is null then
    raise exception 'nobody is signed in' using errcode = '42501';
  end if;
  if cardinality(game_ids) > 10000 then
    raise exception 'too many games at once' using errcode = '22023';
  end if;
  delete from public.removed_games where removed_at < now() - interval '1 hour';
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
  person constant uuid := auth.uid();
  games jsonb;
  apps jsonb;
  restored integer[];
begin
  if person is null then
    raise exception 'nobody is signed in' using errcode = '42501';
  end if;
  delete from public.removed_games where removed_at < now() - interval '1 hour';
  delete from public.restored_games where restored_at < now() - interval '1 hour';
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
