-- The status of each game of the owner's shelf in one row, { "<game id>": "<status>" }, for the marks on cards: as rows
-- they would end at the 1,000 that one answer may have.
create view public.collection_statuses with (security_invoker = true) as
select user_id, jsonb_object_agg(game_id::text, status) as statuses
from public.user_games
group by user_id;

revoke all on public.collection_statuses from public, anon, authenticated;
grant select on public.collection_statuses to authenticated;
grant select on public.collection_statuses to service_role;
