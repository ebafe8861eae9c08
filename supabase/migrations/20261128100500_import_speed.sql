-- As before, but faster: one statement writes the matches of a batch, because PostgreSQL has no statistics of rows that were just
-- added, and apps of Steam are only looked for where the file has some.

create or replace function public.match_import(import uuid, batch integer default 200) returns jsonb
language plpgsql security definer set search_path = '' set statement_timeout = '8s' set jit = off
set plan_cache_mode = force_custom_plan as $$
declare
  this constant public.imports := public.lock_own_import(match_import.import, '{matching,review}');
  until constant timestamptz := clock_timestamp() + interval '1.5 seconds';
  titles record;
  choice_keys text[] := '{}';
  answers public.title_match[] := '{}';
begin
  if this.state = 'review' then
    return public.import_progress(this.id);
  end if;
  -- Ids, in one statement. Rows that have none, or none that the catalogue knows, get the key of their title.
  with next_rows as materialized (
    select r.*, public.tidy_title(r.title) as tidy from public.import_rows r
    where r.import_id = this.id and r.match is null and r.problem is null
    order by r.row limit least(greatest(coalesce(match_import.batch, 200), 1), 1000)
  ),
  named_platforms as materialized (
    select names.word, public.platforms_of(names.word) as ids
    from (select distinct coalesce(r.platform, (r.tidy).platform) as word from next_rows r) as names
    where names.word is not null
  ),
  keyed as (
    select r.row, coalesce(by_id.id, by_store.id, by_slug.id, case when r.own ->> 'game_name' <> '' then r.igdb_id end) as game_id,
      case
        when r.title = '' then concat_ws('|', '', r.igdb_id, r.slug, r.store_source, r.store_uid)
        else public.import_choice_key(r.title, coalesce(r.year, (r.tidy).year), p.ids)
      end as choice_key
    from next_rows r
    left join named_platforms p on p.word = coalesce(r.platform, (r.tidy).platform)
    left join public.games by_id on by_id.id = r.igdb_id
    left join lateral (
      select g.id from public.external_games e join public.games g on g.id = e.game_id
      where by_id.id is null and e.external_game_source = r.store_source and e.uid = r.store_uid
      order by public.match_rank(g) limit 1
    ) as by_store on true
    left join lateral (
      select g.id from public.games g where by_id.id is null and by_store.id is null and g.slug = r.slug order by g.id limit 1
    ) as by_slug on true
  )
  update public.import_rows r set
    choice_key = k.choice_key,
    game_id = coalesce(k.game_id, c.game_id),
    skip = k.game_id is null and c.title_key is not null and c.game_id is null,
    match = case
      when k.game_id is not null then 'id'
      when c.title_key is not null then 'chosen'
      when r.title = '' then 'none'
    end
  from keyed k
  left join public.import_choices c on c.user_id = this.user_id and c.title_key = k.choice_key and k.game_id is null
  where r.import_id = this.id and r.row = k.row;

  -- Titles, each once.
  for titles in
    select r.choice_key, min(r.title) as title, min(r.year) as year, min(coalesce(r.platform, (public.tidy_title(r.title)).platform)) as platform
    from public.import_rows r
    where r.import_id = this.id and r.match is null and r.problem is null and r.choice_key is not null
    group by r.choice_key
    order by min(r.row)
  loop
    choice_keys := choice_keys || titles.choice_key;
    answers := answers || public.match_title(
      titles.title, titles.year, case when titles.platform is not null then public.platforms_of(titles.platform) end
    );
    exit when clock_timestamp() > until;
  end loop;
  update public.import_rows r set
    match = a.match, game_id = a.game_id, candidates = a.candidates, is_likely = a.is_likely
  from unnest(choice_keys, answers) as a (choice_key, match, game_id, candidates, is_likely)
  where r.import_id = this.id and r.choice_key = a.choice_key and r.match is null and r.problem is null;
  return public.import_progress(this.id);
end $$;


create or replace function public.write_import(import uuid, batch integer default 200, cover_prefix text default null) returns jsonb
language plpgsql security definer set search_path = '' set statement_timeout = '8s' set plan_cache_mode = 'force_custom_plan'
set timezone = 'UTC' as $$
declare
  owner constant uuid := public.lock_own_shelf();
  this constant public.imports := public.lock_own_import(write_import.import, '{review,writing,done}');
  after_game constant integer := case when this.state = 'writing' then this.written_to else 0 end;
  next_games integer[];
  games_left integer;
  added_games integer;
  changed_games integer;
  new_state text;
begin
  if this.state = 'done' and this.undo_until < now() then
    raise exception 'This import has ended.' using errcode = 'QS008';
  end if;
  with waiting as (
    select distinct r.game_id from public.import_rows r
    where r.import_id = this.id and r.game_id > after_game and not r.skip
      and not exists (select from public.import_games w where w.import_id = this.id and w.game_id = r.game_id)
  )
  select array(select w.game_id from waiting w order by w.game_id limit least(greatest(coalesce(write_import.batch, 200), 1), 1000)),
    (select count(*) from waiting)
  into next_games, games_left;
  games_left := games_left - cardinality(next_games);
  new_state := case when games_left = 0 then 'done' else 'writing' end;
  if this.counts is null then
    update public.imports i set counts = public.import_counts(this.id) where i.id = this.id;
  end if;
  perform set_config('questshelf.has_dates', 'on', true);

  with planned as materialized (
    select p.* from public.import_plan(this.id, next_games) p where p.before is distinct from p.after
  ),
  stored as (
    insert into public.import_games (import_id, game_id, user_id, before, after)
    select this.id, p.game_id, owner, case when p.before is not null then public.differing_fields(p.before, p.after) end,
      case when p.before is null then p.after else public.differing_fields(p.after, p.before) end
    from planned p
  ),
  inserted as (
    insert into public.user_games (
      user_id, game_id, game_name, game_cover_url, game_summary, game_rating, game_release_date, game_platforms, game_genres, status,
      imported, date_added, date_completed, user_rating, notes, hours_played, steam_playtime_minutes
    )
    select
      owner, p.game_id, coalesce(nullif(left(o.game_name, 500), ''), left(g.name, 500), 'Game ' || p.game_id),
      case
        when o.game_cover_url ~ '^(https://images\.igdb\.com/igdb/image/upload|/_sandbox/images)/t_[a-z0-9_]{1,32}/[A-Za-z0-9_-]{1,64}\.(jpg|png|webp)$'
        then o.game_cover_url
        when p.own is null and g.cover_image_id ~ '^[A-Za-z0-9_-]{1,64}$' then write_import.cover_prefix || '/' || g.cover_image_id || '.jpg'
      end,
      left(o.game_summary, 5000),
      case when p.own is null then round(g.total_rating::numeric, 2) when o.game_rating between 0 and 100 then o.game_rating end,
      case when p.own is null then date_trunc('year', g.first_release_date::timestamp)::date else o.game_release_date end,
      public.fitting_names(coalesce(o.game_platforms, array(
        select l.name from unnest(g.platforms) with ordinality as u (id, place) join public.platforms l on l.id = u.id order by u.place
      )), 100, 4000),
      public.fitting_names(coalesce(o.game_genres, array(
        select l.name from unnest(g.genres) with ordinality as u (id, place) join public.genres l on l.id = u.id order by u.place
      )), 50, 2000),
      p.after ->> 'status', (p.after ->> 'imported')::boolean, (p.after ->> 'date_added')::timestamptz,
      (p.after ->> 'date_completed')::timestamptz, (p.after ->> 'rating')::numeric, p.after ->> 'notes', (p.after ->> 'hours')::numeric,
      (p.after ->> 'steam_playtime_minutes')::integer
    from planned p
    left join public.games g on g.id = p.game_id
    left join lateral jsonb_to_record(p.own) as o (
      game_name text, game_cover_url text, game_summary text, game_rating numeric, game_release_date date, game_platforms text[],
      game_genres text[]
    ) on true
    where p.before is null
    order by p.game_id
    returning 1
  ),
  updated as (
    update public.user_games u set
      status = p.after ->> 'status',
      user_rating = (p.after ->> 'rating')::numeric,
      hours_played = (p.after ->> 'hours')::numeric,
      notes = p.after ->> 'notes',
      date_completed = (p.after ->> 'date_completed')::timestamptz
    from planned p
    where u.user_id = owner and u.game_id = p.game_id and p.before is not null
    returning 1
  )
  select (select count(*) from inserted), (select count(*) from updated) into added_games, changed_games;

  perform set_config('questshelf.has_dates', '', true);

  if exists (
    select from public.import_rows r where r.import_id = this.id and r.game_id = any (next_games) and r.own ? 'steam_games'
  ) then
    insert into public.steam_games (user_id, appid, game_id, name, matched_by, playtime_minutes, imported_at)
    select distinct on (s.appid)
      owner, s.appid, p.game_id, left(s.name, 500), s.matched_by, least(greatest(coalesce(s.playtime_minutes, 0), 0), 60000000),
      least(coalesce(s.imported_at, now()), now())
    from public.import_games w
    join public.import_plan(this.id, next_games) p on p.game_id = w.game_id
    cross join lateral jsonb_to_recordset(p.own -> 'steam_games') as s (
      appid bigint, name text, matched_by text, playtime_minutes integer, imported_at timestamptz
    )
    where w.import_id = this.id and w.before is null and s.appid between 1 and 4294967295 and s.name <> ''
      and s.matched_by in ('person', 'steam_id', 'name', 'search')
    order by s.appid
    on conflict (user_id, appid) do nothing;
  end if;

  update public.imports i set
    state = new_state,
    written_to = case when new_state = 'done' then 0 else next_games[cardinality(next_games)] end,
    added = i.added + added_games,
    changed = i.changed + changed_games,
    finished_at = case when new_state = 'done' then coalesce(i.finished_at, now()) end,
    undo_until = case
      when added_games + changed_games > 0 then now() + interval '7 days' else coalesce(i.undo_until, now() + interval '7 days')
    end
  where i.id = this.id;
  -- With what the user chose meanwhile.
  if new_state = 'done' then
    update public.imports i set counts = public.import_counts(this.id) where i.id = this.id;
  end if;
  return jsonb_build_object('written', added_games + changed_games, 'left', games_left, 'state', new_state);
end $$;
