-- Which game of the catalogue each app of a Steam library is, and what the catalogue knows of a game for shelves and pages.

-- A name as Steam's shop and the catalogue both write it: without trademark signs, case and extra space.
create function public.plain_name(name text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select lower(btrim(regexp_replace(regexp_replace(name, '[™®©℠]', '', 'g'), '\s+', ' ', 'g')))
$$;

-- The game with the lowest rank is the likeliest: no edition of another game; a main game before remakes, remasters, expanded
-- games, standalone expansions, ports and bundles, then the rest; one for Windows, Linux or Mac; the most ratings; the oldest entry.
create function public.match_rank(
  version_parent integer, game_type smallint, platforms smallint[], total_rating_count integer, id integer
) returns integer[]
language sql immutable parallel safe set search_path = '' as $$
  select array[
    (version_parent is not null)::integer,
    coalesce(array_position(array[0, 8, 9, 10, 4, 11, 3]::smallint[], game_type), 8),
    (not platforms && array[6, 3, 14]::smallint[])::integer,
    -total_rating_count,
    id
  ]
$$;

-- The game of each of up to 500 apps [{ appid, name }] that the caller has not imported yet: by IGDB's link to Steam, else by its
-- name, else by a similar name, which never finds a game for adults only. Apps without a game are left out.
--
-- A similar name is, in this order: the name as the search reads it, among all names of a game; the name without words of
-- shops ("Deluxe Edition", "Demo"); a longer name that begins with it; the longest beginning of it, with half of its characters
-- and two words at least. The names of a library are not typed, so typos are not searched for.
create function public.match_steam_apps(apps jsonb) returns table (
  appid bigint, matched_by text, game_id integer, game_name text, cover_image_id text, total_rating real,
  first_release_date date, platforms text[], genres text[]
)
language sql stable security invoker set search_path = '' set jit = off as $$
  with a as materialized (
    select a.appid, public.plain_name(left(a.name, 300)) as name
    from jsonb_to_recordset(apps) as a (appid bigint, name text)
    where not exists (
      select from public.steam_games s where s.user_id = (select auth.uid()) and s.appid = a.appid
    )
    limit 500
  )
  select a.appid, coalesce(by_id.matched_by, by_name.matched_by, by_search.matched_by), g.id, g.name, g.cover_image_id,
    g.total_rating, g.first_release_date,
    array(
      select p.name from unnest(g.platforms) with ordinality as u (id, position)
      join public.platforms p on p.id = u.id order by u.position
    ),
    array(
      select n.name from unnest(g.genres) with ordinality as u (id, position)
      join public.genres n on n.id = u.id order by u.position
    )
  from a
  left join lateral (
    select 'steam_id' as matched_by, g.id
    from public.external_games e
    join public.games g on g.id = e.game_id
    where e.external_game_source = 1 and e.uid = a.appid::text
    order by public.match_rank(g.version_parent, g.game_type, g.platforms, g.total_rating_count, g.id)
    limit 1
  ) by_id on true
  left join lateral (
    select k.key, regexp_replace(k.key, concat(
      '( (alpha|beta|bundle|classic|collectors|complete|dedicated server|definitive|deluxe|demo|digital|edition|enhanced',
      '|game of the year|gold|goty|legacy|multiplayer|ost|playtest|premium|public test|remastered|server|singleplayer',
      '|soundtrack|standard|test server|trial|ultimate))+$'
    ), '') as short
    from (select public.search_key(a.name) as key offset 0) k
    where by_id.id is null and k.key <> ''
  ) k on true
  left join lateral (
    select 'name' as matched_by, g.id
    from public.game_names n
    join public.games g on g.id = n.game_id
    where n.tier in (0, 1, 2, 3) and replace(n.key, ' ', '') = replace(k.key, ' ', '')
      and n.is_main and public.plain_name(n.name) = a.name
    order by public.match_rank(g.version_parent, g.game_type, g.platforms, g.total_rating_count, g.id)
    limit 1
  ) by_name on true
  left join lateral (
    select 'search' as matched_by, g.id
    from (
      select near.step, n.game_id, n.is_main, n.name
      from (
        select 0 as step, k.key
        union all
        select 1, k.short
        union all
        select 2 + dropped, array_to_string(words[:cardinality(words) - dropped], ' ')
        from string_to_array(k.short, ' ') as words
        cross join generate_series(1, 8) as dropped
        where cardinality(words) - dropped >= 2
      ) near
      -- With a limit, so that each is looked up in the index.
      cross join lateral (
        select n.game_id, n.is_main, n.name
        from public.game_names n
        where n.tier in (0, 1, 2, 3) and replace(n.key, ' ', '') = replace(near.key, ' ', '')
        limit 50
      ) n
      where 2 * length(near.key) >= length(k.short)
      union all
      (
        select 2, n.game_id, n.is_main, n.name
        from public.game_names n
        where n.tier in (0, 1, 2, 3)
          and replace(n.key, ' ', '') > replace(k.short, ' ', '')
          and replace(n.key, ' ', '') < replace(k.short, ' ', '') || chr(1114111)
          and n.key like k.short || ' %'
          -- For a short word, thousands of names would have to be read.
          and k.short like '___% __%'
        order by n.tier
        limit 50
      )
    ) n
    join public.games g on g.id = n.game_id
    where by_name.id is null and k.key is not null and not g.is_adult
    -- Spelled alike first: to the search, "Modern Warfare II" and "Modern Warfare 2" are equal.
    order by n.step, n.is_main desc, starts_with(a.name, public.plain_name(n.name)) desc, public.match_rank(g.version_parent, g.game_type, g.platforms, g.total_rating_count, g.id)
    limit 1
  ) by_search on true
  join public.games g on g.id = coalesce(by_id.id, by_name.id, by_search.id)
$$;

-- The first two are called by the third, which runs with the caller's rights.
grant execute on function
  public.plain_name(text), public.match_rank(integer, smallint, smallint[], integer, integer), public.match_steam_apps(jsonb)
to authenticated;
