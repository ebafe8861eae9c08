-- What Steam counted stands beside what a person typed; the shelf shows and sorts by the typed figure, else by Steam's.
alter table public.user_games
  add column steam_playtime_minutes integer,
  add constraint user_games_steam_playtime_range check (steam_playtime_minutes between 0 and 60000000);

alter table public.user_games
  add column shown_hours numeric generated always as (
    coalesce(hours_played, round(steam_playtime_minutes / 60.0, 1))
  ) stored;

grant insert (steam_playtime_minutes), update (steam_playtime_minutes) on public.user_games to authenticated;
