-- How many games each choice of a filter would list. Counting rows of 350,000 games takes a second; here each choice has a
-- bitmap with a bit for each game id, and a count is `bit_count(filter & choice)`. `refresh_game_facets` renews the bitmaps.

create table public.game_facets (
  -- Counted: platform, genre, theme, type (IGDB's ids), release (1 released, 2 upcoming), decade, min_rating (60 to 90),
  -- length (from 0, 5, 10, 20, 40 hours up to the next, both inclusive), people (1 on a public shelf, 2 rated by ten of them).
  -- For the plans of list_games: part, as in list_parts.
  -- For filters: main (1, no edition), year, rating (rounded), hours (of the main story: 2 n for n hours sharp, 2 n + 1 for
  -- more, so that a range includes both its ends).
  facet text not null,
  value smallint not null,
  -- Game `id` is the bit `id % 8192` of the chunk `id / 8192`.
  chunk smallint not null,
  bits bit(8192) not null,
  primary key (facet, value, chunk)
);
alter table public.game_facets enable row level security;

-- The bitmaps that each game is in. Lists leave out games for adults, which have 'adult platform', 'adult genre', 'adult theme' and
-- 'adult hours' for the filters of a shelf.
create view public.facets_of_games with (security_invoker = true) as
  select g.id, case when g.is_adult then 'adult ' || choice.facet else choice.facet end as facet, choice.value
  from public.games g
  cross join lateral (
    select 'main', 1 where g.version_parent is null
    union all select 'part', 1 where g.popularity is not null
    union all select 'part', 2 where g.popularity is null and g.total_rating is not null
      and g.game_type = 0 and g.cover_image_id is not null and g.total_rating_count >= 10
    union all select 'part', 3 where g.total_rating is not null
    union all select 'part', 4 where g.total_rating is not null and g.total_rating_count >= 10
    union all select 'part', 5 where g.total_rating is not null and g.total_rating_count < 10
    union all select 'part', 6 where g.total_rating_count > 0
    union all select 'part', 7 where g.first_release_date is not null
    union all select 'part', 8 where g.first_release_date <= current_date
    union all select 'part', 9 where g.first_release_date > current_date
    union all select 'part', 10 where g.hastily > 0
    union all select 'part', 11 where g.shelves > 0
    union all select 'part', 12 where g.people_rating is not null
    union all select 'people', 1 where g.shelves > 0
    union all select 'people', 2 where g.people_rating is not null
    union all select 'type', g.game_type
    union all select 'platform', p from unnest(g.platforms) p
    union all select 'genre', p from unnest(g.genres) p
    union all select 'theme', p from unnest(g.themes) p
    union all select 'year', extract(year from g.first_release_date)::integer where g.first_release_date is not null
    union all select 'decade', extract(year from g.first_release_date)::integer / 10 * 10
      where g.first_release_date is not null
    union all select 'release', case when g.first_release_date <= current_date then 1 else 2 end
      where g.first_release_date is not null
    union all select 'rating', floor(g.total_rating + 0.5)::integer where g.total_rating is not null
    union all select 'min_rating', step from unnest(array[60, 70, 80, 90]) step where g.total_rating >= step - 0.5
    -- More than 200 hours are 200.
    union all select 'hours', least(400, g.hastily / 3600 * 2 + case when g.hastily % 3600 > 0 then 1 else 0 end)
      where g.hastily > 0
    union all select 'length', step
      from unnest(array[0, 5, 10, 20, 40], array[5, 10, 20, 40, 600000]) steps (step, next)
      where g.hastily > 0 and g.hastily >= step * 3600 and g.hastily / 3600.0 <= next
  ) choice (facet, value)
  where not g.is_adult or choice.facet in ('platform', 'genre', 'theme', 'hours');

-- Renews one chunk, so that no call takes long. Returns the next chunk that has games or bitmaps, or null: call it with 0, and
-- then with what it returned.
--
-- Chunk 0 comes first and sets the day: what is released until the last chunk is released for the next renewal, too.
create function public.refresh_game_facets(of_chunk integer) returns integer
-- Compiling the query takes longer than running it.
language plpgsql set search_path = '' set jit = off as $$
declare
  first_id constant integer := of_chunk * 8192;
begin
  -- Deleted before the games are read, so that later changes are marked again.
  delete from public.changed_games where id >= first_id and id < first_id + 8192;
  delete from public.game_facets where chunk = of_chunk;
  insert into public.game_facets (facet, value, chunk, bits)
  with words as (
    select f.facet, f.value, (f.id - first_id) / 64 as word, bit_or(1::bigint << (63 - f.id % 64)) as bits
    from public.facets_of_games f
    where f.id >= first_id and f.id < first_id + 8192
    group by f.facet, f.value, word
  )
  select facet, value, of_chunk, bit_or(bits::bit(64)::bit(8192) >> word * 64)
  from words
  group by facet, value;
  if of_chunk = 0 then
    update public.catalogue_state set counted_on = current_date;
  end if;
  return least(
    (select min(id) / 8192 from public.games where id >= first_id + 8192),
    (select min(chunk) from public.game_facets where chunk > of_chunk)
  );
end $$;

-- The games that pass a filter, as bitmaps. A row of target '' is for the whole filter, one of another target for the filter
-- without that facet: the counts of a facet's choices leave out what is chosen in it.
create function public.filtered_bits(f public.game_filter, targets text[])
returns table (target text, chunk smallint, bits bit varying)
-- In PL/pgSQL, which keeps plans: planning takes longer than running.
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
begin
  return query
  with choices (facet, low, high) as (
    select 'main', 1, 1
      where not (coalesce(f.editions, false) and (f.ids is not null or f.developer is not null or f.publisher is not null))
    union all select 'platform', p, p from unnest(f.platforms) p
    union all select 'platform', -1, -1 where f.platforms = '{}'
    union all select 'type', p, p from unnest(f.types) p
    union all select 'type', -1, -1 where f.types = '{}'
    union all select 'genre', p, p from unnest(f.genres) p
    union all select 'genre', -1, -1 where f.genres = '{}'
    union all select 'theme', f.theme, f.theme where f.theme is not null
    union all select 'year', coalesce(f.from_year, 0), coalesce(f.to_year, 32767)
      where f.from_year is not null or f.to_year is not null
    union all select 'hours', coalesce(f.from_hours, 0) * 2, coalesce(f.to_hours * 2, 400)
      where f.from_hours is not null or f.to_hours is not null
    union all select 'rating', f.min_rating, 100 where f.min_rating is not null
    union all select 'release', r, r from (select case f.release when 'released' then 1 else 2 end) release (r)
      where f.release is not null
  ),
  given as (
    select 'given', (g.id / 8192)::smallint, bit_or(set_bit(0::bit(8192), g.id % 8192, 1))
    from public.games g
    where (f.ids is not null or f.developer is not null or f.publisher is not null)
      and (f.ids is null or g.id = any (f.ids))
      and (f.developer is null or g.developers @> array[f.developer])
      and (f.publisher is null or g.publishers @> array[f.publisher])
      and not g.is_adult
    group by g.id / 8192
  ),
  chosen (facet, chunk, bits) as (
    select c.facet, b.chunk, bit_or(b.bits)
    from choices c
    -- `offset 0` keeps the planner from reading the whole table.
    cross join lateral (
      select chunk, bits from public.game_facets where facet = c.facet and value between c.low and c.high offset 0
    ) b
    group by c.facet, b.chunk
    union all
    select * from given
  ),
  facets (facet) as (
    select distinct facet from choices
    union all
    select 'given' where f.ids is not null or f.developer is not null or f.publisher is not null
  )
  select t.target, c.chunk, bit_and(c.bits)::bit varying
  from unnest(targets) t (target)
  join chosen c on c.facet <> t.target
  group by t.target, c.chunk
  having count(*) = (select count(*) from facets where facet <> t.target);
end $$;

-- `{ facet: { value: count } }` without zeros, and the number of all games as `{ total }`. As of the last refresh.
-- With its creator's rights: no client needs the bitmaps themselves.
create function public.count_games(filters jsonb default '{}') returns jsonb
language plpgsql stable security definer set search_path = '' set jit = off as $$
declare
  f constant public.game_filter := public.read_game_filter(filters);
  counted constant text[] := array['platform', 'genre', 'theme', 'type', 'release', 'decade', 'min_rating', 'length', 'people'];
  -- For each counted facet the filter that it chooses, or '' if nothing is chosen in it.
  filtered constant text[] := array[
    case when f.platforms is null then '' else 'platform' end,
    case when f.genres is null then '' else 'genre' end,
    case when f.theme is null then '' else 'theme' end,
    case when f.types is null then '' else 'type' end,
    case when f.release is null then '' else 'release' end,
    case when f.from_year is null and f.to_year is null then '' else 'year' end,
    case when f.min_rating is null then '' else 'rating' end,
    case when f.from_hours is null and f.to_hours is null then '' else 'hours' end,
    ''
  ];
begin
  return (
    with sets as materialized (
      select * from public.filtered_bits(f, array(select distinct unnest(filtered || ''::text)))
    ),
    -- Materialized, so that no bitmap is sorted.
    parts as materialized (
      select b.facet, b.value, bit_count(b.bits & s.bits) as games
      from unnest(counted) with ordinality c (facet, place)
      join public.game_facets b on b.facet = c.facet
      join sets s on s.chunk = b.chunk and s.target = filtered[c.place]
    ),
    counts as (
      select facet, value, sum(games) as games from parts group by facet, value having sum(games) > 0
    ),
    facets as (
      select facet, jsonb_object_agg(value, games) as choices from counts group by facet
    )
    select jsonb_build_object('total', (select coalesce(sum(bit_count(bits)), 0) from sets where target = ''))
      || coalesce((select jsonb_object_agg(facet, choices) from facets), '{}')
  );
end $$;

-- The parts of each order, one after the other: first the games that have the value of the order, last those that do not.
-- `part` and `index_part` are values of the facet `part`: the games of the part, and those of the index that has its order.
-- Null is the rest of all games, and all games.
create function public.list_parts(sort text)
returns table (place integer, condition text, ordering text, part smallint, index_part smallint)
language sql immutable set search_path = '' as $$
  select parts.place, parts.condition, parts.ordering, parts.part, parts.index_part from (
    values
      ('popular', 1, 'g.popularity is not null', 'g.popularity desc, g.id desc', 1::smallint, 1::smallint),
      ('popular', 2, 'g.popularity is null and g.total_rating is not null and g.game_type = 0 '
        'and g.cover_image_id is not null and g.total_rating_count >= 10', 'g.total_rating desc, g.id desc', 2, 3),
      ('popular', 3, 'g.popularity is null and not (g.total_rating is not null and g.game_type = 0 '
        'and g.cover_image_id is not null and g.total_rating_count >= 10)', 'g.id desc', null, null),
      ('rating', 1, 'g.total_rating is not null and g.total_rating_count >= 10', 'g.total_rating desc, g.id desc', 4, 3),
      ('rating', 2, 'g.total_rating is not null and g.total_rating_count < 10', 'g.total_rating desc, g.id desc', 5, 3),
      ('rating', 3, 'g.total_rating is null', 'g.id desc', null, null),
      ('most_rated', 1, 'g.total_rating_count > 0', 'g.total_rating_count desc, g.id desc', 6, 6),
      ('most_rated', 2, 'g.total_rating_count <= 0', 'g.id desc', null, null),
      ('shelves', 1, 'g.shelves > 0', 'g.shelves desc, g.id desc', 11, 11),
      ('shelves', 2, 'g.shelves <= 0', 'g.id desc', null, null),
      ('people', 1, 'g.people_rating is not null', 'g.people_rating desc, g.id desc', 12, 12),
      ('people', 2, 'g.people_rating is null', 'g.id desc', null, null),
      ('newest', 1, 'g.first_release_date <= current_date', 'g.first_release_date desc, g.id desc', 8, 7),
      ('newest', 2, 'g.first_release_date > current_date', 'g.first_release_date, g.id', 9, 9),
      ('newest', 3, 'g.first_release_date is null', 'g.id desc', null, null),
      ('soonest', 1, 'g.first_release_date > current_date', 'g.first_release_date, g.id', 9, 9),
      ('soonest', 2, 'g.first_release_date <= current_date', 'g.first_release_date desc, g.id desc', 8, 8),
      ('soonest', 3, 'g.first_release_date is null', 'g.id desc', null, null),
      ('shortest', 1, 'g.hastily > 0', 'g.hastily, g.id', 10, 10),
      ('shortest', 2, '(g.hastily > 0) is not true', 'g.id desc', null, null),
      ('longest', 1, 'g.hastily > 0', 'g.hastily desc, g.id desc', 10, 10),
      ('longest', 2, '(g.hastily > 0) is not true', 'g.id desc', null, null),
      ('name', 1, 'true', 'g.slug collate "C", g.id', null, null),
      ('given', 1, 'true', 'array_position(($1).ids, g.id), g.id', null, null)
  ) parts (of_sort, place, condition, ordering, part, index_part)
  where of_sort = sort
$$;

-- For each part of an order, how many games of it pass the filter and how many its index has.
create function public.count_parts(f public.game_filter, sort text)
returns table (place integer, matching bigint, walked bigint)
language plpgsql stable security definer set search_path = '' set jit = off as $$
#variable_conflict use_column
begin
  return query
  with sets as materialized (
    select chunk, bits from public.filtered_bits(f, array[''])
  ),
  counts as materialized (
    select b.value as part, sum(bit_count(b.bits & s.bits)) as matching, sum(bit_count(b.bits)) as walked
    from public.game_facets b
    left join sets s on s.chunk = b.chunk
    where b.facet = 'part'
    group by b.value
  ),
  whole as (
    select
      (select coalesce(sum(bit_count(bits)), 0) from sets) as matching,
      (select coalesce(sum(bit_count(bits)), 0) from public.game_facets where facet = 'main') as walked
  )
  select p.place,
    case
      when p.part is not null then coalesce(c.matching, 0)
      else whole.matching - coalesce(sum(c.matching) over (), 0)
    end::bigint,
    case when p.index_part is null then whole.walked else coalesce(i.walked, 0) end::bigint
  from whole
  cross join public.list_parts(sort) p
  left join counts c on c.part = p.part
  left join counts i on i.part = p.index_part;
end $$;

-- Sorts: popular, rating, most_rated, shelves and people (`games.shelves` and `people_rating`), newest, soonest, shortest, longest, name, and given for the order of the filter's ids.
-- A game without the value that a sort needs comes after all that have it. `page_size` is at most 100, `page_offset` 2,000.
--
-- Each part gets a plan that fits it: PostgreSQL takes filters for independent of each other and of the order, and then reads a
-- whole index for a few games that are not in it. So the bitmaps decide whether to walk the order's index or to sort all games that
-- pass. They decide nothing else: what is listed comes from the table. Runs with its creator's rights, because visitors must not
-- call count_parts, which bounds no argument.
create function public.list_games(
  filters jsonb default '{}',
  sort text default 'popular',
  page_size integer default 20,
  page_offset integer default 0
) returns setof public.game_card
-- With the clauses, the settings that the body changes end with the call.
language plpgsql stable security definer set search_path = '' set jit = off set enable_bitmapscan = on set enable_sort = on as $$
declare
  f constant public.game_filter := public.read_game_filter(filters);
  is_small constant boolean := f.ids is not null or f.developer is not null or f.publisher is not null;
  conditions text[] := public.game_conditions(f);
  is_filtered constant boolean := conditions <> '{}';
  first constant integer := greatest(0, least(2000, page_offset));
  wanted constant integer := first + greatest(0, least(100, page_size));
  found integer[] := '{}';
  more integer[];
  is_walk boolean;
  part record;
begin
  if not exists (select from public.list_parts(sort)) then
    raise exception 'unknown sort' using errcode = '22023';
  end if;
  if not (is_small and coalesce(f.editions, false)) then
    conditions := conditions || 'g.version_parent is null'::text;
  end if;
  conditions := conditions || 'not g.is_adult'::text;
  for part in
    select p.*, c.matching, c.walked
    from public.list_parts(sort) p
    left join (select * from public.count_parts(f, sort) where is_filtered and not is_small) c using (place)
    -- The popular games of all are those of a ranking, as the specification has it, and not the whole catalogue.
    where is_filtered or sort <> 'popular' or p.place < 3
    order by p.place
  loop
    exit when cardinality(found) >= wanted;
    is_walk := not is_small and (
      not is_filtered
      or part.walked::numeric * (wanted - cardinality(found)) < part.matching::numeric * part.matching
    );
    perform set_config('enable_bitmapscan', case when is_walk then 'off' else 'on' end, true);
    perform set_config('enable_sort', case when is_walk then 'off' else 'on' end, true);
    execute format(
      case
        when is_walk then 'select array_agg(id) from (select g.id from public.games g where %s and %s order by %s limit $2) part'
        -- `offset 0` keeps the order's index out of the plan.
        else 'select array_agg(id) from '
          '(select g.id from (select * from public.games g where %s and %s offset 0) g order by %s limit $2) part'
      end,
      array_to_string(conditions, ' and '), part.condition, part.ordering
    ) into more using f, wanted - cardinality(found);
    found := found || coalesce(more, '{}');
  end loop;
  return query select * from public.game_cards(found[first + 1:wanted]);
end $$;

grant execute on function public.count_games(jsonb) to anon, authenticated;
grant execute on function public.list_parts(text) to anon, authenticated;
grant execute on function public.list_games(jsonb, text, integer, integer) to anon, authenticated;

-- Changed games

-- After a pass of changes, only the bits of the changed games are renewed: all bitmaps of 350,000 games take 11 s.

-- Games whose bits are out of date. Written in the transaction that changes the game and deleted in the one that renews its
-- bits, so that a job that is killed leaves none out.
create table public.changed_games (id integer primary key);
alter table public.changed_games enable row level security;

create function public.mark_changed_games() returns trigger
language plpgsql set search_path = '' as $$
begin
  -- It ends with a renewal of all bitmaps.
  if (select state.pass = 'full' from public.catalogue_state state) then
    return null;
  end if;
  if tg_op = 'UPDATE' then
    insert into public.changed_games (id)
      select id from new_games n join old_games o using (id)
      where (
        o.version_parent is null, o.is_adult, o.game_type, o.platforms, o.genres, o.themes, o.first_release_date,
        o.total_rating, o.total_rating_count, o.hastily, o.cover_image_id is null, o.popularity is null, o.shelves > 0, o.people_rating is null
      ) is distinct from (
        n.version_parent is null, n.is_adult, n.game_type, n.platforms, n.genres, n.themes, n.first_release_date,
        n.total_rating, n.total_rating_count, n.hastily, n.cover_image_id is null, n.popularity is null, n.shelves > 0, n.people_rating is null
      )
    on conflict do nothing;
  elsif tg_op = 'INSERT' then
    insert into public.changed_games (id) select id from new_games on conflict do nothing;
  else
    insert into public.changed_games (id) select id from old_games on conflict do nothing;
  end if;
  return null;
end $$;

create trigger mark_inserted_games after insert on public.games
  referencing new table as new_games for each statement execute function public.mark_changed_games();
create trigger mark_updated_games after update on public.games
  referencing old table as old_games new table as new_games for each statement execute function public.mark_changed_games();
create trigger mark_deleted_games after delete on public.games
  referencing old table as old_games for each statement execute function public.mark_changed_games();

-- Renews the bits of at most 2,000 changed games, so that no call takes long. Returns how many they were: call it until 0.
create function public.refresh_changed_facets(lease uuid) returns integer
language plpgsql set search_path = '' set jit = off as $$
declare
  ids integer[];
begin
  -- Locks the row that each write of the job locks first.
  perform public.renew_catalogue(lease);
  -- What was released since the last time.
  insert into public.changed_games (id)
    select g.id from public.games g, public.catalogue_state state
    where state.counted_on <> current_date
      and g.first_release_date > least(state.counted_on, current_date)
      and g.first_release_date <= greatest(state.counted_on, current_date)
    on conflict do nothing;
  update public.catalogue_state set counted_on = current_date where counted_on <> current_date;

  with changed as (
    delete from public.changed_games where id in (select id from public.changed_games order by id limit 2000) returning id
  )
  select array_agg(id) into ids from changed;

  with masks as materialized (
    select (id / 8192)::smallint as chunk, bit_or(set_bit(0::bit(8192), id % 8192, 1)) as mask
    from unnest(ids) id
    group by id / 8192
  ),
  wanted as materialized (
    select f.facet, f.value::smallint as value, (f.id / 8192)::smallint as chunk,
      bit_or(set_bit(0::bit(8192), f.id % 8192, 1)) as bits
    from public.facets_of_games f
    where f.id = any (ids)
    group by f.facet, f.value, f.id / 8192
  ),
  added as (
    insert into public.game_facets (facet, value, chunk, bits)
      select facet, value, chunk, bits from wanted
      on conflict do nothing
  )
  update public.game_facets old
    set bits = renewed.bits
    from (
      select o.facet, o.value, o.chunk, o.bits & ~masks.mask | coalesce(wanted.bits, 0::bit(8192)) as bits
      from masks
      join public.game_facets o using (chunk)
      left join wanted using (facet, value, chunk)
    ) renewed
    where (old.facet, old.value, old.chunk) = (renewed.facet, renewed.value, renewed.chunk) and old.bits <> renewed.bits;

  delete from public.game_facets
    where chunk in (select id / 8192 from unnest(ids) id) and bits = 0::bit(8192);
  return coalesce(cardinality(ids), 0);
end $$;
