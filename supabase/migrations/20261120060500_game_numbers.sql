-- What everybody thinks of a game: how many have it, by status, and what they rate it. Counted is only what every visitor can read on a
-- public profile. So the counts of two loads differ by nothing that was ever hidden.

-- Changes of the counts, whose sum is the count: writers add rows and never wait for each other. No user reads or writes the table.
create table public.game_numbers (
  id bigint generated always as identity primary key,
  game_id integer not null,
  status text not null,
  -- Null for an entry that others see without a rating.
  rating numeric(3, 1),
  entries integer not null
);

create index game_numbers_of_game on public.game_numbers (game_id) include (status, rating, entries);

alter table public.game_numbers enable row level security;

-- Whether the entries of a profile are counted. A profile that is open by link is only for those who have the link. Without a fixed
-- search_path, so that it is inlined.
create function public.is_counted(
  username text, visibility text, deletion_requested_at timestamptz, withheld_at timestamptz
) returns boolean
language sql immutable parallel safe
return username is not null and visibility = 'public' and deletion_requested_at is null and withheld_at is null;

-- Makes one row of all rows of a game with the same status and rating: the oldest, so that the ids stay those of new rows. Skips rows
-- that another transaction sums up at this moment.
create function public.sum_game_numbers(game_ids integer[]) returns void
language sql set search_path = '' as $$
  with repeated as (
    select unnest(array_agg(n.id)) as id from public.game_numbers n where n.game_id = any (game_ids)
    group by n.game_id, n.status, n.rating having count(*) > 1
  ),
  taken as (
    select n.id, n.game_id, n.status, n.rating, n.entries from public.game_numbers n
    where n.id = any (array(select r.id from repeated r)) for update skip locked
  ),
  summed as (
    select t.id, t.id = min(t.id) over same as is_oldest, sum(t.entries) over same as entries
    from taken t window same as (partition by t.game_id, t.status, t.rating)
  ),
  removed as (
    delete from public.game_numbers n using summed s where n.id = s.id and not (s.is_oldest and s.entries <> 0)
  )
  update public.game_numbers n set entries = s.entries from summed s where n.id = s.id and s.is_oldest and s.entries <> 0
$$;

-- An entry of a shelf that a statement has added (1) or removed (-1).
create type public.counted_entry as (user_id uuid, game_id integer, status text, rating numeric, entries integer);

-- One row in `every` sums up those of its game, so that a game has few: by a hash, so that no user chooses which.
create function public.add_game_numbers(changes public.counted_entry[], every integer) returns void
language plpgsql set search_path = '' set plan_cache_mode = 'force_generic_plan' as $$
declare
  due integer[];
begin
  with counted as (
    insert into public.game_numbers (game_id, status, rating, entries)
    select c.game_id, c.status, p.rating, sum(c.entries)
    from unnest(changes) as c
    -- "offset" looks each profile up.
    cross join lateral (
      select case when 'ratings' = any (p.shown_sections) then c.rating end as rating
      from public.profiles p
      where p.id = c.user_id and public.is_counted(p.username, p.visibility, p.deletion_requested_at, p.withheld_at)
        and (c.status <> 'imported' or p.show_imported)
      offset 0
    ) as p
    group by 1, 2, 3 having sum(c.entries) <> 0
    returning id, game_id
  )
  select array_agg(distinct game_id) into due from counted where hashint8(id) % every = 0;
  if due is not null then
    perform public.sum_game_numbers(due);
  end if;
end $$;

-- Adds what a statement has changed in shelves.
create function public.count_entries() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  changes public.counted_entry[];
begin
  if tg_op = 'INSERT' then
    changes := array(select (a.user_id, a.game_id, a.status, a.user_rating, 1)::public.counted_entry from added a);
  elsif tg_op = 'DELETE' then
    changes := array(select (r.user_id, r.game_id, r.status, r.user_rating, -1)::public.counted_entry from removed r);
  else
    changes := array(
      select (e.user_id, e.game_id, e.status, e.user_rating, sum(e.entries))::public.counted_entry
      from (
        select user_id, game_id, status, user_rating, 1 as entries from added
        union all
        select user_id, game_id, status, user_rating, -1 from removed
      ) as e
      group by e.user_id, e.game_id, e.status, e.user_rating having sum(e.entries) <> 0
    );
  end if;
  if changes <> '{}' then
    -- Nothing is left of a game that was added and removed; one write may change 10,000 games.
    perform public.add_game_numbers(changes, case when tg_op = 'DELETE' then 1 when cardinality(changes) > 2 then 8 else 64 end);
  end if;
  return null;
end $$;

-- Adds what a change of profiles shows or hides of their shelves.
create function public.count_profiles() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  due integer[];
begin
  execute format(
    'with counted as (
       insert into public.game_numbers (game_id, status, rating, entries)
       select g.game_id, g.status, case when p.shows_ratings then g.user_rating end, sum(p.entries)
       from (
         select c.id, c.show_imported, ''ratings'' = any (c.shown_sections) as shows_ratings, sum(c.entries) as entries
         from (%s) as c
         where public.is_counted(c.username, c.visibility, c.deletion_requested_at, c.withheld_at)
         group by 1, 2, 3 having sum(c.entries) <> 0
       ) as p
       join public.user_games g on g.user_id = p.id and (g.status <> ''imported'' or p.show_imported)
       group by 1, 2, 3 having sum(p.entries) <> 0
       returning id, game_id
     )
     select array_agg(distinct game_id) from counted where hashint8(id) %% 8 = 0',
    concat_ws(
      ' union all ',
      case when tg_op <> 'DELETE' then 'select *, 1 as entries from added' end,
      case when tg_op <> 'INSERT' then 'select *, -1 as entries from removed' end
    )
  ) into due;
  if due is not null then
    perform public.sum_game_numbers(due);
  end if;
  return null;
end $$;

do $$
declare
  relation text;
  count_it text;
begin
  for relation, count_it in values ('user_games', 'count_entries'), ('profiles', 'count_profiles') loop
    execute format('create trigger %1$s_number_added after insert on public.%1$I referencing new table as added
      for each statement execute function public.%2$I()', relation, count_it);
    execute format('create trigger %1$s_number_changed after update on public.%1$I referencing old table as removed new table as added
      for each statement execute function public.%2$I()', relation, count_it);
    execute format('create trigger %1$s_number_deleted after delete on public.%1$I referencing old table as removed
      for each statement execute function public.%2$I()', relation, count_it);
  end loop;
end $$;

-- Before any row is locked: a write of the shelf at the same moment counts by the profile before or after the change, as this one does.
create trigger profiles_lock_shelf
before update of username, visibility, shown_sections, show_imported, deletion_requested_at, withheld_at on public.profiles
for each statement execute function public.lock_shelf();

-- Hides an account before its rows are deleted: the triggers after that see neither its profile nor its shelf.
create function public.hide_deleted_account() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.profiles p set deletion_requested_at = now() where p.id = old.id and p.deletion_requested_at is null;
  return old;
end $$;

create trigger questshelf_user_deleted before delete on auth.users
for each row execute function public.hide_deleted_account();

-- The numbers of a game: { statuses, ratings, average, columns }; null if no counted shelf has it. `columns` are the ratings in steps of
-- half a star, from one half to five; they and the average are null below five ratings.
create function public.read_game_numbers(of_game integer) returns jsonb
language sql stable security definer set search_path = '' as $$
  with numbers as (
    select n.status, n.rating, public.rating_step(n.rating) as step, sum(n.entries) as entries
    from public.game_numbers n where n.game_id = of_game
    group by 1, 2 having sum(n.entries) > 0
  ), rated as (
    select coalesce(sum(n.entries), 0) as ratings, sum(n.rating * n.entries) / sum(n.entries) as average
    from numbers n where n.rating is not null
  )
  select jsonb_build_object(
    'statuses', (
      select jsonb_object_agg(s.status, s.entries) from (select n.status, sum(n.entries) as entries from numbers n group by n.status) as s
    ),
    'ratings', r.ratings,
    'average', case when r.ratings >= 5 then round(r.average, 1) end,
    'columns', case when r.ratings >= 5 then (
      select jsonb_agg(coalesce((select sum(n.entries) from numbers n where n.rating is not null and n.step = s.step), 0) order by s.step)
      from generate_series(1, 10) as s (step)
    ) end
  )
  from rated r where exists (select from numbers)
$$;

-- Whom of those the caller follows has a game: { total, people: [{ id, username, avatarUrl, status }] } with five of them.
create function public.followed_owners(of_game integer) returns jsonb
language sql stable security definer set search_path = '' as $$
  with owners as (
    select g.user_id as id, g.username, g.avatar_url, g.status, f.followed_at
    from public.follows f
    -- "offset" looks each shelf up.
    cross join lateral (
      select s.user_id, s.status, p.username, p.avatar_url
      from public.user_games s join public.shown_profiles p on p.id = s.user_id and (s.status <> 'imported' or p.show_imported)
      where s.user_id = f.followed_id and s.game_id = of_game
      offset 0
    ) as g
    where f.user_id = (select auth.uid())
  )
  select jsonb_build_object(
    'total', (select count(*) from owners),
    'people', coalesce((
      select jsonb_agg(
        jsonb_build_object('id', o.id, 'username', o.username, 'avatarUrl', o.avatar_url, 'status', o.status) order by o.followed_at, o.id
      )
      from (select * from owners w order by w.followed_at, w.id limit 5) as o
    ), '[]')
  )
$$;

-- The games of a shelf that its owner rates most unlike others, of the fifty ratings that are farthest from the owner's average, for
-- shelf_statistics. `others` is the average of at least five counted ratings without the owner's.
create function public.rated_unlike_others(owner uuid, with_imports boolean) returns jsonb
language sql stable set search_path = '' as $$
  with rated as (
    select
      g.game_id, g.user_rating as rating,
      case when public.is_counted(p.username, p.visibility, p.deletion_requested_at, p.withheld_at) and 'ratings' = any (p.shown_sections)
        and (g.status <> 'imported' or p.show_imported) then 1 else 0 end as own_entries
    from public.profiles p join public.user_games g on g.user_id = p.id
    where p.id = owner and g.user_rating is not null and (with_imports or g.status <> 'imported')
    order by abs(g.user_rating - avg(g.user_rating) over ()) desc, g.game_id limit 50
  ), compared as (
    select r.game_id, r.rating, round(o.total / o.ratings, 1) as others
    from rated r
    cross join lateral (
      select sum(n.entries) - r.own_entries as ratings, sum(n.rating * n.entries) - r.own_entries * r.rating as total
      from public.game_numbers n where n.game_id = r.game_id and n.rating is not null
    ) as o
    where o.ratings >= 5 and abs(r.rating - o.total / o.ratings) >= 1
    order by abs(r.rating - o.total / o.ratings) desc, r.game_id limit 5
  )
  select coalesce(
    jsonb_agg(
      public.statistics_games(owner, array[c.game_id], false, true) -> 0 || jsonb_build_object('others', c.others)
      order by abs(c.rating - c.others) desc, c.game_id
    ), '[]'
  )
  from compared c
$$;

-- Renews `shelves` and `people_rating` of the next 10,000 games with ids above `after`, once a day. Returns the last of them, or null if
-- there are none. Ten further ratings of 7 are counted in, so that few high ones do not outrank many. A game on one shelf has no place: until
-- the next day its place would show what this shelf had before it was hidden.
create function public.rank_games(lease uuid, after integer) returns integer
language plpgsql set search_path = '' set jit = off as $$
declare
  ids constant integer[] := array(select g.id from public.games g where g.id > after order by g.id limit 10000);
begin
  perform public.renew_catalogue(lease);
  update public.games g set shelves = n.shelves, people_rating = n.people_rating
  from (
    select
      i.id, case when sum(n.entries) >= 2 then sum(n.entries) else 0 end::integer as shelves,
      case when sum(n.entries) filter (where n.rating is not null) >= 10
        then (70 + sum(n.rating * n.entries)) / (10 + sum(n.entries) filter (where n.rating is not null)) end::real as people_rating
    from unnest(ids) as i (id) left join public.game_numbers n on n.game_id = i.id
    group by i.id
  ) as n
  where g.id = n.id and (g.shelves, g.people_rating) is distinct from (n.shelves, n.people_rating);
  return ids[cardinality(ids)];
end $$;

grant execute on function public.followed_owners(integer) to authenticated;
grant execute on function public.read_game_numbers(integer) to anon, authenticated;
