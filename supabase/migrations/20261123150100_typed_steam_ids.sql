-- A Steam ID is stored as typed when Steam could not confirm it: also a profile's URL, or a mistyped id. The app asks Steam only
-- about what can be an id or a custom name.

alter table public.profiles drop constraint profiles_steam_id_format;
alter table public.profiles add constraint profiles_steam_id_text check (
  char_length(steam_id) between 1 and 200 and steam_id = btrim(steam_id) and steam_id !~ '[\x01-\x1f\x7f]'
);
