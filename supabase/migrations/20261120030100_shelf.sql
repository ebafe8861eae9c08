-- The shelf: one row per game of a user. Only its owner reads or writes the table; other users call read_shelf.

create table public.user_games (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  game_id integer not null,
  game_name text not null,
  game_cover_url text,
  game_summary text,
  game_rating numeric(5, 2),
  game_release_date date,
  game_platforms text[] not null default '{}',
  game_genres text[] not null default '{}',
  status text not null,
  imported boolean not null default false,
  date_added timestamptz not null default now(),
  date_completed timestamptz,
  updated_at timestamptz not null default now(),
  user_rating numeric(3, 1),
  notes text,
  hours_played numeric(8, 1),
  steam_playtime_minutes integer,
  -- "Not this one": pick_games does not suggest the game for 30 days.
  skipped_at timestamptz,
  -- When the game got its status and its rating, for the feed (set_feed_times). Null if that is not known.
  status_at timestamptz,
  rated_at timestamptz,
  -- The sum of the game's plays, written by their trigger.
  play_minutes integer not null default 0,
  -- The hours that the user entered, otherwise the larger of Steam's and the plays'.
  shown_hours numeric generated always as (
    coalesce(hours_played, round(greatest(steam_playtime_minutes, nullif(play_minutes, 0)) / 60.0, 1))
  ) stored,
  -- The name without case and accents, to sort and search by: "Ōkami" sorts as "okami". Collated by code point, which is the
  -- same on every server. At most 500 characters (2,000 bytes), because an index entry takes at most 2,704 bytes.
  game_name_key text collate "C" generated always as (
    left(normalize(lower(regexp_replace(normalize(game_name, nfkd), '[\u0300-\u036f]+', '', 'g')), nfkc), 500)
  ) stored,
  -- The user's rating, otherwise the critics'; both out of 10.
  shown_rating numeric generated always as (coalesce(user_rating, game_rating / 10)) stored,
  -- Includes what filters and orders read of a row, so that they leave the rows themselves alone, which are 20 times as long.
  constraint user_games_one_per_game unique (user_id, game_id) include (
    id, status, imported, date_added, date_completed, user_rating, game_rating, game_release_date, shown_rating, shown_hours,
    game_name_key
  ),
  -- The bitmaps of game_facets have no larger ones.
  constraint user_games_game_id_range check (game_id between 1 and 268435455),
  constraint user_games_name_text check (char_length(game_name) between 1 and 500 and public.is_line(game_name)),
  -- An image of IGDB, or the sandbox's copy of one. Pages show it to visitors and the server fetches it for cards, while any
  -- user may write this column with their own token.
  constraint user_games_cover_url check (
    game_cover_url ~
    '^(https://images\.igdb\.com/igdb/image/upload|/_sandbox/images)/t_[a-z0-9_]{1,32}/[A-Za-z0-9_-]{1,64}\.(jpg|png|webp)$'
  ),
  constraint user_games_summary_length check (char_length(game_summary) <= 2000),
  constraint user_games_rating_range check (game_rating between 0 and 100),
  -- Flat lists of names of up to 100 characters.
  constraint user_games_platforms_size check (
    cardinality(game_platforms) <= 100 and coalesce(array_ndims(game_platforms), 1) = 1
    and array_position(game_platforms, null) is null
    and char_length(array_to_string(game_platforms, E'\n')) <= 4000
    and array_to_string(game_platforms, E'\n') !~ '[^\n]{101}'
  ),
  constraint user_games_genres_size check (
    cardinality(game_genres) <= 50 and coalesce(array_ndims(game_genres), 1) = 1
    and array_position(game_genres, null) is null
    and char_length(array_to_string(game_genres, E'\n')) <= 2000
    and array_to_string(game_genres, E'\n') !~ '[^\n]{101}'
  ),
  -- No "infinity", which no function can compute with.
  constraint user_games_times_range check (
    date_added between '0001-01-01Z' and '9999-12-31Z' and date_completed between '0001-01-01Z' and '9999-12-31Z'
    and skipped_at between '0001-01-01Z' and '9999-12-31Z'
  ),
  constraint user_games_release_range check (game_release_date between '0001-01-01' and '9999-12-31'),
  constraint user_games_status_known check (
    status in ('want', 'playing', 'completed', 'paused', 'dropped', 'endless', 'imported')
  ),
  constraint user_games_user_rating_halves check (
    user_rating between 0 and 10 and user_rating * 2 = floor(user_rating * 2)
  ),
  constraint user_games_notes_length check (char_length(notes) <= 5000),
  constraint user_games_hours_range check (hours_played between 0 and 1000000),
  constraint user_games_steam_playtime_range check (steam_playtime_minutes between 0 and 60000000),
  constraint user_games_play_minutes_range check (play_minutes between 0 and 60000000)
);

-- For the newest games and those of a status; filters and other orders read user_games_one_per_game. Each index is a page that an
-- added game writes, mostly one that is not in memory.
create index user_games_newest on public.user_games (user_id, date_added desc, id);
create index user_games_by_status on public.user_games (user_id, status, date_added desc, id);

create trigger user_games_set_updated_at before update on public.user_games
for each row execute function public.set_updated_at();

-- Access

alter table public.user_games enable row level security;

create policy user_games_own on public.user_games to authenticated using (user_id = (select auth.uid()));
grant select, delete on public.user_games to authenticated;
grant insert (
  user_id, game_id, game_name, game_cover_url, game_summary, game_rating, game_release_date, game_platforms,
  game_genres, status, imported, date_added, date_completed, updated_at, user_rating, notes, hours_played,
  steam_playtime_minutes
) on public.user_games to authenticated;
-- Without date_added, which never changes. The key is included, because an upsert sets every column it names.
grant update (
  user_id, game_id, game_name, game_cover_url, game_summary, game_rating, game_release_date, game_platforms,
  game_genres, status, imported, date_completed, updated_at, user_rating, notes, hours_played,
  steam_playtime_minutes, skipped_at
) on public.user_games to authenticated;

-- Lock

-- Locks the caller's shelf until the end of the transaction. Functions that write many rows call it first, in a statement of its
-- own, so that the next one sees everything committed before. Without it, two such writes could deadlock (each locks rows in
-- the order of its plan), and a removal could miss an app that an import is adding. Other users' shelves are not affected.
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

-- The same lock for statements that users send themselves, taken before any row is locked. It also keeps two inserts from both
-- finding room for the last game. All tables whose bytes are counted have its trigger.
create function public.lock_shelf() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if auth.uid() is not null then
    perform pg_advisory_xact_lock(hashtextextended('shelf ' || auth.uid()::text, 0));
  end if;
  return null;
end;
$$;

-- Limit of rows

-- An upper bound of each user's rows in a table: inserts raise it, deletes leave it as it is, so that rows are counted only
-- when the bound exceeds the limit. No user reads or writes it. It refers to the profile, as other tables that most writes write do: the
-- write has read that, while the account's row may have to come from the disk.
create table public.row_bounds (
  user_id uuid not null references public.profiles (id) on delete cascade,
  relation text not null,
  at_most integer not null,
  primary key (user_id, relation)
);

alter table public.row_bounds enable row level security;

-- Arguments: rows per user, SQLSTATE and message of the error. Runs after the insert, because only then the new rows of an upsert
-- are known. The count has a snapshot of its own, newer than the lock.
create function public.limit_rows() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  max_rows constant integer := tg_argv[0];
  owner uuid;
  added_rows integer;
  bound integer;
begin
  for owner, added_rows in select user_id, count(*) from added group by user_id loop
    insert into public.row_bounds as b (user_id, relation, at_most) values (owner, tg_table_name, added_rows)
    on conflict (user_id, relation) do update set at_most = b.at_most + excluded.at_most
    returning b.at_most into bound;
    if bound > max_rows then
      execute format('select count(*) from (select from %s where user_id = $1 limit $2 + 1) as counted', tg_relid::regclass)
      into bound using owner, max_rows;
      if bound > max_rows then
        raise exception '%', tg_argv[2] using errcode = tg_argv[1];
      end if;
      update public.row_bounds b set at_most = bound where b.user_id = owner and b.relation = tg_table_name;
    end if;
  end loop;
  return null;
end;
$$;

create trigger user_games_limit_rows after insert on public.user_games
referencing new table as added
for each statement execute function public.limit_rows('20000', 'QS001', 'Your shelf is full: it holds 20,000 games.');

-- Status and date of completion

-- A game that becomes completed was completed now, unless the same update sets another date. While an import is written or undone or a
-- change is undone, the file, or the row before, has the date. Leaving "completed" keeps the date until the game is completed again.
create function public.set_date_completed() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.status = 'completed' and old.status <> 'completed' and new.date_completed is not distinct from old.date_completed
    and coalesce(current_setting('questshelf.has_dates', true), '') = ''
    and coalesce(current_setting('questshelf.undoing', true), '') = ''
  then
    new.date_completed := clock_timestamp();
  end if;
  return new;
end $$;

create trigger user_games_set_date_completed before update on public.user_games
for each row execute function public.set_date_completed();

-- A completed game got its status on the date of completion, which its owner may set. An import has the dates of its file and none of
-- ratings, so that old games are no news; an undo restores the times from before. Named to run after the trigger above.
create function public.set_feed_times() returns trigger
language plpgsql set search_path = '' as $$
declare
  is_import constant boolean := coalesce(current_setting('questshelf.has_dates', true), '') <> '';
begin
  if coalesce(current_setting('questshelf.undoing', true), '') <> '' then
    return new;
  end if;
  if new.status = 'completed' then
    if tg_op = 'INSERT' or new.status <> old.status or new.date_completed is distinct from old.date_completed then
      new.status_at := case when new.date_completed is not null then least(new.date_completed, clock_timestamp()) end;
    end if;
  elsif tg_op = 'INSERT' then
    new.status_at := case when is_import then least(new.date_added, now()) else now() end;
  elsif new.status <> old.status then
    new.status_at := case when not is_import then now() end;
  end if;
  if new.user_rating is null then
    new.rated_at := null;
  elsif not is_import and (tg_op = 'INSERT' or new.user_rating is distinct from old.user_rating) then
    new.rated_at := now();
  end if;
  return new;
end $$;

create trigger user_games_set_feed_times before insert or update on public.user_games
for each row execute function public.set_feed_times();

-- Puts a game on the caller's shelf, or changes its status and keeps its other fields. `game` has the columns of the game's data. Without
-- it, nothing is written for a game that is "missing" and, unless the status is "want", for one that may be unreleased ("unsure"). The other
-- outcomes are "added", "moved" and "same". Returns { outcome, row }. With `keeps_status`, a game that is there keeps
-- its status, and a new one is wanted: the caller sets it.
create function public.put_on_shelf(of_game integer, new_status text, game jsonb default null, keeps_status boolean default false) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  owner constant uuid := public.lock_own_shelf();
  was public.user_games;
  shelved public.user_games;
begin
  select * into was from public.user_games g where g.user_id = owner and g.game_id = of_game;
  if was.id is null and game ->> 'game_name' is null then
    return jsonb_build_object('outcome', 'missing');
  elsif was.id is null then
    insert into public.user_games (
      user_id, game_id, game_name, game_cover_url, game_summary, game_rating, game_release_date, game_platforms, game_genres, status,
      date_completed
    )
    select
      owner, of_game, n.game_name, n.game_cover_url, n.game_summary, n.game_rating, n.game_release_date, coalesce(n.game_platforms, '{}'),
      coalesce(n.game_genres, '{}'), case when keeps_status then 'want' else new_status end,
      case when new_status = 'completed' and not keeps_status then clock_timestamp() end
    from jsonb_populate_record(null::public.user_games, game) as n
    returning * into shelved;
    return jsonb_build_object('outcome', 'added', 'row', to_jsonb(shelved));
  elsif game is null and new_status <> 'want' and public.is_release_unsure(was) then
    return jsonb_build_object('outcome', 'unsure');
  end if;
  shelved := was;
  if game is not null or not keeps_status and was.status <> new_status then
    update public.user_games g set
      (game_name, game_cover_url, game_summary, game_rating, game_release_date, game_platforms, game_genres) = (
        select n.game_name, n.game_cover_url, n.game_summary, n.game_rating, n.game_release_date, n.game_platforms, n.game_genres
        from jsonb_populate_record(was, coalesce(game, '{}')) as n
      ),
      status = case when keeps_status then g.status else new_status end
    where g.user_id = owner and g.game_id = of_game
    returning * into shelved;
  end if;
  return jsonb_build_object('outcome', case when shelved.status <> was.status then 'moved' else 'same' end, 'row', to_jsonb(shelved));
end $$;

-- Adds games to the caller's shelf; those that are on it stay as they are. Completed ones have no date: many games at once were played
-- long before. Each element of "games" has the columns named here. Returns how many were added.
create function public.add_to_shelf(games jsonb, new_status text) returns integer
language plpgsql security invoker set search_path = '' set statement_timeout = '8s' as $$
declare
  owner constant uuid := public.lock_own_shelf();
  added integer;
begin
  insert into public.user_games (
    user_id, game_id, game_name, game_cover_url, game_summary, game_rating, game_release_date, game_platforms, game_genres, status
  )
  select distinct on (g.game_id)
    owner, g.game_id, g.game_name, g.game_cover_url, g.game_summary, g.game_rating, g.game_release_date, coalesce(g.game_platforms, '{}'),
    coalesce(g.game_genres, '{}'), new_status
  from jsonb_to_recordset(games) as g (
    game_id integer, game_name text, game_cover_url text, game_summary text, game_rating numeric, game_release_date date,
    game_platforms text[], game_genres text[]
  )
  order by g.game_id
  on conflict (user_id, game_id) do nothing;
  get diagnostics added = row_count;
  return added;
end $$;

-- Sets the status of games on the caller's shelf. Returns { games, moved }: how many of them are there, and how many had another status.
-- A function, because the ids of a whole shelf do not fit into a URL. Planned anew on each call: a plan made for a small shelf is slow on a
-- large one.
create function public.set_status(game_ids integer[], new_status text) returns jsonb
language plpgsql security invoker set search_path = ''
set plan_cache_mode = 'force_custom_plan' set statement_timeout = '8s' as $$
declare
  owner constant uuid := public.lock_own_shelf();
  found_games integer;
  moved integer;
begin
  select count(*) into found_games from public.user_games g where g.user_id = owner and g.game_id = any (game_ids);
  update public.user_games g set status = new_status
  where g.user_id = owner and g.game_id = any (game_ids) and g.status <> new_status;
  get diagnostics moved = row_count;
  return jsonb_build_object('games', found_games, 'moved', moved);
end $$;

-- Removes games from the caller's shelf with all that belongs to them, and returns how many were there. A sync with Steam does not add
-- their apps again (removed_steam_apps, which users cannot write).
create function public.remove_games(game_ids integer[]) returns integer
language plpgsql security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' set statement_timeout = '8s' as $$
declare
  owner constant uuid := public.lock_own_shelf();
  removed integer;
begin
  if cardinality(game_ids) > 10000 then
    raise exception 'too many games at once' using errcode = '22023';
  end if;
  insert into public.removed_steam_apps (user_id, appid)
  select owner, s.appid from public.steam_games s where s.user_id = owner and s.game_id = any (game_ids)
  on conflict do nothing;
  if found then
    delete from public.removed_steam_apps a where a.user_id = owner and a.ctid not in (
      select k.ctid from public.removed_steam_apps k where k.user_id = owner order by k.removed_at desc, k.appid limit 20000
    );
  end if;
  delete from public.user_games g where g.user_id = owner and g.game_id = any (game_ids);
  get diagnostics removed = row_count;
  return removed;
end $$;

-- Views for the owner: one row per user, because PostgREST returns at most 1,000 rows.

-- Games per tab of the shelf, and all hours; "unsorted" are imported games that have no status yet.
create view public.collection_counts with (security_invoker = true) as
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
  (count(*) filter (where status = 'endless'))::integer as endless,
  round(coalesce(sum(shown_hours), 0))::integer as hours
from public.user_games
group by user_id;

-- The status of each game, { "<game id>": "<status>" }, for the marks on cards.
create view public.collection_statuses with (security_invoker = true) as
select user_id, jsonb_object_agg(game_id::text, status) as statuses
from public.user_games
group by user_id;

-- What others may see of a shelf: imported games without a status only if their owner shows them, and null for what is in a hidden
-- section. Closed: read_shelf reads it.
create view public.shown_user_games with (security_invoker = false) as
select
  g.id,
  g.user_id,
  g.game_id,
  g.game_name,
  g.game_cover_url,
  g.game_release_date,
  case when 'ratings' = any (p.shown_sections) then g.user_rating end as user_rating,
  case when 'hours' = any (p.shown_sections) then g.shown_hours end as shown_hours,
  case when 'dates' = any (p.shown_sections) then g.date_added end as date_added,
  case when 'dates' = any (p.shown_sections) then g.date_completed end as date_completed
from public.user_games g
join public.shown_profiles p on p.id = g.user_id and (g.status <> 'imported' or p.show_imported);

grant select on public.collection_counts, public.collection_statuses to authenticated;

grant execute on function public.lock_own_shelf() to authenticated;
grant execute on function
  public.put_on_shelf(integer, text, jsonb, boolean), public.add_to_shelf(jsonb, text), public.set_status(integer[], text),
  public.remove_games(integer[])
to authenticated;
