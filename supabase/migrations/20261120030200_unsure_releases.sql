-- Whether a game of a shelf may be unreleased: it is not known to be released in a year before the one in which it was added, and is not
-- played or completed already.
create function public.is_release_unsure(shelved public.user_games) returns boolean
language sql stable set search_path = '' as $$
  select shelved.status in ('want', 'imported') and (
    shelved.game_release_date is null
    or extract(year from shelved.game_release_date) >= extract(year from shelved.date_added at time zone 'UTC')
  )
$$;

-- Which of the given games on the caller's shelf may be unreleased. { "<game id>": { year, isKnown, date, format } }: the stored
-- year, whether the catalogue has the game, and its first release there, so that no shelf has to query IGDB.
create function public.unsure_releases(game_ids integer[]) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select coalesce(jsonb_object_agg(u.game_id::text, jsonb_build_object(
    'year', extract(year from u.game_release_date)::integer,
    'isKnown', g.id is not null,
    'date', g.first_release_date,
    'format', g.first_release_format
  )), '{}')
  from public.user_games u
  left join public.games g on g.id = u.game_id
  where u.user_id = (select auth.uid()) and u.game_id = any (game_ids)
    and public.is_release_unsure(u)
$$;

grant execute on function public.is_release_unsure(public.user_games), public.unsure_releases(integer[]) to authenticated;
