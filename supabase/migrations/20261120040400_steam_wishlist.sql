-- Adds games that the user wants; games on the shelf stay as they are. Each element of "games" has the columns named here.
-- Returns how many were added.
create function public.add_wanted_games(games jsonb) returns integer
language plpgsql security invoker set search_path = '' set statement_timeout = '8s' as $$
declare
  owner uuid := public.lock_own_shelf();
  added integer;
begin
  insert into public.user_games (
    user_id, game_id, game_name, game_cover_url, game_summary, game_rating, game_release_date, game_platforms,
    game_genres, status
  )
  select distinct on (g.game_id)
    owner, g.game_id, g.game_name, g.game_cover_url, g.game_summary, g.game_rating, g.game_release_date,
    coalesce(g.game_platforms, '{}'), coalesce(g.game_genres, '{}'), 'want'
  from jsonb_to_recordset(games) as g (
    game_id integer, game_name text, game_cover_url text, game_summary text, game_rating numeric,
    game_release_date date, game_platforms text[], game_genres text[]
  )
  order by g.game_id
  on conflict (user_id, game_id) do nothing;
  get diagnostics added = row_count;
  return added;
end;
$$;

revoke all on function public.add_wanted_games(jsonb) from public, anon, authenticated;
grant execute on function public.add_wanted_games(jsonb) to authenticated;
