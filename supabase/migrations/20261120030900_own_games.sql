-- The caller's shelf with the filters and orders of the catalogue's lists: { total, games }. With editions, and without games
-- for adults, which no list contains. With its creator's rights, because no client reads what some orders need. A shelf has at most 20,000 games, so that all that fit are sorted.
create function public.list_own_games(
  filters jsonb default '{}',
  sort text default 'popular',
  page_size integer default 20,
  page_offset integer default 0
) returns jsonb
language plpgsql stable security definer set search_path = '' set jit = off as $$
declare
  f constant public.game_filter := public.read_game_filter(filters);
  conditions constant text := array_to_string(array['not g.is_adult'] || public.game_conditions(f), ' and ');
  first constant integer := greatest(0, least(20000, page_offset));
  size constant integer := greatest(0, least(100, page_size));
  ids integer[] := '{}';
  more integer[];
  part record;
begin
  if not exists (select from public.list_parts(sort)) then
    raise exception 'unknown sort' using errcode = '22023';
  end if;
  for part in select * from public.list_parts(sort) order by place loop
    execute format(
      'select array_agg(g.id order by %s) from public.user_games u join public.games g on g.id = u.game_id '
        'where u.user_id = (select auth.uid()) and %s and %s',
      part.ordering, conditions, part.condition
    ) into more using f;
    ids := ids || coalesce(more, '{}');
  end loop;
  return jsonb_build_object(
    'total', cardinality(ids),
    'games', (select coalesce(jsonb_agg(to_jsonb(card)), '[]') from public.game_cards(ids[first + 1:first + size]) card)
  );
end $$;

grant execute on function public.list_own_games(jsonb, text, integer, integer) to authenticated;
