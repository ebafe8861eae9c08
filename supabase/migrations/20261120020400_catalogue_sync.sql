-- The writes of the sync job, which copies IGDB's catalogue: only `service_role` may execute them. Each is atomic and stores
-- how far the job has come, so that a job that was killed goes on where it was.

-- One row. Visitors may read what the status page shows.
create table public.catalogue_state (
  id boolean primary key default true check (id),
  -- What the catalogue is a copy of: `igdb`, or `sandbox:` and the fingerprint of its sample games.
  source text,
  -- Whether a first full pass has finished.
  is_loaded boolean not null default false,
  games integer not null default 0,
  synchronised_at timestamptz,
  -- The unfinished pass (`full` or `changes`), its step, and the last id that this step has written.
  pass text,
  step text,
  last_id integer not null default 0,
  started_at timestamptz,
  -- When the last finished passes began, and when all ids were last compared.
  changes_at timestamptz,
  full_at timestamptz,
  popularity_at timestamptz,
  swept_at timestamptz,
  -- The day as of which game_facets counts "released"; null until the first full pass.
  counted_on date,
  -- The job that may write, and until when if it sends nothing.
  lease uuid,
  lease_seconds integer not null default 30,
  leased_until timestamptz
);
insert into public.catalogue_state default values;

alter table public.catalogue_state enable row level security;
create policy catalogue_state_select on public.catalogue_state for select to anon, authenticated using (true);
grant select (id, source, is_loaded, games, synchronised_at) on public.catalogue_state to anon, authenticated;

-- Takes the lease. Fails with QS010 while another job has it.
create function public.acquire_catalogue(seconds integer)
returns public.catalogue_state
language plpgsql
set search_path = ''
as $$
declare
  state public.catalogue_state;
begin
  select * into strict state from public.catalogue_state for update;
  if state.lease is not null and state.leased_until > clock_timestamp() then
    raise exception 'Another job has the lease' using errcode = 'QS010', detail = state.leased_until::text;
  end if;
  update public.catalogue_state
    set lease = gen_random_uuid(), lease_seconds = seconds,
      leased_until = clock_timestamp() + make_interval(secs => seconds)
    returning * into state;
  return state;
end $$;

-- Renews the lease and stores the job's progress if it is given. Fails with QS011 when another job has the lease.
create function public.renew_catalogue(lease uuid, progress jsonb default '{}')
returns void
language plpgsql
set search_path = ''
as $$
begin
  update public.catalogue_state state
    set leased_until = clock_timestamp() + make_interval(secs => state.lease_seconds),
      step = coalesce(progress ->> 'step', state.step),
      last_id = coalesce((progress ->> 'last_id')::integer, state.last_id),
      popularity_at = case progress ->> 'finished' when 'popularity' then state.started_at else state.popularity_at end,
      swept_at = case progress ->> 'finished' when 'sweep' then state.started_at else state.swept_at end
    where state.lease = renew_catalogue.lease;
  if not found then
    raise exception 'Another job has the lease' using errcode = 'QS011';
  end if;
end $$;

create function public.release_catalogue(lease uuid)
returns void
language sql
set search_path = ''
as $$
  update public.catalogue_state state set lease = null, leased_until = null where state.lease = release_catalogue.lease;
$$;

create function public.begin_catalogue_pass(lease uuid, pass text, source text)
returns public.catalogue_state
language plpgsql
set search_path = ''
as $$
declare
  result public.catalogue_state;
begin
  perform public.renew_catalogue(lease);
  update public.catalogue_state state
    set is_loaded = state.is_loaded and state.source is not distinct from begin_catalogue_pass.source,
      pass = begin_catalogue_pass.pass, source = begin_catalogue_pass.source, step = null, last_id = 0, started_at = now()
    returning * into result;
  return result;
end $$;

create function public.finish_catalogue_pass(lease uuid)
returns public.catalogue_state
language plpgsql
set search_path = ''
as $$
declare
  result public.catalogue_state;
begin
  perform public.renew_catalogue(lease);
  if (select state.pass = 'full' from public.catalogue_state state) then
    delete from public.companies where id not in (
      select unnest(developers) from public.games union select unnest(publishers) from public.games
    );
  end if;
  update public.catalogue_state state
    set is_loaded = true, games = (select count(*) from public.games), synchronised_at = now(),
      changes_at = state.started_at,
      full_at = case state.pass when 'full' then state.started_at else state.full_at end,
      swept_at = case state.pass when 'full' then state.started_at else state.swept_at end,
      pass = null, step = null, last_id = 0, started_at = null
    returning * into result;
  return result;
end $$;

-- Whole tables: what is missing in them is deleted.
create function public.sync_lookups(lease uuid, page jsonb)
returns void
language plpgsql
set search_path = ''
as $$
declare
  kind text;
begin
  perform public.renew_catalogue(lease, page);
  insert into public.platforms as old (id, slug, name, abbreviation)
    select id, slug, name, abbreviation
    from jsonb_to_recordset(page -> 'platforms') as new (id smallint, slug text, name text, abbreviation text)
    on conflict (id) do update set slug = excluded.slug, name = excluded.name, abbreviation = excluded.abbreviation
    where old is distinct from excluded;
  delete from public.platforms where not page -> 'platforms' @> jsonb_build_array(jsonb_build_object('id', id));
  foreach kind in array array['genres', 'themes'] loop
    execute format(
      'insert into public.%1$I as old (id, slug, name)
         select id, slug, name from jsonb_to_recordset($1) as new (id smallint, slug text, name text)
         on conflict (id) do update set slug = excluded.slug, name = excluded.name where old is distinct from excluded',
      kind
    ) using page -> kind;
    execute format('delete from public.%I where not $1 @> jsonb_build_array(jsonb_build_object(''id'', id))', kind)
      using page -> kind;
  end loop;
end $$;

-- Known companies only, where their names have changed; those of new games come with the games.
create function public.sync_companies(lease uuid, page jsonb)
returns void
language plpgsql
set search_path = ''
as $$
begin
  perform public.renew_catalogue(lease, page);
  update public.companies company
    set slug = new.slug, name = new.name, updated_at = new.updated_at
    from jsonb_to_recordset(page -> 'companies') as new (id integer, slug text, name text, updated_at timestamptz)
    where company.id = new.id and company.updated_at <= new.updated_at
      and (company.slug, company.name, company.updated_at) is distinct from (new.slug, new.name, new.updated_at);
end $$;

-- Deletes the games with ids above `after` up to `until` that are not in `kept`. IGDB never loses so many at once that it
-- could be more than a page: rather than that, an answer was incomplete (QS012).
create function public.delete_missing_games(after integer, until integer, kept integer[])
returns void
language plpgsql
set search_path = ''
as $$
declare
  deleted integer;
begin
  delete from public.games game where game.id > after and game.id <= until and game.id <> all (kept);
  get diagnostics deleted = row_count;
  if deleted > 500 and (select is_loaded from public.catalogue_state) then
    raise exception 'IGDB left out % games with ids from % to %', deleted, after + 1, until using errcode = 'QS012';
  end if;
end $$;

-- Games with their companies, names, release dates and ids in stores. Where `until` is given, the games with ids above `after`
-- up to `until` are deleted unless they are in `games` or `kept`.
create function public.sync_games(lease uuid, page jsonb)
returns void
language plpgsql
set search_path = ''
as $$
declare
  ids integer[] := array(select (game ->> 'id')::integer from jsonb_array_elements(page -> 'games') as game);
begin
  perform public.renew_catalogue(lease, page);
  if page ? 'until' then
    perform public.delete_missing_games(
      (page ->> 'after')::integer, (page ->> 'until')::integer,
      ids || array(select jsonb_array_elements_text(page -> 'kept')::integer)
    );
  end if;

  insert into public.companies as company (id, slug, name, updated_at)
    select id, slug, name, updated_at
    from jsonb_to_recordset(page -> 'companies') as new (id integer, slug text, name text, updated_at timestamptz)
    on conflict (id) do update set slug = excluded.slug, name = excluded.name, updated_at = excluded.updated_at
    where company is distinct from excluded;

  insert into public.games as game (
    id, slug, name, cover_image_id, game_type, game_status, version_parent, parent_game, first_release_date,
    first_release_format, total_rating, total_rating_count, hypes, genres, themes, game_modes, platforms, developers,
    publishers, series, updated_at, checksum
  )
    select new.id, new.slug, new.name, new.cover_image_id, new.game_type, new.game_status, new.version_parent,
      new.parent_game, new.first_release_date, new.first_release_format, new.total_rating, new.total_rating_count,
      new.hypes, new.genres, new.themes, new.game_modes, new.platforms, new.developers, new.publishers, new.series,
      new.updated_at, new.checksum
    from jsonb_populate_recordset(null::public.games, page -> 'games') as new
    on conflict (id) do update set
      slug = excluded.slug, name = excluded.name, cover_image_id = excluded.cover_image_id,
      game_type = excluded.game_type, game_status = excluded.game_status, version_parent = excluded.version_parent,
      parent_game = excluded.parent_game, first_release_date = excluded.first_release_date,
      first_release_format = excluded.first_release_format, total_rating = excluded.total_rating,
      total_rating_count = excluded.total_rating_count, hypes = excluded.hypes, genres = excluded.genres,
      themes = excluded.themes, game_modes = excluded.game_modes, platforms = excluded.platforms,
      developers = excluded.developers, publishers = excluded.publishers, series = excluded.series,
      updated_at = excluded.updated_at, checksum = excluded.checksum
    where (
      game.slug, game.name, game.cover_image_id, game.game_type, game.game_status, game.version_parent,
      game.parent_game, game.first_release_date, game.first_release_format, game.total_rating, game.total_rating_count,
      game.hypes, game.genres, game.themes, game.game_modes, game.platforms, game.developers, game.publishers,
      game.series, game.updated_at, game.checksum
    ) is distinct from (
      excluded.slug, excluded.name, excluded.cover_image_id, excluded.game_type, excluded.game_status,
      excluded.version_parent, excluded.parent_game, excluded.first_release_date, excluded.first_release_format,
      excluded.total_rating, excluded.total_rating_count, excluded.hypes, excluded.genres, excluded.themes,
      excluded.game_modes, excluded.platforms, excluded.developers, excluded.publishers, excluded.series,
      excluded.updated_at, excluded.checksum
    );

  with new as materialized (
    select game.id as game_id, other.name, other.name = game.name as is_main
    from jsonb_to_recordset(page -> 'games') as game (id integer, name text, names text[])
    cross join lateral unnest(game.names) as other (name)
  ), deleted as (
    delete from public.game_names old
      where old.game_id = any (ids)
        and not exists (select from new where new.game_id = old.game_id and new.name = old.name)
  )
  insert into public.game_names as old (game_id, name, is_main)
    select game_id, name, is_main from new
    on conflict (game_id, name) do update set is_main = excluded.is_main where old.is_main <> excluded.is_main;

  with new as materialized (
    select date.*, game.id as game_id
    from jsonb_to_recordset(page -> 'games') as game (id integer, release_dates jsonb)
    cross join lateral jsonb_to_recordset(game.release_dates) as date (
      id integer, date date, date_format smallint, platform smallint, release_region smallint, status smallint
    )
  ), deleted as (
    delete from public.release_dates old
      where old.game_id = any (ids) and not exists (select from new where new.id = old.id)
  )
  insert into public.release_dates as old (id, game_id, date, date_format, platform, release_region, status)
    select id, game_id, date, date_format, platform, release_region, status from new
    on conflict (id) do update set
      game_id = excluded.game_id, date = excluded.date, date_format = excluded.date_format,
      platform = excluded.platform, release_region = excluded.release_region, status = excluded.status
    where old is distinct from excluded;

  with new as materialized (
    select store.*, game.id as game_id
    from jsonb_to_recordset(page -> 'games') as game (id integer, external_games jsonb)
    cross join lateral jsonb_to_recordset(game.external_games) as store (external_game_source smallint, uid text)
  ), deleted as (
    delete from public.external_games old
      where old.game_id = any (ids)
        and not exists (
          select from new
          where new.external_game_source = old.external_game_source and new.uid = old.uid and new.game_id = old.game_id
        )
  )
  insert into public.external_games (external_game_source, uid, game_id)
    select external_game_source, uid, game_id from new
    on conflict do nothing;
end $$;

-- Compares a range of ids: deletes the games that are not in `ids`, and returns those that are missing.
create function public.sweep_games(lease uuid, page jsonb)
returns integer[]
language plpgsql
set search_path = ''
as $$
declare
  ids integer[] := array(select jsonb_array_elements_text(page -> 'ids')::integer);
begin
  perform public.renew_catalogue(lease);
  perform public.delete_missing_games((page ->> 'after')::integer, (page ->> 'until')::integer, ids);
  return array(
    select wanted.id from unnest(ids) as wanted (id)
    where not exists (select from public.games game where game.id = wanted.id) order by wanted.id
  );
end $$;

-- Where `until` is given, the other games with ids above `after` up to `until` lose their times.
create function public.sync_times_to_beat(lease uuid, page jsonb)
returns void
language plpgsql
set search_path = ''
as $$
begin
  perform public.renew_catalogue(lease, page);
  update public.games game
    set hastily = new.hastily, normally = new.normally, completely = new.completely
    from jsonb_to_recordset(page -> 'times') as new (id integer, hastily integer, normally integer, completely integer)
    where game.id = new.id
      and (game.hastily, game.normally, game.completely) is distinct from (new.hastily, new.normally, new.completely);
  if page ? 'until' then
    update public.games game set hastily = null, normally = null, completely = null
      where game.id > (page ->> 'after')::integer and game.id <= (page ->> 'until')::integer
        and (game.hastily, game.normally, game.completely) is distinct from (null::integer, null::integer, null::integer)
        and game.id not in (select (new ->> 'id')::integer from jsonb_array_elements(page -> 'times') as new);
  end if;
end $$;

-- The games with ids above `after` up to `until` that are not in `scores` lose their popularity.
create function public.sync_popularity(lease uuid, page jsonb)
returns void
language plpgsql
set search_path = ''
as $$
begin
  perform public.renew_catalogue(lease, page);
  update public.games game set popularity = new.popularity
    from jsonb_to_recordset(page -> 'scores') as new (id integer, popularity real)
    where game.id = new.id and game.popularity is distinct from new.popularity;
  update public.games game set popularity = null
    where game.id > (page ->> 'after')::integer and game.id <= (page ->> 'until')::integer and game.popularity is not null
      and game.id not in (select (new ->> 'id')::integer from jsonb_array_elements(page -> 'scores') as new);
end $$;
