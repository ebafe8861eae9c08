-- What the shelf is sorted and searched by. The name without case and accents, so that "Ōkami" stands by "Oka" and is
-- found by "okami"; in the order of its code points, which a hosted project and the local Postgres share. At most 500
-- characters (2,000 bytes), because an index takes no more than 2,704 bytes.
alter table public.user_games
  add column game_name_key text collate "C" generated always as (
    left(normalize(lower(regexp_replace(normalize(game_name, nfkd), '[\u0300-\u036f]+', '', 'g')), nfkc), 500)
  ) stored,
  -- The person's own rating before the critics', both out of 10.
  add column shown_rating numeric generated always as (coalesce(user_rating, game_rating / 10)) stored;

create index user_games_by_name on public.user_games (user_id, game_name_key, id);
create index user_games_by_rating on public.user_games (user_id, shown_rating desc nulls last, id);
create index user_games_by_release on public.user_games (user_id, game_release_date desc nulls last, id);
create index user_games_by_hours on public.user_games (user_id, shown_hours desc nulls last, id);
