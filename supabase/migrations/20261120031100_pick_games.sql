-- "What should I play?": up to three games of the caller's shelf that are wanted, imported, being played or paused, released and not
-- skipped in the last 30 days, with reasons from the caller's own rows. A seed varies them. Games of "shown" come only after all others, the last ones of it last.

-- `available`: any, hour (at most one hour left), evenings (at most 10), weeks (at most 30), long. `company`: any, alone, together.
-- { total, games: [{ id, name, coverUrl, status, year, genres, reasons }] }; reasons are { kind, … } of the kinds stopped { hours },
-- left { hours, of }, length { hours }, series { game, rating, is } or studio { game, rating }, critics { rating }, since { month }. In a series, a game that the caller rated 8 or more is a sequel or a predecessor, by the first release.
create function public.pick_games(
  available text default 'any',
  company text default 'any',
  genre smallint default null,
  theme smallint default null,
  platform smallint default null,
  seed integer default 0,
  shown integer[] default '{}'
) returns jsonb
language plpgsql stable security invoker set search_path = '' set jit = off set plan_cache_mode = 'force_custom_plan' as $$
declare
  owner constant uuid := (select auth.uid());
  answer jsonb;
begin
  if (available in ('any', 'hour', 'evenings', 'weeks', 'long') and company in ('any', 'alone', 'together')) is not true then
    raise exception 'unknown choice' using errcode = '22023';
  end if;
  if cardinality(shown) > 100 then
    raise exception 'too many shown games' using errcode = '22023';
  end if;
  with loved as materialized (
    select u.game_id, u.game_name, u.user_rating, g.developers,
      -- Main games, remakes and expanded games; not their editions.
      case when g.game_type in (0, 8, 10) and g.version_parent is null then g.series else '{}' end as series,
      -- A remake has the place of its original in the series.
      coalesce(p.id, g.id) as original, coalesce(p.first_release_date, g.first_release_date) as released
    from public.user_games u join public.games g on g.id = u.game_id left join public.games p on p.id = g.parent_game
    where u.user_id = owner and u.user_rating >= 8
  ), loved_series as materialized (
    select x.one, min(l.original) as low, max(l.original) as high from loved l cross join unnest(l.series) as x (one) group by x.one
  ), loved_studios as materialized (
    select x.one, min(l.game_id) as low, max(l.game_id) as high from loved l cross join unnest(l.developers) as x (one) group by x.one
  ), fitting as materialized (
    select
      u.id, u.game_id, u.status, u.shown_hours as hours, u.date_added, g.hastily / 3600.0 as length, g.developers,
      -- Not of DLCs, expansions and bundles.
      case when g.game_type in (0, 8, 9, 10, 11) then g.series else '{}' end as series,
      coalesce(g.version_parent, g.parent_game, g.id) as original, g.first_release_date as released,
      coalesce(g.total_rating, u.game_rating) as critics
    from public.user_games u left join public.games g on g.id = u.game_id
    where u.user_id = owner and u.status in ('want', 'imported', 'playing', 'paused')
      and (u.skipped_at is null or u.skipped_at < now() - interval '30 days')
      and (u.status in ('playing', 'paused', 'imported') or coalesce(g.first_release_date, u.game_release_date) <= current_date)
      and case available
        when 'any' then true
        when 'hour' then g.hastily > 0 and g.hastily / 3600.0 - coalesce(u.shown_hours, 0) between 0 and 1
        when 'evenings' then g.hastily / 3600.0 - coalesce(u.shown_hours, 0) > 1 and g.hastily / 3600.0 - coalesce(u.shown_hours, 0) <= 10
        when 'weeks' then g.hastily / 3600.0 - coalesce(u.shown_hours, 0) > 10 and g.hastily / 3600.0 - coalesce(u.shown_hours, 0) <= 30
        else g.hastily / 3600.0 - coalesce(u.shown_hours, 0) > 30
      end
      -- IGDB's modes: single player; multiplayer, co-operative, split screen, MMO, battle royale.
      and case company when 'any' then true when 'alone' then g.game_modes @> '{1}' else g.game_modes && '{2,3,4,5,6}' end
      and (genre is null or g.genres @> array[genre])
      and (theme is null or g.themes @> array[theme])
      and (platform is null or g.platforms @> array[platform])
  ), best as (
    select f.*, row_number() over (
      order by
        coalesce(array_position(shown, f.game_id), 0),
        coalesce(f.critics, 60) / 20
        + case f.status when 'playing' then 1.5 when 'paused' then 1 else 0 end
        + case
            -- The series of a loved game other than itself.
            when f.id in (
              select o.id from fitting o cross join unnest(o.series) as x (one) join loved_series s using (one)
              where s.low <> o.original or s.high <> o.original
            ) then 2
            when f.id in (
              select o.id from fitting o cross join unnest(o.developers) as x (one) join loved_studios s using (one)
              where s.low <> o.game_id or s.high <> o.game_id
            ) then 1.5
            else 0
          end
        + least(3, extract(epoch from now() - f.date_added) / 31557600) / 3
        + case when f.hours > 0 and f.length > f.hours and f.length - f.hours <= f.length * 0.4 then 1 else 0 end
        + abs(hashtext(f.game_id::text || ' ' || seed::text)::bigint) % 1000 / 250.0 desc,
        f.game_id
    ) as place
    from fitting f
  )
  select jsonb_build_object('total', (select count(*) from fitting), 'games', coalesce(jsonb_agg(
    jsonb_build_object(
      'id', u.game_id, 'name', u.game_name, 'coverUrl', u.game_cover_url, 'status', u.status,
      'year', extract(year from u.game_release_date), 'genres', u.game_genres[1:2],
      'reasons', jsonb_path_query_array(jsonb_build_array(
        case when u.status = 'paused' and b.hours >= 0.5 then jsonb_build_object('kind', 'stopped', 'hours', round(b.hours)) end,
        case
          when b.hours >= 0.5 and b.length - b.hours >= 0.5
            then jsonb_build_object('kind', 'left', 'hours', greatest(1, round(b.length - b.hours)), 'of', greatest(1, round(b.length)))
          when b.length > 0 and coalesce(b.hours, 0) < 0.5
            then jsonb_build_object('kind', 'length', 'hours', greatest(1, round(b.length)))
        end,
        coalesce(
          (
            select jsonb_build_object(
              'kind', 'series', 'game', l.game_name, 'rating', l.user_rating,
              'is', case when l.released > o.released then 'sequel' else 'predecessor' end
            )
            from loved l
            where l.series && b.series and l.original <> b.original and l.released <> o.released
            order by l.user_rating desc, abs(l.released - o.released), l.game_id limit 1
          ),
          (
            select jsonb_build_object('kind', 'studio', 'game', l.game_name, 'rating', l.user_rating)
            from loved l
            where l.game_id <> b.game_id and l.developers && b.developers
            order by l.user_rating desc, l.game_id limit 1
          )
        ),
        case when b.critics >= 70 then jsonb_build_object('kind', 'critics', 'rating', round(b.critics::numeric)) end,
        case when b.date_added <= now() - interval '1 year'
          then jsonb_build_object('kind', 'since', 'month', to_char(b.date_added at time zone 'UTC', 'YYYY-MM')) end
      ), '$[*] ? (@ != null)')
    ) order by b.place
  ), '[]'))
  into answer
  from best b join public.user_games u on u.id = b.id
  cross join lateral (
    select coalesce((select g.first_release_date from public.games g where g.id = b.original), b.released) as released
  ) o
  where b.place <= 3;
  return answer;
end $$;

grant execute on function public.pick_games(text, text, smallint, smallint, smallint, integer, integer[]) to authenticated;
