-- Who follows whom, and who has blocked whom. A row concerns two people, so that no user reads or writes the tables: the functions below
-- show each of them what is theirs to know.

create table public.follows (
  -- The follower.
  user_id uuid not null references auth.users (id) on delete cascade,
  followed_id uuid not null references auth.users (id) on delete cascade,
  followed_at timestamptz not null default now(),
  primary key (user_id, followed_id),
  constraint follows_others check (user_id <> followed_id)
);

create index follows_of_followed on public.follows (followed_id, followed_at desc, user_id);

create table public.blocks (
  user_id uuid not null references auth.users (id) on delete cascade,
  blocked_id uuid not null references auth.users (id) on delete cascade,
  blocked_at timestamptz not null default now(),
  primary key (user_id, blocked_id),
  constraint blocks_others check (user_id <> blocked_id)
);

create index blocks_of_blocked on public.blocks (blocked_id, user_id);

alter table public.follows enable row level security;
alter table public.blocks enable row level security;

-- Limits

create trigger follows_limit_rows after insert on public.follows
referencing new table as added
for each statement execute function public.limit_rows('2000', 'QS040', 'You follow 2,000 people. Unfollow someone first.');

create trigger blocks_limit_rows after insert on public.blocks
referencing new table as added
for each statement execute function public.limit_rows('5000', 'QS041', 'You have blocked 5,000 people. Unblock someone first.');

-- What holds for every row, also when an undo restores it

create function public.has_block(one uuid, other uuid) returns boolean
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_generic_plan' as $$
begin
  return exists (select from public.blocks b where b.user_id = one and b.blocked_id = other)
    or exists (select from public.blocks b where b.user_id = other and b.blocked_id = one);
end $$;

-- Whether a profile is public or open by link, and neither of the two has blocked the other.
create function public.can_follow(follower uuid, followed uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select follower <> followed and not public.has_block(follower, followed)
    and exists (select from public.shown_profiles p where p.id = followed)
$$;

-- Without it, a follow that begins during a block would outlive it.
create function public.lock_pair(one uuid, other uuid) returns void
language sql volatile set search_path = '' as $$
  select pg_advisory_xact_lock(hashtextextended('pair ' || least(one, other)::text || greatest(one, other)::text, 0))
$$;

-- One error for all reasons that concern the followed one, which does not say that someone has blocked the caller, or that a private profile
-- exists. A new account follows at most 50 people a day: its lock comes before that of the pair, so that parallel requests all count.
create function public.check_follow() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform public.refuse_suspended(new.user_id);
  if new.user_id = auth.uid() and public.is_new_account(new.user_id) then
    perform pg_advisory_xact_lock(hashtextextended('new follows ' || new.user_id::text, 0));
    if (
      select count(*) from public.follows f where f.user_id = new.user_id and f.followed_at > now() - interval '1 day'
    ) >= 50 then
      raise exception 'A new account follows at most 50 people a day.' using errcode = 'QS049';
    end if;
  end if;
  perform public.lock_pair(new.user_id, new.followed_id);
  if not public.can_follow(new.user_id, new.followed_id) then
    raise exception 'This profile cannot be followed.' using errcode = 'QS042';
  end if;
  return new;
end $$;

create trigger follows_check before insert on public.follows
for each row execute function public.check_follow();

create function public.lock_block() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform public.lock_pair(new.user_id, new.blocked_id);
  return new;
end $$;

create trigger blocks_lock before insert on public.blocks
for each row execute function public.lock_block();

-- The undo of an earlier change does not make one of them follow the other again.
create function public.end_follows() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.changed_rows r set before = '{}'
  where r.relation = 'follows' and r.after is null and (r.user_id, r.key) in (
    (new.user_id, jsonb_build_object('user_id', new.blocked_id, 'followed_id', new.user_id)),
    (new.blocked_id, jsonb_build_object('user_id', new.user_id, 'followed_id', new.blocked_id))
  );
  delete from public.follows f
  where (f.user_id = new.user_id and f.followed_id = new.blocked_id)
    or (f.user_id = new.blocked_id and f.followed_id = new.user_id);
  return null;
end $$;

create trigger blocks_end_follows after insert on public.blocks
for each row execute function public.end_follows();

-- Writes. All may be repeated, and return whether they changed something.

create function public.follow_person(person uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  insert into public.follows (user_id, followed_id) values ((select auth.uid()), person) on conflict do nothing;
  return found;
end $$;

-- Also a follow that the other user has ended with a change: its undo does not restore it. In plpgsql, because changed_rows is defined later.
create function public.unfollow_person(person uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  update public.changed_rows r set before = '{}'
  where r.user_id = person and r.relation = 'follows' and r.after is null
    and r.key = jsonb_build_object('user_id', (select auth.uid()), 'followed_id', person);
  delete from public.follows f where f.user_id = (select auth.uid()) and f.followed_id = person;
  return found;
end $$;

-- Ends that someone follows the caller. Only a public profile, which is listed as a follower: the undo would show of another one that it
-- followed.
create function public.remove_follower(person uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  delete from public.follows f
  where f.user_id = person and f.followed_id = (select auth.uid())
    and exists (select from public.shown_profiles p where p.id = person and p.visibility = 'public');
  return found;
end $$;

-- Ends the follows of both. A private profile is refused like an id that does not exist.
create function public.block_person(person uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  owner constant uuid := (select auth.uid());
begin
  if exists (select from public.blocks b where b.user_id = owner and b.blocked_id = person) then
    return false;
  end if;
  if person = owner or not exists (select from public.shown_profiles p where p.id = person) then
    raise exception 'This profile cannot be blocked.' using errcode = 'QS043';
  end if;
  insert into public.blocks (user_id, blocked_id) values (owner, person) on conflict do nothing;
  return found;
end $$;

create function public.unblock_person(person uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  delete from public.blocks b where b.user_id = (select auth.uid()) and b.blocked_id = person;
  return found;
end $$;

-- What everyone sees: public profiles alone are listed and counted. Empty, or null, for a profile that is not shown.

-- { followers, following }. More than 10,000 followers are 10,001.
create function public.read_follow_counts(owner uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'followers', (
      select count(*) from (
        select from public.follows f join public.shown_profiles p on p.id = f.user_id
        where f.followed_id = o.id and p.visibility = 'public'
        limit 10001
      ) as counted
    ),
    'following', (
      select count(*) from public.follows f join public.shown_profiles p on p.id = f.followed_id
      where f.user_id = o.id and p.visibility = 'public'
    )
  )
  from public.shown_profiles o where o.id = owner
$$;

-- [{ id, username, avatarUrl }], the newest first; the first 10,000 can be paged.
create function public.read_followers(owner uuid, page_size integer default 48, page_offset integer default 0) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(
    jsonb_build_object('id', l.id, 'username', l.username, 'avatarUrl', l.avatar_url) order by l.followed_at desc, l.id
  ), '[]')
  from (
    select p.id, p.username, p.avatar_url, f.followed_at
    from public.follows f join public.shown_profiles p on p.id = f.user_id
    where f.followed_id = owner and p.visibility = 'public'
      and exists (select from public.shown_profiles o where o.id = owner)
    order by f.followed_at desc, f.user_id
    limit least(greatest(page_size, 0), 100) offset least(greatest(page_offset, 0), 10000)
  ) as l
$$;

create function public.read_following(owner uuid, page_size integer default 48, page_offset integer default 0) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(
    jsonb_build_object('id', l.id, 'username', l.username, 'avatarUrl', l.avatar_url) order by l.followed_at desc, l.id
  ), '[]')
  from (
    select p.id, p.username, p.avatar_url, f.followed_at
    from public.follows f join public.shown_profiles p on p.id = f.followed_id
    where f.user_id = owner and p.visibility = 'public'
      and exists (select from public.shown_profiles o where o.id = owner)
    order by f.followed_at desc, f.followed_id
    limit least(greatest(page_size, 0), 100) offset least(greatest(page_offset, 0), 10000)
  ) as l
$$;

-- What the caller alone sees

-- Which of at most 100 people the caller follows and has blocked, and who is hidden from the caller by a block of either:
-- { following, blocked, hidden }, arrays of ids.
create function public.people_relations(people uuid[]) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'following', coalesce(jsonb_agg(a.id) filter (where exists (
      select from public.follows f where f.user_id = (select auth.uid()) and f.followed_id = a.id
    )), '[]'),
    'blocked', coalesce(jsonb_agg(a.id) filter (where exists (
      select from public.blocks b where b.user_id = (select auth.uid()) and b.blocked_id = a.id
    )), '[]'),
    'hidden', coalesce(jsonb_agg(a.id) filter (where public.has_block((select auth.uid()), a.id)), '[]')
  )
  from (select distinct unnest(people[1:100]) as id) as a
$$;

-- Whom the caller has blocked: { total, people: [{ id, username, avatarUrl, blockedAt }] }, the newest 100. A profile that is not shown has
-- no name: it may have changed since.
create function public.own_blocks() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'total', (select count(*) from public.blocks b where b.user_id = (select auth.uid())),
    'people', coalesce(jsonb_agg(
      jsonb_build_object('id', l.blocked_id, 'username', p.username, 'avatarUrl', p.avatar_url, 'blockedAt', l.blocked_at)
      order by l.blocked_at desc, l.blocked_id
    ), '[]')
  )
  from (
    select b.blocked_id, b.blocked_at from public.blocks b where b.user_id = (select auth.uid())
    order by b.blocked_at desc, b.blocked_id limit 100
  ) as l
  left join public.shown_profiles p on p.id = l.blocked_id
$$;

-- For the export: 1,000 of a user's follows after a given one, [{ person, username, followed_at }]. As above, without the names of
-- profiles that are not shown.
create function public.follows_of(owner uuid, after_person uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(
    jsonb_build_object('person', l.followed_id, 'username', p.username, 'followed_at', l.followed_at) order by l.followed_id
  ), '[]')
  from (
    select f.followed_id, f.followed_at from public.follows f
    where f.user_id = owner and f.followed_id > after_person
    order by f.followed_id limit 1000
  ) as l
  left join public.shown_profiles p on p.id = l.followed_id
$$;

create function public.own_follows(after_person uuid default '00000000-0000-0000-0000-000000000000') returns jsonb
language sql stable security definer set search_path = '' as $$
  select public.follows_of((select auth.uid()), after_person)
$$;

-- The same of a user's blocks, [{ person, username, blocked_at }].
create function public.blocked_of(owner uuid, after_person uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(
    jsonb_build_object('person', l.blocked_id, 'username', p.username, 'blocked_at', l.blocked_at) order by l.blocked_id
  ), '[]')
  from (
    select b.blocked_id, b.blocked_at from public.blocks b
    where b.user_id = owner and b.blocked_id > after_person
    order by b.blocked_id limit 1000
  ) as l
  left join public.shown_profiles p on p.id = l.blocked_id
$$;

create function public.own_blocked(after_person uuid default '00000000-0000-0000-0000-000000000000') returns jsonb
language sql stable security definer set search_path = '' as $$
  select public.blocked_of((select auth.uid()), after_person)
$$;

-- The public profiles whose pages count or list a user, so that a change of who sees the user is seen there at once: of followers the newest
-- 2,000. For other functions, which know who may ask.
create function public.neighbours_of(account uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(distinct n.id), '[]')
  from (
    select f.followed_id as id from public.follows f where f.user_id = account
    union all
    (
      select f.user_id from public.follows f where f.followed_id = account
      order by f.followed_at desc, f.user_id limit 2000
    )
  ) as n
  join public.shown_profiles p on p.id = n.id and p.visibility = 'public'
$$;

create function public.own_neighbours() returns jsonb
language sql stable security definer set search_path = '' as $$
  select public.neighbours_of((select auth.uid()))
$$;

grant execute on function
  public.read_follow_counts(uuid), public.read_followers(uuid, integer, integer), public.read_following(uuid, integer, integer)
to anon, authenticated;
grant execute on function
  public.follow_person(uuid), public.unfollow_person(uuid), public.remove_follower(uuid), public.block_person(uuid),
  public.unblock_person(uuid), public.people_relations(uuid[]), public.own_blocks(), public.own_follows(uuid),
  public.own_blocked(uuid), public.own_neighbours()
to authenticated;
