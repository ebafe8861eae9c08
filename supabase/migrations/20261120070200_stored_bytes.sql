-- The bytes that each account stores in the tables below. The limits of rows and texts alone would allow 10 GB.

-- A user's rows add up to what the user stores. Several rows, because a transaction of another user also deletes what has expired, and
-- must not wait for the owner's: it adds a row. The owner's next write makes one of them. No user reads or writes the table.
create table public.stored_bytes (
  user_id uuid not null references auth.users (id) on delete cascade,
  bytes bigint not null
);

create index stored_bytes_of_user on public.stored_bytes (user_id);

alter table public.stored_bytes enable row level security;

create function public.max_stored_bytes() returns bigint
language sql immutable parallel safe set search_path = '' as 'select 104857600::bigint';

-- The size of a row as an expression: 100 bytes for its index entries and its columns of fixed size, and the length of each text, at least
-- 16. So a status, a date or another short word changes no size.
create function public.bytes_of_row(relation regclass) returns text
language sql stable set search_path = '' as $$
  select concat_ws(' + ', '100', string_agg(format(
    case when a.atttypid = 'text[]'::regtype then 'greatest(16, octet_length(array_to_string(%1$I, '''')) + 4 * cardinality(%1$I))'
    else 'greatest(16, octet_length(%1$I::text))' end, a.attname
  ), ' + ' order by a.attnum))
  from pg_catalog.pg_attribute a
  where a.attrelid = relation and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    and a.atttypid in ('text'::regtype, 'jsonb'::regtype, 'text[]'::regtype)
$$;

-- Deletes the caller's expired rows, which other users' writes may not have deleted yet.
create function public.delete_own_expired() returns void
language plpgsql security definer set search_path = '' as $$
declare
  owner constant uuid := (select auth.uid());
begin
  delete from public.changes c where c.user_id = owner and c.changed_at < now() - interval '1 hour';
  perform public.delete_old_imports(owner);
end $$;

-- Adds what a statement has changed. Arguments: size of a row, column of its owner, whether the limit can refuse the statement. A statement
-- that makes nothing larger is never refused. `questshelf.undo_bytes` is what an undo may store above the limit.
create function public.count_bytes() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  -- Null adds rows for all owners.
  caller constant uuid := case when tg_argv[2] = 'limited' then auth.uid() end;
  max_bytes constant bigint := public.max_stored_bytes()
    + coalesce(nullif(current_setting('questshelf.undo_bytes', true), ''), '0')::bigint;
  grown bigint;
  total bigint;
begin
  execute format(
    'with changed as (
       select c.owner, sum(c.bytes)::bigint as bytes from (%s) as c (owner, bytes) group by c.owner having sum(c.bytes) <> 0
     ), others as (
       insert into public.stored_bytes (user_id, bytes) select c.owner, c.bytes from changed c
       where c.owner is distinct from $1 and exists (select from auth.users u where u.id = c.owner)
     )
     select c.bytes from changed c where c.owner = $1',
    concat_ws(
      ' union all ',
      case when tg_op <> 'DELETE' then format('select %I, %s from added', tg_argv[1], tg_argv[0]) end,
      case when tg_op <> 'INSERT' then format('select %I, -(%s) from removed', tg_argv[1], tg_argv[0]) end
    )
  ) into grown using caller;
  if grown is null then
    return null;
  end if;
  -- The lock of the shelf is held, and this statement sees all that was committed before.
  with parts as (
    delete from public.stored_bytes b where b.user_id = caller returning b.bytes
  )
  insert into public.stored_bytes (user_id, bytes) select caller, coalesce(sum(p.bytes), 0) + grown from parts p
  returning bytes into total;
  if grown > 0 and total > max_bytes then
    perform public.delete_own_expired();
    if (select sum(b.bytes) from public.stored_bytes b where b.user_id = caller) > max_bytes then
      raise exception 'Your account is full: it stores 100 MB.' using errcode = 'QS029';
    end if;
  end if;
  return null;
end $$;

-- What the caller stores: { bytes, maxBytes }.
create function public.own_stored_bytes() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('bytes', coalesce(sum(b.bytes), 0), 'maxBytes', public.max_stored_bytes())
  from public.stored_bytes b where b.user_id = (select auth.uid())
$$;

-- What can be undone refuses no write: a removal must be possible if the account is full. A profile is one row of limited texts.
do $$
declare
  relation text;
  args text;
begin
  foreach relation in array array[
    'user_games', 'steam_games', 'plays', 'copies', 'tags', 'game_tags', 'favourites', 'reviews', 'review_likes', 'list_likes', 'smart_lists', 'lists', 'list_entries', 'imported_lists', 'removed_steam_apps',
    'imports', 'import_rows', 'import_groups', 'import_games', 'import_records', 'import_choices', 'import_mappings', 'changed_rows', 'profiles'
  ] loop
    args := format(
      '(%L, %L, %L)', public.bytes_of_row(format('public.%I', relation)::regclass),
      case relation when 'profiles' then 'id' else 'user_id' end,
      case when relation in ('changed_rows', 'profiles') then 'unlimited' else 'limited' end
    );
    execute format('create trigger %1$s_count_added after insert on public.%1$I referencing new table as added
      for each statement execute function public.count_bytes%2$s', relation, args);
    execute format('create trigger %1$s_count_changed after update on public.%1$I referencing old table as removed new table as added
      for each statement execute function public.count_bytes%2$s', relation, args);
    execute format('create trigger %1$s_count_deleted after delete on public.%1$I referencing old table as removed
      for each statement execute function public.count_bytes%2$s', relation, args);
    -- Before any row is locked.
    if relation <> 'profiles' then
      execute format('create trigger %1$s_lock_shelf before insert or update or delete on public.%1$I
        for each statement execute function public.lock_shelf()', relation);
    end if;
  end loop;
end $$;

grant execute on function public.own_stored_bytes() to authenticated;
