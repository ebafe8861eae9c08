-- What users can undo for an hour. A change is everything that requests with the same X-Change header write: a UUID, chosen by the
-- client. A trigger on each table of undoable_tables() records the rows before and after it; undo_change restores those that have not
-- been changed since. Requests without the header record nothing.

create table public.changes (
  user_id uuid not null references auth.users (id) on delete cascade,
  id uuid not null,
  changed_at timestamptz not null default now(),
  -- Statements that have written rows.
  steps integer not null default 1,
  -- Number and size of its changed_rows: they decide which changes are deleted first.
  rows integer not null default 0,
  bytes bigint not null default 0,
  -- The answer of undo_change, for a client that calls it again because the first response was lost.
  undone jsonb,
  primary key (user_id, id)
);

create index changes_by_age on public.changes (changed_at);

create table public.changed_rows (
  user_id uuid not null,
  change uuid not null,
  relation text not null,
  -- The columns of undoable_tables().keys.
  key jsonb not null,
  -- Null if the change has added the row.
  before jsonb,
  -- Null if the change has deleted the row. Of a row that it has changed, both have the changed columns only.
  after jsonb,
  -- The last of the change's statements that has written the row.
  step integer not null,
  primary key (user_id, change, relation, key),
  foreign key (user_id, change) references public.changes (user_id, id) on delete cascade
);

-- No policies and no grants: only the functions below read and write these tables, so that users can restore nothing but their own
-- rows as they were.
alter table public.changes enable row level security;
alter table public.changed_rows enable row level security;

-- The tables whose changes can be undone, parents first. `can_restore` is what a row `r` needs to be inserted or changed again,
-- `can_delete` what a row `t` needs to be deleted.
create function public.undoable_tables() returns table (place integer, relation text, keys text[], can_restore text, can_delete text)
language sql immutable set search_path = '' as $$
  values
    (1, 'user_games', '{game_id}'::text[], 'true', 'not public.has_records(t.user_id, t.game_id)'),
    (2, 'steam_games', '{appid}', 'public.can_restore_game($2, r.game_id)', 'true'),
    -- A game has one open play, a user one timer.
    (3, 'plays', '{id,game_id}', 'public.can_restore_game($2, r.game_id)
       and (r.outcome <> ''playing'' or not exists (
         select from public.plays o where o.user_id = $1 and o.game_id = r.game_id and o.id <> r.id and o.outcome = ''playing''
       ))
       and (r.timer_started_at is null or was_deleted or not exists (
         select from public.plays o where o.user_id = $1 and o.id <> r.id and o.timer_started_at is not null
       ))', 'true'),
    (4, 'copies', '{id}', 'public.can_restore_game($2, r.game_id)', 'true'),
    (5, 'tags', '{id}', 'not exists (
         select from public.tags o where o.user_id = $1 and lower(o.name) = lower(r.name) and o.id <> r.id
       )', 'not exists (select from public.game_tags o where o.user_id = $1 and o.tag_id = t.id)'),
    (6, 'game_tags', '{game_id,tag_id}', 'public.can_restore_game($2, r.game_id)
       and exists (select from public.tags o where o.user_id = $1 and o.id = r.tag_id)', 'true'),
    (7, 'lists', '{id}', 'true', 'not exists (select from public.list_entries o where o.list_id = t.id)'),
    (8, 'list_entries', '{list_id,game_id}', 'exists (select from public.lists o where o.user_id = $1 and o.id = r.list_id)', 'true'),
    (9, 'smart_lists', '{id}', 'not exists (
         select from public.smart_lists o where o.user_id = $1 and lower(o.name) = lower(r.name) and o.id <> r.id
       )', 'true'),
    -- The first ones for which there is room.
    (10, 'favourites', '{game_id}', 'public.can_restore_game($2, r.game_id)
       and (not was_deleted or (select count(*) from public.favourites o where o.user_id = $1) + (
         select count(*) from public.changed_rows o
         where o.user_id = $1 and o.change = $2 and o.relation = ''favourites'' and o.after is null
           and ((o.before ->> ''position'')::integer, (o.key ->> ''game_id'')::integer) < (r.position, r.game_id)
       ) < 5)', 'true'),
    (11, 'follows', '{user_id,followed_id}', 'public.can_follow(r.user_id, r.followed_id)
       and not public.is_suspended(r.user_id) and exists (select from public.profiles o where o.id = r.user_id)
       and (r.user_id = $1 or (select count(*) from public.follows o where o.user_id = r.user_id) < 2000)', 'true'),
    (12, 'blocks', '{blocked_id}', 'exists (select from public.profiles o where o.id = r.blocked_id)', 'true'),
    (13, 'reviews', '{game_id}', 'public.can_restore_game($2, r.game_id)', 'true')
$$;

-- Whether a row is of the user $1, as an expression: a follow is also of who is followed, whose block or removal ends it.
create function public.is_own(alias text, relation text) returns text
language sql immutable set search_path = '' as $$
  select format(case relation when 'follows' then '$1 in (%1$I.user_id, %1$I.followed_id)' else '%1$I.user_id = $1' end, alias)
$$;

-- The change of the request; null without one, for a job, and during an undo. Without a fixed search_path, so that it is inlined.
create function public.current_change() returns uuid
language sql stable
return case when auth.uid() is not null and coalesce(current_setting('questshelf.undoing', true), '') = '' then substring(
  nullif(current_setting('request.headers', true), '')::jsonb ->> 'x-change'
  from '^[0-9a-fA-F]{8}-(?:[0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}$'
)::uuid end;

-- Whether the request's change has written anything yet, or rows of one table: for writes that must not happen twice if a request is
-- repeated.
create function public.has_change(of_table text default null) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from public.changes c
    where c.user_id = (select auth.uid()) and c.id = public.current_change() and (c.undone is not null or of_table is null or exists (
      select from public.changed_rows r where r.user_id = c.user_id and r.change = c.id and r.relation = of_table
    ))
  );
end $$;

-- Recording

-- Deletes expired changes of all users, skipping those that another transaction deletes, and the caller's oldest ones above 500 changes,
-- 40,000 rows or 50 MB. The newest change always fits.
create function public.delete_old_changes(owner uuid) returns void
language plpgsql security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
begin
  delete from public.changes where (user_id, id) in (
    select c.user_id, c.id from public.changes c where c.changed_at < now() - interval '1 hour' for update skip locked
  );
  delete from public.changes c using (
    select o.id, row_number() over newest_first as place, sum(o.rows) over newest_first as rows, sum(o.bytes) over newest_first as bytes
    from public.changes o where o.user_id = owner
    window newest_first as (order by o.changed_at desc, o.id)
  ) as s
  where c.user_id = owner and c.id = s.id and s.place > 1 and (s.place > 500 or s.rows > 40000 or s.bytes > 52428800);
end $$;

-- Arguments: the key's columns, and the columns that follow from others. A row that the change writes several times has the columns from
-- before the first time.
create function public.record_change() returns trigger
language plpgsql security definer set search_path = '' set timezone = 'UTC' as $$
declare
  this constant uuid := public.current_change();
  owner constant uuid := auth.uid();
  this_step integer;
begin
  if this is null then
    return null;
  end if;
  insert into public.changes as c (user_id, id) values (owner, this)
  on conflict (user_id, id) do update set steps = c.steps + 1, undone = null returning c.steps into this_step;
  execute format(
    'insert into public.changed_rows as c (user_id, change, relation, key, before, after, step)
     select $1, $2, $3, w.key, w.before, w.after, $4 from (%s) as w
     on conflict (user_id, change, relation, key) do update set
       before = case when c.before is not null then coalesce(excluded.before, ''{}'') || c.before end,
       after = case when excluded.after is not null then coalesce(c.after, ''{}'') || excluded.after end,
       step = excluded.step',
    case tg_op
      when 'INSERT' then format(
        'select %s as key, null::jsonb as before, to_jsonb(n) - $5 as after from added n where %s',
        public.key_json('n', tg_argv[0]), public.is_own('n', tg_table_name)
      )
      when 'DELETE' then format(
        'select %s as key, to_jsonb(o) as before, null::jsonb as after from removed o where %s',
        public.key_json('o', tg_argv[0]), public.is_own('o', tg_table_name)
      )
      else format(
        'select %1$s as key, d.before, d.after
         from removed o join added n using (user_id, %2$s)
         -- "offset" computes them once a row.
         cross join lateral (select to_jsonb(o) - $5 as o, to_jsonb(n) as n offset 0) as j
         cross join lateral (
           select jsonb_object_agg(e.key, e.value) as before, jsonb_object_agg(e.key, j.n -> e.key) as after
           from jsonb_each(j.o) as e where e.value is distinct from j.n -> e.key
         ) as d
         where d.before is not null and %3$s',
        public.key_json('n', tg_argv[0]), array_to_string(tg_argv[0]::text[], ', '), public.is_own('n', tg_table_name)
      )
    end
  ) using owner, this, tg_table_name, this_step, tg_argv[1]::text[];
  -- Added and deleted by the same change.
  delete from public.changed_rows r where r.user_id = owner and r.change = this and r.before is null and r.after is null;
  update public.changes c set (rows, bytes) = (
    select count(*), coalesce(sum(length(r.before::text) + coalesce(length(r.after::text), 0)), 0)
    from public.changed_rows r where r.user_id = owner and r.change = this
  ) where c.user_id = owner and c.id = this;
  delete from public.changes c where c.user_id = owner and c.id = this and c.rows = 0 and c.undone is null;
  perform public.delete_old_changes(owner);
  return null;
end $$;

-- The key of a row as an expression.
create function public.key_json(alias text, keys text) returns text
language sql immutable set search_path = '' as $$
  select format('jsonb_build_object(%s)', string_agg(format('%L, %I.%I', k, alias, k), ', ')) from unnest(keys::text[]) as k
$$;

-- The same row under two names, as an expression.
create function public.same_columns(one text, other text, columns text[]) returns text
language sql immutable set search_path = '' as $$
  select string_agg(format('%I.%I = %I.%I', one, c, other, c), ' and ') from unnest(columns) as c
$$;

-- The columns of a table that are not generated.
create function public.written_columns(relation regclass) returns text
language sql stable set search_path = '' as $$
  select string_agg(quote_ident(a.attname), ', ' order by a.attnum) from pg_catalog.pg_attribute a
  where a.attrelid = relation and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
$$;

do $$
declare
  undoable record;
  args text;
begin
  for undoable in select u.relation, u.keys from public.undoable_tables() as u loop
    args := format('(%L, %L)', undoable.keys, array(
      select a.attname from pg_catalog.pg_attribute a
      where a.attrelid = format('public.%I', undoable.relation)::regclass and a.attnum > 0
        and (a.attgenerated <> '' or a.attname in ('updated_at', 'play_minutes', 'likes_rank'))
    ));
    execute format('create trigger %1$s_record_added after insert on public.%1$I referencing new table as added
      for each statement execute function public.record_change%2$s', undoable.relation, args);
    execute format('create trigger %1$s_record_changed after update on public.%1$I referencing old table as removed new table as added
      for each statement execute function public.record_change%2$s', undoable.relation, args);
    execute format('create trigger %1$s_record_deleted after delete on public.%1$I referencing old table as removed
      for each statement execute function public.record_change%2$s', undoable.relation, args);
  end loop;
end $$;

-- Undo

-- Whether rows of a game can be restored: it is on the shelf, and not added again since a removal by this change.
create function public.can_restore_game(this uuid, of_game integer) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.user_games g where g.user_id = (select auth.uid()) and g.game_id = of_game)
    and not exists (
      select from public.changed_rows r
      where r.user_id = (select auth.uid()) and r.change = this and r.relation = 'user_games'
        and r.key = jsonb_build_object('game_id', of_game) and r.after is null
    )
$$;

-- Undoes a change of the caller. Rows that have been changed since stay as they are. Returns { restored, kept, lists, people, reviews }, the
-- numbers of rows, the ids of lists, of both users of each follow, and of the games of reviews; null for a change that is unknown or older than an hour. May be called again.
create function public.undo_change(change uuid) returns jsonb
language plpgsql security definer set search_path = '' set timezone = 'UTC' set plan_cache_mode = 'force_custom_plan'
set statement_timeout = '8s' as $$
declare
  owner constant uuid := public.lock_own_shelf();
  this constant uuid := undo_change.change;
  answer jsonb;
  recorded integer;
  kept integer;
  lists jsonb;
  people jsonb;
  reviews jsonb;
  undoable record;
begin
  select c.undone, c.rows into answer, recorded from public.changes c
  where c.user_id = owner and c.id = this and c.changed_at > now() - interval '1 hour';
  if not found or answer is not null then
    return answer;
  end if;
  select coalesce(jsonb_agg(distinct coalesce(r.key -> 'list_id', r.key -> 'id')), '[]') into lists
  from public.changed_rows r where r.user_id = owner and r.change = this and r.relation in ('lists', 'list_entries');
  select coalesce(jsonb_agg(distinct p.id), '[]') into people
  from public.changed_rows r
  cross join lateral (values (r.key -> 'user_id'), (r.key -> 'followed_id'), (r.key -> 'blocked_id')) as p (id)
  where r.user_id = owner and r.change = this and r.relation in ('follows', 'blocks') and p.id is not null;
  select coalesce(jsonb_agg(r.key -> 'game_id'), '[]') into reviews
  from public.changed_rows r where r.user_id = owner and r.change = this and r.relation = 'reviews';
  perform set_config('questshelf.undoing', 'on', true);
  -- The change has stored at least as much as its undo adds.
  perform set_config('questshelf.undo_bytes', '1000000000', true);

  -- Rows that are undone leave changed_rows. First those that the change has added, children before their parents.
  for undoable in select u.relation, u.keys, u.can_delete from public.undoable_tables() as u order by u.place desc loop
    execute format(
      'with found as (
         select r.ctid as recorded, t.ctid as row
         from public.changed_rows r
         cross join lateral jsonb_populate_record(null::public.%1$I, r.key) as k
         left join public.%1$I t on %4$s and %2$s
         where r.user_id = $1 and r.change = $2 and r.relation = %1$L and r.before is null
           and (t.user_id is null or (to_jsonb(t) || r.after = to_jsonb(t) and %3$s))
       ), deleted as (
         delete from public.%1$I where ctid = any (array(select f.row from found f where f.row is not null))
       )
       delete from public.changed_rows where ctid = any (array(select f.recorded from found f))',
      undoable.relation, public.same_columns('t', 'k', undoable.keys), undoable.can_delete, public.is_own('t', undoable.relation)
    ) using owner, this;
  end loop;

  -- Then those that it has deleted, parents before their children. A place in a list may have been taken since.
  update public.changed_rows r set before = r.before || jsonb_build_object('position', taken.position)
  from (
    select c.key, 1024 * row_number() over (partition by e.list_id order by e.position) + (
      select max(l.position) from public.list_entries l where l.list_id = e.list_id
    ) as position
    from public.changed_rows c
    join public.list_entries e on e.list_id = (c.key ->> 'list_id')::uuid and e.position = (c.before ->> 'position')::bigint
    where c.user_id = owner and c.change = this and c.relation = 'list_entries' and c.after is null
  ) as taken
  where r.user_id = owner and r.change = this and r.relation = 'list_entries' and r.key = taken.key;
  for undoable in select u.relation, u.keys, u.can_restore from public.undoable_tables() as u order by u.place loop
    execute format(
      'with found as (
         select c.ctid as recorded, r.* from public.changed_rows c
         cross join lateral jsonb_populate_record(null::public.%1$I, c.before) as r
         cross join (values (true)) as w (was_deleted)
         where c.user_id = $1 and c.change = $2 and c.relation = %1$L and c.after is null
           and %3$s and not exists (select from public.%1$I t where %5$s and %4$s)
       ), inserted as (
         insert into public.%1$I (%2$s) select %2$s from found
       )
       delete from public.changed_rows where ctid = any (array(select f.recorded from found f))',
      undoable.relation, public.written_columns(format('public.%I', undoable.relation)::regclass), undoable.can_restore,
      public.same_columns('t', 'r', undoable.keys), public.is_own('t', undoable.relation)
    ) using owner, this;
  end loop;

  -- Last those that it has changed, the last step first. The minutes that it has added are subtracted. A game keeps its status if one of
  -- its plays has been changed since.
  for undoable in
    select u.relation, u.keys, u.can_restore, s.step
    from public.undoable_tables() as u
    join (
      select distinct r.relation, r.step from public.changed_rows r
      where r.user_id = owner and r.change = this and r.before is not null and r.after is not null
    ) as s using (relation)
    order by u.relation = 'user_games', s.step desc
  loop
    execute format(
      'with found as (
         select c.ctid as recorded, r.*
         from public.changed_rows c
         cross join lateral jsonb_populate_record(null::public.%1$I, c.key) as k
         join public.%1$I t on t.user_id = $1 and %2$s
         cross join lateral jsonb_populate_record(t, c.before || case
           when c.after ? ''minutes'' then jsonb_build_object(''minutes'', greatest(
             (to_jsonb(t) ->> ''minutes'')::integer - (c.after ->> ''minutes'')::integer + (c.before ->> ''minutes'')::integer, 0
           ))
           else ''{}''
         end) as r
         cross join (values (false)) as w (was_deleted)
         where c.user_id = $1 and c.change = $2 and c.relation = %1$L and c.step = $3 and c.before is not null and c.after is not null
           and to_jsonb(t) || (c.after - ''minutes'') = to_jsonb(t) and %3$s %4$s
       ), changed as (
         update public.%1$I t set (%5$s) = row (%6$s) from found k where t.user_id = $1 and %2$s
       )
       delete from public.changed_rows where ctid = any (array(select f.recorded from found f))',
      undoable.relation, public.same_columns('t', 'k', undoable.keys), undoable.can_restore,
      case undoable.relation when 'user_games' then
        -- An array is read once, not once a game.
        'and r.game_id <> all (array(
           select (p.key ->> ''game_id'')::integer from public.changed_rows p where p.user_id = $1 and p.change = $2 and p.relation = ''plays''
         ))'
      end,
      public.written_columns(format('public.%I', undoable.relation)::regclass),
      'k.' || replace(public.written_columns(format('public.%I', undoable.relation)::regclass), ', ', ', k.')
    ) using owner, this, undoable.step;
  end loop;

  delete from public.changed_rows r where r.user_id = owner and r.change = this;
  get diagnostics kept = row_count;
  answer := jsonb_build_object('restored', recorded - kept, 'kept', kept, 'lists', lists, 'people', people, 'reviews', reviews);
  update public.changes c set undone = answer, rows = 0, bytes = 0 where c.user_id = owner and c.id = this;
  perform set_config('questshelf.undoing', '', true);
  return answer;
end $$;

-- A user's changes that can be undone, for the export of their data: 200 rows at a time after a given one.
create function public.changes_of(owner uuid, after_change uuid, after_table text, after_key jsonb) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(page.entry order by page.change, page.relation, page.key), '[]')
  from (
    select r.change, r.relation, r.key, jsonb_build_object(
      'change', r.change, 'changed_at', c.changed_at, 'table', r.relation, 'key', r.key, 'before', r.before, 'after', r.after
    ) as entry
    from public.changed_rows r
    join public.changes c on c.user_id = r.user_id and c.id = r.change
    where r.user_id = owner and (r.change, r.relation, r.key) > (after_change, after_table, after_key)
    order by r.change, r.relation, r.key
    limit 200
  ) as page
$$;

create function public.own_changes(
  after_change uuid default '00000000-0000-0000-0000-000000000000', after_table text default '', after_key jsonb default 'null'
) returns jsonb
language sql stable security definer set search_path = '' as $$
  select public.changes_of((select auth.uid()), after_change, after_table, after_key)
$$;

grant execute on function public.undo_change(uuid), public.own_changes(uuid, text, jsonb) to authenticated;
-- Called by functions that run with the caller's rights.
grant execute on function public.current_change(), public.has_change(text) to authenticated;
