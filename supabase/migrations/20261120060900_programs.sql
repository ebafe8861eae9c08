-- What programs read without a session: the feed of a profile, which is public, and what is the user's own, by secret addresses. A token is
-- exchanged for its owner, who is passed on as a parameter: no claim of the request is ever set.

create table public.program_addresses (
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null,
  -- Only a hash of the token, as in calendar_feeds.
  token_hash text not null unique,
  created_at timestamptz not null default now(),
  primary key (user_id, kind),
  constraint program_addresses_kind_known check (kind in ('shelf', 'playing', 'export'))
);

alter table public.program_addresses enable row level security;

create policy program_addresses_own on public.program_addresses to authenticated using (user_id = (select auth.uid()));
grant select, delete on public.program_addresses to authenticated;

-- Creates the caller's address of a kind, or replaces it, and returns its token.
create function public.renew_program_address(of_kind text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  token constant text := replace(gen_random_uuid()::text, '-', '');
begin
  insert into public.program_addresses (user_id, kind, token_hash)
  values ((select auth.uid()), of_kind, encode(sha256(convert_to(token, 'UTF8')), 'hex'))
  on conflict (user_id, kind) do update set token_hash = excluded.token_hash, created_at = now();
  return token;
end;
$$;

grant execute on function public.renew_program_address(text) to authenticated;

-- The functions below call it, and no role may.
create function public.program_owner(of_kind text, token text) returns uuid
language sql stable security definer set search_path = '' as $$
  select a.user_id from public.program_addresses a
  join public.profiles p on p.id = a.user_id and p.deletion_requested_at is null
  where length(token) = 32 and a.kind = of_kind and a.token_hash = encode(sha256(convert_to(token, 'UTF8')), 'hex')
$$;

-- The games that the token's owner is playing, the last played first; null for an unknown token.
create function public.program_playing(token text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  owner constant uuid := public.program_owner('playing', token);
begin
  if owner is null then
    return null;
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'gameId', g.game_id, 'name', g.game_name, 'coverUrl', g.game_cover_url, 'hours', g.shown_hours, 'since', g.started,
      'updatedAt', g.updated_at
    ) order by g.updated_at desc, g.game_id), '[]')
    from (
      select s.game_id, s.game_name, s.game_cover_url, s.shown_hours, s.updated_at, (
        select p.started from public.plays p
        where p.user_id = s.user_id and p.game_id = s.game_id and p.outcome = 'playing' order by p.started limit 1
      ) as started
      from public.user_games s where s.user_id = owner and s.status = 'playing'
      order by s.updated_at desc, s.game_id limit 50
    ) as g
  );
end $$;

-- 500 games of the shelf of the token's owner after a given one; null for an unknown token.
create function public.program_shelf(token text, after_game integer default 0) returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
declare
  owner constant uuid := public.program_owner('shelf', token);
begin
  if owner is null then
    return null;
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'gameId', g.game_id, 'name', g.game_name, 'coverUrl', g.game_cover_url, 'status', g.status, 'rating', g.user_rating,
      'hours', g.shown_hours, 'dateAdded', g.date_added, 'dateCompleted', g.date_completed, 'tags', (
        select coalesce(jsonb_agg(t.name order by lower(t.name)), '[]')
        from public.game_tags m join public.tags t on t.user_id = m.user_id and t.id = m.tag_id
        where m.user_id = owner and m.game_id = g.game_id
      )
    ) order by g.game_id), '[]')
    from (
      select * from public.user_games s where s.user_id = owner and s.game_id > after_game order by s.game_id limit 500
    ) as g
  );
end $$;

-- The tables of the export, and the column by which each is read in pages: those of `lib/account-data/tables.ts`, which their owner may read.
create function public.exported_tables() returns table (relation text, key text)
language sql immutable set search_path = '' as $$
  values
    ('user_games', 'game_id'), ('steam_games', 'appid'), ('removed_steam_apps', 'appid'), ('plays', 'id'), ('copies', 'id'), ('tags', 'id'),
    ('former_usernames', 'username_key'), ('imports', 'id'), ('import_choices', 'title_key'), ('import_mappings', 'header_key'),
    ('lists', 'id'), ('list_entries', 'id'), ('smart_lists', 'id'), ('favourites', 'game_id'),
    ('reviews', 'game_id'), ('list_likes', 'list_id')
$$;

-- 200 rows of a user in one of them after a given one.
create function public.exported_rows(owner uuid, of_relation text, after text) returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
declare
  exported record;
  rows jsonb;
begin
  select t.relation, t.key, format_type(a.atttypid, null) as type into exported
  from public.exported_tables() t
  join pg_catalog.pg_attribute a on a.attrelid = to_regclass('public.' || t.relation) and a.attname = t.key
  where t.relation = of_relation;
  if exported is null then
    raise exception 'unknown table' using errcode = '22023';
  end if;
  execute format(
    'select coalesce(jsonb_agg(to_jsonb(r) order by r.%1$I), ''[]'') from (
       select * from public.%2$I t where t.user_id = $1 and ($2 is null or t.%1$I > $2::%3$s) order by t.%1$I limit 200
     ) as r', exported.key, exported.relation, exported.type
  ) into rows using owner, after;
  return rows;
end $$;

-- A page of the export of the token's owner, as lib/account-data reads it with a session; null for an unknown token. `part` is 'account',
-- 'changes', 'game_tags', 'follows', 'blocks', 'review_likes' or one of exported_tables(); `after` is what the page begins after.
create function public.program_export(token text, part text, after jsonb default '{}') returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  owner constant uuid := public.program_owner('export', token);
  none constant uuid := '00000000-0000-0000-0000-000000000000';
begin
  if owner is null then
    return null;
  end if;
  return case part
    when 'account' then (
      select jsonb_build_object(
        'account', jsonb_build_object(
          'id', u.id, 'email', u.email, 'new_email', nullif(u.email_change, ''), 'created_at', u.created_at, 'updated_at', u.updated_at,
          'email_confirmed_at', u.email_confirmed_at, 'last_sign_in_at', u.last_sign_in_at, 'user_metadata', u.raw_user_meta_data
        ),
        'profile', to_jsonb(p)
      )
      from auth.users u join public.profiles p on p.id = u.id where u.id = owner
    )
    when 'changes' then public.changes_of(
      owner, coalesce((after ->> 'change')::uuid, none), coalesce(after ->> 'table', ''), coalesce(after -> 'key', 'null')
    )
    when 'game_tags' then public.game_tags_of(owner, coalesce((after ->> 'game')::integer, 0))
    when 'follows' then public.follows_of(owner, coalesce((after ->> 'person')::uuid, none))
    when 'blocks' then public.blocked_of(owner, coalesce((after ->> 'person')::uuid, none))
    when 'review_likes' then public.review_likes_of(
      owner, coalesce((after ->> 'author')::uuid, none), coalesce((after ->> 'game')::integer, 0)
    )
    else public.exported_rows(owner, part, after ->> 'key')
  end;
end $$;

-- What a profile that is shown has finished, reviewed and published, the newest 50: { kind: 'finished' | 'review' | 'list', at, … }. Finished games only if
-- the dates are shown.
create function public.read_activity(owner uuid) returns jsonb
language sql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
  with shown as (
    select * from public.shown_profiles p where p.id = owner
  ),
  entries as (
    (
      select g.date_completed as at, jsonb_build_object(
        'kind', 'finished', 'at', g.date_completed, 'gameId', g.game_id, 'name', g.game_name,
        'rating', case when 'ratings' = any (s.shown_sections) then g.user_rating end
      ) as entry
      from shown s join public.user_games g on g.user_id = s.id
      where 'dates' = any (s.shown_sections) and g.status = 'completed'
        and g.date_completed between '1970-01-01Z' and now() + interval '1 day'
      order by g.date_completed desc, g.game_id limit 50
    )
    union all
    (
      select l.published_at, jsonb_build_object(
        'kind', 'list', 'at', l.published_at, 'id', l.id, 'title', l.title, 'description', l.description, 'size', public.list_size(l.id)
      )
      from shown s join public.lists l on l.user_id = s.id
      where 'lists' = any (s.shown_sections) and l.visibility = 'public' and not public.is_hidden(l.user_id, 'list', l.id::text)
      order by l.published_at desc, l.id limit 50
    )
    union all
    (
      select r.published_at, jsonb_build_object(
        'kind', 'review', 'at', r.published_at, 'gameId', r.game_id, 'name', g.game_name,
        'rating', case when 'ratings' = any (s.shown_sections) then g.user_rating end,
        'text', case when not r.is_spoiler then public.cover_spoilers(r.text) end
      )
      from shown s join public.reviews r on r.user_id = s.id
      join public.user_games g on g.user_id = r.user_id and g.game_id = r.game_id
      where r.visibility = 'public' and not public.is_hidden_review(r)
      order by r.published_at desc, r.game_id limit 50
    )
  )
  select coalesce(jsonb_agg(
    case when c.id is null then n.entry else n.entry || jsonb_build_object('name', c.name) end
    order by n.at desc, n.entry ->> 'kind', n.entry
  ), '[]')
  from (select * from entries e order by e.at desc limit 50) as n
  left join public.games c on c.id = (n.entry ->> 'gameId')::integer
$$;

grant execute on function
  public.program_playing(text), public.program_shelf(text, integer), public.program_export(text, text, jsonb), public.read_activity(uuid)
to anon, authenticated;
