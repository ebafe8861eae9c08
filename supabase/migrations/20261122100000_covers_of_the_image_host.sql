-- A cover is an image of IGDB, or the sandbox's picture of one. Any user may write to this table with their own token, pages
-- show it to visitors, and the server fetches it for cards: so no other address may be stored.

alter table public.user_games drop constraint user_games_cover_url;

-- An address that names an image of IGDB on another host keeps the image; every other one goes.
update public.user_games
set game_cover_url = 'https://images.igdb.com/igdb/image/upload/t_cover_big/'
  || substring(game_cover_url from '/t_[a-z0-9_]+/([A-Za-z0-9_-]{1,64})\.(?:jpg|png|webp)$') || '.jpg'
where game_cover_url !~
  '^(https://images\.igdb\.com/igdb/image/upload|/_sandbox/images)/t_[a-z0-9_]{1,32}/[A-Za-z0-9_-]{1,64}\.(jpg|png|webp)$';

alter table public.user_games add constraint user_games_cover_url check (
  game_cover_url ~
  '^(https://images\.igdb\.com/igdb/image/upload|/_sandbox/images)/t_[a-z0-9_]{1,32}/[A-Za-z0-9_-]{1,64}\.(jpg|png|webp)$'
);

-- A removed game is restored as a row of user_games.
update public.removed_games
set game = jsonb_set(game, '{game_cover_url}', 'null')
where game ->> 'game_cover_url' !~
  '^(https://images\.igdb\.com/igdb/image/upload|/_sandbox/images)/t_[a-z0-9_]{1,32}/[A-Za-z0-9_-]{1,64}\.(jpg|png|webp)$';
