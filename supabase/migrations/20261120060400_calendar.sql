-- The release calendar, and the secret addresses from which calendar programs load the releases of a user's wanted games.
-- Cancelled are IGDB's `release_date_statuses` 5 and `game_statuses` 6; `date_formats` are 0 day, 1 month, 2 year, 3 to 6 quarters.

create index games_awaited on public.games (hypes desc, id)
where first_release_date is null and hypes > 0 and version_parent is null and not is_adult;

-- The releases of a month by day, last those known by month only; for null those of quarters and years that have not passed,
-- soonest first. Without editions and games for adults. `total` counts the games; `releases` has the 200 most awaited ones, each once per
-- date: one value, because an answer with more than 1,000 rows would be cut off.
create function public.calendar_releases(month date default null) returns jsonb
language sql stable set search_path = '' as $$
  with dates as (
    select r.* from public.release_dates r
    where month is not null and r.date_format in (0, 1)
      and r.date >= date_trunc('month', month::timestamp)::date
      and r.date < (date_trunc('month', month::timestamp) + interval '1 month')::date
    union all
    select r.* from public.release_dates r
    where month is null and r.date_format in (2, 3, 4, 5, 6)
      and r.date >= date_trunc('month', current_date::timestamp)::date
  ),
  found as (
    select g.id, g.name, g.cover_image_id, g.game_type, g.first_release_date, g.first_release_format,
      row_number() over (order by g.hypes + g.total_rating_count desc, g.name collate "C", g.id) as rank
    from public.games g
    where g.id in (select d.game_id from dates d where d.status is distinct from 5)
      and g.version_parent is null and not g.is_adult and g.game_status is distinct from 6
  ),
  releases as (
    select min(d.id) as release_id, f.id as game_id, f.name, f.cover_image_id, f.game_type, f.first_release_date,
      f.first_release_format, f.rank, d.date, d.date_format,
      coalesce(jsonb_agg(distinct jsonb_build_object('id', p.id, 'name', p.name)) filter (where p.id is not null), '[]') as platforms,
      jsonb_agg(distinct d.status) as statuses,
      jsonb_agg(distinct d.release_region) as regions
    from dates d
    join found f on f.id = d.game_id and f.rank <= 200
    left join public.platforms p on p.id = d.platform
    where d.status is distinct from 5
    group by f.id, f.name, f.cover_image_id, f.game_type, f.first_release_date, f.first_release_format, f.rank, d.date, d.date_format
  )
  select jsonb_build_object(
    'total', (select count(*) from found),
    'releases', coalesce(
      (
        select jsonb_agg(
          to_jsonb(r) - 'rank' order by r.date_format = 1, r.date, r.date_format desc, r.rank
        ) from releases r
      ), '[]'
    )
  )
$$;

-- The 100 most awaited games without any date, in the shape of a release.
create function public.undated_releases() returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(g) - 'hypes' order by g.hypes desc, g.game_id), '[]')
  from (
    select null::integer as release_id, g.id as game_id, g.name, g.cover_image_id, g.game_type, g.first_release_date,
      g.first_release_format, g.hypes, null::date as date, 7 as date_format,
      coalesce(
        (
          select jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name) order by p.id)
          from public.platforms p where p.id = any (g.platforms)
        ), '[]'
      ) as platforms,
      jsonb_build_array(null) as statuses,
      jsonb_build_array(null) as regions
    from public.games g
    where g.first_release_date is null and g.hypes > 0 and g.version_parent is null and not g.is_adult
      and g.game_status is distinct from 6
    order by g.hypes desc, g.id
    limit 100
  ) g
$$;

-- Only a hash of the token is stored, so that a copy of the database opens no calendar.
create table public.calendar_feeds (
  user_id uuid primary key references auth.users (id) on delete cascade,
  token_hash text not null unique,
  created_at timestamptz not null default now()
);

alter table public.calendar_feeds enable row level security;

create policy calendar_feeds_own on public.calendar_feeds to authenticated using (user_id = (select auth.uid()));
grant select, delete on public.calendar_feeds to authenticated;

-- Creates the caller's token, or replaces it, and returns it. Runs with its creator's rights, so that no user chooses a
-- token that can be guessed: a random UUID has 122 random bits.
create function public.renew_calendar_feed() returns text
language plpgsql security definer set search_path = '' as $$
declare
  token constant text := replace(gen_random_uuid()::text, '-', '');
begin
  insert into public.calendar_feeds (user_id, token_hash)
  values ((select auth.uid()), encode(sha256(convert_to(token, 'UTF8')), 'hex'))
  on conflict (user_id) do update set token_hash = excluded.token_hash, created_at = now();
  return token;
end;
$$;

-- The exact release dates of the wanted games of the token's owner, from 60 days ago on, like `releases` above; null for an unknown token. Runs with
-- its creator's rights, to read one shelf without a session.
create function public.wanted_releases(token text) returns jsonb
language sql stable security definer set search_path = '' as $$
  with feed as (
    select f.user_id from public.calendar_feeds f
    join public.profiles owner on owner.id = f.user_id and owner.deletion_requested_at is null
    where length(token) = 32 and f.token_hash = encode(sha256(convert_to(token, 'UTF8')), 'hex')
  ),
  releases as (
    select min(r.id) as release_id, g.id as game_id, g.name, g.cover_image_id, g.game_type, g.first_release_date,
      g.first_release_format, r.date, r.date_format,
      coalesce(jsonb_agg(distinct jsonb_build_object('id', p.id, 'name', p.name)) filter (where p.id is not null), '[]') as platforms,
      jsonb_agg(distinct r.status) as statuses,
      jsonb_agg(distinct r.release_region) as regions
    from feed
    join public.user_games u on u.user_id = feed.user_id and u.status = 'want'
    join public.release_dates r on r.game_id = u.game_id
    join public.games g on g.id = r.game_id
    left join public.platforms p on p.id = r.platform
    where r.date_format = 0 and r.date >= current_date - 60
      and r.status is distinct from 5 and g.game_status is distinct from 6
    group by g.id, r.date, r.date_format
    order by r.date, g.id
    limit 1000
  )
  select coalesce(jsonb_agg(to_jsonb(r) order by r.date, r.game_id), '[]')
  from releases r
  having exists (select from feed)
$$;

grant execute on function public.calendar_releases(date), public.undated_releases(), public.wanted_releases(text)
to anon, authenticated;
grant execute on function public.renew_calendar_feed() to authenticated;
