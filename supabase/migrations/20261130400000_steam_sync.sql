-- An automatic sync with Steam, for users who have chosen so. The choice and the time of the last sync are private.

alter table public.profiles add column steam_sync boolean not null default false;
alter table public.profiles add column steam_synced_at timestamptz;
grant insert (steam_sync), update (steam_sync, steam_synced_at) on public.profiles to authenticated;

create or replace function public.edit_profile(changes jsonb) returns jsonb
language sql security invoker set search_path = '' as $$
  update public.profiles p set
    about = case when changes ? 'about' then changes ->> 'about' else p.about end,
    website = case when changes ? 'website' then changes ->> 'website' else p.website end,
    steam_id = case when changes ? 'steam_id' then changes ->> 'steam_id' else p.steam_id end,
    show_imported = case
      when changes ? 'show_imported' then coalesce((changes ->> 'show_imported')::boolean, false) else p.show_imported
    end,
    show_adult = case
      when changes ? 'show_adult' then coalesce((changes ->> 'show_adult')::boolean, false) else p.show_adult
    end,
    steam_sync = case
      when changes ? 'steam_sync' then coalesce((changes ->> 'steam_sync')::boolean, false) else p.steam_sync
    end,
    socials = case
      when changes ? 'socials' then jsonb_strip_nulls(p.socials || (changes -> 'socials')) else p.socials
    end
  where p.id = (select auth.uid())
  returning to_jsonb(p)
$$;

-- Apps whose games the user has removed. A sync does not add them again; an import does. The newest 20,000 of a user are kept.
create table public.removed_steam_apps (
  user_id uuid not null references auth.users (id) on delete cascade,
  appid bigint not null,
  removed_at timestamptz not null default now(),
  primary key (user_id, appid)
);

alter table public.removed_steam_apps enable row level security;

create policy removed_steam_apps_select_own on public.removed_steam_apps for select to authenticated
using (user_id = (select auth.uid()));

revoke all on public.removed_steam_apps from public, anon, authenticated;
grant select on public.removed_steam_apps to authenticated;
grant all on public.removed_steam_apps to service_role;

-- As before, and notes the apps of the removed games.
-- Planned anew on each call: a plan made for a small shelf takes minutes on a large one.
create or replace function public.remove_games(game_ids integer[]) returns uuid
language plpgsql security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' set statement_timeout = '8s' as $$
declare
  owner constant uuid := public.lock_own_shelf();
  undo_id constant uuid := gen_random_uuid();
  removed integer;
begin
  if cardinality(game_ids) > 10000 then
    raise exception 'too many games at once' using errcode = '22023';
  end if;
  perform public.delete_expired_removals();
  -- One statement: each part sees the apps as they were before it.
  with deleted as (
    delete from public.user_games g where g.user_id = owner and g.game_id = any (game_ids) returning g.*
  ), mapped as (
    select s.game_id, jsonb_agg(to_jsonb(s)) as apps from public.steam_games s
    where s.user_id = owner and s.game_id = any (game_ids) group by s.game_id
  ), stored as (
    insert into public.removed_games (undo, user_id, game_id, game, apps)
    select undo_id, owner, deleted.game_id, to_jsonb(deleted), coalesce(mapped.apps, '[]')
    from deleted left join mapped on mapped.game_id = deleted.game_id
    returning 1
  ), noted as (
    insert into public.removed_steam_apps (user_id, appid)
    select owner, (app ->> 'appid')::bigint from mapped cross join jsonb_array_elements(mapped.apps) as app
    on conflict do nothing
  )
  select count(*) into removed from stored;
  if removed > 0 then
    delete from public.removed_steam_apps a where a.user_id = owner and a.ctid not in (
      select k.ctid from public.removed_steam_apps k where k.user_id = owner order by k.removed_at desc, k.appid limit 20000
    );
    return undo_id;
  end if;
  -- A repeated call: the newest recent removal of no other games than these.
  return (
    select r.undo
    from public.removed_games r
    left join (select distinct unnest(game_ids) as id) requested on requested.id = r.game_id
    where r.user_id = owner and r.removed_at > now() - interval '5 minutes'
    group by r.undo
    having count(*) = count(requested.id)
    order by max(r.removed_at) desc
    limit 1
  );
end $$;

-- Begins a sync: notes that the caller's library is read now, and returns the apps that the sync must not add. Returns null, and
-- notes nothing, for an automatic sync that is not due: not chosen, without a Steam ID, or less than a day after the last one. Of
-- concurrent calls, one is due.
create function public.begin_steam_sync(automatic boolean) returns jsonb
language sql security invoker set search_path = '' as $$
  with begun as (
    update public.profiles p set steam_synced_at = now()
    where p.id = (select auth.uid()) and (
      not automatic
      or (p.steam_sync and p.steam_id is not null and coalesce(p.steam_synced_at < now() - interval '1 day', true))
    )
    returning true
  )
  select case when not automatic or exists (select from begun) then
    coalesce(
      (select jsonb_agg(a.appid order by a.appid) from public.removed_steam_apps a where a.user_id = (select auth.uid())),
      '[]'::jsonb
    )
  end
$$;

revoke all on function public.begin_steam_sync(boolean) from public, anon, authenticated;
grant execute on function public.begin_steam_sync(boolean) to authenticated;
