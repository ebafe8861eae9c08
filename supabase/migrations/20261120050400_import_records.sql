-- What the site's own export has beside the shelf: the profile, tags, plays, copies, lists, smart lists, favourites, reviews,
-- follows, likes and choices of earlier imports. An import stores it as it is in the file (import_records), the write adds what is missing after the games, and the undo removes what has not
-- changed since. Plays, copies and tags of other services' files are stored in the same way.

-- Which list an imported list became. Its id is random, because the link of a list that is not public must not be guessed from the id in
-- the file, which another account may have.
create table public.imported_lists (
  user_id uuid not null references auth.users (id) on delete cascade,
  filed_id uuid not null,
  list_id uuid not null references public.lists (id) on delete cascade,
  primary key (user_id, filed_id)
);

create index imported_lists_by_list on public.imported_lists (list_id);

alter table public.imported_lists enable row level security;

-- The list that a list of a file became; null before it is written.
create function public.own_list_id(owner uuid, list text) returns uuid
language sql stable set search_path = '' as $$
  select m.list_id from public.imported_lists m where m.user_id = owner and m.filed_id = list::uuid
$$;

-- Adds up to 1,000 records [{ place, kind, data }]. One that is there is replaced, so that a call may be repeated.
create function public.add_import_records(import uuid, records jsonb) returns void
language plpgsql security definer set search_path = '' set statement_timeout = '8s' as $$
declare
  this constant public.imports := public.lock_own_import(add_import_records.import, '{reading}');
begin
  if jsonb_typeof(add_import_records.records) is distinct from 'array' or jsonb_array_length(add_import_records.records) > 1000 then
    raise exception 'records must be a list of up to 1,000' using errcode = '22023';
  end if;
  -- Their types.
  perform case r.kind
    when 'tags' then to_jsonb(jsonb_populate_record(null::public.tags, r.data))
    when 'game_tags' then (select jsonb_agg(n.name) from jsonb_array_elements_text(r.data -> 'tags') as n (name))
    when 'removed_steam_apps' then to_jsonb(jsonb_populate_record(null::public.removed_steam_apps, r.data))
    when 'import_choices' then to_jsonb(jsonb_populate_record(null::public.import_choices, r.data))
    when 'import_mappings' then to_jsonb(jsonb_populate_record(null::public.import_mappings, r.data))
    when 'plays' then to_jsonb(jsonb_populate_record(null::public.plays, r.data))
    when 'copies' then to_jsonb(jsonb_populate_record(null::public.copies, r.data))
    when 'lists' then to_jsonb(jsonb_populate_record(null::public.lists, r.data))
    when 'list_entries' then to_jsonb(jsonb_populate_record(null::public.list_entries, r.data))
    when 'smart_lists' then to_jsonb(jsonb_populate_record(null::public.smart_lists, r.data))
    when 'favourites' then to_jsonb(jsonb_populate_record(null::public.favourites, r.data))
    when 'reviews' then to_jsonb(jsonb_populate_record(null::public.reviews, r.data))
    when 'follows' then to_jsonb(jsonb_populate_record(null::public.follows, r.data))
    when 'review_likes' then to_jsonb(jsonb_populate_record(null::public.review_likes, r.data))
    when 'list_likes' then to_jsonb(jsonb_populate_record(null::public.list_likes, r.data))
    when 'profile' then jsonb_build_array(
      jsonb_populate_record(null::public.profiles, r.data),
      -- A text is read as a list above, but not by edit_profile.
      jsonb_array_length(nullif(r.data -> 'shown_sections', 'null')), jsonb_array_length(nullif(r.data -> 'notices_off', 'null'))
    )
  end
  from jsonb_to_recordset(add_import_records.records) as r (kind text, data jsonb);
  insert into public.import_records (import_id, place, user_id, kind, data, key, game_id)
  select distinct on (r.place) this.id, r.place, this.user_id, r.kind, r.data,
    case r.kind
      when 'tags' then lower(r.data ->> 'name')
      when 'game_tags' then r.data ->> 'game_id'
      when 'favourites' then r.data ->> 'game_id'
      when 'reviews' then r.data ->> 'game_id'
      when 'removed_steam_apps' then r.data ->> 'appid'
      when 'import_choices' then r.data ->> 'title_key'
      when 'import_mappings' then r.data ->> 'header_key'
      when 'list_entries' then r.data ->> 'list_id'
      when 'follows' then lower(r.data ->> 'username')
      when 'review_likes' then lower(r.data ->> 'username')
      when 'list_likes' then (r.data ->> 'list_id')::uuid::text
      when 'profile' then null
      else (r.data ->> 'id')::uuid::text
    end,
    case when r.kind in ('game_tags', 'plays', 'copies', 'favourites', 'reviews') then (r.data ->> 'game_id')::integer end
  from jsonb_to_recordset(add_import_records.records) as r (place integer, kind text, data jsonb)
  order by r.place
  on conflict (import_id, place) do update set
    kind = excluded.kind, data = excluded.data, key = excluded.key, game_id = excluded.game_id;
end $$;

-- The profile

-- The fields of the file's profile that differ from the caller's, in the order of the review: as text, and as the write would set
-- them. An empty field, or a setting as every new account has it, gets the file's value; the policy decides about the others.
create function public.import_profile_changes(of_import uuid) returns table (field text, mine jsonb, filed jsonb)
language sql stable set search_path = '' as $$
  with pair as (
    select
      '{"show_imported": false, "show_adult": false, "steam_sync": false, "visibility": "public", "shown_sections": ["ratings", "dates", "lists", "statistics"], "notices_off": []}'::jsonb
        as unset,
      to_jsonb(p) || p.socials as mine, r.data || coalesce(r.data -> 'socials', '{}') as filed, i.policy ->> 'profile' as policy
    from public.import_records r
    join public.imports i on i.id = r.import_id
    join public.profiles p on p.id = i.user_id
    where r.import_id = of_import and r.kind = 'profile' and r.outcome is null
  )
  select f.field, nullif(pair.mine -> f.field, 'null'), pair.filed -> f.field
  from pair
  cross join unnest(
    '{about,website,github,steam,instagram,twitter,playstation,xbox,steam_id,show_imported,show_adult,steam_sync,visibility,shown_sections,notices_off}'::text[]
  ) with ordinality as f (field, place)
  where pair.policy <> 'none'
    and coalesce(pair.filed -> f.field, 'null') not in ('null', '""', coalesce(pair.mine -> f.field, 'null'))
    and (pair.policy = 'file' or coalesce(pair.mine -> f.field, 'null') in ('null', '""', coalesce(pair.unset -> f.field, 'null')))
  order by f.place
$$;

-- Sets fields of the caller's profile.
create function public.set_profile_fields(fields jsonb) returns void
language sql security definer set search_path = '' as $$
  select public.edit_profile(f.plain || case when f.socials <> '{}' then jsonb_build_object('socials', f.socials) else '{}' end)
  from (
    select
      coalesce(jsonb_object_agg(e.key, e.value) filter (where not e.is_social), '{}') as plain,
      coalesce(jsonb_object_agg(e.key, e.value) filter (where e.is_social), '{}') as socials
    from (
      select key, value, key in ('github', 'steam', 'instagram', 'twitter', 'playstation', 'xbox') as is_social
      from jsonb_each(set_profile_fields.fields)
    ) as e
  ) as f
$$;

-- The plays, copies and tags of other services' files

-- The same id for the same text: version 8 and its variant.
create function public.uuid_of(value text) returns uuid
language sql immutable parallel safe set search_path = '' as $$
  select overlay(overlay(md5(value) placing '8' from 13) placing '8' from 17)::uuid
$$;

-- The plays of a row of a file that the log can have, [{ started, finished, minutes, platform, note }], the note only if there is one:
-- without days that cannot be, and without a start after the finish. One with only such days is left out, one without a date is not. Checked once, when the row is added.
create function public.valid_plays(plays jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'started', case when d.finished is null or d.started ^@ d.finished or d.finished ^@ d.started or d.started < d.finished then d.started end,
    'finished', d.finished, 'minutes', d.minutes, 'platform', d.platform
  ) || case when d.note is null then '{}' else jsonb_build_object('note', d.note) end order by d.place), '[]')
  from (
    select p.place, public.to_line(p.platform, 100) as platform, left(p.note, 5000) as note, least(greatest(coalesce(p.minutes, 0), 0), 60000000) as minutes,
      p.started is null and p.finished is null as is_undated,
      case when public.start_of_date(p.started) <= current_date + 1 then p.started end as started,
      case when public.start_of_date(p.finished) <= current_date + 1 then p.finished end as finished
    from rows from (
      jsonb_to_recordset(coalesce(plays, '[]')) as (started text, finished text, minutes integer, platform text, note text)
    ) with ordinality as p (started, finished, minutes, platform, note, place)
  ) as d
  where d.started is not null or d.finished is not null or d.is_undated
$$;

-- In the rows of an import that have a game, the plays that are neither in its records nor logged, as a row of `plays`. One whose
-- dates agree with a logged one as far as both say (`^@` is "starts with"; "2024" may be "2024-05"), which may be typed by hand, counts as logged. The minutes count only if the shelf has typed hours,
-- which are shown then: so no hours change that the preview does not name. Without `of_games`, of all games.
create function public.import_plays(of_import uuid, of_games integer[] default null) returns table (
  id uuid, game_id integer, first_row integer, data jsonb
)
language sql stable set search_path = '' set plan_cache_mode = force_custom_plan set jit = off as $$
  with filed as materialized (
    select f.*,
      case
        when f.status = 'dropped' and f.is_last then 'abandoned'
        when f.finished is not null or f.status = 'completed' then 'finished'
        when f.status = 'paused' and f.is_last then 'paused'
        when f.status in ('playing', 'endless') and f.is_last then 'playing'
      end as outcome
    from (
      select e.game_id, e.row_number as row, e.status, p.place = jsonb_array_length(r.plays) as is_last, p.platform, p.minutes,
        case when e.finish_as = 'start' then coalesce(p.started, p.finished) else p.started end as started,
        case when e.finish_as is null then p.finished end as finished, p.note
      from public.import_entries(of_import, of_games) e
      join public.import_rows r on r.import_id = of_import and r.row = e.row_number
      cross join lateral rows from (
        jsonb_to_recordset(r.plays) as (started text, finished text, minutes integer, platform text, note text)
      ) with ordinality as p (started, finished, minutes, platform, note, place)
      where e.kind = 'game' and r.own is null and r.plays <> '[]'
        and (e.finish_as is distinct from 'note' or p.started is not null)
    ) as f
  ),
  -- One play of a game is open at a time. Without a date, plays differ by their outcome and platform.
  single as (
    select distinct on (d.game_id, d.key) d.*
    from (
      select f.*, case when f.outcome = 'playing' then 'open' else concat_ws('|', f.started, '', f.finished, u.name) end as key, u.name as undated
      from filed f
      cross join lateral (
        select case when f.started is null and f.finished is null then concat_ws('|', f.outcome, f.platform) end as name
      ) as u
      where f.outcome is not null
    ) as d
    order by d.game_id, d.key, d.started desc, d.minutes desc, d.row
  ),
  identified as materialized (
    select public.uuid_of(concat_ws('|', s.game_id, coalesce(s.started, ''), coalesce(s.finished, ''), s.undated)) as id, s.*, i.user_id
    from single s join public.imports i on i.id = of_import
  )
  select f.id, f.game_id, f.row, jsonb_build_object(
    'id', f.id, 'game_id', f.game_id, 'platform', f.platform, 'started', f.started, 'finished', f.finished, 'outcome', f.outcome,
    'minutes', case when u.hours_played is not null then f.minutes else 0 end
  ) || case when f.note is null then '{}' else jsonb_build_object('note', f.note) end
  from identified f
  left join public.user_games u on u.user_id = f.user_id and u.game_id = f.game_id
  where not exists (
      select from public.import_records r
      where r.import_id = of_import and r.game_id = f.game_id and r.kind = 'plays' and r.key = f.id::text
    )
    and not exists (
      select from public.plays p
      where p.user_id = f.user_id and p.game_id = f.game_id and case
        when p.id = f.id or (p.outcome = 'playing' and f.outcome = 'playing') then true
        when p.finished is not null and f.finished is not null then p.finished ^@ f.finished or f.finished ^@ p.finished
        else p.started ^@ f.started or f.started ^@ p.started
      end
    )
$$;

-- The copies of a row of a file as the table can have them, without nulls: of several equal ones one. Checked once, when the row is added.
create function public.valid_copies(copies jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(v.copy order by v.place), '[]')
  from (
    select f.copy, min(f.place) as place
    from (
      select c.place, jsonb_strip_nulls(jsonb_build_object(
        'platform', public.to_line(c.platform, 100), 'store', public.to_line(c.store, 100),
        'medium', case when c.medium in ('physical', 'digital') then c.medium end,
        'bought_on', case when public.start_of_date(c.bought_on) <= current_date + 1 then c.bought_on end,
        'price', case when c.price between 0 and 99999999.99 and c.currency ~ '^[A-Z]{3}$' then round(c.price, 2) end,
        'currency', case when c.price between 0 and 99999999.99 and c.currency ~ '^[A-Z]{3}$' then c.currency end
      )) as copy
      from rows from (
        jsonb_to_recordset(coalesce(copies, '[]')) as (platform text, store text, medium text, bought_on text, price numeric, currency text)
      ) with ordinality as c (platform, store, medium, bought_on, price, currency, place)
    ) as f
    where f.copy <> '{}'
    group by f.copy
  ) as v
$$;

-- The names of tags of a row of a file as the table can have them: of those that differ in case, the first.
create function public.valid_tags(tags jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(v.name order by v.place), '[]')
  from (
    select distinct on (lower(l.name)) l.name, t.place
    from jsonb_array_elements_text(coalesce(tags, '[]')) with ordinality as t (name, place)
    cross join lateral (select public.to_line(t.name, 40) as name) as l
    where l.name is not null
    order by lower(l.name), t.place
  ) as v
$$;

-- In the rows of an import that have a game, the copies that are neither in its records nor owned, as a row of `copies`. One counts as
-- owned if a copy of the game has a value in common, and none that differs: "PC" is the copy for PC of any store and day. Names of
-- one platform are equal, for the first 200 names. Without `of_games`, of all games.
create function public.import_copies(of_import uuid, of_games integer[] default null) returns table (
  id uuid, game_id integer, first_row integer, data jsonb
)
language sql stable set search_path = '' set plan_cache_mode = force_custom_plan set jit = off as $$
  with filed as materialized (
    select distinct on (f.id) f.id, f.game_id, f.row, f.user_id, f.copy, c.platform, c.store, c.medium, c.bought_on
    from (
      select public.uuid_of(concat_ws('|', e.game_id, c.copy)) as id, e.game_id, e.row_number as row, r.user_id, c.copy
      from public.import_entries(of_import, of_games) e
      join public.import_rows r on r.import_id = of_import and r.row = e.row_number
      cross join lateral jsonb_array_elements(r.copies) as c (copy)
      where e.kind = 'game' and r.own is null and r.copies <> '[]'
    ) as f
    cross join lateral jsonb_to_record(f.copy) as c (platform text, store text, medium text, bought_on text)
    order by f.id, f.row
  ),
  owned as materialized (
    select c.* from public.copies c
    where (c.user_id, c.game_id) in (select f.user_id, f.game_id from filed f)
  ),
  platforms as materialized (
    select n.name, public.platforms_of(n.name) as ids
    from (
      select f.platform from filed f where exists (select from owned o where o.game_id = f.game_id and o.platform <> f.platform)
      union
      select o.platform from owned o
      limit 200
    ) as n (name)
    where n.name is not null
  )
  select f.id, f.game_id, f.row, f.copy || jsonb_build_object('id', f.id, 'game_id', f.game_id)
  from filed f
  where not exists (
      select from public.import_records r
      where r.import_id = of_import and r.game_id = f.game_id and r.kind = 'copies' and r.key = f.id::text
    )
    and not exists (
      select from owned o
      where o.game_id = f.game_id and (o.id = f.id or (
        num_nonnulls(o.platform || f.platform, o.store || f.store, o.medium || f.medium, o.bought_on || f.bought_on) > 0
        and coalesce(lower(o.store) = lower(f.store), true)
        and coalesce(o.medium = f.medium, true)
        and coalesce(o.bought_on ^@ f.bought_on or f.bought_on ^@ o.bought_on, true)
        and (coalesce(lower(o.platform) = lower(f.platform), true) or exists (
          select from platforms a join platforms b on a.ids && b.ids where a.name = o.platform and b.name = f.platform
        ))
      ))
    )
$$;

-- In the rows of an import that have a game, the tags that are neither in its records nor those of the game, at most 30.
create function public.import_game_tags(of_import uuid, of_games integer[] default null) returns table (
  game_id integer, first_row integer, names text[]
)
language sql stable set search_path = '' set plan_cache_mode = force_custom_plan set jit = off as $$
  with filed as materialized (
    select distinct on (e.game_id, lower(t.name)) e.game_id, e.row_number as row, r.user_id, t.name, t.place
    from public.import_entries(of_import, of_games) e
    join public.import_rows r on r.import_id = of_import and r.row = e.row_number
    cross join lateral jsonb_array_elements_text(r.tags) with ordinality as t (name, place)
    where e.kind = 'game' and r.own is null and r.tags <> '[]'
    order by e.game_id, lower(t.name), e.row_number, t.place
  )
  select f.game_id, min(f.row), (array_agg(f.name order by f.row, f.place))[:30]
  from filed f
  where not exists (
      select from public.game_tags m
      join public.tags t on t.user_id = m.user_id and t.id = m.tag_id
      where m.user_id = f.user_id and m.game_id = f.game_id and lower(t.name) = lower(f.name)
    )
    and not exists (
      select from public.import_records r
      cross join lateral jsonb_array_elements_text(r.data -> 'tags') as n (name)
      where r.import_id = of_import and r.game_id = f.game_id and r.kind = 'game_tags' and lower(n.name) = lower(f.name)
    )
  group by f.game_id
$$;

-- What the rows of an import add beside the shelf's fields, as import_records has it: import_plays, import_copies and import_game_tags.
create function public.import_additions(of_import uuid, of_games integer[] default null) returns table (
  kind text, game_id integer, first_row integer, key text, data jsonb
)
language sql stable set search_path = '' set plan_cache_mode = force_custom_plan set jit = off as $$
  select 'plays', p.game_id, p.first_row, p.id::text, p.data from public.import_plays(of_import, of_games) p
  union all
  select 'copies', c.game_id, c.first_row, c.id::text, c.data from public.import_copies(of_import, of_games) c
  union all
  select 'game_tags', t.game_id, t.first_row, t.game_id::text, jsonb_build_object('game_id', t.game_id, 'tags', to_jsonb(t.names))
  from public.import_game_tags(of_import, of_games) t
$$;

-- Adds these of games to the records of the import, up to its limits; before them the tags that do not exist yet.
create function public.store_import_additions(of_import uuid, owner uuid, of_games integer[]) returns void
language plpgsql security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
declare
  new_records jsonb;
begin
  if not exists (
    select from public.import_groups g where g.import_id = of_import and g.game_id = any (of_games) and g.additions > 0
  ) then
    return;
  end if;
  with additions as materialized (
    select a.* from public.import_additions(of_import, of_games) a
  ),
  new_tags as (
    select distinct on (lower(n.name)) n.name, a.first_row
    from additions a
    cross join lateral jsonb_array_elements_text(a.data -> 'tags') as n (name)
    where not exists (select from public.tags t where t.user_id = owner and lower(t.name) = lower(n.name))
      and not exists (
        select from public.import_records r where r.import_id = of_import and r.kind = 'tags' and r.key = lower(n.name)
      )
    order by lower(n.name), a.first_row
  ),
  listed as (
    select a.kind, a.game_id, a.first_row, a.key, a.data from additions a
    union all
    select 'tags', null, t.first_row, lower(t.name), jsonb_build_object('id', gen_random_uuid(), 'name', t.name) from new_tags t
  ),
  stored as (
    insert into public.import_records (import_id, place, user_id, kind, data, key, game_id)
    select of_import, o.places + row_number() over (order by l.kind <> 'tags', l.first_row, l.kind, l.key), owner, l.kind, l.data, l.key, l.game_id
    from listed l
    cross join (
      select coalesce(max(r.place), 0) as places from public.import_records r where r.import_id = of_import
    ) as o
    order by l.kind <> 'tags', l.first_row, l.kind, l.key
    limit (
      select greatest(200000 - greatest(count(*), max(r.place) filter (where r.import_id = of_import)), 0)
      from public.import_records r where r.user_id = owner
    )
    returning kind
  )
  select jsonb_object_agg(k.kind, k.records) into new_records
  from (select s.kind, count(*) as records from stored s group by s.kind) as k;
  update public.imports i set
    records = i.records + (select coalesce(sum(a.value::integer), 0) from jsonb_each_text(new_records) as a),
    record_counts = public.with_pending(i.record_counts, new_records)
  where i.id = of_import and new_records is not null;
end $$;

-- Preview

-- How many records the write adds that are not stored yet, by kind; see import_additions. A tag that several games get counts once.
create function public.pending_records(of_import uuid) returns jsonb
language sql stable set search_path = '' set plan_cache_mode = force_custom_plan as $$
  select jsonb_build_object(
    'plays', coalesce(sum(g.plays), 0), 'copies', coalesce(sum(g.copies), 0), 'game_tags', count(*) filter (where g.tags <> '{}'),
    'tags', (
      select count(distinct lower(n.name))
      from public.import_groups t
      cross join unnest(t.tags) as n (name)
      where t.import_id = of_import and t.additions > 0
        and not exists (select from public.tags o where o.user_id = t.user_id and lower(o.name) = lower(n.name))
        and not exists (
          select from public.import_records r where r.import_id = of_import and r.kind = 'tags' and r.key = lower(n.name)
        )
    )
  )
  from public.import_groups g where g.import_id = of_import and g.additions > 0
$$;

-- The number of records, by kind: [{ kind, added, there, left, titles }]. What is not written counts as the write would do it, but for blocks,
-- limits, and what only followers may read.
-- `titles` are the first 50 lists that are added.
create function public.import_record_counts(of_import uuid) returns jsonb
language sql stable set search_path = '' set plan_cache_mode = force_custom_plan set jit = off as $$
  with owner as (
    select i.user_id as id from public.imports i where i.id = of_import
  ),
  records as materialized (
    select r.kind, r.place, r.data, r.key, r.game_id, r.outcome
    from public.import_records r where r.import_id = of_import and r.kind <> 'profile'
  ),
  wanted_games as materialized (
    select g.game_id from public.user_games g where g.user_id = (select o.id from owner o)
    union
    select g.game_id from public.import_groups g where g.import_id = of_import and g.game_id is not null
  ),
  judged as (
    select r.kind, r.place, r.data, coalesce(
      r.outcome,
      case
        when r.game_id is not null and not exists (select from wanted_games g where g.game_id = r.game_id) then 'left'
        when case r.kind
          when 'tags' then exists (select from public.tags t where t.user_id = o.id and lower(t.name) = r.key)
          when 'game_tags' then not exists (
            select from jsonb_array_elements_text(r.data -> 'tags') as n (name)
            where not exists (
              select from public.game_tags m join public.tags t on t.user_id = m.user_id and t.id = m.tag_id
              where m.user_id = o.id and m.game_id = r.game_id and lower(t.name) = lower(n.name)
            )
          )
          when 'removed_steam_apps' then exists (
            select from public.removed_steam_apps a where a.user_id = o.id and a.appid = r.key::bigint
          )
          when 'import_choices' then exists (select from public.import_choices c where c.user_id = o.id and c.title_key = r.key)
          when 'import_mappings' then exists (select from public.import_mappings m where m.user_id = o.id and m.header_key = r.key)
          when 'plays' then exists (select from public.plays p where p.user_id = o.id and p.id = r.key::uuid)
          when 'copies' then exists (select from public.copies c where c.user_id = o.id and c.id = r.key::uuid)
          when 'lists' then exists (
            select from public.lists l
            where l.user_id = o.id and l.id in (r.key::uuid, public.own_list_id(o.id, r.key))
          )
          when 'smart_lists' then exists (
            select from public.smart_lists s
            where s.user_id = o.id and (s.id = r.key::uuid or lower(s.name) = lower(r.data ->> 'name'))
          )
          when 'favourites' then exists (select from public.favourites f where f.user_id = o.id and f.game_id = r.game_id)
          when 'reviews' then exists (select from public.reviews v where v.user_id = o.id and v.game_id = r.game_id)
          when 'follows' then exists (
            select from public.follows f join public.shown_profiles p on p.id = f.followed_id
            where f.user_id = o.id and lower(p.username) = r.key
          )
          when 'review_likes' then exists (
            select from public.review_likes k join public.shown_profiles p on p.id = k.author_id
            where k.user_id = o.id and k.game_id = (r.data ->> 'game_id')::integer and lower(p.username) = r.key
          )
          when 'list_likes' then exists (select from public.list_likes k where k.user_id = o.id and k.list_id = r.key::uuid)
        end then 'there'
        when case r.kind
          when 'follows' then not exists (select from public.shown_profiles p where lower(p.username) = r.key and p.id <> o.id)
          when 'review_likes' then not exists (
            select from public.shown_profiles p
            where lower(p.username) = r.key and p.id <> o.id and public.can_read_review(p.id, (r.data ->> 'game_id')::integer)
          )
          when 'list_likes' then not exists (
            select from public.lists l where l.id = r.key::uuid and l.user_id <> o.id and public.can_read_list(l.id)
          )
        end then 'left'
        else 'added'
      end
    ) as outcome
    from records r cross join owner o
    where r.kind <> 'list_entries'
  ),
  counted as (
    select j.kind,
      count(*) filter (where j.outcome = 'added') as added,
      count(*) filter (where j.outcome = 'there') as there,
      count(*) filter (where j.outcome = 'left') as left_out,
      (array_agg(j.data ->> 'title' order by j.place) filter (where j.kind = 'lists' and j.outcome = 'added'))[:50] as titles
    from judged j group by j.kind
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'kind', c.kind, 'added', c.added, 'there', c.there, 'left', c.left_out, 'titles', to_jsonb(coalesce(c.titles, '{}'))
  )), '[]')
  from counted c
$$;

-- Stores import_record_counts again, if the import has records; of these games, unless it is null.
create function public.recount_import_records(of_import uuid, of_games integer[] default null) returns void
language plpgsql security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
begin
  if exists (
    select from public.import_records r where r.import_id = of_import and (of_games is null or r.game_id = any (of_games))
  ) then
    update public.imports i set record_counts = public.import_record_counts(of_import) where i.id = of_import;
  end if;
end $$;

-- Write

-- The functions below add records that the caller does not have. `written` of what was added: { at }, when the row was last changed, as the
-- undo compares it; for follows and likes of reviews also { person }, for tags { id }, for the tags of a game { tags }, their ids; for smart
-- lists { name, query }; for the profile { from, to }. write_import_records calls them with its settings.

-- The fields of the profile.
create function public.write_profile_record(of_import uuid, owner uuid, places integer[]) returns void
language plpgsql set search_path = '' as $$
declare
  changes jsonb;
begin
  select jsonb_build_object('from', jsonb_object_agg(c.field, c.mine), 'to', jsonb_object_agg(c.field, c.filed))
  into changes from public.import_profile_changes(of_import) c having count(*) > 0;
  if changes is not null then
    perform public.set_profile_fields(changes -> 'to');
  end if;
  update public.import_records r set
    outcome = case when changes is null then 'there' else 'added' end, written = changes
  where r.import_id = of_import and r.place = any (places) and r.kind = 'profile';
end $$;

-- Tags, and the tags of games.
create function public.write_tag_records(of_import uuid, owner uuid, places integer[]) returns void
language plpgsql set search_path = '' as $$
begin
  with inserted as (
    insert into public.tags (id, user_id, name, created_at)
    select t.id, owner, t.name, public.past_time(t.created_at)
    from public.import_records r cross join lateral jsonb_populate_record(null::public.tags, r.data) as t
    where r.import_id = of_import and r.place = any (places) and r.kind = 'tags'
    order by r.place
    on conflict do nothing returning id, name
  )
  update public.import_records r set outcome = 'added', written = jsonb_build_object('id', i.id)
  from inserted i
  where r.import_id = of_import and r.place = any (places) and r.kind = 'tags' and r.key = lower(i.name);

  with inserted as (
    insert into public.game_tags (user_id, game_id, tag_id)
    select distinct owner, g.game_id, t.id
    from public.import_records r
    join public.user_games g on g.user_id = owner and g.game_id = r.game_id
    cross join lateral jsonb_array_elements_text(r.data -> 'tags') as n (name)
    join public.tags t on t.user_id = owner and lower(t.name) = lower(n.name)
    where r.import_id = of_import and r.place = any (places) and r.kind = 'game_tags'
    on conflict do nothing returning game_id, tag_id
  ),
  by_game as (
    select i.game_id, jsonb_agg(i.tag_id) as tags from inserted i group by i.game_id
  )
  update public.import_records r set outcome = 'added', written = jsonb_build_object('tags', i.tags)
  from by_game i
  where r.import_id = of_import and r.place = any (places) and r.kind = 'game_tags' and r.game_id = i.game_id;
end $$;

-- Choices of earlier syncs and imports.
create function public.write_choice_records(of_import uuid, owner uuid, places integer[]) returns void
language plpgsql set search_path = '' as $$
begin
  with inserted as (
    insert into public.removed_steam_apps (user_id, appid, removed_at)
    select owner, a.appid, public.past_time(a.removed_at)
    from public.import_records r cross join lateral jsonb_populate_record(null::public.removed_steam_apps, r.data) as a
    where r.import_id = of_import and r.place = any (places) and r.kind = 'removed_steam_apps'
      and not exists (select from public.steam_games s where s.user_id = owner and s.appid = a.appid)
    order by r.place
    limit greatest(20000 - (select count(*) from public.removed_steam_apps o where o.user_id = owner), 0)
    on conflict do nothing returning appid, removed_at
  )
  update public.import_records r set outcome = 'added', written = jsonb_build_object('at', i.removed_at)
  from inserted i
  where r.import_id = of_import and r.place = any (places) and r.kind = 'removed_steam_apps' and r.key = i.appid::text;

  with inserted as (
    insert into public.import_choices (user_id, title_key, game_id, chosen_at)
    select owner, c.title_key, c.game_id, public.past_time(c.chosen_at)
    from public.import_records r cross join lateral jsonb_populate_record(null::public.import_choices, r.data) as c
    where r.import_id = of_import and r.place = any (places) and r.kind = 'import_choices'
    order by r.place
    limit greatest(20000 - (select count(*) from public.import_choices o where o.user_id = owner), 0)
    on conflict do nothing returning title_key, chosen_at
  )
  update public.import_records r set outcome = 'added', written = jsonb_build_object('at', i.chosen_at)
  from inserted i
  where r.import_id = of_import and r.place = any (places) and r.kind = 'import_choices' and r.key = i.title_key;

  with inserted as (
    insert into public.import_mappings (user_id, header_key, mapping, saved_at)
    select owner, m.header_key, m.mapping, public.past_time(m.saved_at)
    from public.import_records r cross join lateral jsonb_populate_record(null::public.import_mappings, r.data) as m
    where r.import_id = of_import and r.place = any (places) and r.kind = 'import_mappings'
    order by r.place
    on conflict do nothing returning header_key, saved_at
  )
  update public.import_records r set outcome = 'added', written = jsonb_build_object('at', i.saved_at)
  from inserted i
  where r.import_id = of_import and r.place = any (places) and r.kind = 'import_mappings' and r.key = i.header_key;
end $$;

-- Plays of games on the shelf.
create function public.write_play_records(of_import uuid, owner uuid, places integer[]) returns void
language plpgsql set search_path = '' as $$
begin
  with inserted as (
    insert into public.plays (
      id, user_id, game_id, platform, started, finished, outcome, minutes, note, timer_started_at, created_at, updated_at
    )
    select p.id, owner, g.game_id, p.platform, p.started, p.finished, p.outcome, coalesce(p.minutes, 0), p.note,
      -- One timer runs at a time.
      case
        when p.timer_started_at <= now() and not exists (
          select from public.plays o where o.user_id = owner and o.timer_started_at is not null
        ) then p.timer_started_at
      end,
      public.past_time(p.created_at), public.past_time(p.updated_at)
    from public.import_records r
    cross join lateral jsonb_populate_record(null::public.plays, r.data) as p
    join public.user_games g on g.user_id = owner and g.game_id = r.game_id
    where r.import_id = of_import and r.place = any (places) and r.kind = 'plays'
    order by r.place
    on conflict do nothing returning id, updated_at
  )
  update public.import_records r set outcome = 'added', written = jsonb_build_object('at', i.updated_at)
  from inserted i
  where r.import_id = of_import and r.place = any (places) and r.kind = 'plays' and r.key = i.id::text;
end $$;

-- Copies of games on the shelf.
create function public.write_copy_records(of_import uuid, owner uuid, places integer[]) returns void
language plpgsql set search_path = '' as $$
begin
  with inserted as (
    insert into public.copies (
      id, user_id, game_id, platform, store, medium, bought_on, price, currency, created_at, updated_at
    )
    select c.id, owner, g.game_id, c.platform, c.store, c.medium, c.bought_on, c.price, c.currency,
      public.past_time(c.created_at), public.past_time(c.updated_at)
    from public.import_records r
    cross join lateral jsonb_populate_record(null::public.copies, r.data) as c
    join public.user_games g on g.user_id = owner and g.game_id = r.game_id
    where r.import_id = of_import and r.place = any (places) and r.kind = 'copies'
    order by r.place
    on conflict do nothing returning id, updated_at
  )
  update public.import_records r set outcome = 'added', written = jsonb_build_object('at', i.updated_at)
  from inserted i
  where r.import_id = of_import and r.place = any (places) and r.kind = 'copies' and r.key = i.id::text;
end $$;

-- Lists, and then their games.
create function public.write_list_records(of_import uuid, owner uuid, places integer[]) returns void
language plpgsql set search_path = '' as $$
begin
  with filed as materialized (
    select distinct on (l.id) coalesce(public.own_list_id(owner, r.key), gen_random_uuid()) as own_id, l.*, r.key
    from public.import_records r cross join lateral jsonb_populate_record(null::public.lists, r.data) as l
    where r.import_id = of_import and r.place = any (places) and r.kind = 'lists'
      and not exists (
        select from public.lists o where o.user_id = owner and o.id = l.id
      )
    order by l.id, r.place
  ),
  mapped as (
    insert into public.imported_lists (user_id, filed_id, list_id) select owner, f.id, f.own_id from filed f on conflict do nothing
  ),
  inserted as (
    insert into public.lists (id, user_id, title, description, is_ranked, visibility, created_at, updated_at)
    select f.own_id, owner, f.title, f.description, coalesce(f.is_ranked, false), coalesce(f.visibility, 'private'),
      public.past_time(f.created_at), public.past_time(f.updated_at)
    from filed f
    on conflict (id) do nothing returning id, updated_at
  )
  update public.import_records r set outcome = 'added', written = jsonb_build_object('at', i.updated_at)
  from inserted i join filed f on f.own_id = i.id
  where r.import_id = of_import and r.place = any (places) and r.kind = 'lists' and r.key = f.key;
  if (select count(*) from public.lists l where l.user_id = owner) > 1000 then
    raise exception 'You have 1,000 lists. Delete one that you do not need.' using errcode = 'QS020';
  end if;

  with lists as (
    select distinct r.key from public.import_records r where r.import_id = of_import and r.kind = 'lists' and r.outcome = 'added'
  ),
  inserted as (
    insert into public.list_entries (list_id, game_id, user_id, game_name, cover_image_id, release_year, position, note, added_at)
    select public.own_list_id(owner, r.key), e.game_id, owner, e.game_name, e.cover_image_id, e.release_year, e.position, e.note,
      public.past_time(e.added_at)
    from public.import_records r
    join lists l on l.key = r.key
    cross join lateral jsonb_populate_record(null::public.list_entries, r.data) as e
    where r.import_id = of_import and r.place = any (places) and r.kind = 'list_entries'
    order by r.place
    on conflict (list_id, game_id) do nothing returning list_id, game_id
  )
  update public.import_records r set outcome = 'added'
  from inserted i
  where r.import_id = of_import and r.place = any (places) and r.kind = 'list_entries'
    and public.own_list_id(owner, r.key) = i.list_id and (r.data ->> 'game_id')::integer = i.game_id;
  if exists (
    select from public.list_entries e
    where e.list_id in (
      select public.own_list_id(owner, r.key) from public.import_records r
      where r.import_id = of_import and r.place = any (places) and r.kind = 'list_entries'
    )
    group by e.list_id having count(*) > 1000
  ) then
    raise exception 'This list is full: it holds 1,000 games.' using errcode = 'QS021';
  end if;
end $$;

-- Smart lists, with the tags and lists of this account.
create function public.write_smart_list_records(of_import uuid, owner uuid, places integer[]) returns void
language plpgsql set search_path = '' as $$
begin
  -- Tags and lists have other ids in another account.
  with own_ids as materialized (
    select r.data ->> 'id' as filed, t.id::text as own
    from public.import_records r join public.tags t on t.user_id = owner and lower(t.name) = r.key
    where r.import_id = of_import and r.kind = 'tags'
    union all
    select r.key, l.id::text
    from public.import_records r join public.lists l on l.user_id = owner and l.id = public.own_list_id(owner, r.key)
    where r.import_id = of_import and r.kind = 'lists'
  ),
  inserted as (
    insert into public.smart_lists (user_id, id, name, query, created_at)
    select owner, s.id, s.name, q.query, public.past_time(s.created_at)
    from public.import_records r
    cross join lateral jsonb_populate_record(null::public.smart_lists, r.data) as s
    cross join lateral (
      select string_agg(coalesce((select i.own from own_ids i where i.filed = p.part limit 1), p.part), '' order by p.place) as query
      from regexp_split_to_table(s.query, '(?=[=,&])|(?<=[=,&])') with ordinality as p (part, place)
    ) as q
    where r.import_id = of_import and r.place = any (places) and r.kind = 'smart_lists'
    order by r.place
    on conflict do nothing returning id, name, query
  )
  update public.import_records r set outcome = 'added', written = jsonb_build_object('name', i.name, 'query', i.query)
  from inserted i
  where r.import_id = of_import and r.place = any (places) and r.kind = 'smart_lists' and r.key = i.id::text;
end $$;

-- Favourites, after those that the user has chosen.
create function public.write_favourite_records(of_import uuid, owner uuid, places integer[]) returns void
language plpgsql set search_path = '' as $$
begin
  with inserted as (
    insert into public.favourites (user_id, game_id, position)
    select owner, g.game_id, f.position + (
      select coalesce(max(o.position), 0) from public.favourites o
      where o.user_id = owner and not exists (
        select from public.import_records w
        where w.import_id = of_import and w.kind = 'favourites' and w.game_id = o.game_id and w.outcome = 'added'
      )
    )
    from public.import_records r
    cross join lateral jsonb_populate_record(null::public.favourites, r.data) as f
    join public.user_games g on g.user_id = owner and g.game_id = r.game_id
    where r.import_id = of_import and r.place = any (places) and r.kind = 'favourites'
    order by r.place
    on conflict do nothing returning game_id
  )
  update public.import_records r set outcome = 'added'
  from inserted i
  where r.import_id = of_import and r.place = any (places) and r.kind = 'favourites' and r.game_id = i.game_id;
end $$;

-- Reviews of games that have none. A limit leaves the rest out. Those of a new account are private, which may publish few a day.
create function public.write_review_records(of_import uuid, owner uuid, places integer[]) returns void
language plpgsql set search_path = '' as $$
begin
  with inserted as (
    insert into public.reviews (user_id, game_id, text, is_spoiler, visibility, created_at, edited_at, published_at)
    select owner, g.game_id, t.text, coalesce(v.is_spoiler, false), case when public.is_new_account(owner) then 'private' else coalesce(v.visibility, 'private') end,
      public.past_time(v.created_at), case when v.edited_at is not null then public.past_time(v.edited_at) end,
      public.past_time(coalesce(v.published_at, v.created_at))
    from public.import_records r
    cross join lateral jsonb_populate_record(null::public.reviews, r.data) as v
    cross join lateral (
      select btrim(left(regexp_replace(
        v.text, '[\u0001-\u0009\u000b-\u001f\u007f-\u009f\u200b\u2028-\u202e\u2060-\u2069\ufeff]', '', 'g'
      ), 10000), E' \n') as text
    ) as t
    join public.user_games g on g.user_id = owner and g.game_id = r.game_id
    where r.import_id = of_import and r.place = any (places) and r.kind = 'reviews' and t.text <> ''
    order by r.place
    limit greatest(0, 20000 - (select count(*) from public.reviews o where o.user_id = owner))
    on conflict do nothing returning game_id, text, is_spoiler, visibility
  )
  update public.import_records r set outcome = 'added', written = to_jsonb(i) - 'game_id'
  from inserted i
  where r.import_id = of_import and r.place = any (places) and r.kind = 'reviews' and r.game_id = i.game_id;
end $$;

-- Follows, by name, of people who can be followed now. Those of a new account begin now, because few a day may. In the order of ids, so that
-- two imports lock pairs in the same order.
create function public.write_follow_records(of_import uuid, owner uuid, places integer[]) returns void
language plpgsql set search_path = '' as $$
declare
  is_new constant boolean := public.is_new_account(owner);
begin
  with inserted as (
    insert into public.follows (user_id, followed_id, followed_at)
    select owner, p.id, case when is_new then now() else public.past_time(f.followed_at) end
    from public.import_records r
    cross join lateral jsonb_populate_record(null::public.follows, r.data) as f
    join public.shown_profiles p on lower(p.username) = r.key
    where r.import_id = of_import and r.place = any (places) and r.kind = 'follows'
      and public.can_follow(owner, p.id) and not public.is_suspended(owner)
      and not exists (select from public.follows o where o.user_id = owner and o.followed_id = p.id)
    order by p.id
    limit (
      select greatest(0, least(
        2000 - count(*), case when is_new then 50 - count(*) filter (where o.followed_at > now() - interval '1 day') else 2000 end
      ))
      from public.follows o where o.user_id = owner
    )
    on conflict do nothing returning followed_id, followed_at
  )
  update public.import_records r set outcome = 'added', written = jsonb_build_object('person', i.followed_id, 'at', i.followed_at)
  from inserted i join public.shown_profiles p on p.id = i.followed_id
  where r.import_id = of_import and r.place = any (places) and r.kind = 'follows' and r.key = lower(p.username);
end $$;

-- Likes of reviews and lists that the caller may read now. A limit leaves the rest out.
create function public.write_like_records(of_import uuid, owner uuid, places integer[]) returns void
language plpgsql set search_path = '' as $$
begin
  with inserted as (
    insert into public.review_likes (user_id, author_id, game_id, liked_at)
    select owner, p.id, k.game_id, public.past_time(k.liked_at)
    from public.import_records r
    cross join lateral jsonb_populate_record(null::public.review_likes, r.data) as k
    join public.shown_profiles p on lower(p.username) = r.key
    where r.import_id = of_import and r.place = any (places) and r.kind = 'review_likes'
      and p.id <> owner and public.can_read_review(p.id, k.game_id) and not public.is_suspended(owner)
      and not exists (
        select from public.review_likes o where o.user_id = owner and o.author_id = p.id and o.game_id = k.game_id
      )
    order by p.id, k.game_id
    limit greatest(0, 100000 - (select count(*) from public.review_likes o where o.user_id = owner))
    on conflict do nothing returning author_id, game_id, liked_at
  )
  update public.import_records r set outcome = 'added', written = jsonb_build_object('person', i.author_id, 'at', i.liked_at)
  from inserted i join public.shown_profiles p on p.id = i.author_id
  where r.import_id = of_import and r.place = any (places) and r.kind = 'review_likes'
    and r.key = lower(p.username) and (r.data ->> 'game_id')::integer = i.game_id;
  perform public.rank_review((r.written ->> 'person')::uuid, (r.data ->> 'game_id')::integer)
  from public.import_records r
  where r.import_id = of_import and r.place = any (places) and r.kind = 'review_likes' and r.outcome = 'added';

  with inserted as (
    insert into public.list_likes (user_id, list_id, liked_at)
    select owner, l.id, public.past_time(k.liked_at)
    from public.import_records r
    cross join lateral jsonb_populate_record(null::public.list_likes, r.data) as k
    join public.lists l on l.id = k.list_id
    where r.import_id = of_import and r.place = any (places) and r.kind = 'list_likes'
      and l.user_id <> owner and public.can_read_list(l.id) and not public.is_suspended(owner)
      and not exists (select from public.list_likes o where o.user_id = owner and o.list_id = l.id)
    order by l.id
    limit greatest(0, 100000 - (select count(*) from public.list_likes o where o.user_id = owner))
    on conflict do nothing returning list_id, liked_at
  )
  update public.import_records r set outcome = 'added', written = jsonb_build_object('at', i.liked_at)
  from inserted i
  where r.import_id = of_import and r.place = any (places) and r.kind = 'list_likes' and r.key = i.list_id::text;
end $$;

-- Adds these records, and marks the others as "there" or "left".
create function public.write_import_records(of_import uuid, owner uuid, places integer[]) returns void
language plpgsql security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' set timezone = 'UTC' as $$
declare
  kinds constant text[] := array(
    select distinct r.kind from public.import_records r where r.import_id = of_import and r.place = any (places)
  );
begin
  if 'profile' = any (kinds) then
    perform public.write_profile_record(of_import, owner, places);
  end if;
  if kinds && '{tags,game_tags}' then
    perform public.write_tag_records(of_import, owner, places);
  end if;
  if kinds && '{removed_steam_apps,import_choices,import_mappings}' then
    perform public.write_choice_records(of_import, owner, places);
  end if;
  if 'plays' = any (kinds) then
    perform public.write_play_records(of_import, owner, places);
  end if;
  if 'copies' = any (kinds) then
    perform public.write_copy_records(of_import, owner, places);
  end if;
  if kinds && '{lists,list_entries}' then
    perform public.write_list_records(of_import, owner, places);
  end if;
  if 'smart_lists' = any (kinds) then
    perform public.write_smart_list_records(of_import, owner, places);
  end if;
  if 'favourites' = any (kinds) then
    perform public.write_favourite_records(of_import, owner, places);
  end if;
  if 'reviews' = any (kinds) then
    perform public.write_review_records(of_import, owner, places);
  end if;
  if 'follows' = any (kinds) then
    perform public.write_follow_records(of_import, owner, places);
  end if;
  if kinds && '{review_likes,list_likes}' then
    perform public.write_like_records(of_import, owner, places);
  end if;
  update public.import_records r set outcome = case
    when r.game_id is not null and not exists (
      select from public.user_games g where g.user_id = owner and g.game_id = r.game_id
    ) then 'left'
    -- Its tag was left out.
    when r.kind = 'game_tags' and exists (
      select from jsonb_array_elements_text(r.data -> 'tags') as n (name)
      where not exists (select from public.tags t where t.user_id = owner and lower(t.name) = lower(n.name))
    ) then 'left'
    when r.kind = 'follows' and not exists (
      select from public.follows f join public.shown_profiles p on p.id = f.followed_id
      where f.user_id = owner and lower(p.username) = r.key
    ) then 'left'
    when r.kind = 'review_likes' and not exists (
      select from public.review_likes k join public.shown_profiles p on p.id = k.author_id
      where k.user_id = owner and k.game_id = (r.data ->> 'game_id')::integer and lower(p.username) = r.key
    ) then 'left'
    when r.kind = 'list_likes' and not exists (
      select from public.list_likes k where k.user_id = owner and k.list_id = r.key::uuid
    ) then 'left'
    else 'there'
  end
  where r.import_id = of_import and r.place = any (places) and r.outcome is null;
end $$;

-- Writes these records of an import; false if a table has refused one of them, by a limit for example, and none is written.
create function public.try_import_records(of_import uuid, owner uuid, places integer[]) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform public.write_import_records(of_import, owner, places);
  return true;
exception when integrity_constraint_violation or program_limit_exceeded or sqlstate 'QS013' or sqlstate 'QS016' or sqlstate 'QS006' or sqlstate 'QS020'
  or sqlstate 'QS021' or sqlstate 'QS025' or sqlstate 'QS026' or sqlstate 'QS027' or sqlstate 'QS028' or sqlstate 'QS040'
  or sqlstate 'QS042' or sqlstate 'QS044' or sqlstate 'QS048' or sqlstate 'QS049' or sqlstate 'QS052'
then
  return false;
end $$;

-- Writes the next records of an import, and returns how many. Those that the tables refuse are left out.
create function public.write_next_records(of_import uuid, owner uuid, batch integer) returns integer
language plpgsql security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
declare
  next_places constant integer[] := array(
    select r.place from public.import_records r where r.import_id = of_import and r.outcome is null order by r.place limit batch
  );
  next_place integer;
begin
  perform set_config('questshelf.has_dates', 'on', true);
  if not public.try_import_records(of_import, owner, next_places) then
    foreach next_place in array next_places loop
      if not public.try_import_records(of_import, owner, array[next_place]) then
        update public.import_records r set outcome = 'left' where r.import_id = of_import and r.place = next_place;
      end if;
    end loop;
  end if;
  perform set_config('questshelf.has_dates', '', true);
  update public.imports i set records_added = i.records_added + (
    select count(*) from public.import_records r where r.import_id = of_import and r.place = any (next_places) and r.outcome = 'added'
  ) where i.id = of_import;
  return cardinality(next_places);
end $$;

-- Undo

-- Removes what the last records of an import added, if it has not changed since, and returns how many records are left.
create function public.undo_records(of_import uuid, owner uuid, batch integer) returns integer
language plpgsql security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' set timezone = 'UTC' as $$
declare
  last_places constant integer[] := array(
    select r.place from public.import_records r
    where r.import_id = of_import and r.outcome = 'added' order by r.place desc limit batch
  );
  old_fields jsonb;
begin
  -- In the order in which a removal of the game or list locks.
  perform from public.user_games g
  where (g.user_id, g.game_id) in (
    select (r.written ->> 'person')::uuid, (r.data ->> 'game_id')::integer from public.import_records r
    where r.import_id = of_import and r.place = any (last_places) and r.kind = 'review_likes'
  )
  order by g.user_id, g.game_id for key share;
  perform from public.lists l
  where l.id in (
    select r.key::uuid from public.import_records r
    where r.import_id = of_import and r.place = any (last_places) and r.kind = 'list_likes'
  )
  order by l.id for key share;
  delete from public.list_likes k using public.import_records r
  where r.import_id = of_import and r.place = any (last_places) and r.kind = 'list_likes'
    and k.user_id = owner and k.list_id = r.key::uuid and k.liked_at = (r.written ->> 'at')::timestamptz;
  delete from public.review_likes k using public.import_records r
  where r.import_id = of_import and r.place = any (last_places) and r.kind = 'review_likes'
    and k.user_id = owner and k.author_id = (r.written ->> 'person')::uuid and k.game_id = (r.data ->> 'game_id')::integer
    and k.liked_at = (r.written ->> 'at')::timestamptz;
  perform public.rank_review((r.written ->> 'person')::uuid, (r.data ->> 'game_id')::integer)
  from public.import_records r
  where r.import_id = of_import and r.place = any (last_places) and r.kind = 'review_likes';
  delete from public.follows f using public.import_records r
  where r.import_id = of_import and r.place = any (last_places) and r.kind = 'follows'
    and f.user_id = owner and f.followed_id = (r.written ->> 'person')::uuid and f.followed_at = (r.written ->> 'at')::timestamptz;
  delete from public.favourites f using public.import_records r
  where r.import_id = of_import and r.place = any (last_places) and r.kind = 'favourites'
    and f.user_id = owner and f.game_id = r.game_id;
  delete from public.reviews v using public.import_records r
  where r.import_id = of_import and r.place = any (last_places) and r.kind = 'reviews'
    and v.user_id = owner and v.game_id = r.game_id and to_jsonb(v) @> r.written;
  delete from public.smart_lists s using public.import_records r
  where r.import_id = of_import and r.place = any (last_places) and r.kind = 'smart_lists'
    and s.user_id = owner and s.id = r.key::uuid and s.name = r.written ->> 'name' and s.query = r.written ->> 'query';
  delete from public.lists l using public.import_records r
  where r.import_id = of_import and r.place = any (last_places) and r.kind = 'lists'
    and l.user_id = owner and l.id = public.own_list_id(owner, r.key) and l.updated_at = (r.written ->> 'at')::timestamptz;
  delete from public.copies c using public.import_records r
  where r.import_id = of_import and r.place = any (last_places) and r.kind = 'copies'
    and c.user_id = owner and c.id = r.key::uuid and c.updated_at = (r.written ->> 'at')::timestamptz;
  delete from public.plays p using public.import_records r
  where r.import_id = of_import and r.place = any (last_places) and r.kind = 'plays'
    and p.user_id = owner and p.id = r.key::uuid and p.updated_at = (r.written ->> 'at')::timestamptz;
  delete from public.import_mappings m using public.import_records r
  where r.import_id = of_import and r.place = any (last_places) and r.kind = 'import_mappings'
    and m.user_id = owner and m.header_key = r.key and m.saved_at = (r.written ->> 'at')::timestamptz;
  delete from public.import_choices c using public.import_records r
  where r.import_id = of_import and r.place = any (last_places) and r.kind = 'import_choices'
    and c.user_id = owner and c.title_key = r.key and c.chosen_at = (r.written ->> 'at')::timestamptz;
  delete from public.removed_steam_apps a using public.import_records r
  where r.import_id = of_import and r.place = any (last_places) and r.kind = 'removed_steam_apps'
    and a.user_id = owner and a.appid = r.key::bigint and a.removed_at = (r.written ->> 'at')::timestamptz;
  delete from public.game_tags m using public.import_records r
  where r.import_id = of_import and r.place = any (last_places) and r.kind = 'game_tags'
    and m.user_id = owner and m.game_id = r.game_id and r.written -> 'tags' @> to_jsonb(m.tag_id);
  delete from public.tags t using public.import_records r
  where r.import_id = of_import and r.place = any (last_places) and r.kind = 'tags'
    and t.user_id = owner and t.id = (r.written ->> 'id')::uuid and lower(t.name) = r.key
    and not exists (select from public.game_tags m where m.user_id = owner and m.tag_id = t.id);
  select jsonb_object_agg(f.key, r.written -> 'from' -> f.key) into old_fields
  from public.import_records r
  join public.profiles p on p.id = owner
  cross join lateral jsonb_each(r.written -> 'to') as f
  where r.import_id = of_import and r.place = any (last_places) and r.kind = 'profile'
    and (to_jsonb(p) || p.socials) -> f.key = f.value;
  if old_fields is not null then
    perform public.set_profile_fields(old_fields);
  end if;
  update public.import_records r set outcome = 'there', written = null where r.import_id = of_import and r.place = any (last_places);
  update public.imports i set records_added = i.records_added - cardinality(last_places) where i.id = of_import;
  return (select count(*) from public.import_records r where r.import_id = of_import and r.outcome = 'added');
end $$;

grant execute on function public.add_import_records(uuid, jsonb) to authenticated;
