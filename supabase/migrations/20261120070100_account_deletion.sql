-- An account that its user deletes is hidden from others and read-only for a week, in which a new sign-in can restore it. Then the
-- job `npm run delete-accounts` deletes it with all rows and pictures.

create index profiles_to_delete on public.profiles (deletion_requested_at) where deletion_requested_at is not null;

-- Hides the caller's account, ends all of its sessions and returns when it will be deleted. The session has to be a fresh proof of
-- who the caller is: begun by the password in the last two minutes, or by a mail's link in the last half hour. A stolen token alone
-- deletes nothing. May be called again.
create function public.request_account_deletion() returns timestamptz
language plpgsql security definer set search_path = '' as $$
declare
  owner constant uuid := (select auth.uid());
  methods constant jsonb := (select auth.jwt()) -> 'amr';
  requested timestamptz;
begin
  if owner is null then
    raise exception 'not signed in' using errcode = '42501';
  end if;
  if not exists (
    select from jsonb_array_elements(case when jsonb_typeof(methods) = 'array' then methods else '[]' end) as m (entry)
    where to_timestamp((m.entry ->> 'timestamp')::bigint) > now() - case
      when m.entry ->> 'method' = 'password' then interval '2 minutes'
      when m.entry ->> 'method' in ('otp', 'magiclink', 'recovery') then interval '30 minutes'
    end
  ) then
    raise exception 'Please confirm that it is you.' using errcode = 'QS030';
  end if;
  update public.profiles p set deletion_requested_at = now() where p.id = owner and p.deletion_requested_at is null;
  select p.deletion_requested_at into requested from public.profiles p where p.id = owner;
  delete from auth.sessions s where s.user_id = owner;
  return requested + interval '7 days';
end $$;

-- Restores the caller's account within the week. Only a token of a session that began after the request can. May be called again.
create function public.restore_account() returns void
language plpgsql security definer set search_path = '' as $$
declare
  owner constant uuid := (select auth.uid());
  requested timestamptz;
begin
  if owner is null then
    raise exception 'not signed in' using errcode = '42501';
  end if;
  -- The update locks it too, and must not while it holds the row.
  perform public.lock_own_shelf();
  select p.deletion_requested_at into requested from public.profiles p where p.id = owner for update;
  if requested < now() - interval '7 days' then
    raise exception 'The week in which this account could be restored is over.' using errcode = 'QS032';
  end if;
  -- The request has ended all earlier sessions; their tokens are valid for longer.
  if requested is not null and not exists (
    select from auth.sessions s where s.user_id = owner and s.id::text = (select auth.jwt()) ->> 'session_id'
  ) then
    raise exception 'Please sign in again.' using errcode = 'QS030';
  end if;
  update public.profiles p set deletion_requested_at = null where p.id = owner and p.deletion_requested_at is not null;
end $$;

-- Refuses every write of a user whose account is being deleted, also of functions that run with their creator's rights. Tables that only
-- triggers write need none.
create function public.refuse_while_leaving() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if public.is_leaving() then
    raise exception 'This account is being deleted. Restore it first.' using errcode = 'QS031';
  end if;
  return new;
end $$;

do $$
declare
  relation regclass;
begin
  for relation in
    select c.oid::regclass from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'user_id' and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname not in ('row_bounds', 'last_activities')
  loop
    execute format(
      'create trigger refuse_while_leaving before insert or update or delete on %s
       for each statement execute function public.refuse_while_leaving()', relation
    );
  end loop;
end $$;

-- Restoring is the only change of a profile.
create trigger refuse_while_leaving before update on public.profiles
for each row when (old.deletion_requested_at is not null and new.deletion_requested_at is not null)
execute function public.refuse_while_leaving();

-- The pictures of an account. Names begin with their owner's id; these operators use Storage's index on names.
create function public.picture_files(account uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('bucket', o.bucket_id, 'name', o.name)), '[]')
  from storage.objects o
  where o.bucket_id in ('avatars', 'banners') and o.name ~>=~ account::text and o.name ~<~ (account::text || '~')
$$;

-- Accounts whose week is over, 100 at a time in the order of their ids, with the files that have to be removed through Storage first.
create function public.expired_accounts(after uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'files', public.picture_files(p.id)) order by p.id), '[]')
  from (
    select id from public.profiles
    where deletion_requested_at < now() - interval '7 days' and id > after
    order by id limit 100
  ) as p
$$;

-- Deletes such an account with all of its rows. False while a picture is left, or the account is not to be deleted (any more).
create function public.delete_expired_account(account uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.profiles p
  where p.id = account and p.deletion_requested_at < now() - interval '7 days' for update;
  if not found or public.picture_files(account) <> '[]' then
    return false;
  end if;
  delete from auth.users u where u.id = account;
  delete from public.former_usernames f where f.user_id is null and f.changed_at < now() - interval '1 year';
  return true;
end $$;

grant execute on function public.request_account_deletion(), public.restore_account() to authenticated;
