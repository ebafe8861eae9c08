-- "What shall I play?": up to three games of the caller's shelf that are wanted, imported, being played or paused, and released,
-- with reasons from the caller's own rows. Another seed gives other games.

-- `available`: any, hour (at most one hour left), evenings (at most 10), weeks (at most 30), long. `company`: any, alone, together.
-- { total, games: [{ game_id, game_name, game_cover_url, status, date_completed, reasons }] }; reasons are { kind, … } of the kinds
-- left { hours, of }, length { hours }, studio { game, rating }, years { years }, critics { rating }.
create function public.pick_games(
  available text default 'any',
  company text default 'any',
  genre smallint default null,
  theme smallint default null,
  platform smallint default null,
  seed integer default 0
) returns jsonb
language plpgsql stable security invoker set search_path = '' set jit = off as $$
declare
  owner constant uuid := (select auth.uid());
  answer jsonb;
begin
  if (available in ('any', 'hour', 'evenings', 'weeks', 'long') and company in ('any', 'alone', 'together')) is not true then
    raise exception 'unknown choice' using errcode = '22023';
  end if;
  with loved as materialized (
    select distinct unnest(g.developers) as developer
    from public.user_games u join public.games g on g.id = u.game_id
    where u.user_id = owner and u.user_rating >= 8
  ), fitting as materialized (
    select
      u.id, u.game_id, u.status, u.shown_hours as hours, u.date_added, g.hastily / 3600.0 as length, g.developers,
      coalesce(g.total_rating, u.game_rating) as critics
    from public.user_games u left join public.games g on g.id = u.game_id
    where u.user_id = owner and u.status in ('want', 'imported', 'playing', 'paused')
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
        coalesce(f.critics, 60) / 20
        + case f.status when 'playing' then 1.5 when 'paused' then 1 else 0 end
        + case when f.developers && array(select developer from loved) then 1.5 else 0 end
        + least(3, extract(epoch from now() - f.date_added) / 31557600) / 3
        + case when f.hours > 0 and f.length > f.hours and f.length - f.hours <= f.length * 0.4 then 1 else 0 end
        + abs(hashtext(f.game_id::text || ' ' || seed::text)::bigint) % 1000 / 250.0 desc,
        f.game_id
    ) as place
    from fitting f
  )
  select jsonb_build_object('total', (select count(*) from fitting), 'games', coalesce(jsonb_agg(
    jsonb_build_object(
      'game_id', u.game_id, 'game_name', u.game_name, 'game_cover_url', u.game_cover_url, 'status', u.status,
      'date_completed', u.date_completed, 'reasons', jsonb_path_query_array(jsonb_build_array(
        case
          when b.hours >= 0.5 and b.length - b.hours >= 0.5
            then jsonb_build_object('kind', 'left', 'hours', greatest(1, round(b.length - b.hours)), 'of', greatest(1, round(b.length)))
          when b.length > 0 and coalesce(b.hours, 0) < 0.5
            then jsonb_build_object('kind', 'length', 'hours', greatest(1, round(b.length)))
        end,
        (
          select jsonb_build_object('kind', 'studio', 'game', o.game_name, 'rating', o.user_rating)
          from public.user_games o join public.games og on og.id = o.game_id
          where o.user_id = owner and o.user_rating >= 8 and o.game_id <> b.game_id and og.developers && b.developers
          order by o.user_rating desc, o.game_id limit 1
        ),
        case when b.critics >= 70 then jsonb_build_object('kind', 'critics', 'rating', round(b.critics::numeric)) end,
        case when b.date_added <= now() - interval '1 year'
          then jsonb_build_object('kind', 'years', 'years', extract(year from age(now(), b.date_added))) end
      ), '$[*] ? (@ != null)')
    ) order by b.place
  ), '[]'))
  into answer
  from best b join public.user_games u on u.id = b.id
  where b.place <= 3;
  return answer;
end $$;

revoke all on function public.pick_games(text, text, smallint, smallint, smallint, integer) from public, anon, authenticated;
grant execute on function public.pick_games(text, text, smallint, smallint, smallint, integer) to authenticated, service_role;
