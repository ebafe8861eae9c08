-- The bytes that each account stores in the tables below. The limits of rows and texts alone would allow 10 GB.

-- A user's rows add up to what the user stores. Several rows, because a transaction of another user also deletes what has expired, and
-- must not wait for the owner's: it adds a row. The owner's next write makes one of them. No user reads or writes the table.
create table public.stored_bytes (
  user_id uuid not null references public.profiles (id) on delete cascade,
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

-- Adds what a statement has changed. A statement that makes nothing larger is never refused, nor one of a table that is not limited.
-- `questshelf.undo_bytes` is what an undo may store above the limit.
create function public.add_stored_bytes(owner uuid, grown bigint, is_limited boolean) returns void
language plpgsql set search_path = '' as $$
declare
  max_bytes constant bigint := public.max_stored_bytes()
    + coalesce(nullif(current_setting('questshelf.undo_bytes', true), ''), '0')::bigint;
  total bigint;
begin
  if not is_limited or owner is distinct from auth.uid() then
    insert into public.stored_bytes (user_id, bytes) select p.id, grown from public.profiles p where p.id = owner;
    return;
  end if;
  -- The lock of the shelf is held, and this statement sees all that was committed before.
  with parts as (
    delete from public.stored_bytes b where b.user_id = owner returning b.bytes
  )
  insert into public.stored_bytes (user_id, bytes) select owner, coalesce(sum(p.bytes), 0) + grown from parts p
  returning bytes into total;
  if grown > 0 and total > max_bytes then
    perform public.delete_own_expired();
    if (select sum(b.bytes) from public.stored_bytes b where b.user_id = owner) > max_bytes then
      raise exception 'Your account is full: it stores 100 MB.' using errcode = 'QS029';
    end if;
  end if;
end $$;

-- What the caller stores: { bytes, maxBytes }.
create function public.own_stored_bytes() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('bytes', coalesce(sum(b.bytes), 0), 'maxBytes', public.max_stored_bytes())
  from public.stored_bytes b where b.user_id = (select auth.uid())
$$;

-- What can be undone refuses no write: a removal must be possible if the account is full. A profile is one row of limited texts. Each
-- table has a function of its own, so that its plans are kept: planning takes longer than the write.
do $$
declare
  relation text;
begin
  foreach relation in array array[
    'user_games', 'steam_games', 'plays', 'copies', 'tags', 'game_tags', 'favourites', 'reviews', 'smart_lists', 'lists', 'list_entries', 'imported_lists', 'removed_steam_apps',
    'imports', 'import_rows', 'import_groups', 'import_games', 'import_records', 'import_choices', 'import_mappings', 'changed_rows', 'profiles'
  ] loop
    execute format(
      'create function public.count_bytes_of_%1$s() returns trigger language plpgsql security definer set search_path = '''' as $body$
       begin
         if tg_op = ''INSERT'' then
           perform public.add_stored_bytes(a.%2$I, sum(%3$s)::bigint, %4$L) from added a group by a.%2$I;
         elsif tg_op = ''DELETE'' then
           perform public.add_stored_bytes(r.%2$I, -sum(%3$s)::bigint, %4$L) from removed r group by r.%2$I;
         else
           perform public.add_stored_bytes(c.owner, c.bytes, %4$L)
           from (
             select s.owner, sum(s.bytes)::bigint as bytes
             from (select %2$I, %3$s from added union all select %2$I, -(%3$s) from removed) as s (owner, bytes)
             group by s.owner having sum(s.bytes) <> 0
           ) as c;
         end if;
         return null;
       end $body$',
      relation, case relation when 'profiles' then 'id' else 'user_id' end,
      public.bytes_of_row(format('public.%I', relation)::regclass), relation not in ('changed_rows', 'profiles')
    );
    execute format('create trigger %1$s_count_added after insert on public.%1$I referencing new table as added
      for each statement execute function public.count_bytes_of_%1$s()', relation);
    execute format('create trigger %1$s_count_changed after update on public.%1$I referencing old table as removed new table as added
      for each statement execute function public.count_bytes_of_%1$s()', relation);
    execute format('create trigger %1$s_count_deleted after delete on public.%1$I referencing old table as removed
      for each statement execute function public.count_bytes_of_%1$s()', relation);
    -- Before any row is locked.
    if relation <> 'profiles' then
      execute format('create trigger %1$s_lock_shelf before insert or update or delete on public.%1$I
        for each statement execute function public.lock_shelf()', relation);
    end if;
  end loop;
end $$;

grant execute on function public.own_stored_bytes() to authenticated;
