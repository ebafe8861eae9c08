-- The catalogue: what lists, search, filters, the calendar and imports need of IGDB's data. Everyone reads it; only the
-- sync job, which has the secret key, writes it (…_catalogue_sync.sql). Names and numbers are IGDB's.

create table public.games (
  id integer primary key,
  slug text not null,
  name text not null,
  cover_image_id text,
  game_type smallint not null default 0,
  game_status smallint,
  version_parent integer,
  parent_game integer,
  -- The last day of a period, as in `release_dates`.
  first_release_date date,
  -- `date_formats` of the first release; null for an exact day.
  first_release_format smallint,
  total_rating real,
  total_rating_count integer not null default 0,
  hypes integer not null default 0,
  -- 0.6 × "Want to Play" + 0.4 × "Playing"; null without either.
  popularity real,
  -- Public shelves that have the game, and the weighted rating of those who rated it, as of the day's `rank_games`. Visitors cannot read
  -- them: read_game_numbers has the counts of this moment.
  shelves integer not null default 0,
  people_rating real,
  -- Seconds.
  hastily integer,
  normally integer,
  completely integer,
  genres smallint[] not null default '{}',
  themes smallint[] not null default '{}',
  game_modes smallint[] not null default '{}',
  platforms smallint[] not null default '{}',
  developers integer[] not null default '{}',
  publishers integer[] not null default '{}',
  -- IGDB's `collections`.
  series integer[] not null default '{}',
  updated_at timestamptz not null,
  checksum uuid,
  -- Theme "Erotic".
  is_adult boolean generated always as (42::smallint = any (themes)) stored
);

-- A cover as shelves store it (STORED_COVERS in lib/games/images.ts).
create function public.stored_cover(image_id text) returns text
language sql immutable parallel safe
return 'https://images.igdb.com/igdb/image/upload/t_cover_big/' || image_id || '.jpg';

-- The name, the alternative and the localised names.
create table public.game_names (
  game_id integer not null references public.games (id) on delete cascade,
  name text not null,
  is_main boolean not null default false,
  key text collate "C" not null generated always as (public.search_key(name)) stored,
  -- Copies of the game's.
  fame smallint not null default 0,
  tier smallint not null default 2,
  primary key (game_id, name)
);

create table public.release_dates (
  id integer primary key,
  game_id integer not null references public.games (id) on delete cascade,
  -- The last day of the period that `date_format` names; null for "TBD".
  date date,
  date_format smallint not null,
  platform smallint,
  release_region smallint,
  status smallint
);
create index release_dates_by_date on public.release_dates (date_format, date);
create index release_dates_by_game on public.release_dates (game_id);

-- Ids in the stores Steam (1), GOG (5) and Epic (26): IGDB's `external_game_sources`.
create table public.external_games (
  external_game_source smallint not null,
  uid text not null,
  game_id integer not null references public.games (id) on delete cascade,
  primary key (external_game_source, uid, game_id)
);
create index external_games_by_game on public.external_games (game_id);

create table public.companies (
  id integer primary key,
  slug text not null,
  name text not null,
  updated_at timestamptz not null
);
create index companies_by_slug on public.companies (slug);

create table public.platforms (
  id smallint primary key,
  slug text not null,
  name text not null,
  abbreviation text
);

create table public.genres (
  id smallint primary key,
  slug text not null,
  name text not null
);

create table public.themes (
  id smallint primary key,
  slug text not null,
  name text not null
);

do $$
declare
  relation text;
begin
  foreach relation in array array[
    'games', 'game_names', 'release_dates', 'external_games', 'companies', 'platforms', 'genres', 'themes'
  ] loop
    execute format('alter table public.%I enable row level security', relation);
    execute format('create policy %I on public.%I for select to anon, authenticated using (true)', relation || '_select', relation);
    execute format(
      'grant select (%s) on public.%I to anon, authenticated',
      (
        select string_agg(quote_ident(c.column_name), ', ') from information_schema.columns c
        where c.table_schema = 'public' and c.table_name = relation and c.column_name not in ('shelves', 'people_rating')
      ),
      relation
    );
  end loop;
end $$;
