-- Statistics of a shelf, and its year in review. Both run with their creator's rights, because only owners read the tables: they
-- return figures and few games, of the sections that the owner shows to the caller.

-- What the caller may see of an owner's statistics; no row if the owner shows them none.
create function public.seen_statistics(owner uuid)
returns table (imports boolean, hours boolean, ratings boolean, dates boolean, plays boolean, copies boolean)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
  select
    p.show_imported or owner is not distinct from (select auth.uid()),
    public.shows_section(owner, 'hours'),
    public.shows_section(owner, 'ratings'),
    public.shows_section(owner, 'dates'),
    public.shows_section(owner, 'plays'),
    public.shows_section(owner, 'copies')
  from public.profiles p
  where p.id = owner and public.shows_section(owner, 'statistics');
end $$;

-- Cards of games of a shelf, in the order of `game_ids`.
create function public.statistics_games(owner uuid, game_ids integer[], is_with_hours boolean, is_with_ratings boolean) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'id', u.game_id, 'name', u.game_name, 'coverUrl', u.game_cover_url,
        'releaseYear', extract(year from u.game_release_date),
        'hours', case when is_with_hours then u.shown_hours end,
        'rating', case when is_with_ratings then u.user_rating end,
        'isAdult', exists (select from public.games c where c.id = u.game_id and c.is_adult)
      )
      order by given.place
    ),
    '[]'
  )
  from unnest(game_ids) with ordinality given (id, place)
  -- `offset 0` looks each game up: the planner takes a shelf for short and would read all of it.
  cross join lateral (
    select * from public.user_games u where u.user_id = owner and u.game_id = given.id offset 0
  ) u
$$;

-- All figures of a shelf; null if the caller may not see them. Parts that the owner hides are null.
-- Planned anew on each call, because a plan made for a small shelf is slow on a large one. To read 20,000 games of the catalogue and
-- their lists takes 45 ms: lengths, years and developers come from game_facts, and the bitmaps of game_facets count genres, themes
-- and platforms, as the filters of a shelf do.
create function public.shelf_statistics(owner uuid) returns jsonb
language plpgsql stable security definer
set search_path = '' set plan_cache_mode = 'force_custom_plan' set jit = off set work_mem = '32MB' set timezone = 'UTC' as $$
declare
  seen record;
  today constant date := now()::date;
  -- Times outside of these are typed by mistake.
  first_time constant timestamptz := '1970-01-01Z';
  last_time constant timestamptz := now() + interval '1 day';
  year_ago constant timestamptz := now() - interval '1 year';
  first_month constant text := to_char(today - interval '11 months', 'YYYY-MM');
  result jsonb;
begin
  select * into seen from public.seen_statistics(owner);
  if not found then
    return null;
  end if;

  with imports as (
    select u.game_id from public.user_games u where u.user_id = owner and u.status = 'imported'
  ),
  shelf as materialized (
    select
      u.id,
      u.game_id,
      u.status,
      case when seen.dates and u.date_added between first_time and last_time then date_part('year', u.date_added)::integer end as added_year,
      case when seen.dates and u.status = 'completed' and u.date_completed between first_time and last_time then u.date_completed end as completed_at,
      case when seen.dates and u.status = 'completed' and u.date_completed between first_time and last_time then date_trunc('month', u.date_completed) end as completed_month,
      case when seen.ratings then u.user_rating end as rating,
      case when seen.hours then u.shown_hours end as hours,
      u.status in ('want', 'playing', 'paused') as is_waiting,
      nullif(t.seconds[u.game_id % 64 + 1], 0) as seconds,
      coalesce(date_part('year', u.game_release_date)::integer, nullif(t.years[u.game_id % 64 + 1], 0)) / 10 * 10 as decade,
      t.developers[u.game_id % 64 + 1] as developer
    from public.user_games u left join public.game_facts t on t.chunk = u.game_id / 64
    where u.user_id = owner and (seen.imports or u.status <> 'imported')
  ),
  -- Platforms of copies that the catalogue does not name for the game: the shelf's filter finds these too.
  owned as (
    select o.id
    from (
      select distinct c.game_id, n.id
      from (
        select d.platform, p.id
        from (select distinct c.platform from public.copies c where c.user_id = owner and seen.copies) as d
        join public.platforms p on lower(p.name) = lower(d.platform)
      ) as n
      join public.copies c on c.user_id = owner and c.platform = n.platform
    ) as o
    join public.user_games u on u.user_id = owner and u.game_id = o.game_id and (seen.imports or u.status <> 'imported')
    where not exists (
      select from public.game_facets f
      where f.facet in ('platform', 'adult platform') and f.value = o.id and f.chunk = o.game_id / 8192 and get_bit(f.bits, o.game_id % 8192) = 1
    )
  ),
  -- The shelf as bitmaps like those of game_facets: first as words of 64 games, because each operation on a bitmap copies it.
  words as (
    select s.game_id / 64 as word, bit_or(1::bigint << 63 - s.game_id % 64) as bits from shelf s group by 1
  ),
  shelf_bits as (
    select (w.word / 128)::smallint as chunk, bit_or(w.bits::bit(64)::bit(8192) >> w.word % 128 * 64) as bits from words w group by 1
  ),
  facets as materialized (
    select replace(f.facet, 'adult ', '') as facet, f.value as id, sum(bit_count(f.bits & b.bits)) as games
    from shelf_bits b join public.game_facets f on f.chunk = b.chunk
    where f.facet in ('genre', 'theme', 'platform', 'adult genre', 'adult theme', 'adult platform')
    group by 1, 2
    having sum(bit_count(f.bits & b.bits)) > 0
  ),
  -- One pass for what each game has once.
  groups as (
    select
      grouping(s.status, s.completed_month, s.rating, s.decade) as kind,
      s.status, s.added_year, s.completed_month as month, s.rating, s.decade,
      count(*) as games
    from shelf s
    group by grouping sets ((s.status, s.added_year), (s.completed_month), (s.rating), (s.decade))
  ),
  sums as (
    select
      count(*) as games,
      sum(s.hours) as hours,
      count(s.hours) filter (where s.hours > 0) as played,
      count(*) filter (where s.is_waiting) as waiting,
      count(*) filter (where s.is_waiting and s.seconds is null) as untimed,
      sum(greatest(s.seconds - coalesce(s.hours, 0) * 3600, 0)) filter (where s.is_waiting and s.seconds is not null) as left_seconds,
      count(*) filter (where s.completed_at >= year_ago) as year_completed,
      sum(s.seconds) filter (where s.completed_at >= year_ago) as year_seconds
    from shelf s
  )
  select jsonb_build_object(
    'today', today,
    'games', t.games,
    'statuses', (
      select coalesce(jsonb_object_agg(c.status, c.games), '{}')
      from (select k.status, sum(k.games) as games from groups k where k.kind = 7 group by k.status) as c
    ),
    'added', case when seen.dates then (
      select coalesce(jsonb_agg(jsonb_build_object('year', c.added_year, 'status', c.status, 'games', c.games) order by c.added_year, c.status), '[]')
      from groups c where c.kind = 7
    ) end,
    'completed', case when seen.dates then (
      select coalesce(jsonb_agg(jsonb_build_object('month', to_char(c.month, 'YYYY-MM'), 'games', c.games) order by c.month), '[]')
      from groups c where c.kind = 11 and c.month is not null
    ) end,
    'played', case when seen.plays and seen.hours then (
      select coalesce(jsonb_agg(jsonb_build_object('month', m.month, 'minutes', m.minutes) order by m.month), '[]')
      from (
        select e.month, sum(e.minutes) as minutes
        from (
          select left(p.finished, 7) as month, p.minutes from public.plays p
          where p.user_id = owner and (seen.imports or p.game_id not in (select h.game_id from imports h)) and p.finished is not null and left(p.finished, 7) >= first_month and length(p.finished) >= 7
          union all
          select left(p.started, 7), p.minutes from public.plays p
          where p.user_id = owner and (seen.imports or p.game_id not in (select h.game_id from imports h)) and p.started is not null and left(p.started, 7) >= first_month and length(p.started) >= 7
            and p.finished is null
        ) as e
        group by e.month having sum(e.minutes) > 0
      ) as m
    ) end,
    'ratings', case when seen.ratings then (
      select coalesce(jsonb_agg(jsonb_build_object('rating', c.rating, 'games', c.games) order by c.rating), '[]')
      from groups c where c.kind = 13 and c.rating is not null
    ) end,
    'averageRating', (
      select round(sum(c.rating * c.games) / sum(c.games), 2) from groups c where c.kind = 13 and c.rating is not null
    ),
    'unlikeOthers', case when seen.ratings then public.rated_unlike_others(owner, seen.imports) end,
    'decades', (
      select coalesce(jsonb_agg(jsonb_build_object('decade', c.decade, 'games', c.games) order by c.decade), '[]')
      from groups c where c.kind = 14 and c.decade is not null
    ),
    'genres', (
      select coalesce(jsonb_agg(jsonb_build_object('id', n.id, 'name', n.name, 'games', f.games) order by f.games desc, n.name), '[]')
      from (
        select x.id, x.games from facets x where x.facet = 'genre' order by x.games desc, x.id limit 6
      ) as f join public.genres n on n.id = f.id
    ),
    'themes', (
      select coalesce(jsonb_agg(jsonb_build_object('id', n.id, 'name', n.name, 'games', f.games) order by f.games desc, n.name), '[]')
      from (
        select x.id, x.games from facets x where x.facet = 'theme' order by x.games desc, x.id limit 6
      ) as f join public.themes n on n.id = f.id
    ),
    'platforms', (
      select coalesce(jsonb_agg(jsonb_build_object('id', n.id, 'name', n.name, 'games', f.games) order by f.games desc, n.name), '[]')
      from (
        select x.id, sum(x.games) as games
        from (select c.id, c.games from facets c where c.facet = 'platform' union all select o.id, 1 from owned o) as x
        group by x.id order by 2 desc, 1 limit 6
      ) as f join public.platforms n on n.id = f.id
    ),
    'developers', (
      select coalesce(jsonb_agg(jsonb_build_object('id', n.id, 'name', n.name, 'slug', n.slug, 'games', f.games) order by f.games desc, n.name), '[]')
      from (
        select x.id, count(*) as games
        from (
          select s.developer as id from shelf s where s.developer > 0
          union all
          select unnest(g.developers) from shelf s join public.games g on g.id = s.game_id where s.developer = -1
        ) as x
        group by x.id order by 2 desc, 1 limit 6
      ) as f join public.companies n on n.id = f.id
    ),
    'hours', case when seen.hours then coalesce(t.hours, 0) end,
    'playedGames', case when seen.hours then t.played end,
    'longest', case when seen.hours then public.statistics_games(owner, array(
      select s.game_id from shelf s where s.hours > 0 order by s.hours desc, s.id limit 5
    ), true, false) end,
    'shortest', case when seen.hours then public.statistics_games(owner, array(
      select s.game_id from shelf s where s.hours > 0 and s.status = 'completed' order by s.hours, s.id desc limit 5
    ), true, false) end,
    'oldest', case when seen.dates then (
      select coalesce(
        jsonb_agg(public.statistics_games(owner, array[w.game_id], false, false) -> 0 || jsonb_build_object('added', w.added) order by w.added, w.game_id),
        '[]'
      )
      from (
        select u.game_id, u.date_added::date as added from public.user_games u
        where u.user_id = owner and u.status in ('want', 'playing', 'paused') and u.date_added between first_time and last_time
        order by u.date_added, u.id desc limit 5
      ) as w
    ) end,
    'backlog', jsonb_build_object(
      'games', t.waiting,
      'untimed', t.untimed,
      'hours', round(coalesce(t.left_seconds, 0) / 3600.0),
      'yearGames', case when seen.dates then t.year_completed end,
      'yearHours', case when seen.dates then round(coalesce(t.year_seconds, 0) / 3600.0) end
    )
  ) into result
  from sums t;
  return result;
end $$;

-- A year of a shelf: what was added, finished and played in it; null for a year without any of these, and if the caller may
-- not see it. `years` are all that have something, for links. A game was finished in a year if the shelf has its completion in it, or
-- if a play of it ended so, whatever its status is now: as the journal, it counts plays whose day or month is unknown.
create function public.year_in_review(owner uuid, of_year integer) returns jsonb
language plpgsql stable security definer
set search_path = '' set plan_cache_mode = 'force_custom_plan' set jit = off set work_mem = '32MB' set timezone = 'UTC' as $$
declare
  seen record;
  -- Times outside of these are typed by mistake.
  first_time constant timestamptz := '1970-01-01Z';
  last_time constant timestamptz := now() + interval '1 day';
  result jsonb;
begin
  select * into seen from public.seen_statistics(owner) s where s.dates;
  if not found then
    return null;
  end if;

  with imports as (
    select u.game_id from public.user_games u where u.user_id = owner and u.status = 'imported'
  ),
  shelf as materialized (
    select
      u.game_id, u.user_rating, u.game_release_date, u.date_completed as completed_at,
      case when u.date_added between first_time and last_time then date_part('year', u.date_added)::integer end as added_in,
      case
        when u.status = 'completed' and u.date_completed between first_time and last_time then date_part('year', u.date_completed)::integer
      end as completed_in
    from public.user_games u
    where u.user_id = owner and (seen.imports or u.status <> 'imported')
  ),
  dated as materialized (
    select d.*, left(d.period, 4)::integer as year
    from (
      select p.game_id, left(coalesce(p.finished, p.started), 7) collate "C" as period, sum(p.minutes) as minutes
      from public.plays p
      where seen.plays and p.user_id = owner and coalesce(p.finished, p.started) is not null
        and (seen.imports or p.game_id not in (select h.game_id from imports h))
      group by 1, 2
    ) as d
  ),
  played as materialized (
    select d.game_id, sum(d.minutes) as minutes from dated d where d.year = of_year group by d.game_id
  ),
  -- `finished` is a partial date, `is_dated` whether the shelf's filter by completion finds the game, too.
  completed as materialized (
    select distinct on (f.game_id)
      f.game_id, f.finished, f.is_dated, case when seen.ratings then s.user_rating end as rating, s.game_release_date
    from (
      select d.game_id, to_char(d.completed_at, 'YYYY-MM-DD HH24:MI:SS.US') collate "C" as finished, true as is_dated
      from shelf d where d.completed_in = of_year
      union all
      select p.game_id, p.finished, false from public.plays p
      where seen.plays and p.user_id = owner and p.outcome = 'finished' and p.finished is not null
        and left(p.finished, 7) between of_year::text and of_year || '-12'
    ) as f
    join shelf s on s.game_id = f.game_id
    order by f.game_id, f.is_dated desc, f.finished desc
  ),
  years as (
    select array_agg(y.year order by y.year) as all_of_them
    from (
      select s.added_in as year from shelf s where s.added_in is not null
      union
      select s.completed_in from shelf s where s.completed_in is not null
      union
      select d.year from dated d where d.year >= 1970
    ) as y
  )
  select jsonb_build_object(
    'year', of_year,
    'today', now()::date,
    'years', y.all_of_them,
    'added', (select count(*) from shelf s where s.added_in = of_year),
    'completed', (select count(*) from completed),
    'averageRating', (select round(avg(c.rating), 2) from completed c),
    'minutes', case when seen.plays and seen.hours then (select coalesce(sum(l.minutes), 0) from played l) end,
    'played', case when seen.plays then (select count(*) from played) end,
    'months', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'month', m.month, 'games', m.games, 'dated', m.dated, 'finished', public.statistics_games(owner, m.first_games, seen.hours, false)
      ) order by m.month), '[]')
      from (
        select substr(c.finished, 6, 2)::integer as month, count(*) as games, count(*) filter (where c.is_dated) as dated,
          (array_agg(c.game_id order by c.finished, c.game_id))[1:40] as first_games
        from completed c where length(c.finished) >= 7 group by 1
      ) as m
    ),
    'playedMonths', case when seen.plays and seen.hours then (
      select coalesce(jsonb_agg(jsonb_build_object('month', m.month, 'minutes', m.minutes) order by m.month), '[]')
      from (
        select substr(d.period, 6)::integer as month, sum(d.minutes) as minutes
        from dated d where d.year = of_year and length(d.period) = 7
        group by 1 having sum(d.minutes) > 0
      ) as m
    ) end,
    -- The best rated first, otherwise the last completed.
    'best', public.statistics_games(owner, array(
      select c.game_id from completed c order by c.rating desc nulls last, c.finished desc, c.game_id limit 12
    ), false, seen.ratings),
    'first', public.statistics_games(owner, array(
      select c.game_id from completed c order by c.finished, c.game_id limit 1
    ), false, false) -> 0,
    'longest', case when seen.plays and seen.hours then (
      select public.statistics_games(owner, array[l.game_id], false, false) -> 0 || jsonb_build_object('minutes', l.minutes)
      from played l where l.minutes > 0 order by l.minutes desc, l.game_id limit 1
    ) end,
    'oldest', public.statistics_games(owner, array(
      select c.game_id from completed c where c.game_release_date is not null order by c.game_release_date, c.game_id limit 1
    ), false, false) -> 0,
    'genres', (
      select coalesce(jsonb_agg(jsonb_build_object('id', n.id, 'name', n.name, 'games', f.games) order by f.games desc, n.name), '[]')
      from (
        select x.value as id, count(*) as games
        from completed c
        join public.game_facets x on x.facet in ('genre', 'adult genre') and x.chunk = c.game_id / 8192 and get_bit(x.bits, c.game_id % 8192) = 1
        where c.is_dated
        group by x.value order by 2 desc, 1 limit 5
      ) as f join public.genres n on n.id = f.id
    )
  ) into result
  from years y
  where of_year = any (y.all_of_them) and of_year <= date_part('year', now());
  return result;
end $$;

grant execute on function public.shelf_statistics(uuid), public.year_in_review(uuid, integer) to anon, authenticated;
