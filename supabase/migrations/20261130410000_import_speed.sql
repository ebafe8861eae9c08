-- The review after a decision, of imports with 20,000 rows: changes are computed only for the rows of a page, and the counts plan only the
-- games that are on the shelf.

drop function public.import_groups(uuid, text);

-- The rows of an import in groups, as the review lists them: all rows of a game, or of a title; what the import has written already
-- as it was written.
create function public.import_groups(of_import uuid, of_kind text default null) returns table (
  kind text, first_row integer, lines integer[], game_id integer, before jsonb, after jsonb
)
language sql stable set search_path = '' set plan_cache_mode = force_custom_plan set jit = off as $$
  select
    case
      when w.game_id is not null then case when w.before is null then 'new' else 'existing' end
      when p.before is null then 'new'
      when p.before = p.after then 'unchanged'
      else 'existing'
    end,
    p.first_row, p.lines, p.game_id,
    case when w.game_id is not null then w.before else p.before end,
    case when w.game_id is not null then w.after else p.after end
  from public.import_plan(of_import) p
  left join public.import_games w on w.import_id = of_import and w.game_id = p.game_id
  where of_kind is null or of_kind in ('new', 'existing', 'unchanged')
  union all
  select e.kind, min(e.row_number), array_agg(e.line order by e.row_number), null, null, null
  from public.import_entries(of_import, null) e
  where e.kind not in ('game', 'unmatched') and (of_kind is null or e.kind = of_kind)
  group by e.kind, coalesce('game ' || e.game_id, 'title ' || e.choice_key, e.row_number::text)
$$;

revoke all on function public.import_groups(uuid, text) from public, anon, authenticated;

create or replace function public.import_page(import uuid, kind text, after_row integer default 0, page_size integer default 50) returns jsonb
language plpgsql stable security definer set search_path = '' set statement_timeout = '8s' as $$
declare
  size constant integer := least(greatest(coalesce(import_page.page_size, 50), 1), 200);
  listed jsonb;
  has_more boolean;
begin
  if (select auth.uid()) is null then
    raise exception 'not signed in' using errcode = '42501';
  end if;
  if not exists (select from public.imports i where i.id = import_page.import and i.user_id = (select auth.uid())) then
    raise exception 'There is no such import.' using errcode = 'QS007';
  end if;
  select coalesce(jsonb_agg(jsonb_build_object(
    'row', page.first_row, 'lines', page.lines[1:100], 'title', r.title, 'year', r.year, 'platform', r.platform, 'problem', r.problem,
    'status_word', r.status_word, 'match', r.match, 'game', public.import_card(coalesce(page.game_id, r.game_id), r.own),
    'candidates', (
      select coalesce(jsonb_agg(public.import_card(c.id) order by c.place), '[]')
      from unnest(r.candidates) with ordinality as c (id, place) where exists (select from public.games g where g.id = c.id)
    ),
    'is_likely', r.is_likely, 'changes', public.import_changes(page.before, page.after)
  ) order by page.first_row) filter (where page.place <= size), '[]'), count(*) > size
  into listed, has_more
  from (
    select g.*, row_number() over (order by g.first_row) as place
    from public.import_groups(import_page.import, import_page.kind) g
    where g.kind = import_page.kind and g.first_row > coalesce(import_page.after_row, 0)
    order by g.first_row limit size + 1
  ) as page
  join public.import_rows r on r.import_id = import_page.import and r.row = page.first_row;
  return jsonb_build_object('rows', listed, 'next', case when has_more then listed -> -1 -> 'row' end);
end $$;

-- How many groups import_groups has of each kind.
create or replace function public.import_counts(of_import uuid) returns jsonb
language sql stable set search_path = '' set plan_cache_mode = force_custom_plan set jit = off as $$
  with entries as materialized (
    select * from public.import_entries(of_import, null)
  ),
  games as materialized (
    select e.game_id, w.game_id is not null as is_written, w.before is null as was_new, u.game_id is not null as is_shelved
    from (select distinct o.game_id from entries o where o.kind = 'game') as e
    left join public.import_games w on w.import_id = of_import and w.game_id = e.game_id
    left join public.user_games u on u.user_id = (select i.user_id from public.imports i where i.id = of_import) and u.game_id = e.game_id
  ),
  counted as (
    select case when g.is_written and not g.was_new then 'existing' else 'new' end as kind, count(*) as groups
    from games g where g.is_written or not g.is_shelved group by 1
    union all
    select case when p.before = p.after then 'unchanged' else 'existing' end, count(*)
    from public.import_plan(of_import, array(select g.game_id from games g where g.is_shelved and not g.is_written)) p group by 1
    union all
    select e.kind, count(distinct coalesce('game ' || e.game_id, 'title ' || e.choice_key, e.row_number::text))
    from entries e where e.kind not in ('game', 'unmatched') group by 1
  )
  select jsonb_build_object('new', 0, 'existing', 0, 'unchanged', 0, 'check', 0, 'not_found', 0, 'unreadable', 0, 'skipped', 0)
    || coalesce(jsonb_object_agg(c.kind, c.groups), '{}')
  from (select c.kind, sum(c.groups) as groups from counted c group by c.kind) as c
$$;

-- Matching

-- Looks up the next rows of an import, at most 1,000, and fewer when that takes long. Returns { left, state }; the state is "review" when
-- none are left. One statement writes the matches of a batch, because PostgreSQL has no statistics of rows that were just added.
create or replace function public.match_import(import uuid, batch integer default 200) returns jsonb
language plpgsql security definer set search_path = '' set statement_timeout = '8s' set jit = off
set plan_cache_mode = force_custom_plan as $$
declare
  this constant public.imports := public.lock_own_import(match_import.import, '{matching,review}');
  until constant timestamptz := clock_timestamp() + interval '1.5 seconds';
  titles record;
  choice_keys text[] := '{}';
  answers public.title_match[] := '{}';
begin
  if this.state = 'review' then
    return public.import_progress(this.id);
  end if;
  -- Ids, in one statement. Rows that have none, or none that the catalogue knows, get the key of their title.
  with next_rows as materialized (
    select r.*, public.tidy_title(r.title) as tidy from public.import_rows r
    where r.import_id = this.id and r.match is null and r.problem is null
    order by r.row limit least(greatest(coalesce(match_import.batch, 200), 1), 1000)
  ),
  named_platforms as materialized (
    select names.word, public.platforms_of(names.word) as ids
    from (select distinct coalesce(r.platform, (r.tidy).platform) as word from next_rows r) as names
    where names.word is not null
  ),
  keyed as (
    select r.row, coalesce(by_id.id, by_store.id, by_slug.id, case when r.own ->> 'game_name' <> '' then r.igdb_id end) as game_id,
      case
        when r.title = '' then concat_ws('|', '', r.igdb_id, r.slug, r.store_source, r.store_uid)
        else public.import_choice_key(r.title, coalesce(r.year, (r.tidy).year), p.ids)
      end as choice_key
    from next_rows r
    left join named_platforms p on p.word = coalesce(r.platform, (r.tidy).platform)
    left join public.games by_id on by_id.id = r.igdb_id
    left join lateral (
      select g.id from public.external_games e join public.games g on g.id = e.game_id
      where by_id.id is null and r.store_uid is not null and e.external_game_source = r.store_source and e.uid = r.store_uid
      order by public.match_rank(g) limit 1
    ) as by_store on true
    -- `+ 0`: without statistics, each row would read all games in the order of their ids.
    left join lateral (
      select g.id from public.games g where by_id.id is null and by_store.id is null and r.slug is not null and g.slug = r.slug
      order by g.id + 0 limit 1
    ) as by_slug on true
  )
  update public.import_rows r set
    choice_key = k.choice_key,
    game_id = coalesce(k.game_id, c.game_id),
    skip = k.game_id is null and c.title_key is not null and c.game_id is null,
    match = case
      when k.game_id is not null then 'id'
      when c.title_key is not null then 'chosen'
      when r.title = '' then 'none'
    end
  from keyed k
  left join public.import_choices c on c.user_id = this.user_id and c.title_key = k.choice_key and k.game_id is null
  where r.import_id = this.id and r.row = k.row;

  -- Titles, each once.
  for titles in
    select r.choice_key, min(r.title) as title, min(r.year) as year, min(coalesce(r.platform, (public.tidy_title(r.title)).platform)) as platform
    from public.import_rows r
    where r.import_id = this.id and r.match is null and r.problem is null and r.choice_key is not null
    group by r.choice_key
    order by min(r.row)
  loop
    choice_keys := choice_keys || titles.choice_key;
    answers := answers || public.match_title(
      titles.title, titles.year, case when titles.platform is not null then public.platforms_of(titles.platform) end
    );
    exit when clock_timestamp() > until;
  end loop;
  update public.import_rows r set
    match = a.match, game_id = a.game_id, candidates = a.candidates, is_likely = a.is_likely
  from unnest(choice_keys, answers) as a (choice_key, match, game_id, candidates, is_likely)
  where r.import_id = this.id and r.choice_key = a.choice_key and r.match is null and r.problem is null;
  return public.import_progress(this.id);
end $$;
