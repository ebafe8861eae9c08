-- What moderators have hidden from others, and whom they have suspended. Only the functions of …_moderation.sql write it. The reads of
-- profiles, lists, reviews and follows check it.

create table public.hidden_things (
  -- The author.
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null,
  -- The id of a list, or of the game of a review; empty for what an account has once.
  item text not null default '',
  -- Shown to the author.
  reason text not null,
  hidden_at timestamptz not null default now(),
  primary key (user_id, kind, item),
  constraint hidden_things_kind_known check (kind in ('profile', 'avatar', 'banner', 'list', 'review')),
  constraint hidden_things_reason_text check (char_length(reason) between 1 and 500 and public.is_line(reason))
);

-- A suspended account publishes nothing: others see as little of it as of a private profile and none of its pictures, and it follows no one
-- new and likes and uploads nothing new.
create table public.suspensions (
  user_id uuid primary key references auth.users (id) on delete cascade,
  reason text not null,
  suspended_at timestamptz not null default now(),
  constraint suspensions_reason_text check (char_length(reason) between 1 and 500 and public.is_line(reason))
);

-- No policies and no grants.
alter table public.hidden_things enable row level security;
alter table public.suspensions enable row level security;

create function public.is_hidden(author uuid, kind text, item text) returns boolean
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_generic_plan' as $$
begin
  return (
    select exists (
      select from public.hidden_things h where h.user_id = author and h.kind = is_hidden.kind and h.item = is_hidden.item
    )
  );
end $$;

create function public.is_suspended(account uuid) returns boolean
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_generic_plan' as $$
begin
  return exists (select from public.suspensions s where s.user_id = account);
end $$;

create function public.refuse_suspended(account uuid) returns void
language plpgsql stable set search_path = '' as $$
begin
  if public.is_suspended(account) then
    raise exception 'This account is suspended.' using errcode = 'QS048';
  end if;
end $$;

-- A trigger, because policies run with the user's rights, and users cannot read suspensions. Storage reports this code as a refused upload.
create function public.refuse_pictures_of_suspended() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if public.is_suspended(new.owner_id::uuid) then
    raise exception 'This account is suspended.' using errcode = '42501';
  end if;
  return new;
end $$;

create trigger questshelf_refuse_suspended before insert or update of metadata on storage.objects
for each row when (new.bucket_id in ('avatars', 'banners') and new.owner_id is not null)
execute function public.refuse_pictures_of_suspended();

-- Whether an account is younger than a day, or its address is not confirmed: it may publish and follow less.
create function public.is_new_account(account uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from auth.users u
    where u.id = account and (u.email_confirmed_at is null or u.created_at > now() - interval '1 day')
  )
$$;

-- What moderators have decided about the caller: { suspended: { reason, at } or null, hidden: [{ kind, item, title, reason, at }] }.
-- In plpgsql, because the lists are defined later.
create function public.own_moderation() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return jsonb_build_object(
    'suspended', (
      select jsonb_build_object('reason', s.reason, 'at', s.suspended_at) from public.suspensions s
      where s.user_id = (select auth.uid())
    ),
    'hidden', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'kind', h.kind, 'item', h.item, 'title', coalesce(l.title, g.game_name), 'reason', h.reason, 'at', h.hidden_at
      ) order by h.hidden_at desc, h.kind, h.item), '[]')
      from (
        select * from public.hidden_things o where o.user_id = (select auth.uid()) order by o.hidden_at desc limit 100
      ) as h
      left join public.lists l on h.kind = 'list' and l.id::text = h.item and l.user_id = h.user_id
      left join public.user_games g on h.kind = 'review' and g.user_id = h.user_id and g.game_id::text = h.item
    )
  );
end $$;

grant execute on function public.own_moderation() to authenticated;
