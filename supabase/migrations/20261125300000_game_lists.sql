-- Lists of games: filters, sort, paging. Everyone may call these functions, so each argument is bounded here.

-- A game as a card shows it; `genres` is [{ name, slug }].
create type public.game_card as (
  id integer,
  name text,
  slug text,
  cover_image_id text,
  game_type smallint,
  first_release_date date,
  first_release_format smallint,
  total_rating real,
  genres jsonb
);

-- What a list can be filtered by. A null field does not filter.
create type public.game_filter as (
  -- Any of them.
  platforms smallint[],
  types smallint[],
  genre smallint,
  theme smallint,
  -- Inclusive.
  from_year smallint,
  to_year smallint,
  -- Of the main story (`hastily`), inclusive.
  from_hours smallint,
  to_hours smallint,
  -- 0 to 100, compared with the rounded rating.
  min_rating smallint,
  -- 'released' or 'upcoming'; games without a date are neither.
  release text,
  developer integer,
  publisher integer,
  ids integer[],
  -- With true, also editions (`version_parent`), which lists otherwise leave out. For small lists only: of a company or of ids.
  editions boolean
);

-- Indexes. Each order has one; all leave out what no list contains.
create index games_by_facet on public.games using gin (platforms, genres, themes, developers, publishers)
  with (fastupdate = off) where not is_adult;
create index games_by_type on public.games (game_type, id) where version_parent is null and not is_adult and game_type <> 0;
create index games_by_popularity on public.games (popularity desc, id desc)
  where version_parent is null and not is_adult and popularity is not null;
create index games_by_rating on public.games (total_rating desc, id desc)
  where version_parent is null and not is_adult and total_rating is not null;
create index games_by_rating_count on public.games (total_rating_count desc, id desc)
  where version_parent is null and not is_adult and total_rating_count > 0;
create index games_by_release on public.games (first_release_date, id)
  where version_parent is null and not is_adult and first_release_date is not null;
create index games_by_length on public.games (hastily, id)
  where version_parent is null and not is_adult and hastily > 0;
create index games_by_name on public.games (slug collate "C", id) where version_parent is null and not is_adult;

-- In the order of `ids`, at most 100. Leaves out adult games.
create function public.game_cards(ids integer[]) returns setof public.game_card
language sql stable set search_path = '' as $$
  select g.id, g.name, g.slug, g.cover_image_id, g.game_type, g.first_release_date, g.first_release_format, g.total_rating,
    coalesce(
      (
        select jsonb_agg(jsonb_build_object('name', n.name, 'slug', n.slug) order by array_position(g.genres, n.id))
        from public.genres n
        where n.id = any (g.genres)
      ),
      '[]'
    )
  from unnest(ids[1:100]) with ordinality given (id, place)
  join public.games g on g.id = given.id
  where not g.is_adult
  order by given.place
$$;

-- Fails with 22P02 or 22003 for a value that its field cannot hold, and with 22023 for one that is too long or unknown.
create function public.read_game_filter(filters jsonb) returns public.game_filter
language plpgsql immutable set search_path = '' as $$
declare
  f public.game_filter;
begin
  if jsonb_typeof(filters) <> 'object' then
    raise exception 'filters must be an object' using errcode = '22023';
  end if;
  f := jsonb_populate_record(null::public.game_filter, filters);
  if cardinality(f.platforms) > 50 or cardinality(f.types) > 50 or cardinality(f.ids) > 500 then
    raise exception 'a filter has too many values' using errcode = '22023';
  end if;
  if f.release not in ('released', 'upcoming') then
    raise exception 'release must be released or upcoming' using errcode = '22023';
  end if;
  return f;
end $$;

-- The conditions of a filter as SQL on `games g`, with the filter as `$1`. Never holds a value.
create function public.game_conditions(f public.game_filter) returns text[]
language sql immutable set search_path = '' as $$
  select array_remove(
    array[
      case when f.ids is not null then 'g.id = any (($1).ids)' end,
      case when f.platforms is not null then 'g.platforms && ($1).platforms' end,
      case when f.genre is not null then 'g.genres @> array[($1).genre]' end,
      case when f.theme is not null then 'g.themes @> array[($1).theme]' end,
      case when f.developer is not null then 'g.developers @> array[($1).developer]' end,
      case when f.publisher is not null then 'g.publishers @> array[($1).publisher]' end,
      case when f.types is not null then 'g.game_type = any (($1).types)' end,
      case when f.from_year is not null
        then 'g.first_release_date >= make_date(greatest(1, least(9999, ($1).from_year::integer)), 1, 1)' end,
      case when f.to_year is not null
        then 'g.first_release_date <= make_date(greatest(1, least(9999, ($1).to_year::integer)), 12, 31)' end,
      case when f.from_hours is not null or f.to_hours is not null then 'g.hastily > 0' end,
      case when f.from_hours is not null then 'g.hastily >= ($1).from_hours::integer * 3600' end,
      case when f.to_hours is not null then 'g.hastily <= ($1).to_hours::integer * 3600' end,
      case when f.min_rating is not null then 'g.total_rating >= (($1).min_rating - 0.5)::real' end,
      case f.release
        when 'released' then 'g.first_release_date <= current_date'
        when 'upcoming' then 'g.first_release_date > current_date'
      end
    ],
    null
  )
$$;

-- Sorts: popular, rating, most_rated, newest, soonest, shortest, longest, name, and given for the order of the filter's ids.
-- A game without the value that a sort needs comes after all that have it. `page_size` is at most 100, `page_offset` 2,000.
create function public.list_games(
  filters jsonb default '{}',
  sort text default 'popular',
  page_size integer default 20,
  page_offset integer default 0
) returns setof public.game_card
-- The order of the parts holds only without parallel workers.
language plpgsql stable set search_path = '' set max_parallel_workers_per_gather = 0 as $$
declare
  f constant public.game_filter := public.read_game_filter(filters);
  is_small constant boolean := f.ids is not null or f.developer is not null or f.publisher is not null;
  conditions text[] := public.game_conditions(f);
  -- Main games with a cover and enough ratings to mean something.
  top constant text := 'g.game_type = 0 and g.cover_image_id is not null and g.total_rating_count >= 10';
  -- One after the other: condition, order.
  parts text[][];
  query text := '';
  part text[];
  found integer[];
begin
  parts := case sort
    when 'popular' then array[
      array['g.popularity is not null', 'g.popularity desc, g.id desc'],
      array['g.popularity is null and g.total_rating is not null and ' || top, 'g.total_rating desc, g.id desc'],
      array['g.popularity is null and (g.total_rating is null or not (' || top || '))', 'g.id desc']
    ]
    when 'rating' then array[
      array['g.total_rating is not null and g.total_rating_count >= 10', 'g.total_rating desc, g.id desc'],
      array['g.total_rating is not null and g.total_rating_count < 10', 'g.total_rating desc, g.id desc'],
      array['g.total_rating is null', 'g.id desc']
    ]
    when 'most_rated' then array[
      array['g.total_rating_count > 0', 'g.total_rating_count desc, g.id desc'],
      array['g.total_rating_count <= 0', 'g.id desc']
    ]
    when 'newest' then array[
      array['g.first_release_date <= current_date', 'g.first_release_date desc, g.id desc'],
      array['g.first_release_date > current_date', 'g.first_release_date, g.id'],
      array['g.first_release_date is null', 'g.id desc']
    ]
    when 'soonest' then array[
      array['g.first_release_date > current_date', 'g.first_release_date, g.id'],
      array['g.first_release_date <= current_date', 'g.first_release_date desc, g.id desc'],
      array['g.first_release_date is null', 'g.id desc']
    ]
    when 'shortest' then array[
      array['g.hastily > 0', 'g.hastily, g.id'],
      array['(g.hastily > 0) is not true', 'g.id desc']
    ]
    when 'longest' then array[
      array['g.hastily > 0', 'g.hastily desc, g.id desc'],
      array['(g.hastily > 0) is not true', 'g.id desc']
    ]
    when 'name' then array[array['true', 'g.slug collate "C", g.id']]
    when 'given' then array[array['true', 'array_position(($1).ids, g.id), g.id']]
  end;
  if parts is null then
    raise exception 'unknown sort' using errcode = '22023';
  end if;
  -- The popular games of all are those of a ranking, as the specification has it, and not the whole catalogue.
  if sort = 'popular' and conditions = '{}' then
    parts := parts[1:2];
  end if;
  if not (is_small and coalesce(f.editions, false)) then
    conditions := conditions || 'g.version_parent is null'::text;
  end if;
  conditions := conditions || 'not g.is_adult'::text;
  foreach part slice 1 in array parts loop
    query := query || case when query = '' then '' else ' union all ' end || format(
      '(select g.id from public.games g where %s and %s order by %s limit $2 + $3)',
      array_to_string(conditions, ' and '), part[1], part[2]
    );
  end loop;
  execute format('select array_agg(id) from (select id from (%s) parts limit $2 offset $3) page', query) into found
  using f, greatest(0, least(100, page_size)), greatest(0, least(2000, page_offset));
  return query select * from public.game_cards(found);
end $$;

revoke execute on function public.game_cards(integer[]) from public;
revoke execute on function public.read_game_filter(jsonb) from public;
revoke execute on function public.game_conditions(public.game_filter) from public;
revoke execute on function public.list_games(jsonb, text, integer, integer) from public;
grant execute on function public.game_cards(integer[]) to anon, authenticated, service_role;
grant execute on function public.read_game_filter(jsonb) to anon, authenticated, service_role;
grant execute on function public.game_conditions(public.game_filter) to anon, authenticated, service_role;
grant execute on function public.list_games(jsonb, text, integer, integer) to anon, authenticated, service_role;
