-- A shelf holds at most 20,000 games, and each row has a bounded size: any account may write here with its own token.

-- Rows that exceed the new limits are trimmed first, so that no live project fails on them: a summary is cut, and a list that no
-- game of IGDB has (see the constraints) is emptied.
update public.user_games set game_summary = left(game_summary, 5000) where char_length(game_summary) > 5000;
update public.user_games set game_platforms = '{}'
where cardinality(game_platforms) > 100 or array_ndims(game_platforms) > 1
  or cardinality(array_remove(game_platforms[1:100], null)) < cardinality(game_platforms)
  or array_to_string(game_platforms, E'\n') ~ '[^\n]{101}' or char_length(array_to_string(game_platforms, E'\n')) > 4000;
update public.user_games set game_genres = '{}'
where cardinality(game_genres) > 50 or array_ndims(game_genres) > 1
  or cardinality(array_remove(game_genres[1:50], null)) < cardinality(game_genres)
  or array_to_string(game_genres, E'\n') ~ '[^\n]{101}' or char_length(array_to_string(game_genres, E'\n')) > 2000;

update public.removed_games set game = jsonb_set(game, '{game_summary}', to_jsonb(left(game ->> 'game_summary', 5000)))
where char_length(game ->> 'game_summary') > 5000;

alter table public.user_games
  drop constraint user_games_summary_length,
  drop constraint user_games_platforms_size,
  drop constraint user_games_genres_size,
  add constraint user_games_summary_length check (char_length(game_summary) <= 5000),
  -- Flat lists of names of up to 100 characters.
  add constraint user_games_platforms_size check (
    cardinality(game_platforms) <= 100 and coalesce(array_ndims(game_platforms), 1) = 1
    and array_position(game_platforms, null) is null
    and char_length(array_to_string(game_platforms, E'\n')) <= 4000
    and array_to_string(game_platforms, E'\n') !~ '[^\n]{101}'
  ),
  add constraint user_games_genres_size check (
    cardinality(game_genres) <= 50 and coalesce(array_ndims(game_genres), 1) = 1
    and array_position(game_genres, null) is null
    and char_length(array_to_string(game_genres, E'\n')) <= 2000
    and array_to_string(game_genres, E'\n') !~ '[^\n]{101}'
  );

-- Statements that add or remove rows of one user run one after the other, so that two cannot both see room for the last game.
-- The lock is taken before any row is locked: the other order could deadlock.
create function public.lock_shelf() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if auth.uid() is not null then
    perform pg_advisory_xact_lock(hashtextextended('shelf ' || auth.uid()::text, 0));
  end if;
  return null;
end;
$$;

-- An upper bound of each user's rows in a table with a limit: raised by every insert and left as it is by deletes, so that only a
-- bound above the limit costs a count. No user reads or writes it.
create table public.row_bounds (
  user_id uuid not null references auth.users (id) on delete cascade,
  relation text not null,
  at_most integer not null,
  primary key (user_id, relation)
);

alter table public.row_bounds enable row level security;
revoke all on public.row_bounds from public, anon, authenticated;
grant all on public.row_bounds to service_role;

-- Arguments: the number of rows that each user may have, the SQLSTATE and the message of the refusal. Runs after the insert,
-- because only then is it known which rows of an upsert are new. The count has a snapshot of its own, newer than the lock.
create function public.limit_rows() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  max_rows constant integer := tg_argv[0];
  person uuid;
  fresh integer;
  bound integer;
begin
  for person, fresh in select user_id, count(*) from added group by user_id loop
    update public.row_bounds b set at_most = b.at_most + fresh
    where b.user_id = person and b.relation = tg_table_name returning b.at_most into bound;
    if bound is null or bound > max_rows then
      execute format('select count(*) from (select from %s where user_id = $1 limit $2 + 1) as counted', tg_relid::regclass)
      into bound using person, max_rows;
      if bound > max_rows then
        raise exception '%', tg_argv[2] using errcode = tg_argv[1];
      end if;
      insert into public.row_bounds (user_id, relation, at_most) values (person, tg_table_name, bound)
      on conflict (user_id, relation) do update set at_most = excluded.at_most;
    end if;
  end loop;
  return null;
end;
$$;

create trigger user_games_lock_shelf before insert or delete on public.user_games
for each statement execute function public.lock_shelf();

create trigger user_games_limit_rows after insert on public.user_games
referencing new table as added
for each statement execute function public.limit_rows('20000', 'QS001', 'Your shelf is full: it holds 20,000 games.');

create trigger steam_games_lock_shelf before insert on public.steam_games
for each statement execute function public.lock_shelf();

create trigger steam_games_limit_rows after insert on public.steam_games
referencing new table as added
for each statement execute function public.limit_rows('20000', 'QS002', 'Your Steam imports are full: they hold 20,000 games.');

-- The bin keeps a user's newest removals, up to 40,000 games and apps together: the largest single removal always fits.
alter table public.removed_games
  add column games_and_apps integer generated always as (1 + jsonb_array_length(apps)) stored;

create function public.limit_removed_games() returns trigger
language plpgsql security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
declare
  person uuid;
begin
  for person in select distinct user_id from added loop
    -- A removal that is being restored at this moment is locked, and goes with that.
    delete from public.removed_games where (undo, game_id) in (
      select r.undo, r.game_id from public.removed_games r
      where r.user_id = person and r.undo in (
        select s.undo from (
          select undo, sum(sum(games_and_apps)) over (order by max(removed_at) desc, undo) as running_total
          from public.removed_games where user_id = person group by undo
        ) s where s.running_total > 40000
      ) and not exists (select from added a where a.undo = r.undo)
      for update skip locked
    );
  end loop;
  return null;
end;
$$;

create trigger removed_games_limit after insert on public.removed_games
referencing new table as added
for each statement execute function public.limit_removed_games();

create function public.limit_restored_games() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.restored_games where undo in (
    select undo from public.restored_games where user_id = new.user_id order by restored_at desc, undo offset 1000
  );
  return null;
end;
$$;

create trigger restored_games_limit after insert on public.restored_games
for each row execute function public.limit_restored_games();

revoke all on function public.lock_shelf(), public.limit_rows(), public.limit_removed_games(), public.limit_restored_games()
from public, anon, authenticated;
