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
  genres smallint[],
  theme smallint,
  -- Inclusive.
  from_year smallint,
  to_year smallint,
  -- Hours of the main story (`hastily`), inclusive.
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

-- Indexes. Each order has one, and leaves out what no list contains. That of the facets has no condition: PostgreSQL combines no two
-- indexes that have the same one.
create index games_by_facet on public.games using gin (platforms, genres, themes, developers, publishers)
  with (fastupdate = off);
create index games_by_type on public.games (game_type, id) where version_parent is null and not is_adult and game_type <> 0;
create index games_by_popularity on public.games (popularity desc, id desc)
  where version_parent is null and not is_adult and popularity is not null;
create index games_by_rating on public.games (total_rating desc, id desc)
  where version_parent is null and not is_adult and total_rating is not null;
create index games_by_rating_count on public.games (total_rating_count desc, id desc)
  where version_parent is null and not is_adult and total_rating_count > 0;
create index games_by_shelves on public.games (shelves desc, id desc)
  where version_parent is null and not is_adult and shelves > 0;
create index games_by_people_rating on public.games (people_rating desc, id desc)
  where version_parent is null and not is_adult and people_rating is not null;
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
  if cardinality(f.platforms) > 50 or cardinality(f.types) > 50 or cardinality(f.genres) > 50 or cardinality(f.ids) > 500 then
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
      case when f.genres is not null then 'g.genres && ($1).genres' end,
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

grant execute on function public.game_cards(integer[]) to anon, authenticated;
grant execute on function public.read_game_filter(jsonb) to anon, authenticated;
grant execute on function public.game_conditions(public.game_filter) to anon, authenticated;
