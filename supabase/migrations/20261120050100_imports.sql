-- Imports of files: their rows, the user's choices, and the functions that read a file into the database. Matching and writing are
-- in the next two migrations. Every step is small, all or nothing, and may be repeated: between two of them nothing is in memory.

create table public.imports (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  -- The format's id in lib/import-files.
  source text not null,
  file_name text not null,
  created_at timestamptz not null default now(),
  state text not null default 'reading',
  -- What happens to games that are on the shelf already, per field.
  policy jsonb not null default
    '{"status": "mine", "rating": "mine", "hours": "larger", "notes": "mine", "date_completed": "mine", "profile": "mine",
      "unread": "drop"}',
  -- The user's meaning of each status word of the file; words without one have the status of their rows.
  status_words jsonb not null default '{}',
  -- Rows that the format leaves out on purpose: [{ reason, count }].
  left_out jsonb not null default '[]',
  -- How many cells of each column were read: [{ column, kind, understood, empty, unread, outliers, examples }].
  cells jsonb not null default '[]',
  -- What the review shows of the whole file, stored by each step, so that no read counts rows: its rows, plays and records, its status
  -- words [{ word, count, status }], and what it has beside games (import_record_counts).
  rows integer not null default 0,
  plays integer not null default 0,
  records integer not null default 0,
  words jsonb not null default '[]',
  record_counts jsonb not null default '[]',
  -- import_counts when the write began and when it ended; the rows are deleted later.
  counts jsonb,
  -- Games up to this id are written.
  written_to integer not null default 0,
  added integer not null default 0,
  changed integer not null default 0,
  records_added integer not null default 0,
  finished_at timestamptz,
  undo_until timestamptz,
  constraint imports_source_format check (source ~ '^[a-z0-9_-]{1,40}$'),
  constraint imports_file_name_length check (char_length(file_name) between 1 and 200),
  constraint imports_left_out_size check (jsonb_typeof(left_out) = 'array' and octet_length(left_out::text) <= 20000),
  constraint imports_cells_size check (jsonb_typeof(cells) = 'array' and octet_length(cells::text) <= 50000),
  constraint imports_state_known check (
    state in ('reading', 'matching', 'review', 'writing', 'done', 'undoing', 'undone')
  )
);

create index imports_by_user on public.imports (user_id, created_at desc);

-- One row of a file; `lib/import-files/entry.ts`.
create table public.import_rows (
  import_id uuid not null references public.imports (id) on delete cascade,
  row integer not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  -- The line in the file.
  line integer not null,
  -- Why the row cannot be read; the other columns are empty then.
  problem text,
  title text not null default '',
  year smallint,
  platform text,
  igdb_id integer,
  slug text,
  store_source smallint,
  store_uid text,
  status_word text not null default '',
  status text,
  rating numeric(3, 1),
  hours numeric(8, 1),
  finished_on date,
  -- What the finish is if the user says that the game is being played: its start, or a note. Null: a finish. See import_entries.
  finish_if_playing text,
  -- Those with a date: [{ started, finished, minutes, platform, note }].
  plays jsonb not null default '[]',
  -- What the user owns: [{ platform, store, medium, bought_on, price, currency }], without nulls.
  copies jsonb not null default '[]',
  -- Names of tags.
  tags jsonb not null default '[]',
  added_at timestamptz,
  notes text,
  -- Cells that could not be read, a line for each: the policy decides whether they are kept in the notes.
  unread text,
  -- Only of the site's own exports, see add_import_rows.
  own jsonb,
  -- Null until it was looked up. 'id', 'title' and 'chosen' have a game, or are skipped; 'check' has candidates.
  match text,
  -- Equal for rows that one choice answers, see import_choice_key.
  choice_key text,
  game_id integer,
  -- The best first.
  candidates integer[] not null default '{}',
  -- The first candidate is almost certainly right.
  is_likely boolean not null default false,
  skip boolean not null default false,
  primary key (import_id, row),
  constraint import_rows_row_range check (row between 1 and 20000),
  constraint import_rows_line_range check (line >= 0),
  constraint import_rows_problem_length check (char_length(problem) between 1 and 500),
  constraint import_rows_title_length check (char_length(title) <= 500),
  constraint import_rows_year_range check (year between 1950 and 2100),
  constraint import_rows_platform_length check (char_length(platform) <= 200),
  constraint import_rows_igdb_id_range check (igdb_id between 1 and 268435455),
  constraint import_rows_slug_length check (char_length(slug) <= 300),
  constraint import_rows_store check (
    (store_source is null) = (store_uid is null) and store_source in (1, 5, 26) and char_length(store_uid) between 1 and 100
  ),
  constraint import_rows_status_word_length check (char_length(status_word) <= 100),
  constraint import_rows_status_known check (
    status in ('want', 'playing', 'completed', 'paused', 'dropped', 'endless')
  ),
  constraint import_rows_rating_halves check (rating between 0 and 10 and rating * 2 = floor(rating * 2)),
  constraint import_rows_hours_range check (hours between 0 and 1000000),
  constraint import_rows_finish_if_playing check (finish_if_playing in ('start', 'note')),
  constraint import_rows_finish_range check (finished_on between '1950-01-01' and '2200-01-01'),
  constraint import_rows_plays_size check (
    jsonb_typeof(plays) = 'array' and jsonb_array_length(plays) <= 100 and octet_length(plays::text) <= 100000
  ),
  constraint import_rows_copies_size check (
    jsonb_typeof(copies) = 'array' and jsonb_array_length(copies) <= 100 and octet_length(copies::text) <= 100000
  ),
  constraint import_rows_tags_size check (
    jsonb_typeof(tags) = 'array' and jsonb_array_length(tags) <= 100 and octet_length(tags::text) <= 100000
  ),
  constraint import_rows_added_range check (added_at between '1950-01-01' and '2200-01-01'),
  constraint import_rows_notes_length check (char_length(notes) <= 5000),
  constraint import_rows_unread_length check (char_length(unread) <= 2000),
  constraint import_rows_own_size check (jsonb_typeof(own) = 'object' and octet_length(own::text) <= 100000),
  constraint import_rows_match_known check (match in ('id', 'title', 'chosen', 'check', 'none')),
  constraint import_rows_something check (
    problem is not null or title <> '' or igdb_id is not null or slug is not null or store_uid is not null
  )
);

create index import_rows_by_user on public.import_rows (user_id);
create index import_rows_by_game on public.import_rows (import_id, game_id, row) where game_id is not null;
create index import_rows_by_choice on public.import_rows (import_id, choice_key);
create index import_rows_to_match on public.import_rows (import_id, row) where match is null and problem is null;

-- The rows in groups, as the review lists them: all rows of a game, or of a title. Each step that changes rows, or what they mean,
-- writes the groups of these rows (refresh_import_groups), so that a page of the review reads only itself.
create table public.import_groups (
  import_id uuid not null references public.imports (id) on delete cascade,
  -- The first one.
  row integer not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  -- What has the same key is refreshed together.
  key text not null,
  kind text not null,
  game_id integer,
  -- The first 100 in the file.
  lines integer[] not null,
  -- What the write adds beside the shelf's fields (import_additions), as long as it has not: plays, copies, and tags by their names.
  plays integer not null default 0,
  copies integer not null default 0,
  tags text[] not null default '{}',
  additions integer generated always as (plays + copies + cardinality(tags)) stored,
  primary key (import_id, row),
  constraint import_groups_kind_known check (
    kind in ('new', 'existing', 'unchanged', 'check', 'not_found', 'unreadable', 'skipped')
  )
);

create index import_groups_by_user on public.import_groups (user_id);
create index import_groups_by_kind on public.import_groups (import_id, kind, row);
create index import_groups_with_additions on public.import_groups (import_id, game_id) where additions > 0;
create index import_groups_by_key on public.import_groups (import_id, key);
create index import_groups_by_game on public.import_groups (import_id, game_id) where game_id is not null;

-- What the write changed of each game, as undo needs it: the changed fields before and after. A game that the import added has
-- no "before".
create table public.import_games (
  import_id uuid not null references public.imports (id) on delete cascade,
  game_id integer not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  before jsonb,
  after jsonb not null,
  written_at timestamptz not null default now(),
  primary key (import_id, game_id)
);

create index import_games_by_user on public.import_games (user_id);

-- What a file has beside games: the site's own export by its tables, other files plays, copies and tags.
create table public.import_records (
  import_id uuid not null references public.imports (id) on delete cascade,
  -- In the file: a list comes before its games, a tag before the games that have it.
  place integer not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  -- The table, as the export names it.
  kind text not null,
  -- The row, as the export has it.
  data jsonb not null,
  -- The key of the row in its table; null for the profile.
  key text,
  -- What it belongs to, which has to be on the shelf.
  game_id integer,
  -- Null until it is written; 'added', 'there' (nothing had to be added) or 'left' (its game is not on the shelf, its person, review or list
  -- is not shown to the user, or a limit is reached).
  outcome text,
  -- What the undo needs: see write_import_records.
  written jsonb,
  primary key (import_id, place),
  constraint import_records_place_range check (place between 1 and 200000),
  constraint import_records_kind_known check (kind in (
    'profile', 'tags', 'game_tags', 'removed_steam_apps', 'import_choices', 'import_mappings', 'plays', 'copies', 'lists', 'list_entries',
    'smart_lists', 'favourites', 'reviews', 'follows', 'review_likes', 'list_likes'
  )),
  constraint import_records_data_size check (jsonb_typeof(data) = 'object' and octet_length(data::text) <= 100000),
  constraint import_records_outcome_known check (outcome in ('added', 'there', 'left'))
);

create index import_records_by_user on public.import_records (user_id);
create index import_records_to_write on public.import_records (import_id, place) where outcome is null;
create index import_records_of_profile on public.import_records (import_id) where kind = 'profile';
create index import_records_by_game on public.import_records (import_id, game_id) where game_id is not null;

-- Which game the user chose for a title, for their next imports.
create table public.import_choices (
  user_id uuid not null references auth.users (id) on delete cascade,
  title_key text not null,
  -- Null: the title is skipped.
  game_id integer,
  chosen_at timestamptz not null default now(),
  primary key (user_id, title_key),
  constraint import_choices_key_length check (char_length(title_key) <= 10000)
);

create index import_choices_by_age on public.import_choices (user_id, chosen_at desc, title_key);

-- How the user read a table with these columns.
create table public.import_mappings (
  user_id uuid not null references auth.users (id) on delete cascade,
  header_key text not null,
  mapping jsonb not null,
  saved_at timestamptz not null default now(),
  primary key (user_id, header_key),
  constraint import_mappings_key_length check (char_length(header_key) between 1 and 200),
  constraint import_mappings_size check (jsonb_typeof(mapping) = 'object' and octet_length(mapping::text) <= 20000)
);

-- Access: users read their imports, choices and mappings. Only functions write, and read the rest; they run with their creator's
-- rights and check auth.uid() themselves.

do $$
declare
  name text;
begin
  foreach name in array array[
    'imports', 'import_rows', 'import_groups', 'import_games', 'import_records', 'import_choices', 'import_mappings'
  ] loop
    execute format('alter table public.%I enable row level security', name);
  end loop;
  foreach name in array array['imports', 'import_choices', 'import_mappings'] loop
    execute format(
      'create policy %I on public.%I for select to authenticated using (user_id = (select auth.uid()))', name || '_select_own', name
    );
    execute format('grant select on public.%I to authenticated', name);
  end loop;
end $$;

create trigger imports_limit_rows after insert on public.imports
referencing new table as added
for each statement execute function public.limit_rows('100', 'QS005', 'You have 100 imports. Delete one that you do not need.');

create trigger import_rows_limit_rows after insert on public.import_rows
referencing new table as added
for each statement execute function public.limit_rows(
  '100000', 'QS004', 'Your imports are full: together they hold 100,000 rows. Delete one that you do not need.'
);

create trigger import_records_limit_rows after insert on public.import_records
referencing new table as added
for each statement execute function public.limit_rows(
  '200000', 'QS004', 'Your imports are full: beside games they hold 200,000 entries. Delete one that you do not need.'
);

create trigger import_mappings_limit_rows after insert on public.import_mappings
referencing new table as added
for each statement execute function public.limit_rows('50', 'QS006', 'You can save 50 layouts of tables.');

-- Reading

-- Locks an import of the caller until the end of the transaction; "states" are those in which the caller's next step is possible.
create function public.lock_own_import(import uuid, states text[]) returns public.imports
language plpgsql security definer set search_path = '' as $$
declare
  found_import public.imports;
begin
  -- First, as in all writes.
  perform public.lock_own_shelf();
  select * into found_import from public.imports i
  where i.id = lock_own_import.import and i.user_id = (select auth.uid()) for update;
  if found_import.id is null then
    raise exception 'There is no such import.' using errcode = 'QS007';
  end if;
  if found_import.state <> all (states) then
    raise exception 'This is not possible while the import is in the state "%".', found_import.state using errcode = 'QS008';
  end if;
  return found_import;
end $$;

-- Deletes what is no longer needed: the rows of the caller's imports that cannot be undone, uploads that were interrupted a day ago, what
-- has waited for 30 days to be reviewed, and the oldest lines above 99.
create function public.delete_old_imports(owner uuid) returns void
language plpgsql security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
declare
  ended constant uuid[] := array(
    select i.id from public.imports i
    where i.user_id = owner and (i.state = 'undone' or (i.state in ('writing', 'done', 'undoing') and i.undo_until < now()))
    order by i.created_at, i.id
  );
  lines integer;
begin
  delete from public.import_rows r where r.import_id = any (ended);
  delete from public.import_groups g where g.import_id = any (ended);
  delete from public.import_games g where g.import_id = any (ended);
  delete from public.import_records r where r.import_id = any (ended);
  update public.imports i set rows = 0, state = case when i.state = 'undone' then 'undone' else 'done' end
  where i.id = any (ended) and (i.rows > 0 or i.state in ('writing', 'undoing'));
  delete from public.imports i
  where i.user_id = owner and (
    (i.state = 'reading' and i.created_at < now() - interval '1 day')
    or (i.state in ('matching', 'review') and i.created_at < now() - interval '30 days')
  );
  select count(*) into lines from public.imports i where i.user_id = owner;
  delete from public.imports i where i.id = any (ended[:lines - 99]);
end $$;

create function public.begin_import(source text, file_name text) returns uuid
language plpgsql security definer set search_path = '' set statement_timeout = '8s' as $$
declare
  -- Two calls at once must not both create the last import.
  owner constant uuid := public.lock_own_shelf();
  new_import uuid;
begin
  perform public.delete_old_imports(owner);
  insert into public.imports (user_id, source, file_name)
  values (owner, begin_import.source, begin_import.file_name) returning id into new_import;
  return new_import;
end $$;

-- The day of "2024-01-05", and null for the partial dates "2024-01" and "2024", which only a play can have; PostgreSQL's words for
-- dates ("yesterday") are refused.
create function public.whole_day(partial_date text) returns date
language sql immutable parallel safe set search_path = '' as $$
  select case
    when partial_date ~ '^\d{4}(-\d\d)?$' then null
    when partial_date ~ '^\d{4}-\d\d-\d\d$' then partial_date
    when partial_date is not null then 'no date'
  end::date
$$;

-- When a row of a file was added or changed; now, for a time that cannot be: "-infinity" and years before Christ are none that pages
-- can show.
create function public.past_time(of_file timestamptz) returns timestamptz
language sql stable parallel safe set search_path = '' as $$
  select case when of_file between '1950-01-01Z' and now() then of_file else now() end
$$;

-- Adds up to 1,000 rows [{ row, line, problem }] or [{ row, line, title, year, platform, igdb_id, slug, store_source, store_uid,
-- status_word, status, rating, hours, finished_on, finish_if_playing, plays, copies, tags, added_at, notes, unread, own }]; what is missing is null. A row that is
-- there is replaced, so that a call may be repeated.
--
-- Impossible days of `plays` and `copies` are left out (valid_plays, valid_copies).
--
-- `own` is what only the site's own exports have, in their names: imported, steam_playtime_minutes, date_completed, game_name,
-- game_cover_url, game_summary, game_rating, game_release_date, game_platforms, game_genres, and steam_games, a list of
-- { appid, name, matched_by, playtime_minutes, imported_at }.
create function public.add_import_rows(import uuid, rows jsonb) returns void
language plpgsql security definer set search_path = '' set statement_timeout = '8s' as $$
declare
  this constant public.imports := public.lock_own_import(add_import_rows.import, '{reading}');
  added_plays integer;
begin
  if jsonb_typeof(add_import_rows.rows) is distinct from 'array' or jsonb_array_length(add_import_rows.rows) > 1000 then
    raise exception 'rows must be a list of up to 1,000 rows' using errcode = '22023';
  end if;
  if jsonb_path_exists(add_import_rows.rows, 'strict $[*] ? (@.row > 20000)', '{}', true) then
    raise exception 'An import can have 20,000 rows.' using errcode = 'QS004';
  end if;
  -- Their types; what is too long or out of range is cut by the write.
  perform o.* from jsonb_to_recordset(add_import_rows.rows) as r (own jsonb),
    jsonb_to_record(r.own) as o (
      imported boolean, steam_playtime_minutes integer, date_completed timestamptz, game_name text, game_cover_url text,
      game_summary text, game_rating numeric, game_release_date date, game_platforms text[], game_genres text[], steam_games jsonb,
      hours_played numeric, date_added timestamptz
    ),
    jsonb_to_recordset(o.steam_games) as s (
      appid bigint, name text, matched_by text, playtime_minutes integer, imported_at timestamptz
    );
  perform p.* from jsonb_to_recordset(add_import_rows.rows) as r (plays jsonb),
    jsonb_to_recordset(r.plays) as p (started text, finished text, minutes integer, platform text, note text);
  select coalesce(sum(jsonb_array_length(r.plays)), 0) - coalesce((
    select sum(jsonb_array_length(o.plays)) from public.import_rows o
    where o.import_id = this.id and o.row = any (array_agg(r.row))
  ), 0) into added_plays
  from jsonb_to_recordset(add_import_rows.rows) as r (row integer, plays jsonb);
  if this.plays + added_plays > 20000 then
    raise exception 'An import can have 20,000 plays. Divide the file into smaller ones.' using errcode = 'QS004';
  end if;
  update public.imports i set plays = this.plays + added_plays where i.id = this.id and added_plays <> 0;
  insert into public.import_rows (
    import_id, row, user_id, line, problem, title, year, platform, igdb_id, slug, store_source, store_uid, status_word, status,
    rating, hours, finished_on, finish_if_playing, plays, copies, tags, added_at, notes, unread, own
  )
  select distinct on (r.row)
    this.id, r.row, this.user_id, r.line, r.problem, btrim(coalesce(r.title, '')), r.year, nullif(btrim(r.platform), ''), r.igdb_id,
    nullif(r.slug, ''), r.store_source, r.store_uid, coalesce(r.status_word, ''), r.status, r.rating, nullif(r.hours, 0),
    public.whole_day(r.finished_on), r.finish_if_playing, public.valid_plays(r.plays), public.valid_copies(r.copies), public.valid_tags(r.tags), r.added_at,
    nullif(r.notes, ''), nullif(r.unread, ''), r.own
  from jsonb_to_recordset(add_import_rows.rows) as r (
    row integer, line integer, problem text, title text, year smallint, platform text, igdb_id integer, slug text,
    store_source smallint, store_uid text, status_word text, status text, rating numeric, hours numeric, finished_on text,
    finish_if_playing text, plays jsonb, copies jsonb, tags jsonb, added_at timestamptz, notes text, unread text, own jsonb
  )
  order by r.row
  on conflict (import_id, row) do update set
    line = excluded.line, problem = excluded.problem, title = excluded.title, year = excluded.year, platform = excluded.platform,
    igdb_id = excluded.igdb_id, slug = excluded.slug, store_source = excluded.store_source, store_uid = excluded.store_uid,
    status_word = excluded.status_word, status = excluded.status, rating = excluded.rating, hours = excluded.hours,
    finished_on = excluded.finished_on, finish_if_playing = excluded.finish_if_playing, plays = excluded.plays, copies = excluded.copies, tags = excluded.tags,
    added_at = excluded.added_at, notes = excluded.notes, unread = excluded.unread, own = excluded.own;
end $$;

-- How many rows are not looked up yet; when none are left, the import can be reviewed.
create function public.import_progress(import uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  rows_left integer;
  new_state text;
begin
  select count(*) into rows_left from public.import_rows r
  where r.import_id = import_progress.import and r.match is null and r.problem is null;
  update public.imports i set state = case when rows_left = 0 then 'review' else 'matching' end
  where i.id = import_progress.import and i.state in ('reading', 'matching');
  if found and rows_left = 0 then
    perform public.recount_import_records(import_progress.import);
  end if;
  select i.state into new_state from public.imports i where i.id = import_progress.import;
  return jsonb_build_object('left', rows_left, 'state', new_state);
end $$;

-- All rows are added. `left_out` are those that the format leaves out, [{ reason, count }]; `cells` is how many cells of each column were
-- read. Words that the user gave a meaning in an earlier import of the same format keep it. Returns { left, state }, as match_import does.
-- May be repeated.
create function public.end_reading(import uuid, left_out jsonb default '[]', cells jsonb default '[]') returns jsonb
language plpgsql security definer set search_path = '' set statement_timeout = '8s' as $$
declare
  this constant public.imports := public.lock_own_import(end_reading.import, '{reading,matching,review}');
begin
  if this.state = 'reading' then
    update public.imports i set
      left_out = coalesce(end_reading.left_out, '[]'),
      cells = coalesce(end_reading.cells, '[]'),
      status_words = (
        select coalesce(jsonb_object_agg(known.key, known.value), '{}')
        from (
          select distinct on (word.key) word.key, word.value
          from public.imports earlier, jsonb_each(earlier.status_words) as word
          where earlier.user_id = this.user_id and earlier.source = this.source
          order by word.key, earlier.created_at desc
        ) as known
        where known.key in (select r.status_word from public.import_rows r where r.import_id = this.id)
      ),
      rows = (select count(*) from public.import_rows r where r.import_id = i.id),
      records = (select count(*) from public.import_records r where r.import_id = i.id),
      words = (
        select coalesce(jsonb_agg(jsonb_build_object('word', w.word, 'count', w.rows, 'status', w.status) order by w.rows desc, w.word), '[]')
        from (
          select r.status_word as word, count(*) as rows, mode() within group (order by r.status) as status
          from public.import_rows r
          where r.import_id = i.id and r.problem is null
          group by r.status_word
          order by 2 desc, 1 limit 500
        ) as w
      )
    where i.id = this.id;
    insert into public.import_groups (import_id, row, user_id, key, kind, lines)
    select r.import_id, r.row, r.user_id, 'row ' || r.row, 'unreadable', array[r.line]
    from public.import_rows r where r.import_id = this.id and r.problem is not null;
  end if;
  return public.import_progress(this.id);
end $$;

-- Deletes an import that was never written, with all its rows.
create function public.delete_import(import uuid) returns void
language plpgsql security definer set search_path = '' set statement_timeout = '8s' as $$
declare
  this constant public.imports := public.lock_own_import(delete_import.import, '{reading,matching,review}');
begin
  delete from public.imports i where i.id = this.id;
end $$;

-- Options

-- Merges both into what is set; null changes nothing, a null word removes its meaning. Of the policy, each field is
-- "mine" or "file"; hours also "larger", and the profile "none"; `unread` is "drop" or "notes". A word means a status, "none" (on the shelf without a status) or "skip".
create function public.set_import_options(import uuid, policy jsonb default null, status_words jsonb default null) returns void
language plpgsql security definer set search_path = '' set statement_timeout = '8s' as $$
declare
  this constant public.imports := public.lock_own_import(set_import_options.import, '{reading,matching,review}');
  new_policy constant jsonb := this.policy || coalesce(set_import_options.policy, '{}');
  new_words constant jsonb := jsonb_strip_nulls(this.status_words || coalesce(set_import_options.status_words, '{}'));
begin
  if jsonb_typeof(new_policy) <> 'object'
    or new_policy - array['status', 'rating', 'hours', 'notes', 'date_completed', 'profile', 'unread'] <> '{}'::jsonb
    or exists (
      select from jsonb_each(new_policy) as field
      where (field.value not in ('"mine"', '"file"') or field.key = 'unread')
        and (field.key, field.value) not in (
          ('hours', '"larger"'::jsonb), ('profile', '"none"'), ('unread', '"drop"'), ('unread', '"notes"')
        )
    )
  then
    raise exception 'unknown policy' using errcode = '22023';
  end if;
  if jsonb_typeof(new_words) <> 'object' or octet_length(new_words::text) > 100000 or exists (
    select from jsonb_each(new_words) as word
    where char_length(word.key) > 100
      or word.value not in ('"want"', '"playing"', '"completed"', '"paused"', '"dropped"', '"endless"', '"none"', '"skip"')
  ) then
    raise exception 'unknown meaning of a status word' using errcode = '22023';
  end if;
  if (this.policy, this.status_words) is not distinct from (new_policy, new_words) then
    return;
  end if;
  update public.imports i set policy = new_policy, status_words = new_words where i.id = this.id;
  if this.status_words <> new_words then
    perform public.refresh_import_groups(this.id);
    perform public.recount_import_records(this.id);
  elsif this.policy <> new_policy then
    perform public.refresh_shelved_groups(this.id);
  end if;
end $$;

-- Saves how a table with these columns is read; null forgets it.
create function public.save_import_mapping(header_key text, mapping jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  owner constant uuid := (select auth.uid());
begin
  if owner is null then
    raise exception 'not signed in' using errcode = '42501';
  end if;
  if coalesce(save_import_mapping.mapping, 'null') = 'null' then
    delete from public.import_mappings m where m.user_id = owner and m.header_key = save_import_mapping.header_key;
    return;
  end if;
  insert into public.import_mappings as m (user_id, header_key, mapping)
  values (owner, save_import_mapping.header_key, save_import_mapping.mapping)
  on conflict on constraint import_mappings_pkey do update set mapping = excluded.mapping, saved_at = now();
end $$;

grant execute on function
  public.begin_import(text, text), public.add_import_rows(uuid, jsonb), public.end_reading(uuid, jsonb, jsonb), public.delete_import(uuid),
  public.set_import_options(uuid, jsonb, jsonb), public.save_import_mapping(text, jsonb)
to authenticated;
