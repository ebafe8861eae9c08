-- Which game of the shelf each app of a user's Steam library is. Only its owner reads or writes it.

create table public.steam_games (
  user_id uuid not null references auth.users (id) on delete cascade,
  appid bigint not null,
  game_id integer not null,
  name text not null,
  matched_by text not null,
  playtime_minutes integer not null default 0,
  imported_at timestamptz not null default now(),
  primary key (user_id, appid),
  -- Removing a game removes its apps; the next import adds them again.
  foreign key (user_id, game_id) references public.user_games (user_id, game_id) on delete cascade,
  -- Steam's app ids are unsigned 32-bit integers.
  constraint steam_games_appid_range check (appid between 1 and 4294967295),
  constraint steam_games_name_length check (char_length(name) between 1 and 500),
  -- 'person': the user corrected the match.
  constraint steam_games_matched_by_known check (matched_by in ('person', 'steam_id', 'name', 'search')),
  constraint steam_games_playtime_range check (playtime_minutes between 0 and 60000000)
);

create index steam_games_by_game on public.steam_games (user_id, game_id);

create trigger steam_games_limit_rows after insert on public.steam_games
referencing new table as added
for each statement execute function public.limit_rows('20000', 'QS002', 'Your Steam imports are full: they hold 20,000 games.');

alter table public.steam_games enable row level security;

create policy steam_games_own on public.steam_games to authenticated using (user_id = (select auth.uid()));
grant select, delete on public.steam_games to authenticated;
grant insert (user_id, appid, game_id, name, matched_by, playtime_minutes, imported_at)
  on public.steam_games to authenticated;
grant update (game_id, name, matched_by, playtime_minutes) on public.steam_games to authenticated;

-- What is imported already. One row per user, because PostgREST returns at most 1,000 rows.
create view public.steam_imports with (security_invoker = true) as
select
  s.user_id,
  jsonb_object_agg(
    s.appid::text,
    jsonb_build_object(
      'gameId', s.game_id, 'gameName', g.game_name, 'matchedBy', s.matched_by, 'playtimeMinutes', s.playtime_minutes
    )
  ) as imports
from public.steam_games s
join public.user_games g on g.user_id = s.user_id and g.game_id = s.game_id
group by s.user_id;

grant select on public.steam_imports to authenticated;

-- Adds imported games to the shelf. A game that is there already is only marked as imported: status, rating, notes, hours and
-- dates are the user's. Each element of "games" has the columns named here.
create function public.add_imported_games(owner uuid, games jsonb) returns void
language sql security invoker set search_path = '' as $$
  insert into public.user_games (
    user_id, game_id, game_name, game_cover_url, game_summary, game_rating, game_release_date, game_platforms,
    game_genres, status, imported
  )
  select distinct on (g.game_id)
    owner, g.game_id, g.game_name, g.game_cover_url, g.game_summary, g.game_rating, g.game_release_date,
    coalesce(g.game_platforms, '{}'), coalesce(g.game_genres, '{}'), 'imported', true
  from jsonb_to_recordset(games) as g (
    game_id integer, game_name text, game_cover_url text, game_summary text, game_rating numeric,
    game_release_date date, game_platforms text[], game_genres text[]
  )
  order by g.game_id
  on conflict (user_id, game_id) do update set imported = true where not public.user_games.imported;
$$;

-- A game's play time on Steam is the sum over its apps.
create function public.sum_steam_playtime(owner uuid, game_ids integer[]) returns void
language sql security invoker set search_path = '' as $$
  update public.user_games u
  set steam_playtime_minutes = s.minutes
  from (
    select g.id, least(sum(a.playtime_minutes), 60000000)::integer as minutes
    from unnest(game_ids) as g (id)
    left join public.steam_games a on a.user_id = owner and a.game_id = g.id
    group by g.id
  ) s
  where u.user_id = owner and u.game_id = s.id and u.steam_playtime_minutes is distinct from s.minutes;
$$;

-- Writes a batch of an import, all or nothing. Each element of "games" is an app: { appid, name, playtime_minutes } and, if the
-- catalogue has the game, { matched_by, game_id, game_name, … }. An app imported before keeps its game; only its name and play
-- time are updated. Returns the apps that are on the shelf now: [{ appid, gameId, gameName, coverUrl, releaseYear, matchedBy, isNew }]. What the batches
-- with the same id of an import have added can be undone together (record_steam_import).
create function public.import_steam_games(games jsonb, import uuid default null) returns jsonb
language plpgsql security invoker set search_path = '' set statement_timeout = '8s' as $$
declare
  owner uuid := public.lock_own_shelf();
  new_apps jsonb;
  before jsonb;
  shelved integer[];
  touched integer[];
  answer jsonb;
begin
  select coalesce(jsonb_agg(g.app), '[]'::jsonb) into new_apps
  from (
    select distinct on (app ->> 'appid') app from jsonb_array_elements(games) as app where app ->> 'game_id' is not null
  ) g
  where not exists (
    select from public.steam_games s where s.user_id = owner and s.appid = (g.app ->> 'appid')::bigint
  );

  select coalesce(array_agg(u.game_id), '{}'),
    coalesce(jsonb_object_agg(u.game_id, jsonb_build_object('imported', u.imported, 'steam_playtime_minutes', u.steam_playtime_minutes)), '{}')
  into shelved, before
  from public.user_games u
  where u.user_id = owner and u.game_id in (select (f ->> 'game_id')::integer from jsonb_array_elements(new_apps) as f);

  perform public.add_imported_games(owner, new_apps);

  update public.steam_games s
  set name = g.name, playtime_minutes = g.playtime_minutes
  from jsonb_to_recordset(games) as g (appid bigint, name text, playtime_minutes integer)
  where s.user_id = owner and s.appid = g.appid
    and (s.name, s.playtime_minutes) is distinct from (g.name, g.playtime_minutes);

  insert into public.steam_games (user_id, appid, game_id, name, matched_by, playtime_minutes)
  select owner, f.appid, f.game_id, f.name, f.matched_by, f.playtime_minutes
  from jsonb_to_recordset(new_apps) as f (
    appid bigint, game_id integer, name text, matched_by text, playtime_minutes integer
  );

  select coalesce(array_agg(distinct s.game_id), '{}') into touched
  from public.steam_games s
  where s.user_id = owner and s.appid in (select (g ->> 'appid')::bigint from jsonb_array_elements(games) as g);

  perform public.sum_steam_playtime(owner, touched);
  if import is not null and new_apps <> '[]' then
    perform public.record_steam_import(import, array(select (f ->> 'appid')::bigint from jsonb_array_elements(new_apps) as f), before);
  end if;

  select coalesce(jsonb_agg(jsonb_build_object(
    'appid', s.appid,
    'gameId', s.game_id,
    'gameName', u.game_name,
    'coverUrl', u.game_cover_url,
    'releaseYear', extract(year from u.game_release_date),
    'matchedBy', s.matched_by,
    'isNew', s.appid in (select (f ->> 'appid')::bigint from jsonb_array_elements(new_apps) as f)
      and s.game_id <> all (shelved)
  )), '[]'::jsonb) into answer
  from public.steam_games s
  join public.user_games u on u.user_id = s.user_id and u.game_id = s.game_id
  where s.user_id = owner and s.appid in (select (g ->> 'appid')::bigint from jsonb_array_elements(games) as g);
  return answer;
end;
$$;

-- Sets the game of one app by hand; "app" is an element as above. The game matched before is removed if the import added it and
-- the user entered nothing there; otherwise it only loses its imported mark and Steam's play time.
create function public.correct_steam_game(app jsonb) returns void
language plpgsql security invoker set search_path = '' as $$
declare
  owner uuid := public.lock_own_shelf();
  this_appid bigint := (app ->> 'appid')::bigint;
  this_game integer := (app ->> 'game_id')::integer;
  old_game integer;
begin
  select s.game_id into old_game from public.steam_games s where s.user_id = owner and s.appid = this_appid;

  perform public.add_imported_games(owner, jsonb_build_array(app));

  insert into public.steam_games as s (user_id, appid, game_id, name, matched_by, playtime_minutes)
  values (owner, this_appid, this_game, app ->> 'name', 'person', (app ->> 'playtime_minutes')::integer)
  on conflict (user_id, appid) do update
  set game_id = excluded.game_id, name = excluded.name, matched_by = 'person',
    playtime_minutes = excluded.playtime_minutes
  where (s.game_id, s.name, s.matched_by, s.playtime_minutes)
    is distinct from (excluded.game_id, excluded.name, 'person', excluded.playtime_minutes);

  perform public.sum_steam_playtime(owner, array[this_game]);
  if old_game is null or old_game = this_game then
    return;
  end if;

  if exists (select from public.steam_games s where s.user_id = owner and s.game_id = old_game) then
    perform public.sum_steam_playtime(owner, array[old_game]);
    return;
  end if;
  delete from public.user_games u
  where u.user_id = owner and u.game_id = old_game and u.status = 'imported'
    and u.user_rating is null and u.notes is null and u.hours_played is null and u.date_completed is null
    and not public.has_records(owner, old_game);
  update public.user_games u
  set imported = false, steam_playtime_minutes = null
  where u.user_id = owner and u.game_id = old_game;
end;
$$;

-- The first two are called by the other two, which run with the caller's rights.
grant execute on function
  public.add_imported_games(uuid, jsonb), public.sum_steam_playtime(uuid, integer[]),
  public.import_steam_games(jsonb, uuid), public.correct_steam_game(jsonb)
to authenticated;

-- The automatic sync of users who have turned on profiles.steam_sync

-- Apps whose games the user has removed. A sync does not add them again; an import does. Only the newest 20,000 of a user are stored.
create table public.removed_steam_apps (
  user_id uuid not null references auth.users (id) on delete cascade,
  appid bigint not null,
  removed_at timestamptz not null default now(),
  primary key (user_id, appid)
);

alter table public.removed_steam_apps enable row level security;

create policy removed_steam_apps_select_own on public.removed_steam_apps for select to authenticated
using (user_id = (select auth.uid()));

grant select on public.removed_steam_apps to authenticated;

-- Begins a sync: notes that the caller's library is read now, and returns the apps that the sync must not add. Returns null, and
-- notes nothing, for an automatic sync that is not due: not chosen, without a Steam ID, or less than a day after the last one. Of
-- concurrent calls, one is due.
create function public.begin_steam_sync(automatic boolean) returns jsonb
language sql security invoker set search_path = '' as $$
  with begun as (
    update public.profiles p set steam_synced_at = now()
    where p.id = (select auth.uid()) and (
      not automatic
      or (p.steam_sync and p.steam_id is not null and coalesce(p.steam_synced_at < now() - interval '1 day', true))
    )
    returning true
  )
  select case when not automatic or exists (select from begun) then
    coalesce(
      (select jsonb_agg(a.appid order by a.appid) from public.removed_steam_apps a where a.user_id = (select auth.uid())),
      '[]'::jsonb
    )
  end
$$;

grant execute on function public.begin_steam_sync(boolean) to authenticated;
