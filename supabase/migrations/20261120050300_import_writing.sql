-- What an import writes to the shelf, its preview, the write and its undo. Preview and write read the same function, import_plan.

-- Values

-- The status of the shelf; null for none. Imports know the same ones, except for "imported".
create function public.shelf_status(import_status text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select case
    when import_status in ('want', 'playing', 'completed', 'paused', 'dropped', 'endless') then import_status
  end
$$;

-- The names that fit into `user_games`: each cut to 100 characters, `most` of them with `room` characters together.
create function public.fitting_names(names text[], most integer, room integer) returns text[]
language sql immutable parallel safe set search_path = '' as $$
  select coalesce(array_agg(fitted.name order by fitted.place), '{}')
  from (
    select left(n.name, 100) as name, n.place, sum(length(left(n.name, 100)) + 1) over (order by n.place) as used
    from unnest(names) with ordinality as n (name, place)
    where n.name is not null and n.name !~ '\n'
  ) as fitted
  where fitted.place <= most and fitted.used <= room
$$;

-- The rows of an import as they count: what each is, and its status by the user's meaning of its word. Rows with the same key are one
-- group of the review. Only those of some games and titles (by their choice_key), or all.
create function public.import_entries(of_import uuid, of_games integer[] default null, of_titles text[] default null) returns table (
  row_number integer, line integer, kind text, key text, game_id integer, status text, finish_as text
)
language sql stable set search_path = '' set plan_cache_mode = force_custom_plan as $$
  select r.row, r.line,
    case
      when r.problem is not null then 'unreadable'
      when r.skip or i.status_words ->> r.status_word = 'skip' then 'skipped'
      when r.game_id is not null then 'game'
      when r.match = 'check' then 'check'
      when r.match = 'none' then 'not_found'
      else 'unmatched'
    end,
    coalesce('game ' || r.game_id, 'title ' || r.choice_key, 'row ' || r.row),
    r.game_id,
    w.status,
    case when w.status = 'playing' then r.finish_if_playing end
  from public.import_rows r
  join public.imports i on i.id = r.import_id
  cross join lateral (select nullif(coalesce(i.status_words ->> r.status_word, r.status), 'none') as status) as w
  where r.import_id = of_import and (
    (of_games is null and of_titles is null) or r.game_id = any (of_games) or (r.game_id is null and r.choice_key = any (of_titles))
  )
$$;

-- For each game of an import, the shelf's fields before and after the write; without a "before" the game is new. Of several rows
-- of one game: the first status of completed, endless, playing, paused, dropped and want; the newest rating, all hours, the last
-- finish, the first addition and all notes. A game that becomes completed without a date was completed when the import began; one of
-- which the file knows the month or year only has no day of completion. Without `of_games`, all games.
create function public.import_plan_of_rows(of_import uuid, of_games integer[] default null) returns table (
  game_id integer, own jsonb, before jsonb, after jsonb
)
language sql stable set search_path = '' set plan_cache_mode = force_custom_plan set jit = off set timezone = 'UTC' as $$
  with entries as materialized (
    select e.row_number as row, e.game_id, e.status, e.finish_as from public.import_entries(of_import, of_games) e where e.kind = 'game'
  ),
  merged as (
    select e.game_id,
      (array_agg(e.status order by array_position('{completed,endless,playing,paused,dropped,want}'::text[], e.status))
        filter (where e.status is not null))[1] as status,
      (array_agg(r.rating order by coalesce(r.finished_on, r.added_at::date) desc nulls last, e.row desc)
        filter (where r.rating is not null))[1] as rating,
      case when sum(r.hours) > 1000000 then 1000000 else sum(r.hours) end as hours,
      max(r.finished_on) filter (where r.finished_on <= current_date + 1 and e.finish_as is null) as finished_on,
      bool_or(
        r.finished_on is null and e.finish_as is null and jsonb_path_exists(r.plays, '$[*].finished ? (@ like_regex "^[0-9]{4}(-[0-9]{2})?$")')
      ) as has_partial_finish,
      min(r.added_at) filter (where r.added_at <= now()) as added_at,
      (array_agg(r.own order by e.row) filter (where r.own is not null))[1] as own
    from entries e
    join public.import_rows r on r.import_id = of_import and r.row = e.row
    group by e.game_id
  ),
  noted as (
    select e.game_id, left(string_agg(e.notes, E'\n\n' order by e.row), 5000) as notes
    from (
      select e.game_id, n.notes, min(e.row) as row
      from entries e
      join public.import_rows r on r.import_id = of_import and r.row = e.row
      join public.imports i on i.id = of_import
      cross join lateral (
        select nullif(concat_ws(
          E'\n\n', r.notes, case when e.finish_as = 'note' then 'Last played: ' || (r.plays -> -1 ->> 'finished') end,
          case when i.policy ->> 'unread' = 'notes' then r.unread end
        ), '') as notes
      ) as n
      where n.notes is not null
      group by e.game_id, n.notes
    ) as e
    group by e.game_id
  ),
  filed as (
    select m.*, n.notes,
      -- On the shelf, unreleased games can have no other status than 'want'.
      case
        when public.shelf_status(m.status) is null then null
        when m.own is null and (g.first_release_date is null or g.first_release_date > current_date) then 'want'
        else public.shelf_status(m.status)
      end as to_status,
      coalesce(
        case when (m.own ->> 'date_completed')::timestamptz between '1950-01-01' and '2200-01-01' then (m.own ->> 'date_completed')::timestamptz end,
        m.finished_on::timestamp at time zone 'UTC'
      ) as completed_at
    from merged m
    left join noted n on n.game_id = m.game_id
    left join public.games g on g.id = m.game_id
  ),
  planned as (
    select f.game_id, f.own, u.id is null as is_new, i.policy,
      case when f.has_partial_finish is not true then i.created_at end as begun_at, f.to_status, f.rating, f.hours, f.notes as file_notes,
      f.completed_at, f.added_at, u.status, u.user_rating, u.hours_played, u.shown_hours, nullif(u.notes, '') as notes, u.date_completed,
      u.date_added, u.imported, u.steam_playtime_minutes
    from filed f
    join public.imports i on i.id = of_import
    left join public.user_games u on u.user_id = i.user_id and u.game_id = f.game_id
  )
  select p.game_id, p.own,
    case when not p.is_new then jsonb_build_object(
      'status', p.status,
      'rating', p.user_rating,
      'hours', p.hours_played,
      'notes', p.notes,
      'date_completed', p.date_completed
    ) end,
    case when p.is_new then jsonb_build_object(
      'status', coalesce(p.to_status, 'imported'),
      'rating', p.rating,
      'hours', p.hours,
      'notes', p.file_notes,
      'date_completed', coalesce(p.completed_at, case when p.to_status = 'completed' and p.own is null then p.begun_at end),
      'date_added', coalesce(p.added_at, now()),
      'imported', coalesce((p.own ->> 'imported')::boolean, p.to_status is null),
      'steam_playtime_minutes', case
        when (p.own ->> 'steam_playtime_minutes')::integer between 0 and 60000000 then (p.own ->> 'steam_playtime_minutes')::integer
      end
    ) else jsonb_build_object(
      'status', p.new_status,
      'rating', case when p.policy ->> 'rating' = 'file' then coalesce(p.rating, p.user_rating) else coalesce(p.user_rating, p.rating) end,
      'hours', case
        when p.hours is null then p.hours_played
        when p.policy ->> 'hours' = 'file' or p.shown_hours is null or (p.policy ->> 'hours' = 'larger' and p.hours > p.shown_hours) then p.hours
        else p.hours_played
      end,
      'notes', case when p.policy ->> 'notes' = 'file' then coalesce(p.file_notes, p.notes) else coalesce(p.notes, p.file_notes) end,
      'date_completed', case
        when p.policy ->> 'date_completed' = 'file' then coalesce(p.completed_at, p.date_completed, p.completed_now)
        else coalesce(p.date_completed, p.completed_at, p.completed_now)
      end
    ) end
  from (
    select p.*, case when p.own is null and p.new_status = 'completed' and p.status <> 'completed' then p.begun_at end as completed_now
    from (
      select p.*, case
        when p.policy ->> 'status' = 'file' or p.status = 'imported' then coalesce(p.to_status, p.status) else p.status
      end as new_status
      from planned p
    ) as p
  ) as p
$$;

-- What an import writes: import_plan_of_rows, and of the site's own export the exact hours (also 0) and time of the addition.
create function public.import_plan(of_import uuid, of_games integer[] default null) returns table (
  game_id integer, own jsonb, before jsonb, after jsonb
)
language sql stable set search_path = '' set plan_cache_mode = force_custom_plan set jit = off set timezone = 'UTC' as $$
  select p.game_id, p.own, p.before,
    p.after
      || case
        when p.before is null and (p.own ->> 'hours_played')::numeric between 0 and 1000000
        then jsonb_build_object('hours', (p.own ->> 'hours_played')::numeric) else '{}'
      end
      || case
        when p.before is null and (p.own ->> 'date_added')::timestamptz between '1950-01-01' and now()
        then jsonb_build_object('date_added', (p.own ->> 'date_added')::timestamptz) else '{}'
      end
  from public.import_plan_of_rows(of_import, of_games) p
$$;

-- What differs: [{ field, from, to }]. Of a new game, what it gets.
create function public.import_changes(before jsonb, after jsonb) returns jsonb
language sql immutable parallel safe set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'field', f.field, 'from', coalesce(before -> f.field, 'null'), 'to', coalesce(after -> f.field, 'null')
  ) order by f.place), '[]')
  from unnest('{status,rating,hours,notes,date_completed}'::text[]) with ordinality as f (field, place)
  where after ? f.field and coalesce(before -> f.field, 'null') <> coalesce(after -> f.field, 'null')
$$;

-- The fields of one that differ from the other.
create function public.differing_fields(one jsonb, other jsonb) returns jsonb
language sql immutable parallel safe set search_path = '' as $$
  select coalesce(jsonb_object_agg(f.key, f.value), '{}') from jsonb_each(one) as f where f.value is distinct from other -> f.key
$$;

-- Preview

-- Writes the groups of some games and titles of an import, or all: what the import has written already as it was written, the others
-- as the write would do it now. What only adds a play, a copy or a tag is a change too.
create function public.refresh_import_groups(of_import uuid, of_games integer[] default null, of_titles text[] default null) returns void
language plpgsql security definer set search_path = '' set plan_cache_mode = force_custom_plan set jit = off as $$
declare
  keys constant text[] :=
    array(select 'game ' || game from unnest(of_games) as game) || array(select 'title ' || title from unnest(of_titles) as title);
begin
  with fresh as materialized (
    select e.row, i.user_id, e.key, e.game_id, e.lines,
      coalesce(y.plays, 0) as plays, coalesce(y.copies, 0) as copies, coalesce(y.tags, '{}') as tags,
      case
        when e.kind <> 'game' then e.kind
        when w.game_id is not null then case when w.before is null then 'new' else 'existing' end
        when p.before is null then 'new'
        when p.before = p.after and y.game_id is null then 'unchanged'
        else 'existing'
      end as kind
    from (
      select e.kind, e.key, case when e.kind = 'game' then e.game_id end as game_id, min(e.row_number) as row,
        (array_agg(e.line order by e.row_number))[:100] as lines
      from public.import_entries(of_import, of_games, of_titles) e
      where e.kind <> 'unmatched'
      group by e.kind, e.key, e.game_id
    ) as e
    join public.imports i on i.id = of_import
    left join public.import_games w on w.import_id = of_import and w.game_id = e.game_id
    left join public.import_plan(of_import, of_games) p on p.game_id = e.game_id
    left join (
      select y.game_id, count(*) filter (where y.kind = 'plays') as plays, count(*) filter (where y.kind = 'copies') as copies,
        array(
          select n.name from jsonb_array_elements_text((array_agg(y.data -> 'tags') filter (where y.kind = 'game_tags'))[1]) as n (name)
        ) as tags
      from public.import_additions(of_import, of_games) y group by y.game_id
    ) as y on y.game_id = e.game_id
  ),
  gone as (
    delete from public.import_groups g
    where g.import_id = of_import and ((of_games is null and of_titles is null) or g.key = any (keys))
      and not exists (select from fresh f where f.row = g.row)
  )
  insert into public.import_groups as g (import_id, row, user_id, key, kind, game_id, lines, plays, copies, tags)
  select of_import, f.row, f.user_id, f.key, f.kind, f.game_id, f.lines, f.plays, f.copies, f.tags from fresh f
  on conflict (import_id, row) do update set
    key = excluded.key, kind = excluded.kind, game_id = excluded.game_id, lines = excluded.lines, plays = excluded.plays,
    copies = excluded.copies, tags = excluded.tags
  where (g.key, g.kind, g.game_id, g.lines, g.plays, g.copies, g.tags)
    is distinct from (excluded.key, excluded.kind, excluded.game_id, excluded.lines, excluded.plays, excluded.copies, excluded.tags);
end $$;

-- Writes which games that are on the shelf change, after the rules for them have changed. Only before the write.
create function public.refresh_shelved_groups(of_import uuid) returns void
language sql security definer set search_path = '' set plan_cache_mode = force_custom_plan set jit = off as $$
  update public.import_groups g set kind = p.kind
  from (
    select p.game_id, case when p.before = p.after then 'unchanged' else 'existing' end as kind
    from public.import_plan(of_import) p where p.before is not null
  ) as p
  where g.import_id = of_import and g.game_id = p.game_id and g.kind <> p.kind and g.additions = 0
$$;

-- How many groups an import has of each kind.
create function public.import_counts(of_import uuid) returns jsonb
language sql stable set search_path = '' as $$
  select '{"new": 0, "existing": 0, "unchanged": 0, "check": 0, "not_found": 0, "unreadable": 0, "skipped": 0}'
    || coalesce(jsonb_object_agg(c.kind, c.groups), '{}')
  from (select g.kind, count(*) as groups from public.import_groups g where g.import_id = of_import group by g.kind) as c
$$;

-- Adds numbers of records by kind to what import_record_counts has counted, in the order of the review.
create function public.with_pending(record_counts jsonb, pending jsonb) returns jsonb
language sql immutable parallel safe set search_path = '' as $$
  select coalesce(jsonb_agg(
    '{"there": 0, "left": 0, "titles": []}' || coalesce(c.counted, '{}') || jsonb_build_object(
      'kind', k.kind, 'added', coalesce((c.counted ->> 'added')::integer, 0) + coalesce((pending ->> k.kind)::integer, 0)
    ) order by k.place
  ), '[]')
  from unnest(
    '{plays,copies,tags,game_tags,lists,smart_lists,favourites,reviews,follows,review_likes,list_likes,import_choices,import_mappings,removed_steam_apps}'::text[]
  ) with ordinality as k (kind, place)
  left join jsonb_array_elements(record_counts) as c (counted) on c.counted ->> 'kind' = k.kind
  where c.counted is not null or (pending ->> k.kind)::integer > 0
$$;

-- The caller's import: { id, source, file_name, created_at, state, rows, left_to_match, counts, left_out, cells, status_words, policy,
-- written, to_write, records_written, records_to_write, records, profile, undo_until }; null for any other. `counts` are groups as
-- import_page lists them: games and titles, not rows. `records` is what the file has beside games, see import_record_counts;
-- `profile` are the fields that change, [{ field, from, to }]; null without one.
create function public.import_summary(import uuid) returns jsonb
language plpgsql stable security definer set search_path = '' set statement_timeout = '8s' as $$
declare
  this public.imports;
  is_undone boolean;
  counts jsonb;
  pending jsonb;
  records_left integer;
begin
  if (select auth.uid()) is null then
    raise exception 'not signed in' using errcode = '42501';
  end if;
  select * into this from public.imports i where i.id = import_summary.import and i.user_id = (select auth.uid());
  if this.id is null then
    return null;
  end if;
  is_undone := this.state in ('undoing', 'undone');
  counts := case when this.rows = 0 and this.counts is not null then this.counts else public.import_counts(this.id) end;
  pending := public.pending_records(this.id);
  select count(*) into records_left from public.import_records r where r.import_id = this.id and r.outcome is null;
  return jsonb_build_object(
    'id', this.id, 'source', this.source, 'fileName', this.file_name, 'createdAt', this.created_at, 'state', this.state,
    'rows', case
      when this.state = 'reading' then (select count(*) from public.import_rows r where r.import_id = this.id) else this.rows
    end,
    'leftToMatch', (
      select count(*) from public.import_rows r where r.import_id = this.id and r.match is null and r.problem is null
    ),
    'counts', counts, 'leftOut', this.left_out, 'cells', this.cells,
    'statusWords', (
      select coalesce(jsonb_agg(
        w.word || jsonb_build_object('status', coalesce(this.status_words -> (w.word ->> 'word'), w.word -> 'status')) order by w.place
      ), '[]')
      from jsonb_array_elements(this.words) with ordinality as w (word, place)
    ),
    'policy', this.policy,
    'written', this.added + this.changed,
    'recordsWritten', greatest(this.records - records_left, 0),
    'recordsToWrite', case when is_undone then 0 else records_left + (
      select sum(p.value::integer) from jsonb_each_text(pending) as p
    ) end,
    'records', public.with_pending(this.record_counts, pending),
    'profile', case when exists (
      select from public.import_records r where r.import_id = this.id and r.kind = 'profile' and r.outcome is null
    ) then (
      select coalesce(jsonb_agg(jsonb_build_object('field', c.field, 'from', c.mine, 'to', c.filed)), '[]')
      from public.import_profile_changes(this.id) c
    ) end,
    'toWrite', case
      when is_undone or this.rows = 0 then 0
      else greatest((counts ->> 'new')::integer + (counts ->> 'existing')::integer - this.added - this.changed, 0)
    end,
    'undoUntil', this.undo_until
  );
end $$;

-- The caller's imports, the newest first: [{ id, source, file_name, created_at, state, counts, left_out, added, changed, records,
-- finished_at, undo_until }]. `counts` is null before the write; `records` is how many it added beside games.
create function public.own_imports() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', i.id, 'source', i.source, 'fileName', i.file_name, 'createdAt', i.created_at, 'state', i.state, 'leftOut', i.left_out,
    'added', i.added, 'changed', i.changed, 'records', i.records_added, 'undoUntil', i.undo_until
  ) order by i.created_at desc, i.id), '[]')
  from public.imports i where i.user_id = (select auth.uid())
$$;

-- A game as the review shows it; of the catalogue, otherwise of the file's own data.
create function public.import_card(of_game integer, own jsonb default null) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(
    (
      select jsonb_build_object(
        'id', g.id, 'name', g.name, 'coverImageId', g.cover_image_id, 'releaseYear', extract(year from g.first_release_date),
        'isAdult', g.is_adult,
        'platforms', (
          select coalesce(jsonb_agg(p.name order by u.place), '[]')
          from unnest(g.platforms) with ordinality as u (id, place) join public.platforms p on p.id = u.id
        )
      )
      from public.games g where g.id = of_game
    ),
    case when of_game is not null then jsonb_build_object(
      'id', of_game, 'name', coalesce(left(own ->> 'game_name', 500), 'Game ' || of_game), 'coverImageId', null, 'releaseYear', null,
      'isAdult', false, 'platforms', '[]'::jsonb
    ) end
  )
$$;

-- The next groups of a kind (new, existing, unchanged, check, not_found, unreadable, skipped) after a row, at most 200:
-- { rows: [{ row, lines, title, year, platform, problem, statusWords, match, game, candidates, isLikely, changes }], next }; `next` is the
-- next call's after_row, or null. `changes` are as the shelf is now; with the numbers of plays and copies and the tags that are added, as "plays", "copies" and "tags".
create function public.import_page(import uuid, kind text, after_row integer default 0, page_size integer default 50) returns jsonb
language plpgsql stable security definer set search_path = '' set statement_timeout = '8s' set plan_cache_mode = force_custom_plan
set jit = off as $$
declare
  size constant integer := least(greatest(coalesce(import_page.page_size, 50), 1), 200);
  page_rows integer[];
  page_games integer[];
  listed jsonb;
begin
  if (select auth.uid()) is null then
    raise exception 'not signed in' using errcode = '42501';
  end if;
  if not exists (select from public.imports i where i.id = import_page.import and i.user_id = (select auth.uid())) then
    raise exception 'There is no such import.' using errcode = 'QS007';
  end if;
  select array_agg(g.row), coalesce(array_agg(g.game_id) filter (where g.game_id is not null), '{}') into page_rows, page_games
  from (
    select g.row, g.game_id from public.import_groups g
    where g.import_id = import_page.import and g.kind = import_page.kind and g.row > coalesce(import_page.after_row, 0)
    order by g.row limit size + 1
  ) as g;
  select coalesce(jsonb_agg(jsonb_build_object(
    'row', g.row, 'lines', g.lines, 'title', r.title, 'year', r.year, 'platform', r.platform, 'problem', r.problem,
    'statusWords', coalesce(o.status_words, '[]'), 'match', r.match, 'game', public.import_card(coalesce(g.game_id, r.game_id), r.own),
    'candidates', (
      select coalesce(jsonb_agg(public.import_card(c.id) order by c.place), '[]')
      from unnest(r.candidates) with ordinality as c (id, place) where exists (select from public.games g where g.id = c.id)
    ),
    'isLikely', r.is_likely,
    'changes', case
      when w.game_id is not null then public.import_changes(w.before, w.after) else public.import_changes(p.before, p.after)
    end || jsonb_path_query_array(jsonb_build_array(
      jsonb_build_object('field', 'plays', 'from', null, 'to', nullif(g.plays, 0)),
      jsonb_build_object('field', 'copies', 'from', null, 'to', nullif(g.copies, 0)),
      jsonb_build_object('field', 'tags', 'from', null, 'to', case when g.tags <> '{}' then g.tags end)
    ), 'strict $[*] ? (@.to != null)')
  ) order by g.row), '[]') into listed
  from public.import_groups g
  join public.import_rows r on r.import_id = g.import_id and r.row = g.row
  left join public.import_games w on w.import_id = g.import_id and w.game_id = g.game_id
  left join public.import_plan(import_page.import, page_games) p on p.game_id = g.game_id
  left join (
    select o.game_id, jsonb_agg(o.status_word order by o.row) as status_words
    from (
      select e.game_id, o.status_word, min(o.row) as row
      from public.import_entries(import_page.import, page_games) e
      join public.import_rows o on o.import_id = import_page.import and o.row = e.row_number
      where e.kind = 'game' and o.status_word <> ''
      group by e.game_id, o.status_word
    ) as o
    group by o.game_id
  ) as o on o.game_id = g.game_id
  where g.import_id = import_page.import and g.row = any (page_rows[:size]);
  return jsonb_build_object('rows', listed, 'next', case when cardinality(page_rows) > size then page_rows[size] end);
end $$;

-- Write

-- Writes games of an import to its owner's shelf, with their Steam apps in an own export.
create function public.write_import_games(
  of_import uuid, owner uuid, games integer[], cover_prefix text, out added integer, out changed integer
)
language plpgsql security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' set timezone = 'UTC' as $$
begin
  perform set_config('questshelf.has_dates', 'on', true);
  with planned as materialized (
    select p.* from public.import_plan(of_import, games) p
    where (p.before is distinct from p.after or exists (
      select from public.import_additions(of_import, games) y where y.game_id = p.game_id
    )) and not exists (select from public.import_games w where w.import_id = of_import and w.game_id = p.game_id)
  ),
  stored as (
    insert into public.import_games (import_id, game_id, user_id, before, after)
    select of_import, p.game_id, owner, case when p.before is not null then public.differing_fields(p.before, p.after) end,
      case when p.before is null then p.after else public.differing_fields(p.after, p.before) end
    from planned p
  ),
  inserted as (
    insert into public.user_games (
      user_id, game_id, game_name, game_cover_url, game_summary, game_rating, game_release_date, game_platforms, game_genres, status,
      imported, date_added, date_completed, user_rating, notes, hours_played, steam_playtime_minutes
    )
    select
      owner, p.game_id, coalesce(public.to_line(o.game_name, 500), public.to_line(g.name, 500), 'Game ' || p.game_id),
      case
        when o.game_cover_url ~ '^(https://images\.igdb\.com/igdb/image/upload|/_sandbox/images)/t_[a-z0-9_]{1,32}/[A-Za-z0-9_-]{1,64}\.(jpg|png|webp)$'
        then o.game_cover_url
        when p.own is null and g.cover_image_id ~ '^[A-Za-z0-9_-]{1,64}$' then cover_prefix || '/' || g.cover_image_id || '.jpg'
      end,
      left(o.game_summary, 2000),
      case when p.own is null then round(g.total_rating::numeric, 2) when o.game_rating between 0 and 100 then o.game_rating end,
      case when p.own is null then date_trunc('year', g.first_release_date::timestamp)::date when o.game_release_date between '0001-01-01' and '9999-12-31' then o.game_release_date end,
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
    where u.user_id = owner and u.game_id = p.game_id and p.before <> p.after
    returning 1
  )
  select (select count(*) from inserted), (select count(*) from planned p where p.before is not null) into added, changed;

  perform set_config('questshelf.has_dates', '', true);

  if exists (
    select from public.import_rows r where r.import_id = of_import and r.game_id = any (games) and r.own ? 'steam_games'
  ) then
    insert into public.steam_games (user_id, appid, game_id, name, matched_by, playtime_minutes, imported_at)
    select distinct on (s.appid)
      owner, s.appid, p.game_id, left(s.name, 500), s.matched_by, least(greatest(coalesce(s.playtime_minutes, 0), 0), 60000000),
      public.past_time(s.imported_at)
    from public.import_games w
    join public.import_plan(of_import, games) p on p.game_id = w.game_id
    cross join lateral jsonb_to_recordset(nullif(p.own -> 'steam_games', 'null')) as s (
      appid bigint, name text, matched_by text, playtime_minutes integer, imported_at timestamptz
    )
    where w.import_id = of_import and w.before is null and s.appid between 1 and 4294967295 and s.name <> ''
      and s.matched_by in ('person', 'steam_id', 'name', 'search')
    order by s.appid
    on conflict (user_id, appid) do nothing;
  end if;
end $$;

-- Writes the next games of an import to the caller's shelf, at most 1,000, all or nothing, and after the last ones what the file has
-- beside games: { written, records, left, state }. `cover_prefix` is the address of stored covers. May be called again after a lost response, also when all is written: then it writes what was chosen since.
create function public.write_import(import uuid, batch integer default 200, cover_prefix text default null) returns jsonb
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
  written_records integer := 0;
  records_left integer;
  new_state text;
begin
  if this.state = 'done' and this.undo_until < now() then
    raise exception 'This import has ended.' using errcode = 'QS008';
  end if;
  with waiting as (
    select g.game_id from public.import_groups g
    where g.import_id = this.id and g.game_id > after_game and (
      g.additions > 0 or not exists (select from public.import_games w where w.import_id = this.id and w.game_id = g.game_id)
    )
  )
  select array(select w.game_id from waiting w order by w.game_id limit least(greatest(coalesce(write_import.batch, 200), 1), 1000)),
    (select count(*) from waiting)
  into next_games, games_left;
  games_left := games_left - cardinality(next_games);
  if this.counts is null then
    update public.imports i set counts = public.import_counts(this.id) where i.id = this.id;
  end if;
  select g.added, g.changed into added_games, changed_games
  from public.write_import_games(this.id, owner, next_games, write_import.cover_prefix) g;

  -- Including records that were left out because their game was not on the shelf.
  if cardinality(next_games) > 0 then
    update public.import_records r set outcome = null
    where r.import_id = this.id and r.outcome = 'left' and r.game_id = any (next_games);
    perform public.store_import_additions(this.id, owner, next_games);
    update public.import_groups g set plays = 0, copies = 0, tags = '{}', kind = case
      when w.game_id is null then 'unchanged' when w.before is null then 'new' else 'existing'
    end
    from unnest(next_games) as n (game_id)
    left join public.import_games w on w.import_id = this.id and w.game_id = n.game_id
    where g.import_id = this.id and g.game_id = n.game_id;
  elsif games_left = 0 then
    written_records := public.write_next_records(this.id, owner, least(greatest(coalesce(write_import.batch, 200), 1), 1000));
  end if;
  select count(*) into records_left from public.import_records r where r.import_id = this.id and r.outcome is null;
  new_state := case when games_left + records_left = 0 then 'done' else 'writing' end;

  update public.imports i set
    state = new_state,
    written_to = case when new_state = 'done' then 0 else coalesce(next_games[cardinality(next_games)], i.written_to) end,
    added = i.added + added_games,
    changed = i.changed + changed_games,
    finished_at = case when new_state = 'done' then coalesce(i.finished_at, now()) end,
    undo_until = case
      when added_games + changed_games + written_records > 0 then now() + interval '7 days' else coalesce(i.undo_until, now() + interval '7 days')
    end
  where i.id = this.id;
  -- With what the user chose meanwhile.
  if new_state = 'done' then
    update public.imports i set counts = public.import_counts(this.id) where i.id = this.id;
    perform public.recount_import_records(this.id);
  end if;
  return jsonb_build_object(
    'written', added_games + changed_games, 'records', written_records, 'left', games_left + records_left, 'state', new_state
  );
end $$;

-- Stores what a batch of an import from Steam has added to the caller's shelf, for the undo: new games, and games that were there, whose
-- imported mark and Steam's play time `before` has by their ids. Both keep their apps in "after".
create function public.record_steam_import(import uuid, appids bigint[], before jsonb) returns void
language plpgsql security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' set timezone = 'UTC' as $$
declare
  owner constant uuid := public.lock_own_shelf();
begin
  if not exists (select from public.imports i where i.id = record_steam_import.import) then
    perform public.delete_old_imports(owner);
    insert into public.imports (id, user_id, source, file_name, state) values (record_steam_import.import, owner, 'steam', 'Steam library', 'done');
  elsif not exists (
    select from public.imports i
    where i.id = record_steam_import.import and i.user_id = owner and i.source = 'steam' and i.state in ('done', 'undone')
  ) then
    raise exception 'There is no such import.' using errcode = 'QS007';
  end if;
  insert into public.import_games as w (import_id, game_id, user_id, before, after)
  select record_steam_import.import, u.game_id, owner, record_steam_import.before -> u.game_id::text,
    jsonb_build_object('imported', u.imported, 'steam_playtime_minutes', u.steam_playtime_minutes, 'apps', a.ids)
      || case when record_steam_import.before ? u.game_id::text then '{}' else jsonb_build_object(
        'status', u.status, 'rating', u.user_rating, 'hours', u.hours_played, 'notes', u.notes, 'date_completed', u.date_completed,
        'date_added', u.date_added
      ) end
  from (
    select s.game_id, jsonb_agg(s.appid order by s.appid) as ids from public.steam_games s
    where s.user_id = owner and s.appid = any (appids) group by s.game_id
  ) as a
  join public.user_games u on u.user_id = owner and u.game_id = a.game_id
  on conflict (import_id, game_id) do update set
    after = w.after || jsonb_build_object(
      'steam_playtime_minutes', excluded.after -> 'steam_playtime_minutes', 'apps', (w.after -> 'apps') || (excluded.after -> 'apps')
    );
  update public.imports i set state = 'done', added = c.added, changed = c.changed, finished_at = now(), undo_until = now() + interval '7 days',
    counts = public.import_counts(i.id) || jsonb_build_object('new', c.added, 'existing', c.changed)
  from (
    select count(*) filter (where w.before is null) as added, count(*) filter (where w.before is not null) as changed
    from public.import_games w where w.import_id = record_steam_import.import
  ) as c
  where i.id = record_steam_import.import;
end $$;

-- Undo

-- Undoes what an import added beside games, then its games, at most 1,000 at once: { left, state }. A game that the import added and that has not changed since is
-- removed, unless it has plays, copies or tags; of others, each field that still has the import's value gets what it had before. Games removed meanwhile stay removed.
create function public.undo_import(import uuid, batch integer default 200) returns jsonb
language plpgsql security definer set search_path = '' set statement_timeout = '8s' set plan_cache_mode = 'force_custom_plan'
set timezone = 'UTC' as $$
declare
  owner constant uuid := public.lock_own_shelf();
  this constant public.imports := public.lock_own_import(undo_import.import, '{writing,done,undoing,undone}');
  next_games integer[];
  games_left integer;
  records_left integer;
begin
  if this.state = 'undone' then
    return jsonb_build_object('left', 0, 'state', 'undone');
  end if;
  if this.state <> 'undoing' and this.undo_until < now() then
    raise exception 'An import can be undone for 7 days.' using errcode = 'QS009';
  end if;
  -- What it restores is in import_games, which it deletes afterwards.
  perform set_config('questshelf.undo_bytes', '1000000000', true);
  if exists (select from public.import_records r where r.import_id = this.id and r.outcome = 'added') then
    records_left := public.undo_records(this.id, owner, least(greatest(coalesce(undo_import.batch, 200), 1), 1000));
    if records_left > 0 then
      select count(*) into games_left from public.import_games w where w.import_id = this.id;
      update public.imports i set state = 'undoing' where i.id = this.id;
      return jsonb_build_object('left', records_left + games_left, 'state', 'undoing');
    end if;
  end if;
  select array(
    select w.game_id from public.import_games w where w.import_id = this.id
    order by w.game_id limit least(greatest(coalesce(undo_import.batch, 200), 1), 1000)
  ) into next_games;

  with deleted as (
    delete from public.user_games u
    using public.import_games w
    where w.import_id = this.id and w.game_id = any (next_games) and w.before is null and u.user_id = owner and u.game_id = w.game_id
      and u.status = w.after ->> 'status'
      and u.imported = (w.after ->> 'imported')::boolean
      and u.user_rating is not distinct from (w.after ->> 'rating')::numeric
      and u.hours_played is not distinct from (w.after ->> 'hours')::numeric
      and u.notes is not distinct from w.after ->> 'notes'
      and u.date_completed is not distinct from (w.after ->> 'date_completed')::timestamptz
      and u.date_added = (w.after ->> 'date_added')::timestamptz
      and u.steam_playtime_minutes is not distinct from (w.after ->> 'steam_playtime_minutes')::integer
      and not public.has_records(owner, u.game_id)
    returning u.game_id
  )
  -- A sync does not add them again; the games of a file were not synced.
  insert into public.removed_steam_apps (user_id, appid)
  select owner, s.appid from public.steam_games s join deleted d on d.game_id = s.game_id
  where s.user_id = owner and this.source = 'steam'
  on conflict do nothing;
  delete from public.removed_steam_apps a where a.user_id = owner and a.ctid not in (
    select k.ctid from public.removed_steam_apps k where k.user_id = owner order by k.removed_at desc, k.appid limit 20000
  );
  -- Games that were on the shelf before an import from Steam are no longer matched with their apps.
  delete from public.steam_games s
  using public.import_games w
  where w.import_id = this.id and w.game_id = any (next_games) and w.before is not null and w.after ? 'apps'
    and s.user_id = owner and s.game_id = w.game_id and w.after -> 'apps' @> to_jsonb(s.appid);

  perform set_config('questshelf.has_dates', 'on', true);
  with restored as (
    select u.id,
      case when w.after ->> 'status' = u.status then w.before ->> 'status' else u.status end as status,
      case
        when w.after ? 'rating' and u.user_rating is not distinct from (w.after ->> 'rating')::numeric
        then (w.before ->> 'rating')::numeric else u.user_rating
      end as user_rating,
      case
        when w.after ? 'hours' and u.hours_played is not distinct from (w.after ->> 'hours')::numeric
        then (w.before ->> 'hours')::numeric else u.hours_played
      end as hours_played,
      case when w.after ? 'notes' and u.notes is not distinct from w.after ->> 'notes' then w.before ->> 'notes' else u.notes end as notes,
      case
        when w.after ? 'date_completed' and u.date_completed is not distinct from (w.after ->> 'date_completed')::timestamptz
        then (w.before ->> 'date_completed')::timestamptz else u.date_completed
      end as date_completed,
      case
        when w.after ? 'imported' and u.imported = (w.after ->> 'imported')::boolean then (w.before ->> 'imported')::boolean else u.imported
      end as imported,
      case
        when w.after ? 'steam_playtime_minutes' and u.steam_playtime_minutes is not distinct from (w.after ->> 'steam_playtime_minutes')::integer
        then (w.before ->> 'steam_playtime_minutes')::integer else u.steam_playtime_minutes
      end as steam_playtime_minutes
    from public.import_games w
    join public.user_games u on u.user_id = owner and u.game_id = w.game_id
    where w.import_id = this.id and w.game_id = any (next_games) and w.before is not null
  )
  update public.user_games u set
    status = r.status, user_rating = r.user_rating, hours_played = r.hours_played, notes = r.notes, date_completed = r.date_completed,
    imported = r.imported, steam_playtime_minutes = r.steam_playtime_minutes
  from restored r
  where u.id = r.id
    and (u.status, u.user_rating, u.hours_played, u.notes, u.date_completed, u.imported, u.steam_playtime_minutes)
      is distinct from (r.status, r.user_rating, r.hours_played, r.notes, r.date_completed, r.imported, r.steam_playtime_minutes);

  perform set_config('questshelf.has_dates', '', true);

  delete from public.import_games w where w.import_id = this.id and w.game_id = any (next_games);
  select count(*) into games_left from public.import_games w where w.import_id = this.id;
  update public.imports i set state = case when games_left = 0 then 'undone' else 'undoing' end where i.id = this.id;
  if games_left = 0 then
    perform public.recount_import_records(this.id);
  end if;
  return jsonb_build_object('left', games_left, 'state', case when games_left = 0 then 'undone' else 'undoing' end);
end $$;

grant execute on function
  public.import_summary(uuid), public.own_imports(), public.import_page(uuid, text, integer, integer),
  public.write_import(uuid, integer, text), public.record_steam_import(uuid, bigint[], jsonb), public.undo_import(uuid, integer)
to authenticated;
