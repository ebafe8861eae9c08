-- How many games a public shelf holds, exact beyond the 1,000 rows that one answer may have. Games that came from an
-- import and have no status yet are in the total alone, as public_user_games shows them.
-- It runs with its creator's rights for the reason that public_profiles and public_user_games do.

create view public.public_collection_counts with (security_invoker = false, security_barrier = true) as
select
  g.user_id,
  count(*)::integer as total,
  (count(*) filter (where g.status = 'playing'))::integer as playing,
  (count(*) filter (where g.status = 'completed'))::integer as completed,
  (count(*) filter (where g.status = 'want'))::integer as want
from public.user_games g
where exists (select 1 from public.profiles p where p.id = g.user_id and p.username is not null)
group by g.user_id;

revoke all on public.public_collection_counts from public, anon, authenticated;
grant select on public.public_collection_counts to anon, authenticated, service_role;
