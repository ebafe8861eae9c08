-- The feed: what the people whom the caller follows have finished, begun, wanted, rated and listed. Each page is read from indexes, so
-- that what someone hides now is missing from their earlier days too. A page has the newest days of all these people, a day its entries, one
-- for each verb: "rated 4 games".

create index user_games_finished on public.user_games (user_id, status_at desc) where status = 'completed' and status_at is not null;
create index user_games_news on public.user_games (user_id, status_at desc)
where status in ('completed', 'want', 'playing', 'endless') and status_at is not null;
create index user_games_rated on public.user_games (user_id, rated_at desc) include (status) where rated_at is not null;
create index lists_published on public.lists (user_id, published_at desc) where published_at is not null;
-- For people who love the same games.
create index user_games_loved on public.user_games (game_id, user_id) where user_rating >= 8 and status <> 'imported';

-- Upper bounds of the times of a user's news, and of each kind alone: read_feed visits users in their order. They are never lowered: a removal
-- leaves them too high. No user reads or writes the table.
create table public.last_activities (
  user_id uuid primary key references auth.users (id) on delete cascade,
  at timestamptz not null,
  finished_at timestamptz,
  reviewed_at timestamptz,
  listed_at timestamptz
);

alter table public.last_activities enable row level security;

-- Writes only if a bound rises: most updates, and every like, read them only. Null is no news of the kind.
create function public.raise_last_activity(news public.last_activities) returns void
language plpgsql set search_path = '' set plan_cache_mode = 'force_generic_plan' as $$
begin
  if news.at is null or exists (
    select from public.last_activities l
    where l.user_id = news.user_id and l.at >= news.at
      and (news.finished_at is null or l.finished_at >= news.finished_at)
      and (news.reviewed_at is null or l.reviewed_at >= news.reviewed_at)
      and (news.listed_at is null or l.listed_at >= news.listed_at)
  ) then
    return;
  end if;
  insert into public.last_activities as l values (news.*)
  on conflict (user_id) do update set
    at = greatest(l.at, excluded.at), finished_at = greatest(l.finished_at, excluded.finished_at),
    reviewed_at = greatest(l.reviewed_at, excluded.reviewed_at), listed_at = greatest(l.listed_at, excluded.listed_at);
end $$;

create function public.raise_last_activities() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_table_name = 'user_games' then
    perform public.raise_last_activity((n.user_id, n.at, n.finished_at, null, null))
    from (
      select c.user_id,
        max(greatest(case when c.status in ('completed', 'want', 'playing', 'endless') then c.status_at end, c.rated_at)) as at,
        max(case when c.status = 'completed' then c.status_at end) as finished_at
      from changed c group by c.user_id order by c.user_id
    ) as n;
  elsif tg_table_name = 'reviews' then
    perform public.raise_last_activity((n.user_id, n.at, null, n.at, null))
    from (select c.user_id, max(c.published_at) as at from changed c group by c.user_id order by c.user_id) as n;
  else
    perform public.raise_last_activity((n.user_id, n.at, null, null, n.at))
    from (select c.user_id, max(c.published_at) as at from changed c group by c.user_id order by c.user_id) as n;
  end if;
  return null;
end $$;

do $$
declare
  relation text;
begin
  foreach relation in array '{user_games,lists,reviews}'::text[] loop
    execute format('create trigger %1$s_activity_added after insert on public.%1$I referencing new table as changed
      for each statement execute function public.raise_last_activities()', relation);
    execute format('create trigger %1$s_activity_changed after update on public.%1$I referencing new table as changed
      for each statement execute function public.raise_last_activities()', relation);
  end loop;
end $$;

-- When others last saw something new of a person before a time, one row. The arguments are the sections that the person shows, and whether
-- the caller may read reviews for followers (can_read_review). Without a fixed search_path and as a set, so that it is inlined: a feed calls
-- it for up to 2,000 people. "offset" reads each index once. What a moderator has hidden counts here, for speed: entries_of_day leaves it
-- out.
create function public.newest_activity(
  person uuid, before timestamptz, kind text, shows_dates boolean, shows_ratings boolean, shows_lists boolean, shows_imported boolean,
  for_followers boolean
) returns table (at timestamptz)
language sql stable
begin atomic
select greatest(
  (
    select g.status_at from public.user_games g
    where kind = 'finished' and shows_dates and g.user_id = person and g.status = 'completed' and g.status_at < before
    order by g.status_at desc limit 1
  ),
  (
    select g.status_at from public.user_games g
    where kind = 'everything' and shows_dates
      and g.user_id = person and g.status in ('completed', 'want', 'playing', 'endless') and g.status_at < before
    order by g.status_at desc limit 1
  ),
  (
    select g.rated_at from public.user_games g
    where kind = 'everything' and shows_ratings
      and g.user_id = person and g.rated_at < before and (g.status <> 'imported' or shows_imported)
    order by g.rated_at desc limit 1
  ),
  (
    select l.published_at from public.lists l
    where kind in ('everything', 'lists') and shows_lists
      and l.user_id = person and l.published_at < before
    order by l.published_at desc limit 1
  ),
  (
    select r.published_at from public.reviews r
    where kind in ('everything', 'reviews')
      and r.user_id = person and r.visibility <> 'private' and (for_followers or r.visibility = 'public') and r.published_at < before
    order by r.published_at desc limit 1
  )
) as at
offset 0;
end;

-- What a shown profile lets a feed show, and the day that a page shows of it first: that of the newest activity after the last one of the
-- page before. A day that was on that page is passed. Inlined too.
create function public.newest_of_page(
  person uuid, edge_day timestamptz, before timestamptz, before_person uuid, kind text, for_followers boolean
) returns table (id uuid, dates boolean, ratings boolean, lists boolean, imports boolean, at timestamptz)
language sql stable
begin atomic
select p.*, case when is_shown.yes then passed.at else l.at end as at
from (
  select
    o.id, 'dates' = any (o.shown_sections) as dates, 'ratings' = any (o.shown_sections) as ratings,
    'lists' = any (o.shown_sections) as lists, o.show_imported as imports
  from public.shown_profiles o where o.id = person
  -- "offset" forces a lookup for each profile.
  offset 0
) as p
cross join lateral public.newest_activity(
  p.id, coalesce(edge_day + interval '1 day', 'infinity'), kind, p.dates, p.ratings, p.lists, p.imports, for_followers
) as l
cross join lateral (select before is not null and (l.at > before or (l.at = before and p.id >= before_person)) as yes) as is_shown
left join lateral public.newest_activity(p.id, edge_day, kind, p.dates, p.ratings, p.lists, p.imports, for_followers) as passed on is_shown.yes;
end;

-- What a person did on a day, for a follower, one row for each verb, with five games, three lists or three reviews of each. The verbs are
-- 'finished', 'started', 'wanted', 'rated', 'listed', 'reviewed' and 'finishedAndReviewed'. A game that got its review, status and rating on
-- this day is in one of them. The arguments are those of newest_activity, and it is inlined for the same reason.
create function public.entries_of_day(
  person uuid, day_start timestamptz, day_end timestamptz, kind text, shows_dates boolean, shows_ratings boolean, shows_lists boolean,
  shows_imported boolean, for_followers boolean
) returns table (verb text, at timestamptz, total bigint, games jsonb, lists jsonb, reviews jsonb)
language sql stable
begin atomic
with reviewed as (
  select r as review, r.game_id, r.published_at as at, v.verb, count(*) over (partition by v.verb) as total,
    row_number() over (partition by v.verb order by r.published_at desc, r.game_id) as place
  from public.reviews r
  cross join lateral (
    select case when shows_dates and exists (
      select from public.user_games g
      where g.user_id = r.user_id and g.game_id = r.game_id and g.status = 'completed' and g.status_at >= day_start and g.status_at < day_end
    ) then 'finishedAndReviewed' else 'reviewed' end as verb
  ) as v
  where kind in ('everything', 'reviews')
    and r.user_id = person and r.visibility <> 'private' and r.published_at >= day_start and r.published_at < day_end
    and (for_followers or r.visibility = 'public')
    and not exists (
      select from public.hidden_things h where h.user_id = r.user_id and h.kind = 'review' and h.item = r.game_id::text
    )
), changed as (
  select g.id, g.game_id, 'finished' as verb, g.status_at as at from public.user_games g
  where kind in ('everything', 'finished') and shows_dates
    and g.user_id = person and g.status = 'completed' and g.status_at >= day_start and g.status_at < day_end
  union all
  select g.id, g.game_id, case g.status when 'want' then 'wanted' else 'started' end, g.status_at from public.user_games g
  where kind = 'everything' and shows_dates
    and g.user_id = person and g.status in ('want', 'playing', 'endless') and g.status_at >= day_start and g.status_at < day_end
  union all
  select g.id, g.game_id, 'rated', g.rated_at from public.user_games g
  where kind = 'everything' and shows_ratings
    and g.user_id = person and g.rated_at >= day_start and g.rated_at < day_end and (g.status <> 'imported' or shows_imported)
    and (
      shows_dates and g.status in ('completed', 'want', 'playing', 'endless') and g.status_at >= day_start and g.status_at < day_end
    ) is not true
), placed as (
  select c.*, count(*) over (partition by c.verb) as total, row_number() over (partition by c.verb order by c.at desc, c.id) as place
  from changed c where c.verb = 'wanted' or not exists (select from reviewed r where r.game_id = c.game_id)
), published as (
  select l as list, l.published_at as at, count(*) over () as total, row_number() over (order by l.published_at desc, l.id) as place
  from public.lists l
  where kind in ('everything', 'lists') and shows_lists
    and l.user_id = person and l.published_at >= day_start and l.published_at < day_end
    and not exists (select from public.hidden_things h where h.user_id = l.user_id and h.kind = 'list' and h.item = l.id::text)
)
select p.verb, max(p.at) as at, max(p.total) as total, jsonb_agg(jsonb_build_object(
  'id', s.game_id, 'name', coalesce(c.name, s.game_name),
  'coverUrl', coalesce(public.stored_cover(c.cover_image_id), s.game_cover_url), 'rating', s.user_rating, 'hours', s.shown_hours,
  'isAdult', coalesce(c.is_adult, false)
) order by p.place) as games, '[]'::jsonb as lists, '[]'::jsonb as reviews
from placed p
join public.shown_user_games s using (id)
left join public.games c on c.id = s.game_id
where p.place <= 5
group by p.verb
union all
select 'listed', max(p.at), max(p.total), '[]', jsonb_agg(public.list_summary(p.list) order by p.place), '[]'
from published p where p.place <= 3
having count(*) > 0
union all
select r.verb, max(r.at), max(r.total), '[]', '[]', jsonb_agg(public.review_json(r.review) order by r.place)
from reviewed r where r.place <= 3
group by r.verb;
end;

-- A page of the caller's feed: { entries: [{ person: { id, username, avatarUrl }, verb, at, count, games, lists, reviews }], next, followsAnyone },
-- of 15 days of people. `kind` is 'everything', 'reviews', 'finished' or 'lists', `minutes_ahead` what the caller's clock is ahead of UTC, for its days.
-- `next`, { at, person }, is `before` and `before_person` of the following page; `followsAnyone` is whether the caller follows a shown profile.
create function public.read_feed(
  kind text default 'everything', minutes_ahead integer default 0, before timestamptz default null, before_person uuid default null
) returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_generic_plan' set jit = off as $$
declare
  reader constant uuid := (select auth.uid());
  ahead constant interval := make_interval(mins => least(greatest(coalesce(minutes_ahead, 0), -840), 840));
  -- The day on which the page before has ended.
  edge_day constant timestamptz := date_trunc('day', before at time zone 'UTC' + ahead) at time zone 'UTC' - ahead;
  for_followers constant boolean := exists (select from public.shown_profiles p where p.id = reader and p.reads_as_follower);
  answer jsonb;
begin
  if kind is null or kind not in ('everything', 'reviews', 'finished', 'lists') then
    raise exception 'unknown kind' using errcode = '22023';
  end if;
  if before not between '0001-01-02Z' and '9999-12-30Z' or (before is null) <> (before_person is null) then
    raise exception 'unknown page' using errcode = '22023';
  end if;
  with recursive followed as materialized (
    select f.followed_id as id, least(l.at, before) as at_most
    from public.follows f
    -- "offset" forces a lookup for each row.
    cross join lateral (
      select case kind when 'finished' then o.finished_at when 'reviews' then o.reviewed_at when 'lists' then o.listed_at else o.at end as at
      from public.last_activities o where o.user_id = f.followed_id
      offset 0
    ) as l
    where f.user_id = reader and l.at is not null
  ),
  -- People who were active after that time may have nothing new before it.
  candidates as materialized (
    select * from followed f order by f.at_most desc, f.id limit 32 + (select count(*) from followed o where o.at_most = before)
  ),
  newest_of_candidates as materialized (
    select n.* from candidates f
    cross join lateral public.newest_of_page(f.id, edge_day, before, before_person, kind, for_followers) as n
  ),
  -- Adds those of the other people whose `at_most` is not before the 16th of these.
  newest as materialized (
    select * from newest_of_candidates
    union all
    select n.* from followed f
    cross join lateral public.newest_of_page(f.id, edge_day, before, before_person, kind, for_followers) as n
    where f.at_most >= coalesce((select o.at from newest_of_candidates o where o.at is not null order by o.at desc offset 15 limit 1), '-infinity')
      and not exists (select from candidates o where o.id = f.id)
  ),
  first as materialized (
    select n.id, n.at from newest n where n.at is not null order by n.at desc, n.id desc limit 16
  ),
  -- 16 people have newer days than all that come before this time.
  floor as (select case when count(*) = 16 then min(f.at) else '-infinity' end as at from first f),
  days as (
    select f.id, f.at, 1 as place from first f
    union all
    select d.id, e.at, d.place + 1
    from days d
    join newest f on f.id = d.id
    cross join lateral public.newest_activity(
      f.id, date_trunc('day', d.at at time zone 'UTC' + ahead) at time zone 'UTC' - ahead, kind, f.dates, f.ratings, f.lists, f.imports, for_followers
    ) as e
    where d.place < 16 and e.at >= (select o.at from floor o)
  ),
  page as materialized (
    select d.id, d.at, row_number() over (order by d.at desc, d.id desc) as place
    from days d order by d.at desc, d.id desc limit 16
  )
  select jsonb_build_object(
    'entries', coalesce((
      select jsonb_agg(
        jsonb_build_object(
          'person', jsonb_build_object('id', o.id, 'username', o.username, 'avatarUrl', o.avatar_url),
          'verb', e.verb, 'at', e.at, 'count', e.total, 'games', e.games, 'lists', e.lists, 'reviews', e.reviews
        )
        order by e.at desc, p.place, e.verb
      )
      from page p
      join public.shown_profiles o on o.id = p.id
      join newest f on f.id = p.id
      cross join lateral (
        select date_trunc('day', p.at at time zone 'UTC' + ahead) at time zone 'UTC' - ahead as begins
      ) as day
      cross join lateral public.entries_of_day(
        p.id, day.begins, day.begins + interval '1 day', kind, f.dates, f.ratings, f.lists, f.imports, for_followers
      ) as e
      where p.place <= 15 and not exists (
        select from public.blocks b where (b.user_id, b.blocked_id) in ((reader, p.id), (p.id, reader))
      )
    ), '[]'),
    'next', (
      select jsonb_build_object('at', p.at, 'person', p.id) from page p
      where p.place = 15 and exists (select from page o where o.place = 16)
    ),
    'followsAnyone', exists (
      select from public.follows f join public.shown_profiles p on p.id = f.followed_id where f.user_id = reader
    )
  ) into answer;
  return answer;
end $$;

-- People whom the caller might follow: at most 12 public profiles, the same ones all day, until one is followed or blocked:
-- [{ id, username, avatarUrl, followedBy, inCommon, ratesAlike }]. `followedBy` counts people whom the caller follows, `inCommon` games on
-- both shelves; `ratesAlike` is set if at least five ratings of both differ by one on average. Empty without a game and a follow. Reads only
-- what each profile shows to everyone.
create function public.suggested_people() returns jsonb
language plpgsql volatile security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' set jit = off as $$
declare
  reader constant uuid := (select auth.uid());
  -- Where the search begins among people who love a game: different for each caller and day, so that not always the same are found.
  pivot constant uuid := md5(reader::text || current_date::text)::uuid;
  answer jsonb;
begin
  with own as materialized (
    select g.game_id, g.user_rating,
      row_number() over (
        order by exists (select from public.favourites v where v.user_id = reader and v.game_id = g.game_id) desc,
          g.user_rating desc nulls last, g.date_added desc, g.id
      ) as place
    from public.user_games g where g.user_id = reader and g.status <> 'imported'
  ),
  followed as materialized (
    select f.followed_id as id from public.follows f where f.user_id = reader order by f.followed_at desc, f.followed_id limit 200
  ),
  of_followed as (
    select n.id, f.id as follower
    from followed f
    join public.shown_profiles p on p.id = f.id and p.visibility = 'public'
    cross join lateral (
      select o.followed_id as id from public.follows o where o.user_id = f.id order by o.followed_at desc, o.followed_id limit 50
    ) as n
  ),
  found as (
    select n.id, 3 as points from of_followed n
    union all
    select n.id, 2
    from own o
    cross join lateral (
      (select g.user_id as id from public.user_games g
       where g.game_id = o.game_id and g.user_rating >= 8 and g.status <> 'imported' and g.user_id >= pivot
       order by g.user_id limit 25)
      union all
      (select g.user_id from public.user_games g
       where g.game_id = o.game_id and g.user_rating >= 8 and g.status <> 'imported' and g.user_id < pivot
       order by g.user_id desc limit 25)
    ) as n
    join public.shown_profiles p on p.id = n.id and 'ratings' = any (p.shown_sections)
    where o.place <= 40
    union all
    (select f.user_id, 2 from public.follows f where f.followed_id = reader order by f.followed_at desc, f.user_id limit 100)
  ),
  candidates as materialized (
    select c.id, p.username, p.avatar_url, 'ratings' = any (p.shown_sections) as shows_ratings, c.points
    from (select f.id, sum(f.points) as points from found f group by f.id order by 2 desc, f.id limit 400) as c
    join public.shown_profiles p on p.id = c.id and p.visibility = 'public'
    where c.id <> reader and not public.has_block(reader, c.id)
      and not exists (select from public.follows f where f.user_id = reader and f.followed_id = c.id)
    order by c.points desc, c.id limit 40
  ),
  compared as (
    select
      c.id, c.username, c.avatar_url,
      (select count(distinct n.follower) from of_followed n where n.id = c.id) as followed_by,
      t.games, t.ratings >= 5 and t.difference <= 1 as rates_alike,
      c.points + least(t.games, 20) + case when t.ratings >= 5 and t.difference <= 1 then 10 else 0 end as points
    from candidates c
    cross join lateral (
      select count(*) as games, count(r.difference) as ratings, avg(r.difference) as difference
      from (select o.* from own o where o.place <= 300) as o
      cross join lateral (
        select case when c.shows_ratings then abs(g.user_rating - o.user_rating) end as difference
        from public.user_games g
        where g.user_id = c.id and g.game_id = o.game_id and g.status <> 'imported'
        offset 0
      ) as r
    ) as t
    where t.games > 0 or c.points > 2
    order by 7 desc, c.id limit 12
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', c.id, 'username', c.username, 'avatarUrl', c.avatar_url, 'followedBy', c.followed_by, 'inCommon', c.games,
    'ratesAlike', coalesce(c.rates_alike, false)
  ) order by c.points desc, c.id), '[]') into answer
  from compared c;
  return answer;
end $$;

-- What the caller's feed page shows of the own shelf: { size, playing: { total, games }, soon, month: { minutes, finished, days } }: how many
-- games it has, the five that were played last, the three wanted ones that are released next, and the plays of a month ("2026-11").
create function public.own_home(of_month text) returns jsonb
language sql stable security invoker set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
  select jsonb_build_object(
    'size', (select count(*) from public.user_games g where g.user_id = (select auth.uid())),
    'playing', jsonb_build_object(
      'total', (select count(*) from public.user_games g where g.user_id = (select auth.uid()) and g.status = 'playing'),
      'games', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', g.game_id, 'name', g.game_name, 'coverUrl', g.game_cover_url, 'hours', g.shown_hours, 'playedAt', g.played_at
        ) order by g.played_at desc, g.game_id), '[]')
        from (
          select g.game_id, g.game_name, g.game_cover_url, g.shown_hours, coalesce(
            (select max(p.updated_at) from public.plays p where p.user_id = g.user_id and p.game_id = g.game_id), g.status_at, g.date_added
          ) as played_at
          from public.user_games g where g.user_id = (select auth.uid()) and g.status = 'playing'
          order by played_at desc, g.game_id limit 5
        ) as g
      )
    ),
    'soon', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', s.id, 'name', s.name, 'coverUrl', s.game_cover_url, 'releaseDate', s.first_release_date,
        'releaseFormat', s.first_release_format, 'isAdult', s.is_adult
      ) order by s.first_release_date, s.id), '[]')
      from (
        select c.id, c.name, g.game_cover_url, c.first_release_date, c.first_release_format, c.is_adult
        from public.user_games g join public.games c on c.id = g.game_id
        where g.user_id = (select auth.uid()) and g.status = 'want' and c.first_release_date >= current_date
        order by c.first_release_date, c.id limit 3
      ) as s
    ),
    'month', (
      select jsonb_build_object(
        'minutes', coalesce(sum(p.minutes), 0), 'finished', count(*) filter (where p.outcome = 'finished' and left(p.finished, 7) = of_month),
        'days', (
          select count(distinct d.day) from (
            select o.started as day from public.plays o
            where o.user_id = (select auth.uid()) and o.started is not null and left(o.started, 7) = of_month and length(o.started) = 10
            union all
            select o.finished from public.plays o
            where o.user_id = (select auth.uid()) and o.finished is not null and left(o.finished, 7) = of_month and length(o.finished) = 10
          ) as d
        )
      )
      from (
        select p.minutes, p.outcome, p.finished from public.plays p
        where p.user_id = (select auth.uid()) and p.finished is not null and left(p.finished, 7) = of_month
        union all
        select p.minutes, p.outcome, p.finished from public.plays p
        where p.user_id = (select auth.uid()) and p.started is not null and left(p.started, 7) = of_month and p.finished is null
      ) as p
    )
  )
$$;

grant execute on function public.read_feed(text, integer, timestamptz, uuid), public.suggested_people(), public.own_home(text)
to authenticated;
