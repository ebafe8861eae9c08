-- What the caller took off the shelf and can still put back, for the file with all that is kept about a person. The bin itself
-- stays closed, so this runs with its creator's rights, names the person by the token, and only reads.
create function public.own_removed_games() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object('removed_at', r.removed_at, 'game', r.game, 'steam_games', r.apps)
      order by r.removed_at, r.game_id
    ),
    '[]'
  )
  from public.removed_games r where r.user_id = (select auth.uid())
$$;

revoke all on function public.own_removed_games() from public, anon, authenticated;
grant execute on function public.own_removed_games() to authenticated, service_role;
