-- What others see of a user: nothing of a private profile, and of another one the sections that its owner shows. Only owners read
-- the tables; others call the functions below with a name or an id that they know.

-- Whether the caller may see a section of a user: 'hours', 'ratings', 'dates', 'plays', 'copies', 'lists' or 'statistics'. The
-- files of its 'pictures' can be loaded by their names, also those of a private profile, unless the account is suspended.
create function public.shows_section(owner uuid, section text) returns boolean
language sql stable security definer set search_path = '' as $$
  select owner is not distinct from (select auth.uid()) and owner is not null
    or exists (select from public.shown_profiles p where p.id = owner and section = any (p.shown_sections))
    or section = 'pictures' and not public.is_suspended(owner)
$$;

-- The step of half a star that a rating is drawn as, from 1 to 10.
create function public.rating_step(rating numeric) returns integer
language sql immutable parallel safe
return greatest(1, 2 * floor(rating / 2) + (rating % 2 > 0)::integer);

-- A profile that is public or open by link, by its username or a former one, with the games of each tab; null for all others, as for
-- a name that no user has. `ratings` is { average, columns }, in steps of half a star; null below five, and if they are hidden.
create function public.read_profile(name text) returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_generic_plan' as $$
begin
  return (
    select jsonb_build_object(
      'id', p.id, 'username', p.username, 'avatarUrl', p.avatar_url, 'bannerUrl', p.banner_url, 'about', p.about,
      'website', p.website, 'socials', p.socials, 'visibility', p.visibility, 'shownSections', p.shown_sections,
      'counts', n.counts,
      'favourites', public.shown_favourites(p.id),
      'ratings', case when 'ratings' = any (p.shown_sections) and n.ratings >= 5 then jsonb_build_object(
        'average', n.average, 'columns', n.columns
      ) end
    )
    from public.shown_profiles p
    -- One pass over the shelf.
    cross join lateral (
      with entries as materialized (
        select g.status, g.user_rating as rating, count(*) as games from public.user_games g
        where g.user_id = p.id and (g.status <> 'imported' or p.show_imported)
        group by 1, 2
      ), rated as (
        select public.rating_step(e.rating) as step, sum(e.games) as games from entries e where e.rating is not null group by 1
      )
      select
        (select coalesce(jsonb_object_agg(c.status, c.games), '{}')
         from (select e.status, sum(e.games) as games from entries e group by 1) as c) as counts,
        (select jsonb_agg(coalesce(r.games, 0) order by s.step)
         from generate_series(1, 10) as s (step) left join rated r using (step)) as columns,
        sum(e.games) filter (where e.rating is not null) as ratings,
        round(sum(e.rating * e.games) / sum(e.games) filter (where e.rating is not null), 1) as average
      from entries e
    ) as n
    where lower(p.username) = lower(coalesce(
      (select u.username from public.profiles u where lower(u.username) = lower(name)), public.current_username(name)
    ))
  );
end $$;

-- Games of a profile as others see them, in the order of `ids`; null for what is in a hidden section. The release is the catalogue's,
-- or the stored year (`date_formats` 2) if it does not know the game.
create function public.shown_games(profile public.shown_profiles, ids uuid[]) returns jsonb
language plpgsql stable set search_path = '' set plan_cache_mode = 'force_generic_plan' as $$
begin
  return (
    select coalesce(
      jsonb_agg(
        jsonb_build_object(
          'id', s.game_id, 'name', s.game_name, 'coverUrl', s.game_cover_url, 'rating', s.user_rating, 'hours', s.shown_hours,
          'dateAdded', s.date_added, 'dateCompleted', s.date_completed,
          'releaseDate', case when c.id is null then s.game_release_date else c.first_release_date end,
          'releaseFormat', case when c.id is null then 2 else c.first_release_format end,
          'isAdult', coalesce(c.is_adult, false),
          'plays', case when 'plays' = any (profile.shown_sections) then (
            select count(*) from public.plays l where l.user_id = profile.id and l.game_id = s.game_id
          ) end,
          'copies', case when 'copies' = any (profile.shown_sections) then (
            select coalesce(jsonb_agg(distinct coalesce(c.platform, c.store)), '[]')
            from public.copies c
            where c.user_id = profile.id and c.game_id = s.game_id and coalesce(c.platform, c.store) is not null
          ) end
        )
        order by given.place
      ), '[]'
    )
    from unnest(ids) with ordinality as given (id, place)
    join public.shown_user_games s using (id)
    left join public.games c on c.id = s.game_id
  );
end $$;

-- Games of a profile that others may see, the newest first, also if dates are hidden; of one tab or of all. Empty for all others.
-- Planned anew on each call: a plan made for a small shelf is slow on a large one.
create function public.read_shelf(
  owner uuid, of_status text default null, page_size integer default 48, page_offset integer default 0
) returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
declare
  profile public.shown_profiles;
begin
  select * into profile from public.shown_profiles p where p.id = owner;
  return public.shown_games(profile, array(
    select g.id from public.user_games g
    where g.user_id = profile.id and (of_status is null or g.status = of_status)
      and (g.status <> 'imported' or profile.show_imported)
    order by g.date_added desc, g.id
    limit least(greatest(page_size, 0), 200) offset greatest(page_offset, 0)
  ));
end $$;

-- Games that a bar of the public statistics counts, in the order of read_shelf: { name, total, games }. `kind` is 'genre', 'theme',
-- 'platform', 'developer' (`value` is an id, `name` what the catalogue calls it), 'decade' ("1990"), 'rating', 'added',
-- 'added-before' (a year), 'completed' or 'played' ("2024-05"); `completed_in` narrows each of them to a year or month of completion.
-- Null if the owner hides statistics or what is filtered by, also for the owner: the answer is the same for every caller.
create function public.read_filtered_shelf(
  owner uuid, kind text, value text, completed_in text default null, page_size integer default 48, page_offset integer default 0
) returns jsonb
language plpgsql stable security definer set search_path = '' set jit = off set timezone = 'UTC' as $$
declare
  profile public.shown_profiles;
  period constant text := coalesce(completed_in, case when kind = 'completed' then value end);
  sections constant text[] := '{statistics}'::text[]
    || case kind when 'rating' then '{ratings}' when 'added' then '{dates}' when 'added-before' then '{dates}' when 'played' then '{plays,hours,dates}' else '{}' end::text[]
    || case when period is null then '{}' else '{dates}' end::text[];
  filters jsonb := case kind
    when 'genre' then jsonb_build_object('genres', jsonb_build_array(value))
    when 'theme' then jsonb_build_object('themes', jsonb_build_array(value))
    when 'platform' then jsonb_build_object('platforms', jsonb_build_array(value))
    when 'developer' then jsonb_build_object('developers', jsonb_build_array(value))
    when 'decade' then jsonb_build_object('from_year', value, 'to_year', value::integer + 9)
    when 'rating' then jsonb_build_object('from_rating', value, 'to_rating', value)
    when 'added' then jsonb_build_object('added', value)
    when 'added-before' then '{}'
    when 'completed' then '{}'
    when 'played' then '{}'
  end;
  query text;
  total integer;
  ids uuid[];
begin
  if filters is null or value is null then
    raise exception 'unknown filter' using errcode = '22023';
  end if;
  select * into profile from public.shown_profiles p where p.id = owner;
  if (profile.shown_sections @> sections) is not true then
    return null;
  end if;
  if period is not null then
    filters := filters || jsonb_build_object('status', 'completed', 'completed', period);
  end if;
  query := concat_ws(
    ' and ',
    public.shelf_query(public.read_shelf_filter(filters), 'added', null, 'copies' = any (profile.shown_sections)),
    case when not profile.show_imported then 'u.status <> ''imported''' end,
    -- Times outside of these are typed by mistake, and not counted.
    case when kind in ('added', 'added-before') then 'u.date_added between ''1970-01-01Z'' and now() + interval ''1 day''' end,
    case when kind = 'added-before' then 'u.date_added < make_date($3::integer, 1, 1)' end,
    case when period is not null then 'u.date_completed between ''1970-01-01Z'' and now() + interval ''1 day''' end,
    case when kind = 'played' then
      'u.game_id in ('
        'select p.game_id from public.plays p where p.user_id = $2 and p.finished is not null and left(p.finished, 7) = $3 and p.minutes > 0 '
        'union all '
        'select p.game_id from public.plays p where p.user_id = $2 and p.started is not null and left(p.started, 7) = $3 and p.minutes > 0 '
        'and p.finished is null)' end
  );
  execute format(
    'with fitting as materialized (%s)
     select (select count(*) from fitting), array(select f.id from fitting f order by %s limit $4 offset $5)',
    query, public.shelf_order('added')
  ) into total, ids
  using public.read_shelf_filter(filters), owner, value, least(greatest(page_size, 0), 100), least(greatest(page_offset, 0), 20000);
  return jsonb_build_object(
    'name', case kind
      when 'genre' then (select g.name from public.genres g where g.id = value::integer)
      when 'theme' then (select t.name from public.themes t where t.id = value::integer)
      when 'platform' then (select p.name from public.platforms p where p.id = value::integer)
      when 'developer' then (select c.name from public.companies c where c.id = value::integer)
    end,
    'total', total,
    'games', public.shown_games(profile, ids)
  );
end $$;

grant execute on function
  public.shows_section(uuid, text), public.read_profile(text), public.read_shelf(uuid, text, integer, integer),
  public.read_filtered_shelf(uuid, text, text, text, integer, integer)
to anon, authenticated;
