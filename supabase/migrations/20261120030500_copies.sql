-- Copies of a game of the shelf that the user owns: platform, store, medium, when and for how much. Only their owner reads or
-- writes them.

create table public.copies (
  -- Chosen by the client, so that a repeated insert creates no second copy.
  id uuid not null default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  game_id integer not null,
  platform text,
  store text,
  medium text,
  -- A partial date; see start_of_date.
  bought_on text,
  price numeric(10, 2),
  -- ISO 4217.
  currency text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, id),
  foreign key (user_id, game_id) references public.user_games (user_id, game_id) on delete cascade,
  constraint copies_platform_text check (
    char_length(platform) between 1 and 100 and platform = btrim(platform)
    and public.is_line(platform)
  ),
  constraint copies_store_text check (
    char_length(store) between 1 and 100 and store = btrim(store)
    and public.is_line(store)
  ),
  constraint copies_medium_known check (medium in ('physical', 'digital')),
  constraint copies_bought_on_date check (bought_on is null or public.start_of_date(bought_on) is not null),
  -- Also refuses NaN, which is above every number.
  constraint copies_price_range check (price between 0 and 99999999.99),
  constraint copies_currency_code check (currency ~ '^[A-Z]{3}$'),
  constraint copies_price_has_currency check ((price is null) = (currency is null)),
  constraint copies_not_empty check (num_nonnulls(platform, store, medium, bought_on, price) > 0)
);

create index copies_by_game on public.copies (user_id, game_id, created_at);

create trigger copies_set_updated_at before update on public.copies
for each row execute function public.set_updated_at();

-- Days are the user's own: tomorrow in UTC has begun somewhere.
create function public.refuse_future_copies() returns trigger
language plpgsql set search_path = '' as $$
begin
  if public.start_of_date(new.bought_on) > current_date + 1 then
    raise exception 'a copy bought in the future' using errcode = '23514', constraint = 'copies_not_in_future';
  end if;
  return new;
end $$;

create trigger copies_refuse_future before insert or update of bought_on on public.copies
for each row execute function public.refuse_future_copies();

-- Limits

create trigger copies_limit_rows after insert on public.copies
referencing new table as added
for each statement execute function public.limit_rows('20000', 'QS025', 'Your copies are full: they hold 20,000.');

-- Arguments: rows per game, SQLSTATE and message of the error.
create function public.limit_rows_of_game() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  is_full boolean;
begin
  execute format(
    'select exists (
       select from (select distinct user_id, game_id from added) as a
       where (select count(*) from %s t where t.user_id = a.user_id and t.game_id = a.game_id) > $1
     )',
    tg_relid::regclass
  ) into is_full using tg_argv[0]::integer;
  if is_full then
    raise exception '%', tg_argv[2] using errcode = tg_argv[1];
  end if;
  return null;
end $$;

create trigger copies_limit_of_game after insert on public.copies
referencing new table as added
for each statement execute function public.limit_rows_of_game('20', 'QS026', 'A game can have 20 copies.');

-- Access

alter table public.copies enable row level security;

create policy copies_own on public.copies to authenticated using (user_id = (select auth.uid()));
grant select, delete on public.copies to authenticated;
grant insert (id, user_id, game_id, platform, store, medium, bought_on, price, currency) on public.copies to authenticated;
grant update (platform, store, medium, bought_on, price, currency) on public.copies to authenticated;
