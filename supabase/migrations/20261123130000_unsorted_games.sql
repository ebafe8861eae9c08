-- Counts also the imported games that have no status yet.
create or replace view public.collection_counts with (security_invoker = true) as
select
  user_id,
  count(*)::integer as total,
  (count(*) filter (where status = 'playing'))::integer as playing,
  (count(*) filter (where status = 'completed'))::integer as completed,
  (count(*) filter (where status = 'want'))::integer as want,
  (count(*) filter (where imported))::integer as imported,
  (count(*) filter (where status = 'imported'))::integer as unsorted
from public.user_games
group by user_id;
