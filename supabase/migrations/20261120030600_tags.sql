-- Tags: a user's own words for games of the shelf. Only their owner reads or writes them.

create table public.tags (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  name text not null,
  created_at timestamptz not null default now(),
  primary key (user_id, id),
  constraint tags_name_text check (
    char_length(name) between 1 and 40 and name = btrim(name)
    and public.is_line(name)
  )
);

create unique index tags_name_key on public.tags (user_id, lower(name));

create table public.game_tags (
  user_id uuid not null references auth.users (id) on delete cascade,
  game_id integer not null,
  tag_id uuid not null,
  primary key (user_id, game_id, tag_id),
  foreign key (user_id, game_id) references public.user_games (user_id, game_id) on delete cascade,
  foreign key (user_id, tag_id) references public.tags (user_id, id) on delete cascade
);

create index game_tags_by_tag on public.game_tags (user_id, tag_id, game_id);

-- Limits

create trigger tags_limit_rows after insert on public.tags
referencing new table as added
for each statement execute function public.limit_rows('200', 'QS016', 'You have 200 tags. Delete one that you do not need.');

create trigger game_tags_limit_of_game after insert on public.game_tags
referencing new table as added
for each statement execute function public.limit_rows_of_game('30', 'QS027', 'A game can have 30 tags.');

-- Access

alter table public.tags enable row level security;
alter table public.game_tags enable row level security;

create policy tags_own on public.tags to authenticated using (user_id = (select auth.uid()));
create policy game_tags_own on public.game_tags to authenticated using (user_id = (select auth.uid()));
grant select, delete on public.tags, public.game_tags to authenticated;
grant insert (id, user_id, name) on public.tags to authenticated;
grant update (name) on public.tags to authenticated;
grant insert on public.game_tags to authenticated;

-- Writes

-- Gives games of the caller's shelf a tag, which is created if there is none of that name. Returns { id, name, games }: the
-- tag, and how many games did not have it.
create function public.tag_games(game_ids integer[], tag_name text) returns jsonb
language plpgsql security invoker set search_path = '' set plan_cache_mode = 'force_custom_plan' set statement_timeout = '8s' as $$
declare
  owner constant uuid := public.lock_own_shelf();
  tag public.tags;
  tagged integer;
begin
  if cardinality(game_ids) > 20000 then
    raise exception 'too many games at once' using errcode = '22023';
  end if;
  insert into public.tags (user_id, name) values (owner, tag_name) on conflict (user_id, lower(name)) do nothing;
  select * into tag from public.tags t where t.user_id = owner and lower(t.name) = lower(tag_name);
  insert into public.game_tags (user_id, game_id, tag_id)
  select owner, g.game_id, tag.id from public.user_games g where g.user_id = owner and g.game_id = any (game_ids)
  on conflict do nothing;
  get diagnostics tagged = row_count;
  return jsonb_build_object('id', tag.id, 'name', tag.name, 'games', tagged);
end $$;

-- Removes a tag of the caller from games, and returns how many had it.
create function public.untag_games(game_ids integer[], tag uuid) returns integer
language plpgsql security invoker set search_path = '' set plan_cache_mode = 'force_custom_plan' set statement_timeout = '8s' as $$
declare
  owner constant uuid := public.lock_own_shelf();
  removed integer;
begin
  if cardinality(game_ids) > 20000 then
    raise exception 'too many games at once' using errcode = '22023';
  end if;
  delete from public.game_tags t where t.user_id = owner and t.tag_id = untag_games.tag and t.game_id = any (game_ids);
  get diagnostics removed = row_count;
  return removed;
end $$;

-- Gives a game of the caller's shelf these tags and no others; returns them as [{ id, name }].
create function public.set_game_tags(of_game integer, tag_names text[]) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  owner constant uuid := public.lock_own_shelf();
  wanted uuid[];
begin
  if cardinality(tag_names) > 30 then
    raise exception 'A game can have 30 tags.' using errcode = 'QS027';
  end if;
  if not exists (select from public.user_games g where g.user_id = owner and g.game_id = of_game) then
    raise exception 'not on the shelf' using errcode = '23503';
  end if;
  insert into public.tags (user_id, name)
  select distinct on (lower(n)) owner, n from unnest(tag_names) as n
  on conflict (user_id, lower(name)) do nothing;
  select coalesce(array_agg(t.id), '{}') into wanted from public.tags t
  where t.user_id = owner and lower(t.name) in (select lower(n) from unnest(tag_names) as n);
  delete from public.game_tags t where t.user_id = owner and t.game_id = of_game and t.tag_id <> all (wanted);
  insert into public.game_tags (user_id, game_id, tag_id) select owner, of_game, w from unnest(wanted) as w
  on conflict do nothing;
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name) order by lower(t.name)), '[]')
    from public.tags t where t.user_id = owner and t.id = any (wanted)
  );
end $$;

-- Deletes a tag of the caller; its games get another one, if `merge_into` names it. Returns whether there was such a tag.
create function public.remove_tag(tag uuid, merge_into uuid default null) returns boolean
language plpgsql security invoker set search_path = '' set plan_cache_mode = 'force_custom_plan' set statement_timeout = '8s' as $$
declare
  owner constant uuid := public.lock_own_shelf();
  games integer[];
begin
  if merge_into = remove_tag.tag then
    return false;
  end if;
  select array_agg(t.game_id) into games from public.game_tags t where t.user_id = owner and t.tag_id = remove_tag.tag;
  delete from public.tags t where t.user_id = owner and t.id = remove_tag.tag;
  if not found then
    return false;
  end if;
  if merge_into is not null then
    insert into public.game_tags (user_id, game_id, tag_id) select owner, g, merge_into from unnest(games) as g
    on conflict do nothing;
  end if;
  return true;
end $$;

-- Deletes the caller's tags without games, and returns how many.
create function public.remove_unused_tags() returns integer
language plpgsql security invoker set search_path = '' as $$
declare
  owner constant uuid := public.lock_own_shelf();
  removed integer;
begin
  delete from public.tags t
  where t.user_id = owner and not exists (select from public.game_tags g where g.user_id = owner and g.tag_id = t.id);
  get diagnostics removed = row_count;
  return removed;
end $$;

-- Reads

-- The caller's tags with the number of games of each, by name: [{ id, name, games }].
create function public.own_tags() returns jsonb
language sql stable security invoker set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name, 'games', (
    select count(*) from public.game_tags g where g.user_id = t.user_id and g.tag_id = t.id
  )) order by lower(t.name)), '[]')
  from public.tags t where t.user_id = (select auth.uid())
$$;

-- The copies and tags of games of the caller's shelf that have any, by game id: { "<game id>": { copies, tags: [{ id, name }] } }.
create function public.copies_and_tags(game_ids integer[]) returns jsonb
language sql stable security invoker set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
  select coalesce(jsonb_object_agg(f.game_id, jsonb_build_object('copies', f.copies, 'tags', f.tags)), '{}')
  from (
    select g.game_id,
      (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', c.id, 'platform', c.platform, 'store', c.store, 'medium', c.medium, 'boughtOn', c.bought_on, 'price', c.price,
          'currency', c.currency
        ) order by c.created_at, c.id), '[]')
        from public.copies c where c.user_id = (select auth.uid()) and c.game_id = g.game_id
      ) as copies,
      (
        select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name) order by lower(t.name)), '[]')
        from public.game_tags m
        join public.tags t on t.user_id = m.user_id and t.id = m.tag_id
        where m.user_id = (select auth.uid()) and m.game_id = g.game_id
      ) as tags
    from (select distinct unnest(game_ids[1:1000]) as game_id) as g
  ) as f
  where f.copies <> '[]' or f.tags <> '[]'
$$;

-- The tags of the caller's games, for the export: 1,000 games after a given one, [{ game_id, tags: ["<name>"] }].
create function public.game_tags_of(owner uuid, after_game integer) returns jsonb
language sql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
  select coalesce(jsonb_agg(jsonb_build_object('game_id', p.game_id, 'tags', p.tags) order by p.game_id), '[]')
  from (
    select m.game_id, jsonb_agg(t.name order by lower(t.name)) as tags
    from public.game_tags m
    join public.tags t on t.user_id = m.user_id and t.id = m.tag_id
    where m.user_id = owner and m.game_id > after_game
    group by m.game_id order by m.game_id limit 1000
  ) as p
$$;

create function public.own_game_tags(after_game integer default 0) returns jsonb
language sql stable security definer set search_path = '' as $$
  select public.game_tags_of((select auth.uid()), after_game)
$$;

grant execute on function
  public.tag_games(integer[], text), public.untag_games(integer[], uuid), public.set_game_tags(integer, text[]),
  public.remove_tag(uuid, uuid), public.remove_unused_tags(), public.own_tags(),
  public.copies_and_tags(integer[]), public.own_game_tags(integer)
to authenticated;
