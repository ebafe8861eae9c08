-- The automatic sync with Steam of users who have turned on profiles.steam_sync.

-- Apps whose games the user has removed. A sync does not add them again; an import does. Only the newest 20,000 of a user are stored.
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
