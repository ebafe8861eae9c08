-- Favourites: up to five games of the shelf, in an order. Others see them with the profile (read_profile). Users read their own rows; only
-- the functions below write. A favourite belongs to a game of the shelf: its removal removes the favourite, and the undo restores both.

create table public.favourites (
  user_id uuid not null references auth.users (id) on delete cascade,
  game_id integer not null,
  -- With gaps after a removal, so that it can be undone. Equal ones are ordered by game_id.
  position integer not null,
  primary key (user_id, game_id),
  foreign key (user_id, game_id) references public.user_games (user_id, game_id) on delete cascade,
  constraint favourites_position_range check (position between 1 and 1000000000)
);

create trigger favourites_limit_rows after insert on public.favourites
referencing new table as added
for each statement execute function public.limit_rows('5', 'QS044', 'You have five favourites. Remove one of them first.');

-- Access

alter table public.favourites enable row level security;

create policy favourites_select_own on public.favourites for select to authenticated
using (user_id = (select auth.uid()));

grant select on public.favourites to authenticated;

-- Writes

-- Makes a game of the caller's shelf the last favourite; one that is a favourite stays where it is.
create function public.add_favourite(game integer) returns void
language plpgsql security definer set search_path = '' as $$
declare
  owner constant uuid := public.lock_own_shelf();
begin
  insert into public.favourites (user_id, game_id, position)
  select owner, add_favourite.game, coalesce(max(f.position), 0) + 1 from public.favourites f where f.user_id = owner
  on conflict do nothing;
end $$;

-- Moves a favourite before another one, or to the end. Fails with QS045 if one of them is no favourite any more.
create function public.move_favourite(game integer, before_game integer default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  owner constant uuid := public.lock_own_shelf();
  games integer[];
  place integer;
begin
  select array_agg(f.game_id order by f.position, f.game_id) into games from public.favourites f where f.user_id = owner;
  if (array[game, coalesce(before_game, game)] <@ games) is not true then
    raise exception 'Your favourites have changed meanwhile.' using errcode = 'QS045';
  end if;
  if before_game = game then
    return;
  end if;
  games := array_remove(games, game);
  place := coalesce(array_position(games, before_game), cardinality(games) + 1);
  games := games[:place - 1] || game || games[place:];
  update public.favourites f set position = array_position(games, f.game_id)
  where f.user_id = owner and f.position <> array_position(games, f.game_id);
end $$;

-- May be repeated.
create function public.remove_favourite(game integer) returns void
language plpgsql security definer set search_path = '' as $$
declare
  owner constant uuid := public.lock_own_shelf();
begin
  delete from public.favourites f where f.user_id = owner and f.game_id = remove_favourite.game;
end $$;

-- Reads

-- The favourites of a user as everyone may see them who sees the profile, [{ id, name, coverUrl, isAdult }]. Also games without a
-- status, which other lists may hide: their owner has chosen to show them. For read_profile.
create function public.shown_favourites(owner uuid) returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_generic_plan' as $$
begin
  return (
    select coalesce(jsonb_agg(
      jsonb_build_object(
        'id', g.game_id, 'name', g.game_name, 'coverUrl', g.game_cover_url, 'isAdult', coalesce(c.is_adult, false)
      ) order by f.position, f.game_id
    ), '[]')
    from public.favourites f
    join public.user_games g using (user_id, game_id)
    left join public.games c on c.id = f.game_id
    where f.user_id = owner
  );
end $$;

-- The caller's favourites, as above.
create function public.own_favourites() returns jsonb
language sql stable security definer set search_path = '' as $$
  select public.shown_favourites((select auth.uid()))
$$;

grant execute on function
  public.add_favourite(integer), public.move_favourite(integer, integer), public.remove_favourite(integer),
  public.own_favourites()
to authenticated;
