-- Imported games without a status are private: no public relation lists or counts them.
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
where g.status <> 'imported'
  and exists (select 1 from public.profiles p where p.id = g.user_id and p.username is not null);

create or replace view public.public_collection_counts with (security_invoker = false, security_barrier = true) as
select
  g.user_id,
  count(*)::integer as total,
  (count(*) filter (where g.status = 'playing'))::integer as playing,
  (count(*) filter (where g.status = 'completed'))::integer as completed,
  (count(*) filter (where g.status = 'want'))::integer as want
from public.user_games g
where g.status <> 'imported'
  and exists (select 1 from public.profiles p where p.id = g.user_id and p.username is not null)
group by g.user_id;
