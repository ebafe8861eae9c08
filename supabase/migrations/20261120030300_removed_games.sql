-- Games removed from a shelf are stored for an hour, so that the removal can be undone.

create table public.removed_games (
  -- One id per removal.
  undo uuid not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  game_id integer not null,
  removed_at timestamptz not null default now(),
  -- The row of user_games and what it took with it: the rows of steam_games, plays and copies, and { game_id, tag_id, name } of each tag.
  game jsonb not null,
  apps jsonb not null default '[]',
  plays jsonb not null default '[]',
  copies jsonb not null default '[]',
  tags jsonb not null default '[]',
  stored_rows integer generated always as (
    1 + jsonb_array_length(apps) + jsonb_array_length(plays) + jsonb_array_length(copies) + jsonb_array_length(tags)
  ) stored,
  primary key (undo, game_id)
);

create index removed_games_by_owner on public.removed_games (user_id, undo, game_id);
create index removed_games_by_age on public.removed_games (removed_at);

-- Undos of the last hour and how many games each restored, for a client that calls again because the first response was lost.
create table public.restored_games (
  undo uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  restored_at timestamptz not null default now(),
  games integer not null
);

create index restored_games_by_user on public.restored_games (user_id);
create index restored_games_by_age on public.restored_games (restored_at);

-- No policies and no grants: only the functions below read and write these tables, so that users cannot restore rows that
-- were never on their shelf. The functions run with their creator's rights and check auth.uid() themselves.
alter table public.removed_games enable row level security;
alter table public.restored_games enable row level security;
revoke all on public.removed_games, public.restored_games from public, anon, authenticated;
grant all on public.removed_games, public.restored_games to service_role;

-- Called by removals and undos, for all users. Skips rows that another transaction is deleting.
create function public.delete_expired_removals() returns void
language plpgsql security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
begin
  delete from public.removed_games where ctid = any (array(
    select r.ctid from public.removed_games r where r.removed_at < now() - interval '1 hour' for update skip locked
  ));
  delete from public.restored_games where ctid = any (array(
    select r.ctid from public.restored_games r where r.restored_at < now() - interval '1 hour' for update skip locked
  ));
end $$;

-- Removes games from the caller's shelf; a sync with Steam does not add their apps again (removed_steam_apps). Returns an id for restore_games, or null if none of them was there. May be called
-- again when the response was lost: for five minutes the same games return the same id.
-- Planned anew on each call: a plan made for a small shelf takes minutes on a large one.
create function public.remove_games(game_ids integer[]) returns uuid
language plpgsql security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' set statement_timeout = '8s' as $$
declare
  owner constant uuid := public.lock_own_shelf();
  undo_id constant uuid := gen_random_uuid();
  removed integer;
begin
  if cardinality(game_ids) > 10000 then
    raise exception 'too many games at once' using errcode = '22023';
  end if;
  perform public.delete_expired_removals();
  -- One statement: each part sees the apps, plays, copies and tags as they were before it.
  with deleted as (
    delete from public.user_games g where g.user_id = owner and g.game_id = any (game_ids) returning g.*
  ), mapped as (
    select s.game_id, jsonb_agg(to_jsonb(s)) as apps from public.steam_games s
    where s.user_id = owner and s.game_id = any (game_ids) group by s.game_id
  ), played as (
    select p.game_id, jsonb_agg(to_jsonb(p)) as plays from public.plays p
    where p.user_id = owner and p.game_id = any (game_ids) group by p.game_id
  ), owned as (
    select c.game_id, jsonb_agg(to_jsonb(c)) as copies from public.copies c
    where c.user_id = owner and c.game_id = any (game_ids) group by c.game_id
  ), tagged as (
    select m.game_id, jsonb_agg(jsonb_build_object('game_id', m.game_id, 'tag_id', t.id, 'name', t.name)) as tags
    from public.game_tags m
    join public.tags t on t.user_id = m.user_id and t.id = m.tag_id
    where m.user_id = owner and m.game_id = any (game_ids) group by m.game_id
  ), stored as (
    insert into public.removed_games (undo, user_id, game_id, game, apps, plays, copies, tags)
    select
      undo_id, owner, deleted.game_id, to_jsonb(deleted), coalesce(mapped.apps, '[]'), coalesce(played.plays, '[]'),
      coalesce(owned.copies, '[]'), coalesce(tagged.tags, '[]')
    from deleted
    left join mapped on mapped.game_id = deleted.game_id
    left join played on played.game_id = deleted.game_id
    left join owned on owned.game_id = deleted.game_id
    left join tagged on tagged.game_id = deleted.game_id
    returning 1
  ), noted as (
    insert into public.removed_steam_apps (user_id, appid)
    select owner, (app ->> 'appid')::bigint from mapped cross join jsonb_array_elements(mapped.apps) as app
    on conflict do nothing
  )
  select count(*) into removed from stored;
  if removed > 0 then
    delete from public.removed_steam_apps a where a.user_id = owner and a.ctid not in (
      select k.ctid from public.removed_steam_apps k where k.user_id = owner order by k.removed_at desc, k.appid limit 20000
    );
    return undo_id;
  end if;
  -- A repeated call: the newest recent removal of no other games than these.
  return (
    select r.undo
    from public.removed_games r
    left join (select distinct unnest(game_ids) as id) requested on requested.id = r.game_id
    where r.user_id = owner and r.removed_at > now() - interval '5 minutes'
    group by r.undo
    having count(*) = count(requested.id)
    order by max(r.removed_at) desc
    limit 1
  );
end $$;

-- The columns of a table that are not generated, so that restore_games includes those of later migrations.
create function public.written_columns(relation regclass) returns text
language sql stable set search_path = '' as $$
  select string_agg(quote_ident(a.attname), ', ') from pg_catalog.pg_attribute a
  where a.attrelid = relation and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
$$;

-- Restores the games of one call of remove_games, except those that were added again meanwhile. Returns how many games it
-- restored, or null for an id that is unknown or expired. A repeated call returns the same number for an hour.
create function public.restore_games(undo uuid) returns integer
language plpgsql security definer set search_path = '' set statement_timeout = '8s' as $$
declare
  owner constant uuid := public.lock_own_shelf();
  games jsonb;
  apps jsonb;
  plays jsonb;
  copies jsonb;
  tags jsonb;
  restored integer[];
begin
  -- The removed games took more than the restored ones, so that they are never refused for their bytes.
  perform set_config('questshelf.undo_bytes', '1000000000', true);
  perform public.delete_expired_removals();
  with taken as (
    delete from public.removed_games r where r.undo = restore_games.undo and r.user_id = owner
    returning r.game, r.apps, r.plays, r.copies, r.tags
  )
  select jsonb_agg(taken.game), jsonb_path_query_array(jsonb_agg(taken.apps), '$[*][*]'),
    jsonb_path_query_array(jsonb_agg(taken.plays), '$[*][*]'), jsonb_path_query_array(jsonb_agg(taken.copies), '$[*][*]'),
    jsonb_path_query_array(jsonb_agg(taken.tags), '$[*][*]')
  into games, apps, plays, copies, tags from taken;
  if games is null then
    return (select r.games from public.restored_games r where r.undo = restore_games.undo and r.user_id = owner);
  end if;
  execute format(
    'with inserted as (
       insert into public.user_games (%1$s) select %1$s from jsonb_populate_recordset(null::public.user_games, $1)
       on conflict (user_id, game_id) do nothing returning game_id
     ) select array_agg(game_id) from inserted',
    public.written_columns('public.user_games')
  ) using games into restored;
  -- Apps that were imported meanwhile, or whose game was added again, stay as they are.
  execute format(
    'insert into public.steam_games (%1$s) select %1$s from jsonb_populate_recordset(null::public.steam_games, $1)
     where game_id = any ($2) on conflict (user_id, appid) do nothing',
    public.written_columns('public.steam_games')
  ) using apps, restored;
  execute format(
    'insert into public.plays (%1$s) select %1$s from jsonb_populate_recordset(null::public.plays, $1)
     where game_id = any ($2) on conflict (user_id, id) do nothing',
    public.written_columns('public.plays')
  ) using plays, restored;
  execute format(
    'insert into public.copies (%1$s) select %1$s from jsonb_populate_recordset(null::public.copies, $1)
     where game_id = any ($2) on conflict (user_id, id) do nothing',
    public.written_columns('public.copies')
  ) using copies, restored;
  -- Tags that were deleted meanwhile stay deleted.
  insert into public.game_tags (user_id, game_id, tag_id)
  select owner, r.game_id, t.id
  from jsonb_to_recordset(tags) as r (game_id integer, tag_id uuid)
  join public.tags t on t.user_id = owner and t.id = r.tag_id
  where r.game_id = any (restored);
  insert into public.restored_games (undo, user_id, games)
  values (restore_games.undo, owner, coalesce(cardinality(restored), 0));
  return coalesce(cardinality(restored), 0);
end $$;

-- The caller's removed games that can still be restored, for the export of their data: 200 at a time after a given key, because
-- there may be 40,000.
create function public.own_removed_games(
  after_undo uuid default '00000000-0000-0000-0000-000000000000', after_game integer default 0
) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(page.entry order by page.undo, page.game_id), '[]')
  from (
    select r.undo, r.game_id, jsonb_build_object(
      'undo', r.undo, 'removed_at', r.removed_at, 'game', r.game, 'steam_games', r.apps, 'plays', r.plays,
      'copies', r.copies, 'tags', jsonb_path_query_array(r.tags, '$[*].name')
    ) as entry
    from public.removed_games r
    where r.user_id = (select auth.uid()) and (r.undo, r.game_id) > (after_undo, after_game)
    order by r.undo, r.game_id
    limit 200
  ) as page
$$;

-- Deletes a user's oldest removals above 40,000 rows. The largest single removal always fits.
create function public.limit_removed_games() returns trigger
language plpgsql security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
declare
  owner uuid;
begin
  for owner in select distinct user_id from added loop
    -- Skips a removal that is being restored: that deletes it.
    delete from public.removed_games where (undo, game_id) in (
      select r.undo, r.game_id from public.removed_games r
      where r.user_id = owner and r.undo in (
        select s.undo from (
          select undo, sum(sum(stored_rows)) over (order by max(removed_at) desc, undo) as running_total
          from public.removed_games where user_id = owner group by undo
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

revoke all on function
  public.delete_expired_removals(), public.remove_games(integer[]), public.written_columns(regclass),
  public.restore_games(uuid), public.own_removed_games(uuid, integer), public.limit_removed_games(),
  public.limit_restored_games()
from public, anon, authenticated;
grant execute on function
  public.remove_games(integer[]), public.restore_games(uuid), public.own_removed_games(uuid, integer)
to authenticated, service_role;
