-- What the catalogue knows of a game, for its page and for shelves while IGDB can't be read. Null for an unknown id.
create function public.catalogue_game(game_id integer) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_build_object(
    'id', g.id,
    'slug', g.slug,
    'name', g.name,
    'cover_image_id', g.cover_image_id,
    'game_type', g.game_type,
    'first_release_date', g.first_release_date,
    'first_release_format', g.first_release_format,
    'total_rating', g.total_rating,
    'total_rating_count', g.total_rating_count,
    'hastily', g.hastily,
    'normally', g.normally,
    'completely', g.completely,
    'is_adult', g.is_adult,
    'version_parent', (select jsonb_build_object('id', p.id, 'name', p.name) from public.games p where p.id = g.version_parent),
    'parent_game', (select jsonb_build_object('id', p.id, 'name', p.name) from public.games p where p.id = g.parent_game),
    'genres', (
      select coalesce(jsonb_agg(jsonb_build_object('name', n.name, 'slug', n.slug) order by u.position), '[]')
      from unnest(g.genres) with ordinality as u (id, position)
      join public.genres n on n.id = u.id
    ),
    'platforms', (
      select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name) order by u.position), '[]')
      from unnest(g.platforms) with ordinality as u (id, position)
      join public.platforms p on p.id = u.id
    ),
    'companies', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', c.id, 'name', c.name, 'slug', c.slug,
        'developer', c.id = any (g.developers), 'publisher', c.id = any (g.publishers)
      ) order by u.position), '[]')
      from (
        select id, min(position) as position
        from unnest(g.developers || g.publishers) with ordinality as every (id, position) group by id
      ) u
      join public.companies c on c.id = u.id
    ),
    'release_dates', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'date', r.date, 'date_format', r.date_format, 'platform', p.name, 'release_region', r.release_region
      ) order by r.date nulls last, r.id), '[]')
      from public.release_dates r
      left join public.platforms p on p.id = r.platform
      where r.game_id = g.id
    ),
    'steam_uids', (
      select coalesce(jsonb_agg(e.uid order by e.uid), '[]')
      from public.external_games e where e.game_id = g.id and e.external_game_source = 1
    )
  )
  from public.games g
  where g.id = catalogue_game.game_id
$$;

grant execute on function public.catalogue_game(integer) to anon, authenticated;

-- Several games, in the order of `ids`, without unknown ones.
create function public.catalogue_games(ids integer[]) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select coalesce(jsonb_agg(g.game order by u.position), '[]')
  from unnest(ids[1:100]) with ordinality as u (id, position)
  cross join lateral (select public.catalogue_game(u.id) as game) g
  where g.game is not null
$$;

grant execute on function public.catalogue_games(integer[]) to anon, authenticated;
