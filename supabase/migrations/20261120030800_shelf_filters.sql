-- A page of the caller's shelf: filtered, sorted and grouped. Facts of a game are the shelf's own where it stores them (name, release
-- date, others' rating), so that games that the catalogue lacks have them too; platform, genre, theme and length are the catalogue's.
-- To read 20,000 games of the catalogue one by one takes 60 ms and more, so that filters read its bitmaps (game_facets) and orders
-- the arrays of game_facts.

-- What a shelf is sorted, grouped and counted by: game `id` has the element `id % 64 + 1` of the chunk `id / 64`; 0 for none.
create table public.game_facts (
  chunk integer primary key,
  -- `hastily`.
  lengths integer[] not null,
  -- PC (6), otherwise the first.
  platforms smallint[] not null,
  -- The first.
  genres smallint[] not null,
  -- The shortest known length.
  seconds integer[] not null,
  -- The year of the first release.
  years smallint[] not null,
  -- The only one; -1 for several.
  developers integer[] not null
);
alter table public.game_facts enable row level security;
create policy game_facts_select on public.game_facts for select to authenticated using (true);
grant select on public.game_facts to authenticated;

create function public.refresh_game_facts(chunks integer[]) returns void
language sql set search_path = '' set jit = off as $$
  insert into public.game_facts (chunk, lengths, platforms, genres, seconds, years, developers)
  select c.chunk, f.lengths, f.platforms, f.genres, f.seconds, f.years, f.developers
  from (select distinct unnest(chunks) as chunk) c
  cross join lateral (
    select
      array_agg(coalesce(g.hastily, 0) order by n) as lengths,
      array_agg(coalesce(case when 6::smallint = any (g.platforms) then 6::smallint else g.platforms[1] end, 0::smallint) order by n)
        as platforms,
      array_agg(coalesce(g.genres[1], 0::smallint) order by n) as genres,
      array_agg(coalesce(nullif(g.hastily, 0), nullif(g.normally, 0), g.completely, 0) order by n) as seconds,
      array_agg(coalesce(date_part('year', g.first_release_date), 0)::smallint order by n) as years,
      array_agg(case when cardinality(g.developers) > 1 then -1 else coalesce(g.developers[1], 0) end order by n) as developers
    from generate_series(0, 63) n
    left join (
      select * from public.games where id >= c.chunk * 64 and id < c.chunk * 64 + 64 offset 0
    ) g on g.id = c.chunk * 64 + n
  ) f
  order by c.chunk
  on conflict (chunk) do update set
    lengths = excluded.lengths, platforms = excluded.platforms, genres = excluded.genres,
    seconds = excluded.seconds, years = excluded.years, developers = excluded.developers
$$;

create function public.follow_game_facts() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' then
    perform public.refresh_game_facts(array(
      select n.id / 64 from added n join removed o using (id)
      where (n.hastily, n.normally, n.completely, n.first_release_date, n.platforms, n.genres, n.developers)
        is distinct from (o.hastily, o.normally, o.completely, o.first_release_date, o.platforms, o.genres, o.developers)
    ));
  elsif tg_op = 'INSERT' then
    perform public.refresh_game_facts(array(select distinct id / 64 from added));
  else
    perform public.refresh_game_facts(array(select distinct id / 64 from removed));
  end if;
  return null;
end $$;

create trigger games_follow_inserts after insert on public.games
referencing new table as added for each statement execute function public.follow_game_facts();
create trigger games_follow_updates after update on public.games
referencing old table as removed new table as added for each statement execute function public.follow_game_facts();
create trigger games_follow_deletes after delete on public.games
referencing old table as removed for each statement execute function public.follow_game_facts();

-- What a shelf can be filtered by. A null field does not filter; of several values a game needs one. Ranges include both ends.
create type public.shelf_filter as (
  -- A status, 'imported' for all imported games, or 'unsorted' for those of them without a status.
  status text,
  -- A part of the name, folded like game_name_key.
  name text,
  platforms smallint[],
  genres smallint[],
  themes smallint[],
  developers integer[],
  from_year smallint,
  to_year smallint,
  -- The user's, out of 10.
  from_rating numeric,
  to_rating numeric,
  -- Others', out of 100, compared as rounded.
  from_critics smallint,
  to_critics smallint,
  -- Played.
  from_hours numeric,
  to_hours numeric,
  -- Hours of the main story (`hastily`).
  from_length smallint,
  to_length smallint,
  -- A year or a month in UTC: "2024" or "2024-05".
  added text,
  completed text,
  lists uuid[],
  tags uuid[],
  -- The medium of a copy: 'physical' or 'digital'.
  media text[]
);

-- Fails with 22P02 or 22003 for a value that its field cannot hold, and with 22023 for one that is too long or unknown.
create function public.read_shelf_filter(filters jsonb) returns public.shelf_filter
language plpgsql immutable set search_path = '' as $$
declare
  f public.shelf_filter;
begin
  if jsonb_typeof(filters) <> 'object' then
    raise exception 'filters must be an object' using errcode = '22023';
  end if;
  f := jsonb_populate_record(null::public.shelf_filter, filters);
  if greatest(
      cardinality(f.platforms), cardinality(f.genres), cardinality(f.themes), cardinality(f.developers), cardinality(f.lists), cardinality(f.tags),
      cardinality(f.media)
    ) > 50
    or char_length(f.name) > 500
  then
    raise exception 'a filter is too long' using errcode = '22023';
  end if;
  if exists (
    select from unnest(array[f.added, f.completed]) as p (period)
    where p.period is not null and (length(p.period) > 7 or public.start_of_date(p.period) is null)
  ) then
    raise exception 'a period is a year or a month' using errcode = '22023';
  end if;
  return f;
end $$;

-- The games of the catalogue that pass the filter by platform, and those that pass all of genre, theme and length, as bitmaps of
-- game_facets as of their last refresh. With its creator's rights, because users do not read the bitmaps.
create function public.shelf_bits(f public.shelf_filter)
returns table (chunk smallint, platform_bits bit varying, bits bit varying)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return query
  with choices (facet, low, high) as (
    select 'platform', p, p from unnest((f.platforms)[1:50]) p
    union all select 'genre', p, p from unnest((f.genres)[1:50]) p
    union all select 'theme', p, p from unnest((f.themes)[1:50]) p
    union all select 'hours', greatest(0, f.from_length) * 2, least(200, coalesce(f.to_length, 200)) * 2
      where f.from_length is not null or f.to_length is not null
  ), chosen as (
    select c.facet, b.chunk, bit_or(b.bits) as bits
    from choices c
    -- `offset 0` keeps the planner from reading the whole table.
    cross join lateral (
      select chunk, bits from public.game_facets
      where facet in (c.facet, 'adult ' || c.facet) and value between c.low and c.high offset 0
    ) b
    group by c.facet, b.chunk
  )
  select c.chunk, (bit_or(c.bits) filter (where c.facet = 'platform'))::bit varying,
    case
      when count(*) filter (where c.facet <> 'platform') = num_nonnulls(f.genres, f.themes, coalesce(f.from_length, f.to_length))
      then (bit_and(c.bits) filter (where c.facet <> 'platform'))::bit varying
    end
  from chosen c
  group by c.chunk;
end $$;

-- The games of which a user owns a copy on one of the platforms, as the catalogue names it.
create function public.games_owned_on(owner uuid, platforms smallint[]) returns setof integer
language sql stable security invoker set search_path = '' as $$
  select c.game_id from public.copies c
  where c.user_id = owner
    and lower(c.platform) in (select lower(p.name) from public.platforms p where p.id = any (games_owned_on.platforms))
$$;

-- A condition: that a time is in a period of read_shelf_filter.
create function public.within_period(at_time text, period text) returns text
language sql immutable set search_path = '' as $$
  select format(
    '%1$s >= public.start_of_date(%2$s)::timestamp at time zone ''UTC'' and %1$s < (public.start_of_date(%2$s) '
      '+ case length(%2$s) when 4 then interval ''1 year'' else interval ''1 month'' end) at time zone ''UTC''',
    at_time, period
  )
$$;

-- The games that fit, as a query with columns id, game_id, sort_key and group_key ('' for games without one). Its parameters are the
-- filter and the owner, from whose value the planner estimates the length of the shelf; it never holds a value itself. A game is in one group:
-- of the platforms and genres that are filtered by, otherwise that of game_facts. Without copies, a game is on the catalogue's platforms.
create function public.shelf_query(f public.shelf_filter, sort text, group_by text, is_with_copies boolean default true) returns text
language plpgsql immutable set search_path = '' as $$
declare
  sort_key constant text := case sort
    when 'added' then 'u.date_added'
    when 'name' then 'u.game_name_key'
    when 'rating' then 'u.shown_rating'
    when 'mine' then 'u.user_rating'
    when 'critics' then 'u.game_rating'
    when 'release' then 'u.game_release_date'
    when 'completed' then 'u.date_completed'
    when 'hours' then 'u.shown_hours'
    when 'length' then 'nullif(t.lengths[u.game_id % 64 + 1], 0)'
  end;
  group_key constant text := case group_by
    when 'status' then 'u.status'
    when 'year' then 'extract(year from u.game_release_date)::integer::text'
    when 'genre' then case when f.genres is null then 'nullif(t.genres[u.game_id % 64 + 1], 0)::text'
      else '(select p::text from unnest(($1).genres) p where p = any (g.genres) limit 1)' end
    when 'platform' then case when f.platforms is null
      then 'nullif(t.platforms[u.game_id % 64 + 1], 0)::text'
      else '(select p::text from unnest(($1).platforms) p where p = any (g.platforms) limit 1)' end
    else ''''''
  end;
  -- The shelf's own year, otherwise the catalogue's, as the statistics count them.
  year constant text := 'coalesce(extract(year from u.game_release_date), '
    '(select nullif(t.years[u.game_id % 64 + 1], 0) from public.game_facts t where t.chunk = u.game_id / 64))';
  joins constant text := concat_ws(
    ' ',
    case when num_nonnulls(f.platforms, f.genres, f.themes, f.from_length, f.to_length) > 0
      then 'left join public.shelf_bits($1) b on b.chunk = u.game_id / 8192' end,
    case when sort = 'length' or (group_by = 'platform' and f.platforms is null) or (group_by = 'genre' and f.genres is null)
      then 'left join public.game_facts t on t.chunk = u.game_id / 64' end,
    case when (group_by = 'platform' and f.platforms is not null) or (group_by = 'genre' and f.genres is not null)
      then 'left join public.games g on g.id = u.game_id' end
  );
begin
  if sort_key is null or group_by not in ('status', 'platform', 'genre', 'year') then
    raise exception 'unknown sort or group' using errcode = '22023';
  end if;
  return format(
    'select u.id, u.game_id, %s as sort_key, coalesce(%s, '''') as group_key from public.user_games u %s where %s',
    sort_key, group_key, joins,
    array_to_string(array[
      'u.user_id = $2',
      case f.status
        when 'imported' then 'u.imported'
        when 'unsorted' then 'u.status = ''imported'''
        else case when f.status is not null then 'u.status = ($1).status' end
      end,
      case when f.name is not null then 'strpos(u.game_name_key, ($1).name) > 0' end,
      case when f.platforms is not null then
        '(get_bit(b.platform_bits, u.game_id % 8192) = 1'
        || case when is_with_copies then ' or u.game_id in (select public.games_owned_on($2, ($1).platforms))' else '' end || ')' end,
      case when num_nonnulls(f.genres, f.themes, f.from_length, f.to_length) > 0
        then 'get_bit(b.bits, u.game_id % 8192) = 1' end,
      case when f.developers is not null
        then 'u.game_id in (select d.id from public.games d where d.developers && ($1).developers)' end,
      case when f.from_year is not null then year || ' >= ($1).from_year' end,
      case when f.to_year is not null then year || ' <= ($1).to_year' end,
      case when f.from_rating is not null then 'u.user_rating >= ($1).from_rating' end,
      case when f.to_rating is not null then 'u.user_rating <= ($1).to_rating' end,
      case when f.from_critics is not null then 'u.game_rating >= ($1).from_critics - 0.5' end,
      case when f.to_critics is not null then 'u.game_rating < ($1).to_critics + 0.5' end,
      case when f.from_hours is not null then 'u.shown_hours >= ($1).from_hours' end,
      case when f.to_hours is not null then 'u.shown_hours <= ($1).to_hours' end,
      case when f.added is not null then public.within_period('u.date_added', '($1).added') end,
      case when f.completed is not null then public.within_period('u.date_completed', '($1).completed') end,
      case when f.lists is not null then
        'u.game_id in (select e.game_id from public.list_entries e join public.lists l on l.id = e.list_id '
          'where l.user_id = $2 and l.id = any (($1).lists))' end,
      case when f.tags is not null then
        'u.game_id in (select t.game_id from public.game_tags t where t.user_id = $2 and t.tag_id = any (($1).tags))' end,
      case when f.media is not null then
        'u.game_id in (select c.game_id from public.copies c where c.user_id = $2 and c.medium = any (($1).media))' end
    ], ' and ')
  );
end $$;

-- How a sort and a group are ordered; games without a value come last.
create function public.shelf_order(sort text) returns text
language sql immutable set search_path = '' as $$
  select case when sort in ('name', 'length') then 'sort_key nulls last, id' else 'sort_key desc nulls last, id' end
$$;

create function public.shelf_group_order(group_by text) returns text
language sql immutable set search_path = '' as $$
  select case group_by
    when 'status' then 'array_position(array[''playing'', ''want'', ''paused'', ''completed'', ''endless'', ''dropped''], group_key)'
    when 'year' then 'group_key = '''', group_key desc'
    else 'group_key = '''', count(*) desc, group_key'
  end
$$;

-- { total, groups: [{ key, name, games }], games: rows of user_games with group_key }, 100 games at most. Sorts: added, name, rating (the
-- user's, otherwise others'), mine, critics, release, completed, hours, length. Groups: status, platform, genre, year, or null.
-- `offset 0` looks the page's rows up by id: the planner takes a shelf for short and would read all of it.
create function public.list_shelf(
  filters jsonb default '{}',
  sort text default 'added',
  group_by text default null,
  page_size integer default 60,
  page_offset integer default 0
) returns jsonb
language plpgsql stable security invoker set search_path = '' set jit = off as $$
declare
  f constant public.shelf_filter := public.read_shelf_filter(filters);
  size constant integer := greatest(0, least(100, page_size));
  first constant integer := greatest(0, least(20000, page_offset));
  answer jsonb;
begin
  execute format(
    'with fitting as materialized (%s), groups as (
       select group_key, count(*)::integer as games, row_number() over (order by %s) as place from fitting group by group_key
     ), page as (
       select p.id, p.group_key, row_number() over () as place from (
         select f.id, f.group_key from fitting f order by %s %s limit $3 offset $4
       ) p
     )
     select jsonb_build_object(
       ''total'', (select coalesce(sum(games), 0)::integer from groups),
       ''groups'', (select coalesce(jsonb_agg(jsonb_build_object(''key'', group_key, ''games'', games, ''name'', case $5
             when ''platform'' then (select name from public.platforms where id = nullif(group_key, '''')::smallint)
             when ''genre'' then (select name from public.genres where id = nullif(group_key, '''')::smallint) end
           ) order by place), ''[]'')
         from groups where $5 is not null),
       ''games'', (select coalesce(jsonb_agg(
           to_jsonb(u) - ''{user_id,updated_at,game_name_key,shown_hours,shown_rating}''::text[]
           || jsonb_build_object(''group_key'', p.group_key) order by p.place), ''[]'')
         from page p cross join lateral (select * from public.user_games where id = p.id offset 0) u)
     )',
    public.shelf_query(f, sort, group_by), public.shelf_group_order(group_by),
    case when group_by is null then '' else '((select jsonb_object_agg(group_key, place) from groups) -> group_key)::integer,' end,
    public.shelf_order(sort)
  ) into answer using f, auth.uid(), size, first, group_by;
  return answer;
end $$;

-- The ids of all games that fit, in the order of list_shelf.
create function public.list_shelf_ids(filters jsonb default '{}', sort text default 'added', group_by text default null)
returns integer[]
language plpgsql stable security invoker set search_path = '' set jit = off as $$
declare
  f constant public.shelf_filter := public.read_shelf_filter(filters);
  ids integer[];
begin
  execute format(
    'with fitting as materialized (%s), groups as (
       select group_key, row_number() over (order by %s) as place from fitting group by group_key
     )
     select array_agg(game_id order by ((select jsonb_object_agg(group_key, place) from groups) -> group_key)::integer, %s) from fitting',
    public.shelf_query(f, sort, group_by), public.shelf_group_order(group_by), public.shelf_order(sort)
  ) into ids using f, auth.uid();
  return coalesce(ids, '{}');
end $$;

-- What the caller's shelf can be filtered by, with the number of games of each: { platforms, genres, themes, developers: [{ id, name,
-- games }] }, the most first, of the developers 50; tags: [{ id, name, games }] and lists: [{ id, name }].
create function public.shelf_choices() returns jsonb
language sql stable security invoker set search_path = '' set jit = off as $$
  with own as materialized (
    select u.game_id, coalesce(g.platforms, '{}') as platforms, g.genres, g.themes, g.developers
    from public.user_games u left join public.games g on g.id = u.game_id
    where u.user_id = (select auth.uid())
  ), on_platforms as (
    select p as id from own, unnest(own.platforms) p
    union all
    select c.id from (
      select distinct c.game_id, p.id from public.copies c join public.platforms p on lower(p.name) = lower(c.platform)
      where c.user_id = (select auth.uid())
    ) c join own using (game_id)
    where c.id <> all (own.platforms)
  ), named as (
    select 'platforms' as kind, p.id, p.name, c.games
    from (select id, count(*) as games from on_platforms group by id) c join public.platforms p using (id)
    union all
    select 'genres', p.id, p.name, c.games
    from (select x as id, count(*) as games from own, unnest(own.genres) x group by x) c join public.genres p using (id)
    union all
    select 'themes', p.id, p.name, c.games
    from (select x as id, count(*) as games from own, unnest(own.themes) x group by x) c join public.themes p using (id)
    union all
    select 'developers', p.id, p.name, c.games
    from (
      select x as id, count(*) as games from own, unnest(own.developers) x group by x order by 2 desc, 1 limit 50
    ) c join public.companies p using (id)
  )
  select jsonb_build_object('platforms', '[]'::jsonb, 'genres', '[]'::jsonb, 'themes', '[]'::jsonb, 'developers', '[]'::jsonb)
    || coalesce((
      select jsonb_object_agg(k.kind, k.choices) from (
        select kind, jsonb_agg(jsonb_build_object('id', id, 'name', name, 'games', games) order by games desc, name) as choices
        from named group by kind
      ) k
    ), '{}')
    || jsonb_build_object('lists', (
      select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'name', l.title) order by l.updated_at desc, l.id), '[]')
      from public.lists l where l.user_id = (select auth.uid())
    ), 'tags', (
      select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name, 'games', t.games) order by lower(t.name)), '[]')
      from (
        select t.id, t.name, (select count(*) from public.game_tags g where g.user_id = t.user_id and g.tag_id = t.id) as games
        from public.tags t where t.user_id = (select auth.uid())
      ) t
    ))
$$;

grant execute on function
  public.read_shelf_filter(jsonb), public.shelf_bits(public.shelf_filter), public.games_owned_on(uuid, smallint[]),
  public.within_period(text, text), public.shelf_query(public.shelf_filter, text, text, boolean), public.shelf_order(text),
  public.shelf_group_order(text), public.list_shelf(jsonb, text, text, integer, integer),
  public.list_shelf_ids(jsonb, text, text), public.shelf_choices()
to authenticated;
