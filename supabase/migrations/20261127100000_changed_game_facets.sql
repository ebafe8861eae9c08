-- After a pass of changes, only the bits of the changed games are renewed: all bitmaps of 350,000 games take 11 s.

-- Games whose bits are out of date. Written in the transaction that changes the game and deleted in the one that renews its
-- bits, so that a job that is killed leaves none out.
create table public.changed_games (id integer primary key);
alter table public.changed_games enable row level security;
revoke all on public.changed_games from public, anon, authenticated;
grant all on public.changed_games to service_role;

-- The day as of which "released" is counted; null until the first full pass.
alter table public.catalogue_state add column counted_on date;
update public.catalogue_state set counted_on = synchronised_at::date;

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

-- The bitmaps that each listed game is in.
create view public.facets_of_games with (security_invoker = true) as
  select g.id, choice.facet, choice.value
  from public.games g
  cross join lateral (
    select 'main', 1 where g.version_parent is null
    union all select 'part', 1 where g.popularity is not null
    union all select 'part', 2 where g.popularity is null and g.total_rating is not null
      and g.game_type = 0 and g.cover_image_id is not null and g.total_rating_count >= 10
    union all select 'part', 3 where g.total_rating is not null
    union all select 'part', 4 where g.total_rating is not null and g.total_rating_count >= 10
    union all select 'part', 5 where g.total_rating is not null and g.total_rating_count < 10
    union all select 'part', 6 where g.total_rating_count > 0
    union all select 'part', 7 where g.first_release_date is not null
    union all select 'part', 8 where g.first_release_date <= current_date
    union all select 'part', 9 where g.first_release_date > current_date
    union all select 'part', 10 where g.hastily > 0
    union all select 'type', g.game_type
    union all select 'platform', p from unnest(g.platforms) p
    union all select 'genre', p from unnest(g.genres) p
    union all select 'theme', p from unnest(g.themes) p
    union all select 'year', extract(year from g.first_release_date)::integer where g.first_release_date is not null
    union all select 'decade', extract(year from g.first_release_date)::integer / 10 * 10
      where g.first_release_date is not null
    union all select 'release', case when g.first_release_date <= current_date then 1 else 2 end
      where g.first_release_date is not null
    union all select 'rating', floor(g.total_rating + 0.5)::integer where g.total_rating is not null
    union all select 'min_rating', step from unnest(array[60, 70, 80, 90]) step where g.total_rating >= step - 0.5
    -- More than 200 hours are 200.
    union all select 'hours', least(400, g.hastily / 3600 * 2 + case when g.hastily % 3600 > 0 then 1 else 0 end)
      where g.hastily > 0
    union all select 'length', step
      from unnest(array[0, 5, 10, 20, 40], array[5, 10, 20, 40, 600000]) steps (step, next)
      where g.hastily > 0 and g.hastily >= step * 3600 and g.hastily / 3600.0 <= next
  ) choice (facet, value)
  where not g.is_adult;
revoke all on public.facets_of_games from public, anon, authenticated;
grant select on public.facets_of_games to service_role;

-- As before, but it also ends the wait of the chunk's changed games. Chunk 0 comes first and sets the day: what is released
-- until the last chunk is released for the next renewal, too.
create or replace function public.refresh_game_facets(of_chunk integer) returns integer
-- Compiling the query takes longer than running it.
language plpgsql set search_path = '' set jit = off as $$
declare
  first_id constant integer := of_chunk * 8192;
begin
  -- Before the games are read: what changes afterwards waits again.
  delete from public.changed_games where id >= first_id and id < first_id + 8192;
  delete from public.game_facets where chunk = of_chunk;
  insert into public.game_facets (facet, value, chunk, bits)
  with words as (
    select f.facet, f.value, (f.id - first_id) / 64 as word, bit_or(1::bigint << (63 - f.id % 64)) as bits
    from public.facets_of_games f
    where f.id >= first_id and f.id < first_id + 8192
    group by f.facet, f.value, word
  )
  select facet, value, of_chunk, bit_or(bits::bit(64)::bit(8192) >> word * 64)
  from words
  group by facet, value;
  if of_chunk = 0 then
    update public.catalogue_state set counted_on = current_date;
  end if;
  return least(
    (select min(id) / 8192 from public.games where id >= first_id + 8192),
    (select min(chunk) from public.game_facets where chunk > of_chunk)
  );
end $$;

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
