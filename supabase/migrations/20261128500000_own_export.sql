-- What only the site's own export has, written as it was: hours of 0 and the exact time of the addition. The row's other exact values
-- (`own` of add_import_rows) are in the plan below already.

alter function public.import_plan(uuid, integer[]) rename to import_plan_of_rows;

-- As before; a new game of the site's own export gets its exact values.
create function public.import_plan(of_import uuid, of_games integer[] default null) returns table (
  game_id integer, first_row integer, lines integer[], own jsonb, before jsonb, after jsonb
)
language sql stable set search_path = '' set plan_cache_mode = force_custom_plan set jit = off set timezone = 'UTC' as $$
  select p.game_id, p.first_row, p.lines, p.own, p.before,
    p.after
      || case
        when p.before is null and (p.own ->> 'hours_played')::numeric between 0 and 1000000
        then jsonb_build_object('hours', (p.own ->> 'hours_played')::numeric) else '{}'
      end
      || case
        when p.before is null and (p.own ->> 'date_added')::timestamptz <= now()
        then jsonb_build_object('date_added', (p.own ->> 'date_added')::timestamptz) else '{}'
      end
  from public.import_plan_of_rows(of_import, of_games) p
$$;

revoke all on function public.import_plan(uuid, integer[]) from public, anon, authenticated;
