-- After a pass of changes, only the bits of the changed games are renewed: all bitmaps of 350,000 games take 11 s.

-- Games whose bits are out of date. Written in the transaction that changes the game and deleted in the one that renews its
-- bits, so that a job that is killed leaves none out.
create table public.changed_games (id integer primary key);
alter table public.changed_games enable row level security;
revoke all on public.changed_games from public, anon, authenticated;
grant all on public.changed_games to service_role;

create function public.mark_changed_games() returns trigger
language plpgsql set search_path = '' as $$
begin
  -- It ends with a renewal of all bitmaps.
  if (select state.pass = 'full' from public.catalogue_state state) then
    return null;
  end if;
  if tg_op = 'UPDATE' then
    insert into public.changed_games (id)
      select id from new_games n join old_games o using (id)
      where (
        o.version_parent is null, o.is_adult, o.game_type, o.platforms, o.genres, o.themes, o.first_release_date,
        o.total_rating, o.total_rating_count, o.hastily, o.cover_image_id is null, o.popularity is null
      ) is distinct from (
        n.version_parent is null, n.is_adult, n.game_type, n.platforms, n.genres, n.themes, n.first_release_date,
        n.total_rating, n.total_rating_count, n.hastily, n.cover_image_id is null, n.popularity is null
      )
    on conflict do nothing;
  elsif tg_op = 'INSERT' then
    insert into public.changed_games (id) select id from new_games on conflict do nothing;
  else
    insert into public.changed_games (id) select id from old_games on conflict do nothing;
  end if;
  return null;
end $$;

create trigger mark_inserted_games after insert on public.games
  referencing new table as new_games for each statement execute function public.mark_changed_games();
create trigger mark_updated_games after update on public.games
  referencing old table as old_games new table as new_games for each statement execute function public.mark_changed_games();
create trigger mark_deleted_games after delete on public.games
  referencing old table as old_games for each statement execute function public.mark_changed_games();

-- Renews the bits of at most 2,000 changed games, so that no call takes long. Returns how many they were: call it until 0.
create function public.refresh_changed_facets(lease uuid) returns integer
language plpgsql set search_path = '' set jit = off as $$
declare
  ids integer[];
begin
  -- Locks the row that each write of the job locks first.
  perform public.renew_catalogue(lease);
  -- What was released since the last time.
  insert into public.changed_games (id)
    select g.id from public.games g, public.catalogue_state state
    where state.counted_on <> current_date
      and g.first_release_date > least(state.counted_on, current_date)
      and g.first_release_date <= greatest(state.counted_on, current_date)
    on conflict do nothing;
  update public.catalogue_state set counted_on = current_date where counted_on <> current_date;

  with changed as (
    delete from public.changed_games where id in (select id from public.changed_games order by id limit 2000) returning id
  )
  select array_agg(id) into ids from changed;

  with masks as materialized (
    select (id / 8192)::smallint as chunk, bit_or(set_bit(0::bit(8192), id % 8192, 1)) as mask
    from unnest(ids) id
    group by id / 8192
  ),
  wanted as materialized (
    select f.facet, f.value::smallint as value, (f.id / 8192)::smallint as chunk,
      bit_or(set_bit(0::bit(8192), f.id % 8192, 1)) as bits
    from public.facets_of_games f
    where f.id = any (ids)
    group by f.facet, f.value, f.id / 8192
  ),
  added as (
    insert into public.game_facets (facet, value, chunk, bits)
      select facet, value, chunk, bits from wanted
      on conflict do nothing
  )
  update public.game_facets old
    set bits = renewed.bits
    from (
      select o.facet, o.value, o.chunk, o.bits & ~masks.mask | coalesce(wanted.bits, 0::bit(8192)) as bits
      from masks
      join public.game_facets o using (chunk)
      left join wanted using (facet, value, chunk)
    ) renewed
    where (old.facet, old.value, old.chunk) = (renewed.facet, renewed.value, renewed.chunk) and old.bits <> renewed.bits;

  delete from public.game_facets
    where chunk in (select id / 8192 from unnest(ids) id) and bits = 0::bit(8192);
  return coalesce(cardinality(ids), 0);
end $$;

revoke execute on function public.mark_changed_games() from public;
revoke execute on function public.refresh_changed_facets(uuid) from public;
grant execute on function public.refresh_changed_facets(uuid) to service_role;
