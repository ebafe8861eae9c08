-- What a person took off the shelf lies here for an hour, so that it can be put back as it was.

create table public.removed_games (
  undo uuid not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  game_id integer not null,
  removed_at timestamptz not null default now(),
  -- The whole row of user_games.
  game jsonb not null,
  primary key (undo, game_id)
);

create index removed_games_by_user on public.removed_games (user_id);
create index removed_games_by_age on public.removed_games (removed_at);

-- Nobody reaches the bin but through the two functions below: no policy, no grant.
alter table public.removed_games enable row level security;
revoke all on public.removed_games from public, anon, authenticated;
grant all on public.removed_games to service_role;

-- Both run with their creator's rights on purpose: a person who could write the bin could put back what never was there,
-- and nobody but the database sets the id of a row. So each names the person itself, by the token.

-- Takes games off the caller's shelf. The answer is what restore_games takes, null when none of them was there.
create function public.remove_games(game_ids integer[]) returns uuid
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
  with gone as (
    delete from public.user_games g where g.user_id = person and g.game_id = any (game_ids) returning g.*
  ), kept as (
    insert into public.removed_games (undo, user_id, game_id, game)
    select undo_id, person, gone.game_id, to_jsonb(gone) from gone
    returning 1
  )
  select count(*) into removed from kept;
  return case when removed > 0 then undo_id end;
end $$;

-- Puts back what one call of remove_games took off, but for games that were added again meanwhile: those stay as they are.
-- The answer is the number of games that came back, null when the bin holds nothing by that id any more.
create function public.restore_games(undo uuid) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  person constant uuid := auth.uid();
  -- Every column that can be written, so that one that a later migration adds comes back too.
  columns constant text := (
    select string_agg(quote_ident(a.attname), ', ') from pg_catalog.pg_attribute a
    where a.attrelid = 'public.user_games'::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  );
  games jsonb;
  restored integer;
begin
  if person is null then
    raise exception 'nobody is signed in' using errcode = '42501';
  end if;
  delete from public.removed_games where removed_at < now() - interval '1 hour';
  with taken as (
    delete from public.removed_games r where r.undo = restore_games.undo and r.user_id = person returning r.game
  )
  select jsonb_agg(taken.game) into games from taken;
  if games is null then
    return null;
  end if;
  execute format(
    'insert into public.user_games (%1$s) select %1$s from jsonb_populate_recordset(null::public.user_games, $1)
     on conflict (user_id, game_id) do nothing',
    columns
  ) using games;
  get diagnostics restored = row_count;
  return restored;
end $$;

revoke all on function public.remove_games(integer[]), public.restore_games(uuid) from public, anon, authenticated;
grant execute on function public.remove_games(integer[]), public.restore_games(uuid) to authenticated, service_role;
