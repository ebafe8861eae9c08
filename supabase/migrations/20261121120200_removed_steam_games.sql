-- A removed game's apps of the Steam library go with it (steam_games references user_games), so they lie in the bin too.
alter table public.removed_games add column apps jsonb not null default '[]';

-- Planned anew at each call: a plan that was kept from when the shelf was small takes minutes on a large one.
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
  return case when removed > 0 then undo_id end;
end $$;

-- The columns of a table that can be written, so that one that a later migration adds comes back too.
create function public.written_columns(relation regclass) returns text
language sql stable set search_path = '' as $$
  select string_agg(quote_ident(a.attname), ', ') from pg_catalog.pg_attribute a
  where a.attrelid = relation and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
$$;

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
  with taken as (
    delete from public.removed_games r where r.undo = restore_games.undo and r.user_id = person
    returning r.game, r.apps
  )
  select jsonb_agg(taken.game), jsonb_path_query_array(jsonb_agg(taken.apps), '$[*][*]') into games, apps from taken;
  if games is null then
    return null;
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
  return coalesce(cardinality(restored), 0);
end $$;

revoke all on function public.written_columns(regclass) from public, anon, authenticated;
