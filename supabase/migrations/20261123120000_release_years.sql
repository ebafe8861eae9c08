-- Replaces unsure_releases: with the stored year of each game, for when the catalogue cannot be read. Which of the given games on
-- the caller's shelf may be unreleased: those not known to be released in a year before the one in which they were added, unless
-- they are being played or completed already. { "<game id>": <year or null> }.
drop function public.unsure_releases(integer[]);

create function public.unsure_release_years(game_ids integer[]) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select coalesce(jsonb_object_agg(g.game_id::text, extract(year from g.game_release_date)::integer), '{}')
  from public.user_games g
  where g.user_id = (select auth.uid()) and g.game_id = any (game_ids)
    and g.status in ('want', 'imported')
    and (
      g.game_release_date is null
      or extract(year from g.game_release_date) >= extract(year from g.date_added at time zone 'UTC')
    )
$$;

revoke all on function public.unsure_release_years(integer[]) from public, anon, authenticated;
grant execute on function public.unsure_release_years(integer[]) to authenticated, service_role;
