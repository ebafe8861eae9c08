-- Lists of games: a title, a description, an order by hand, a note for each game. A list is private, open to everyone with its
-- link, or public. Users read their own rows; only the functions below write, so that each change is one step and keeps the limits.

create table public.lists (
  -- 122 random bits: the link of a list that is not public cannot be guessed.
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  title text not null,
  description text,
  -- Shown with numbers.
  is_ranked boolean not null default false,
  visibility text not null default 'private',
  created_at timestamptz not null default now(),
  -- When it became public, for the feed; null for all others.
  published_at timestamptz,
  -- Also set by a change of an entry.
  updated_at timestamptz not null default now(),
  constraint lists_title_text check (
    char_length(title) between 1 and 100 and title = btrim(title)
    and public.is_line(title)
  ),
  constraint lists_description_text check (
    char_length(description) between 1 and 2000
    and public.is_text(description)
  ),
  constraint lists_visibility_known check (visibility in ('private', 'link', 'public'))
);

create index lists_by_change on public.lists (user_id, updated_at desc, id);

-- Arguments: the visibilities that publish. The clock's time, after that of an edit in the same statement.
create function public.set_published_at() returns trigger
language plpgsql set search_path = '' as $$
begin
  if coalesce(current_setting('questshelf.undoing', true), '') = '' then
    new.published_at := case when new.visibility = any (tg_argv) then coalesce(new.published_at, clock_timestamp()) end;
  end if;
  return new;
end $$;

create trigger lists_set_published_at before insert or update of visibility on public.lists
for each row execute function public.set_published_at('public');

-- A game of a list. The catalogue's name and cover are shown; those stored here only while it does not have the game.
create table public.list_entries (
  id uuid not null default gen_random_uuid(),
  list_id uuid not null references public.lists (id) on delete cascade,
  game_id integer not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  game_name text not null,
  cover_image_id text,
  release_year integer,
  -- With gaps, so that a moved game changes one row.
  position bigint not null,
  note text,
  added_at timestamptz not null default now(),
  primary key (list_id, game_id),
  constraint list_entries_one_per_position unique (list_id, position) deferrable,
  constraint list_entries_game_id_range check (game_id between 1 and 268435455),
  constraint list_entries_name_text check (char_length(game_name) between 1 and 500 and public.is_line(game_name)),
  -- Leaves room for a whole list on both sides.
  constraint list_entries_position_range check (position between -1000000000000 and 1000000000000),
  constraint list_entries_release_year_range check (release_year between 0 and 9999),
  constraint list_entries_cover check (cover_image_id ~ '^[A-Za-z0-9_-]{1,64}$'),
  constraint list_entries_note_text check (
    char_length(note) between 1 and 500
    and public.is_text(note)
  )
);

-- For the export, and for the lists that have a game.
create index list_entries_by_user on public.list_entries (user_id, id);
create index list_entries_by_game on public.list_entries (user_id, game_id);

-- Access

alter table public.lists enable row level security;
alter table public.list_entries enable row level security;

create policy lists_select_own on public.lists for select to authenticated
using (user_id = (select auth.uid()));

create policy list_entries_select_own on public.list_entries for select to authenticated
using (user_id = (select auth.uid()));

grant select on public.lists, public.list_entries to authenticated;

-- Writes

-- Locks a list of the caller until the end of the transaction, and dates its change.
create function public.change_own_list(list uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
begin
  perform public.lock_own_shelf();
  update public.lists l set updated_at = now()
  where l.id = change_own_list.list and l.user_id = (select auth.uid());
  if not found then
    raise exception 'There is no such list.' using errcode = 'QS022';
  end if;
  return change_own_list.list;
end $$;

-- Adds games at the end of a list of the caller, in the given order, and returns how many were added; those in the list stay where
-- they are. A game has to be in the catalogue or on the caller's shelf, because its name comes from there.
create function public.add_to_list(list uuid, game_ids integer[]) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  this constant uuid := public.change_own_list(add_to_list.list);
  owner constant uuid := (select auth.uid());
  last_position bigint;
  known integer;
  added integer;
begin
  if cardinality(game_ids) > 1000 then
    raise exception 'This list is full: it holds 1,000 games.' using errcode = 'QS021';
  end if;
  select coalesce(max(e.position), 0) into last_position from public.list_entries e where e.list_id = this;
  with wanted as (
    select w.game_id, min(w.place) as place from unnest(game_ids) with ordinality as w (game_id, place) group by w.game_id
  ), found as (
    select
      w.game_id, w.place, coalesce(g.name, s.game_name) as name,
      coalesce(g.cover_image_id, substring(s.game_cover_url from '/([A-Za-z0-9_-]{1,64})\.[a-z]+$')) as cover,
      extract(year from coalesce(g.first_release_date, s.game_release_date))::integer as release_year
    from wanted w
    left join public.games g on g.id = w.game_id
    left join public.user_games s on s.user_id = owner and s.game_id = w.game_id
    where g.id is not null or s.game_id is not null
  ), inserted as (
    insert into public.list_entries as e (list_id, game_id, user_id, game_name, cover_image_id, release_year, position)
    select
      this, f.game_id, owner, coalesce(public.to_line(f.name, 500), 'Game ' || f.game_id), case when f.cover ~ '^[A-Za-z0-9_-]{1,64}$' then f.cover end, f.release_year,
      last_position + 1024 * row_number() over (order by f.place)
    from found f
    on conflict (list_id, game_id) do nothing returning 1
  )
  select (select count(*) from found), (select count(*) from inserted) into known, added;
  if known = 0 and cardinality(game_ids) > 0 then
    raise exception 'This game is not in the catalogue.' using errcode = 'QS023';
  end if;
  if (select count(*) from public.list_entries e where e.list_id = this) > 1000 then
    raise exception 'This list is full: it holds 1,000 games.' using errcode = 'QS021';
  end if;
  return added;
end $$;

-- Creates a list of the caller, with games, and returns its id. `request` is an id of the request: repeated calls create no second list,
-- and the values of the last one count until the list is changed. The list's id is derived from it and the caller, because the link of a
-- deleted list must not lead to another user's.
create function public.create_list(
  title text, description text default null, is_ranked boolean default false, visibility text default 'private',
  game_ids integer[] default '{}', request uuid default null
) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  -- Two calls at once must not both create the last list.
  owner constant uuid := public.lock_own_shelf();
  digest constant text := encode(sha256(convert_to(owner::text || request::text, 'UTF8')), 'hex');
  -- A UUID of version 8.
  new_list constant uuid := coalesce(overlay(overlay(left(digest, 32) placing '8' from 13) placing '8' from 17)::uuid, gen_random_uuid());
begin
  if (select count(*) from public.lists l where l.user_id = owner and l.id <> new_list) >= 1000 then
    raise exception 'You have 1,000 lists. Delete one that you do not need.' using errcode = 'QS020';
  end if;
  insert into public.lists as l (id, user_id, title, description, is_ranked, visibility)
  values (new_list, owner, create_list.title, create_list.description, coalesce(create_list.is_ranked, false), create_list.visibility)
  on conflict (id) do update set
    title = excluded.title, description = excluded.description, is_ranked = excluded.is_ranked, visibility = excluded.visibility
  where l.updated_at = l.created_at;
  if found and cardinality(game_ids) > 0 then
    perform public.add_to_list(new_list, game_ids);
  elsif not exists (select from public.lists l where l.id = new_list) then
    raise exception 'There is no such list.' using errcode = 'QS022';
  end if;
  return new_list;
end $$;

-- Changes what "changes" names: title, description, is_ranked, visibility; null clears the description.
create function public.edit_list(list uuid, changes jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  this constant uuid := public.change_own_list(edit_list.list);
begin
  update public.lists l set
    title = case when changes ? 'title' then changes ->> 'title' else l.title end,
    description = case when changes ? 'description' then changes ->> 'description' else l.description end,
    is_ranked = coalesce((changes ->> 'is_ranked')::boolean, l.is_ranked),
    visibility = coalesce(changes ->> 'visibility', l.visibility)
  where l.id = this;
end $$;

-- Moves a game of the list before another one, or to the end. Fails with QS024 when one of them is not in the list any more. The
-- lock of the list makes moves of several tabs happen one after the other.
create function public.move_list_entry(list uuid, game integer, before_game integer default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  this constant uuid := public.change_own_list(move_list_entry.list);
  lower_bound bigint;
  upper_bound bigint;
begin
  if (
    select count(*) from public.list_entries e
    where e.list_id = this and e.game_id in (game, coalesce(before_game, game))
  ) <> (case when coalesce(before_game, game) = game then 1 else 2 end) then
    raise exception 'The list has changed meanwhile.' using errcode = 'QS024';
  end if;
  if before_game = game then
    return;
  end if;
  loop
    select e.position into upper_bound from public.list_entries e where e.list_id = this and e.game_id = before_game;
    select max(e.position) into lower_bound from public.list_entries e
    where e.list_id = this and e.game_id <> game and (upper_bound is null or e.position < upper_bound);
    lower_bound := coalesce(lower_bound, upper_bound - 2048, 0);
    upper_bound := coalesce(upper_bound, lower_bound + 2048);
    exit when upper_bound - lower_bound >= 2;
    update public.list_entries e set position = numbered.place * 1024
    from (
      select n.game_id, row_number() over (order by n.position) as place from public.list_entries n where n.list_id = this
    ) as numbered
    where e.list_id = this and e.game_id = numbered.game_id;
  end loop;
  update public.list_entries e set position = lower_bound + (upper_bound - lower_bound) / 2
  where e.list_id = this and e.game_id = game;
end $$;

-- Null clears the note.
create function public.set_list_note(list uuid, game integer, note text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  this constant uuid := public.change_own_list(set_list_note.list);
begin
  update public.list_entries e set note = set_list_note.note
  where e.list_id = this and e.game_id = game;
  if not found then
    raise exception 'The list has changed meanwhile.' using errcode = 'QS024';
  end if;
end $$;

-- May be repeated.
create function public.remove_from_list(list uuid, game integer) returns void
language plpgsql security definer set search_path = '' as $$
declare
  this constant uuid := public.change_own_list(remove_from_list.list);
begin
  delete from public.list_entries e where e.list_id = this and e.game_id = game;
end $$;

-- Returns whether there was such a list; also true for a repeated request.
create function public.remove_list(list uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform public.lock_own_shelf();
  delete from public.lists l where l.id = remove_list.list and l.user_id = (select auth.uid());
  return found or public.has_change('lists');
end $$;

-- Reads

-- The image ids of the first covers of a list, without games for adults only. For the functions below, which have checked who may see it.
create function public.list_covers(list uuid) returns text[]
language sql stable security definer set search_path = '' as $$
  select array(
    select coalesce(g.cover_image_id, e.cover_image_id)
    from public.list_entries e left join public.games g on g.id = e.game_id
    where e.list_id = list_covers.list and g.is_adult is not true and coalesce(g.cover_image_id, e.cover_image_id) is not null
    order by e.position limit 5
  )
$$;

create function public.list_size(list uuid) returns integer
language sql stable security definer set search_path = '' as $$
  select count(*)::integer from public.list_entries e where e.list_id = list_size.list
$$;

-- A list without its games, for the functions below.
create function public.list_summary(of_list public.lists) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', of_list.id, 'title', of_list.title, 'description', of_list.description, 'isRanked', of_list.is_ranked,
    'updatedAt', of_list.updated_at, 'size', public.list_size(of_list.id), 'covers', public.list_covers(of_list.id)
  )
$$;

-- The public lists of a profile that shows them, also of one that is open by link. The last changed first: { total, lists }.
create function public.read_lists(owner uuid, page_size integer default 60, page_offset integer default 0) returns jsonb
language sql stable security definer set search_path = '' as $$
  with shown as (
    select l as list, l.updated_at, l.id from public.lists l
    where l.user_id = owner and l.visibility = 'public' and not public.is_hidden(l.user_id, 'list', l.id::text)
      and exists (select from public.shown_profiles p where p.id = owner and 'lists' = any (p.shown_sections))
  )
  select jsonb_build_object(
    'total', (select count(*) from shown),
    'lists', (
      select coalesce(jsonb_agg(public.list_summary(page.list) order by page.updated_at desc, page.id), '[]')
      from (
        select * from shown order by updated_at desc, id limit least(greatest(page_size, 0), 200) offset greatest(page_offset, 0)
      ) as page
    )
  )
$$;

-- The caller's lists, or those whose title contains a text.
create function public.own_lists(
  page_size integer default 60, page_offset integer default 0, containing text default ''
) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(
    public.list_summary(page.list) || jsonb_build_object('visibility', (page.list).visibility) order by page.updated_at desc, page.id
  ), '[]')
  from (
    select l as list, l.updated_at, l.id from public.lists l
    where l.user_id = (select auth.uid())
      and strpos(lower(l.title), lower(containing)) > 0
    order by l.updated_at desc, l.id
    limit least(greatest(page_size, 0), 200) offset greatest(page_offset, 0)
  ) as page
$$;

-- A list with a part of its games, for its owner and, unless it or its owner's profile is private, for everyone who knows its id;
-- null for all others, as for an id that does not exist. To others, a list is "public" if they can also find it on a public profile.
create function public.read_list(list uuid, page_size integer default 50, page_offset integer default 0) returns jsonb
language sql stable security definer set search_path = '' as $$
  select public.list_summary(l) || jsonb_build_object(
    'userId', l.user_id, 'username', p.username,
    'visibility', case
      when own.is_so or l.visibility <> 'public' then l.visibility
      when p.visibility = 'public' and 'lists' = any (p.shown_sections) then 'public'
      else 'link'
    end,
    'gameIds', (select coalesce(jsonb_agg(e.game_id order by e.position), '[]') from public.list_entries e where e.list_id = l.id),
    'entries', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'gameId', e.game_id, 'name', coalesce(g.name, e.game_name), 'coverImageId', coalesce(g.cover_image_id, e.cover_image_id),
        'releaseDate', case
          when g.id is not null then g.first_release_date
          when e.release_year is not null then make_date(greatest(1, e.release_year), 1, 1)
        end,
        'releaseFormat', case when g.id is null then 2 else g.first_release_format end,
        'rating', g.total_rating, 'note', e.note, 'isAdult', coalesce(g.is_adult, false)
      ) order by e.position), '[]')
      from (
        select * from public.list_entries o where o.list_id = l.id
        order by o.position limit least(greatest(page_size, 0), 1000) offset greatest(page_offset, 0)
      ) as e left join public.games g on g.id = e.game_id
    )
  )
  from public.lists l
  join public.profiles p on p.id = l.user_id
  cross join lateral (select l.user_id is not distinct from (select auth.uid()) as is_so) as own
  where l.id = read_list.list
    and (
      own.is_so
      or l.visibility <> 'private' and not public.is_hidden(l.user_id, 'list', l.id::text)
        and exists (select from public.shown_profiles s where s.id = l.user_id)
    )
$$;

grant execute on function
  public.add_to_list(uuid, integer[]), public.create_list(text, text, boolean, text, integer[], uuid), public.edit_list(uuid, jsonb),
  public.move_list_entry(uuid, integer, integer), public.set_list_note(uuid, integer, text),
  public.remove_from_list(uuid, integer), public.remove_list(uuid),
  public.own_lists(integer, integer, text)
to authenticated;
grant execute on function public.read_list(uuid, integer, integer), public.read_lists(uuid, integer, integer)
to anon, authenticated;
