-- Which of the given games on the caller's shelf may be unreleased: those not known to be released in a year before the one in which
-- they were added, unless they are being played or completed already. { "<game id>": { year, is_known, date, format } }: the stored
-- year, whether the catalogue has the game, and its first release there, so that no shelf has to query IGDB.
create function public.unsure_releases(game_ids integer[]) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select coalesce(jsonb_object_agg(u.game_id::text, jsonb_build_object(
    'year', extract(year from u.game_release_date)::integer,
    'is_known', g.id is not null,
    'date', g.first_release_date,
    'format', g.first_release_format
  )), '{}')
  from public.user_games u
  left join public.games g on g.id = u.game_id
  where u.user_id = (select auth.uid()) and u.game_id = any (game_ids)
    and u.status in ('want', 'imported')
    and (
      u.game_release_date is null
      or extract(year from u.game_release_date) >= extract(year from u.date_added at time zone 'UTC')
    )
$$;

revoke all on function public.unsure_releases(integer[]) from public, anon, authenticated;
grant execute on function public.unsure_releases(integer[]) to authenticated, service_role;
