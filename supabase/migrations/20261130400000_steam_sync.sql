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
