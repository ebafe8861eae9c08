-- Imported games without a status are public only if their owner has chosen so. Then they are counted and listed like the others.

alter table public.profiles add column show_imported boolean not null default false;
grant insert (show_imported), update (show_imported) on public.profiles to authenticated;

create or replace function public.edit_profile(changes jsonb) returns jsonb
language sql security invoker set search_path = '' as $$
  update public.profiles p set
    about = case when changes ? 'about' then changes ->> 'about' else p.about end,
    website = case when changes ? 'website' then changes ->> 'website' else p.website end,
    steam_id = case when changes ? 'steam_id' then changes ->> 'steam_id' else p.steam_id end,
    show_imported = case
      when changes ? 'show_imported' then coalesce((changes ->> 'show_imported')::boolean, false) else p.show_imported
    end,
    socials = case
      when changes ? 'socials' then jsonb_strip_nulls(p.socials || (changes -> 'socials')) else p.socials
    end
  where p.id = (select auth.uid())
  returning to_jsonb(p)
$$;

create or replace view public.public_user_games with (security_invoker = false, security_barrier = true) as
select
  g.id,
  g.user_id,
  g.game_id,
  g.game_name,
  g.game_cover_url,
  g.game_rating,
  g.game_release_date,
  g.status,
  g.user_rating,
  g.date_added
from public.user_games g
where exists (
  select 1 from public.profiles p
  where p.id = g.user_id and p.username is not null and (g.status <> 'imported' or p.show_imported)
);

-- "total" is the sum of the others.
create or replace view public.public_collection_counts with (security_invoker = false, security_barrier = true) as
select
  g.user_id,
  count(*)::integer as total,
  (count(*) filter (where g.status = 'playing'))::integer as playing,
  (count(*) filter (where g.status = 'completed'))::integer as completed,
  (count(*) filter (where g.status = 'want'))::integer as want,
  (count(*) filter (where g.status = 'imported'))::integer as imported
from public.user_games g
where exists (
  select 1 from public.profiles p
  where p.id = g.user_id and p.username is not null and (g.status <> 'imported' or p.show_imported)
)
group by g.user_id;
