-- The shelf. Only its owner reads or writes a row; what others may see is the view public_user_games.

create table public.user_games (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  game_id integer not null,
  game_name text not null,
  game_cover_url text,
  game_summary text,
  game_rating numeric(5, 2),
  game_release_date date,
  game_platforms text[] not null default '{}',
  game_genres text[] not null default '{}',
  status text not null,
  imported boolean not null default false,
  date_added timestamptz not null default now(),
  date_completed timestamptz,
  updated_at timestamptz not null default now(),
  user_rating numeric(3, 1),
  notes text,
  hours_played numeric(8, 1),
  constraint user_games_one_per_game unique (user_id, game_id),
  constraint user_games_game_id_positive check (game_id > 0),
  constraint user_games_name_length check (char_length(game_name) between 1 and 500),
  constraint user_games_cover_url check (
    char_length(game_cover_url) <= 500 and game_cover_url ~ '^(https://|/[^/])[^[:space:]]*$'
  ),
  constraint user_games_summary_length check (char_length(game_summary) <= 20000),
  constraint user_games_rating_range check (game_rating between 0 and 100),
  constraint user_games_platforms_size check (
    cardinality(game_platforms) <= 200 and char_length(array_to_string(game_platforms, ',')) <= 10000
  ),
  constraint user_games_genres_size check (
    cardinality(game_genres) <= 100 and char_length(array_to_string(game_genres, ',')) <= 5000
  ),
  constraint user_games_status_known check (status in ('want', 'playing', 'completed', 'imported')),
  constraint user_games_user_rating_halves check (
    user_rating between 0 and 10 and user_rating * 2 = floor(user_rating * 2)
  ),
  constraint user_games_notes_length check (char_length(notes) <= 5000),
  constraint user_games_hours_range check (hours_played between 0 and 1000000)
);

-- One for each way the shelf is listed: newest first, by status, and the imported ones.
create index user_games_newest on public.user_games (user_id, date_added desc, id);
create index user_games_by_status on public.user_games (user_id, status, date_added desc, id);
create index user_games_imported on public.user_games (user_id, date_added desc, id) where imported;

create trigger user_games_set_updated_at before update on public.user_games
for each row execute function public.set_updated_at();

alter table public.user_games enable row level security;

create policy user_games_select_own on public.user_games for select to authenticated
using (user_id = (select auth.uid()));

create policy user_games_insert_own on public.user_games for insert to authenticated
with check (user_id = (select auth.uid()));

create policy user_games_update_own on public.user_games for update to authenticated
using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

create policy user_games_delete_own on public.user_games for delete to authenticated
using (user_id = (select auth.uid()));

revoke all on public.user_games from public, anon, authenticated;
grant select, delete on public.user_games to authenticated;
grant insert (
  user_id, game_id, game_name, game_cover_url, game_summary, game_rating, game_release_date, game_platforms,
  game_genres, status, imported, date_added, date_completed, updated_at, user_rating, notes, hours_played
) on public.user_games to authenticated;
-- When a game was added is settled once. An upsert sets every column it names, so the key is among these.
grant update (
  user_id, game_id, game_name, game_cover_url, game_summary, game_rating, game_release_date, game_platforms,
  game_genres, status, imported, date_completed, updated_at, user_rating, notes, hours_played
) on public.user_games to authenticated;
grant all on public.user_games to service_role;

-- How many games each tab of the owner's shelf holds, exact beyond the 1,000 rows that one answer may have.
create view public.collection_counts with (security_invoker = true) as
select
  user_id,
  count(*)::integer as total,
  (count(*) filter (where status = 'playing'))::integer as playing,
  (count(*) filter (where status = 'completed'))::integer as completed,
  (count(*) filter (where status = 'want'))::integer as want,
  (count(*) filter (where imported))::integer as imported
from public.user_games
group by user_id;

revoke all on public.collection_counts from public, anon, authenticated;
grant select on public.collection_counts to authenticated;
grant select on public.collection_counts to service_role;
