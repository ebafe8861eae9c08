-- Notices: new followers, likes, wanted games that are out, and finished imports of the last 90 days. Nothing is stored for them: what has
-- ended or is hidden is missing.

create index games_released on public.games (first_release_date) where first_release_format = 0;

-- The notices of a user after a time; null for all. Likes of a review or a list are one notice a day (UTC), new followers too. Each kind is
-- read from its newest 300 rows at most, likes of lists from 300 of each list. People who are not public are counted as likers, but not named.
create function public.notices_after(owner uuid, since timestamptz) returns table (
  kind text, at timestamptz, count integer, people uuid[], game_id integer, list_id uuid, import_id uuid
)
language plpgsql stable set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
declare
  off constant text[] := (select p.notices_off from public.profiles p where p.id = owner);
  start constant timestamptz := greatest(since, now() - interval '90 days');
  first_day constant date := (start at time zone 'UTC')::date;
  today constant date := (now() at time zone 'UTC')::date;
begin
  return query
  with events as (
    select 'follows' as kind, f.followed_at as at, p.id as person, null::integer as game, null::uuid as list
    from (
      select o.user_id, o.followed_at from public.follows o
      where o.followed_id = owner and o.followed_at > start order by o.followed_at desc limit 300
    ) as f
    join public.shown_profiles p on p.id = f.user_id and p.visibility = 'public'
    where 'follows' <> all (off)
    union all
    select 'likes', k.liked_at, p.id, k.game, k.list
    from (
      -- The likes of a deleted review are kept for its undo.
      (select o.user_id, o.liked_at, o.game_id as game, null::uuid as list from public.review_likes o
       where o.author_id = owner and o.liked_at > start
         and exists (select from public.reviews r where r.user_id = owner and r.game_id = o.game_id)
       order by o.liked_at desc limit 300)
      union all
      (select o.user_id, o.liked_at, null, l.id
       from public.lists l
       cross join lateral (
         select i.user_id, i.liked_at from public.list_likes i
         where i.list_id = l.id and i.liked_at > start order by i.liked_at desc limit 300
       ) as o
       where l.user_id = owner order by o.liked_at desc limit 300)
    ) as k
    join public.profiles q on q.id = k.user_id and q.deletion_requested_at is null
    left join public.shown_profiles p on p.id = k.user_id and p.visibility = 'public'
    where 'likes' <> all (off) and not public.has_block(owner, k.user_id)
  )
  select e.kind, max(e.at), count(*)::integer, (array_agg(e.person order by e.at desc, e.person) filter (where e.person is not null))[1:3],
    e.game, e.list, null::uuid
  from events e group by e.kind, date_trunc('day', e.at, 'UTC'), e.game, e.list
  union all
  -- Released on a day that is known, 0 of IGDB's date_formats.
  select 'releases', r.at, 1, null, r.id, null, null
  from (
    select c.id, c.first_release_date::timestamp at time zone 'UTC' as at from public.games c
    where c.first_release_date between first_day and today and c.first_release_format = 0
  ) as r
  join public.user_games g on g.user_id = owner and g.game_id = r.id and g.status = 'want'
  where r.at > start and 'releases' <> all (off)
  union all
  select 'imports', i.finished_at, 1, null, null, null, i.id
  from public.imports i
  where i.user_id = owner and i.state = 'done' and i.finished_at > start and 'imports' <> all (off);
end $$;

-- The caller's newest 200 notices: { notices: [{ kind, at, count, people: [{ id, username, avatarUrl }], game, list, import }], readAt, now }.
-- `people` has the newest three of `count`; those after `readAt` are unread, and `now` is for read_notices.
create function public.own_notices() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'notices', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'kind', n.kind, 'at', n.at, 'count', n.count,
        'people', (
          select coalesce(jsonb_agg(
            jsonb_build_object('id', o.id, 'username', o.username, 'avatarUrl', o.avatar_url) order by u.place
          ), '[]')
          from unnest(n.people) with ordinality as u (id, place) join public.profiles o on o.id = u.id
        ),
        'game', (
          select jsonb_build_object(
            'id', g.game_id, 'name', g.game_name, 'coverUrl', g.game_cover_url, 'isAdult', coalesce(c.is_adult, false)
          )
          from public.user_games g left join public.games c on c.id = g.game_id
          where g.user_id = me.id and g.game_id = n.game_id
        ),
        'list', (select jsonb_build_object('id', l.id, 'title', l.title) from public.lists l where l.id = n.list_id),
        'import', (
          select jsonb_build_object('id', i.id, 'fileName', i.file_name, 'added', i.added, 'changed', i.changed)
          from public.imports i where i.id = n.import_id
        )
      ) order by n.at desc, n.kind, n.game_id, n.list_id, n.import_id), '[]')
      from (
        select * from public.notices_after(me.id, null) as a
        order by a.at desc, a.kind, a.game_id, a.list_id, a.import_id limit 200
      ) as n
    ),
    'readAt', me.notices_read_at, 'now', now()
  )
  from public.profiles me where me.id = (select auth.uid())
$$;

-- How many notices the caller has not read; more than 99 are 100.
create function public.count_unread_notices() returns integer
language sql stable security definer set search_path = '' as $$
  select count(*)::integer from (
    select from public.profiles me cross join lateral public.notices_after(me.id, me.notices_read_at) as n
    where me.id = (select auth.uid()) limit 100
  ) as unread
$$;

-- Marks the caller's notices as read until a time, which may be repeated.
create function public.read_notices(until timestamptz) returns void
language sql volatile security invoker set search_path = '' as $$
  update public.profiles p set notices_read_at = least(until, now())
  where p.id = (select auth.uid()) and p.notices_read_at < least(until, now())
$$;

grant execute on function public.own_notices(), public.count_unread_notices(), public.read_notices(timestamptz) to authenticated;
