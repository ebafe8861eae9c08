-- The bin of one user may hold 40,000 games of up to 75 kB each: it is read 200 at a time, in the order of the primary key.
create index removed_games_by_owner on public.removed_games (user_id, undo, game_id);
drop index public.removed_games_by_user;

drop function public.own_removed_games();

create function public.own_removed_games(
  after_undo uuid default '00000000-0000-0000-0000-000000000000', after_game integer default 0
) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(page.entry order by page.undo, page.game_id), '[]')
  from (
    select r.undo, r.game_id, jsonb_build_object(
      'undo', r.undo, 'removed_at', r.removed_at, 'game', r.game, 'steam_games', r.apps
    ) as entry
    from public.removed_games r
    where r.user_id = (select auth.uid()) and (r.undo, r.game_id) > (after_undo, after_game)
    order by r.undo, r.game_id
    limit 200
  ) as page
$$;

revoke all on function public.own_removed_games(uuid, integer) from public, anon, authenticated;
grant execute on function public.own_removed_games(uuid, integer) to authenticated, service_role;
