-- Reports of users, and what moderators decide about them with `npm run moderate` (docs/operating.md). Reports hide nothing by themselves,
-- however many there are.

create table public.reports (
  -- Who reports.
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null,
  author_id uuid not null references auth.users (id) on delete cascade,
  -- The same as in hidden_things.
  item text not null default '',
  reason text not null,
  details text,
  reported_at timestamptz not null default now(),
  -- Null until a moderator has decided.
  closed_at timestamptz,
  primary key (user_id, author_id, kind, item),
  constraint reports_others check (user_id <> author_id),
  constraint reports_kind_known check (kind in ('profile', 'avatar', 'banner', 'list', 'review')),
  constraint reports_reason_known check (reason in ('spam', 'harassment', 'hate', 'sexual', 'illegal', 'spoiler', 'other')),
  constraint reports_details_text check (char_length(details) between 1 and 1000 and public.is_text(details))
);

create index reports_open on public.reports (author_id, kind, item) where closed_at is null;
create index reports_by_day on public.reports (user_id, reported_at);

create table public.moderation_log (
  -- 122 random bits: whoever has made the entry may have the caches of its pages expired (moderated_pages).
  id uuid primary key default gen_random_uuid(),
  decided_at timestamptz not null default now(),
  operator text not null,
  action text not null,
  kind text,
  -- Without a foreign key: the entry stays when the account is deleted.
  author_id uuid not null,
  item text not null default '',
  reason text,
  constraint moderation_log_action_known check (action in ('hide', 'unhide', 'suspend', 'lift', 'dismiss', 'dismiss-of'))
);

create index moderation_log_by_time on public.moderation_log (decided_at desc);

-- No policies and no grants.
alter table public.reports enable row level security;
alter table public.moderation_log enable row level security;

-- Users

-- Reports a thing that the caller can see: 'profile', 'avatar' and 'banner' by the profile's id, 'list' by the list's, 'review' by its
-- author's and its game. A block of either does not protect what every visitor sees. False if the caller's report of it is open
-- already: that one stays. One that was decided is opened again, because the thing may have changed. 20 a day. What is hidden, private or
-- the caller's own is refused like what does not exist.
create function public.report_thing(
  of_kind text, thing uuid, why text, more text default null, of_game integer default null
) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  reporter constant uuid := public.lock_own_shelf();
  reported constant text := case of_kind when 'list' then thing::text when 'review' then of_game::text else '' end;
  author uuid;
begin
  select p.id into author
  from public.shown_profiles p
  where p.id <> reporter and case of_kind
    when 'profile' then p.id = thing
    when 'avatar' then p.id = thing and p.avatar_url is not null
    when 'banner' then p.id = thing and p.banner_url is not null
    when 'list' then p.id = (
      select l.user_id from public.lists l
      where l.id = thing and l.visibility <> 'private' and not public.is_hidden(l.user_id, 'list', l.id::text)
    )
    when 'review' then p.id = thing and (public.can_read_review(thing, of_game) or exists (
      select from public.reviews r
      where r.user_id = thing and r.game_id = of_game and r.visibility = 'public' and not public.is_hidden_review(r)
    ))
    else false
  end;
  if author is null then
    raise exception 'There is nothing to report.' using errcode = 'QS050';
  end if;
  if exists (
    select from public.reports r
    where r.user_id = reporter and r.author_id = author and r.kind = of_kind and r.item = reported and r.closed_at is null
  ) then
    return false;
  end if;
  if (
    select count(*) from public.reports r where r.user_id = reporter and r.reported_at > now() - interval '1 day'
  ) >= 20 then
    raise exception 'You can report 20 things a day.' using errcode = 'QS051';
  end if;
  insert into public.reports (user_id, kind, author_id, item, reason, details)
  values (reporter, of_kind, author, reported, why, nullif(btrim(more), ''))
  on conflict (user_id, author_id, kind, item) do update
  set reason = excluded.reason, details = excluded.details, reported_at = now(), closed_at = null;
  return true;
end $$;

grant execute on function public.report_thing(text, uuid, text, text, integer) to authenticated;

-- Which pages a decision of the last hour has changed, for the app, which has no key of its own: { userId, username, lists, games, neighbours }. Null
-- for an unknown id.
create function public.moderated_pages(decision uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'userId', p.id, 'username', p.username,
    'lists', (select coalesce(jsonb_agg(l.id), '[]') from public.lists l where l.user_id = p.id and l.visibility <> 'private'),
    'games', (
      select coalesce(jsonb_agg(r.game_id), '[]') from (
        select o.game_id from public.reviews o where o.user_id = p.id and o.visibility = 'public'
        order by o.game_id::text = m.item desc, o.published_at desc limit 2000
      ) as r
    ),
    'neighbours', public.neighbours_of(p.id)
  )
  from public.moderation_log m join public.profiles p on p.id = m.author_id
  where m.id = decision and m.decided_at > now() - interval '1 hour'
$$;

grant execute on function public.moderated_pages(uuid) to anon, authenticated;

-- Moderators: service_role only

-- A thing with all that a moderator needs to decide.
create function public.moderated_thing(of_kind text, author uuid, of_item text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'kind', of_kind, 'authorId', p.id, 'username', p.username, 'item', of_item,
    'since', u.created_at, 'visibility', p.visibility,
    'hidden', (
      select h.reason from public.hidden_things h where h.user_id = p.id and h.kind = of_kind and h.item = of_item
    ),
    'suspended', (select s.reason from public.suspensions s where s.user_id = p.id),
    'decisions', (select count(*) from public.moderation_log m where m.author_id = p.id and m.action not in ('dismiss', 'dismiss-of')),
    'content', case of_kind
      when 'profile' then jsonb_build_object('about', p.about, 'website', p.website, 'socials', p.socials)
      when 'avatar' then jsonb_build_object('picture', p.avatar_url)
      when 'banner' then jsonb_build_object('picture', p.banner_url)
      when 'list' then (
        select jsonb_build_object(
          'title', l.title, 'description', l.description, 'visibility', l.visibility, 'size', public.list_size(l.id),
          'notes', (
            select coalesce(jsonb_agg(e.note order by e.position), '[]') from (
              select o.note, o.position from public.list_entries o where o.list_id = l.id and o.note is not null
              order by o.position limit 50
            ) as e
          )
        )
        from public.lists l where l.user_id = p.id and l.id::text = of_item
      )
      when 'review' then (
        select jsonb_build_object('game', g.game_name, 'visibility', r.visibility, 'text', r.text)
        from public.reviews r join public.user_games g using (user_id, game_id)
        where r.user_id = p.id and r.game_id::text = of_item
      )
    end,
    'reports', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'reason', r.reason, 'details', r.details, 'at', r.reported_at, 'isOpen', r.closed_at is null,
        'by', coalesce(reporter.username, reporter.id::text), 'reportsOfReporter', (select count(*) from public.reports o where o.user_id = r.user_id)
      ) order by r.reported_at), '[]')
      from (
        select * from public.reports o where o.author_id = p.id and o.kind = of_kind and o.item = of_item
        order by o.closed_at is not null, o.reported_at limit 50
      ) as r
      join public.profiles reporter on reporter.id = r.user_id
    )
  )
  from public.profiles p join auth.users u on u.id = p.id where p.id = author
$$;

-- Which things have open reports, those first whose first report is the oldest: [{ kind, author, item }], 10,000 at most. The job reads
-- those of a page with moderated_thing.
create function public.open_reports() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object('kind', t.kind, 'author', t.author_id, 'item', t.item) order by t.since, t.author_id, t.kind, t.item
    ), '[]'
  )
  from (
    select r.kind, r.author_id, r.item, min(r.reported_at) as since from public.reports r
    where r.closed_at is null
    group by r.kind, r.author_id, r.item order by min(r.reported_at), r.author_id, r.kind, r.item limit 10000
  ) as t
$$;

-- The author and item of what a moderator names: a list by its id, a review by
-- "<username>/<game id>", all else by the username. Null for an unknown one.
create function public.find_moderated(of_kind text, name text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('author', f.author, 'item', f.item)
  from (
    select l.user_id as author, l.id::text as item from public.lists l where of_kind = 'list' and l.id::text = lower(name)
    union all
    select h.user_id, h.item from public.hidden_things h where of_kind = 'list' and h.kind = 'list' and h.item = lower(name)
    union all
    select p.id, case of_kind when 'review' then split_part(name, '/', 2) else '' end from public.profiles p
    where of_kind <> 'list' and lower(split_part(name, '/', 1)) in (lower(p.username), p.id::text)
  ) as f
  limit 1
$$;

-- Decides about a thing ('hide', 'unhide', 'dismiss') or an account ('suspend', 'lift'), and closes its open reports. 'dismiss-of' closes the
-- open reports that the account itself has sent. May be repeated.
-- Returns { decision, picture }: the id of the log's entry, and the path of a picture whose file the job has to remove.
create function public.moderate(
  action text, author uuid, operator text, of_kind text default null, of_item text default '', why text default null
) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  decision uuid;
  picture text;
begin
  -- Locks the shelf before the row of the profile, like restore_account.
  perform pg_advisory_xact_lock(hashtextextended('shelf ' || author::text, 0));
  if not exists (select from public.profiles p where p.id = author) then
    raise exception 'There is no such account.' using errcode = 'QS050';
  end if;
  case action
    when 'hide' then
      insert into public.hidden_things as h (user_id, kind, item, reason) values (author, of_kind, of_item, why)
      on conflict (user_id, kind, item) do update set reason = excluded.reason;
      if of_kind in ('avatar', 'banner') then
        select case of_kind when 'avatar' then p.avatar_url else p.banner_url end into picture
        from public.profiles p where p.id = author;
        update public.profiles p set
          avatar_url = case when of_kind = 'banner' then p.avatar_url end,
          banner_url = case when of_kind = 'avatar' then p.banner_url end
        where p.id = author;
        update auth.users u set raw_user_meta_data = u.raw_user_meta_data - (of_kind || '_url') where u.id = author;
      end if;
    when 'unhide' then
      delete from public.hidden_things h where h.user_id = author and h.kind = of_kind and h.item = of_item;
    when 'suspend' then
      insert into public.suspensions as s (user_id, reason) values (author, why)
      on conflict (user_id) do update set reason = excluded.reason;
    when 'lift' then
      delete from public.suspensions s where s.user_id = author;
    when 'dismiss', 'dismiss-of' then
      null;
    else
      raise exception 'unknown action' using errcode = '22023';
  end case;
  update public.profiles p set withheld_at = case when d.is_withheld then now() end
  from (select public.is_hidden(author, 'profile', '') or public.is_suspended(author) as is_withheld) as d
  where p.id = author and (p.withheld_at is not null) <> d.is_withheld;
  update public.reports r set closed_at = now()
  where r.closed_at is null and case action
    when 'lift' then false
    when 'dismiss-of' then r.user_id = author
    when 'suspend' then r.author_id = author
    else r.author_id = author and r.kind = of_kind and r.item = of_item
  end;
  insert into public.moderation_log (operator, action, kind, author_id, item, reason)
  values (moderate.operator, moderate.action, of_kind, author, of_item, why)
  returning id into decision;
  -- The job deletes the file, so it must be the author's.
  return jsonb_build_object(
    'decision', decision, 'picture', case when starts_with(split_part(picture, '/', 4), author::text) then picture end
  );
end $$;

-- The newest decisions.
create function public.moderation_history(most integer default 100) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'at', m.decided_at, 'operator', m.operator, 'action', m.action, 'kind', m.kind, 'username', p.username, 'authorId', m.author_id,
    'item', m.item, 'reason', m.reason
  ) order by m.decided_at desc), '[]')
  from (select * from public.moderation_log o order by o.decided_at desc limit least(greatest(most, 0), 1000)) as m
  left join public.profiles p on p.id = m.author_id
$$;
