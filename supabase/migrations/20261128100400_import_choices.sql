-- Rows whose ids name different games stay apart, though their titles are equal; a row that was skipped by mistake gets its match back.

-- Sets the game of a row, and of all rows of the import that the same choice answers: those of the same game if the file has its id,
-- otherwise those of the same title, for which the choice is remembered. With `skip` they are left out; with neither they are no longer
-- left out, or have no game.
create or replace function public.choose_import_game(
  import uuid, of_row integer, game_id integer default null, skip boolean default false
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  this constant public.imports := public.lock_own_import(choose_import_game.import, '{matching,review,writing,done}');
  leaves_out constant boolean := coalesce(choose_import_game.skip, false);
  chosen public.import_rows;
  same_rows integer[];
begin
  select r.* into chosen from public.import_rows r
  where r.import_id = this.id and r.row = of_row and r.problem is null and r.match is not null;
  if chosen.row is null then
    raise exception 'This row cannot be matched.' using errcode = 'QS007';
  end if;
  if choose_import_game.game_id is not null and not exists (select from public.games g where g.id = choose_import_game.game_id) then
    raise exception 'There is no such game.' using errcode = 'QS007';
  end if;
  same_rows := array(
    select r.row from public.import_rows r
    where r.import_id = this.id and r.choice_key = chosen.choice_key and r.match is not null
      and (r.match = 'id') = (chosen.match = 'id') and (chosen.match <> 'id' or r.game_id = chosen.game_id)
  );
  if exists (
    select from public.import_rows r
    join public.import_games w on w.import_id = r.import_id and w.game_id = r.game_id
    where r.import_id = this.id and r.row = any (same_rows)
  ) then
    raise exception 'This game is written already.' using errcode = 'QS008';
  end if;
  update public.import_rows r set
    skip = leaves_out and choose_import_game.game_id is null,
    match = case
      when choose_import_game.game_id is not null then 'chosen'
      when leaves_out or (r.skip and (r.game_id is not null or r.match <> 'chosen')) then r.match
      when r.candidates = '{}' then 'none'
      else 'check'
    end,
    game_id = case
      when choose_import_game.game_id is not null then choose_import_game.game_id
      when leaves_out or r.skip then r.game_id
    end
  where r.import_id = this.id and r.row = any (same_rows);
  if chosen.match = 'id' then
    return;
  end if;
  if choose_import_game.game_id is null and not leaves_out then
    delete from public.import_choices c where c.user_id = this.user_id and c.title_key = chosen.choice_key;
  else
    perform public.remember_choices(this.user_id, array[chosen.choice_key], array[choose_import_game.game_id]);
  end if;
end $$;

create or replace function public.import_groups(of_import uuid, of_kind text default null) returns table (
  kind text, first_row integer, lines integer[], game_id integer, changes jsonb
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
    case when w.game_id is not null then public.import_changes(w.before, w.after) else public.import_changes(p.before, p.after) end
  from public.import_plan(of_import) p
  left join public.import_games w on w.import_id = of_import and w.game_id = p.game_id
  where of_kind is null or of_kind in ('new', 'existing', 'unchanged')
  union all
  select e.kind, min(e.row_number), array_agg(e.line order by e.row_number), null, '[]'
  from public.import_entries(of_import, null) e
  where e.kind not in ('game', 'unmatched') and (of_kind is null or e.kind = of_kind)
  group by e.kind, coalesce('game ' || e.game_id, 'title ' || e.choice_key, e.row_number::text)
$$;

-- As before, without words that PostgreSQL reads as dates ("yesterday").
create or replace function public.first_day(partial_date text) returns date
language sql immutable parallel safe set search_path = '' as $$
  select case
    when partial_date ~ '^\d{4}$' then partial_date || '-01-01'
    when partial_date ~ '^\d{4}-\d\d$' then partial_date || '-01'
    when partial_date ~ '^\d{4}-\d\d-\d\d$' then partial_date
    when partial_date is not null then 'no date'
  end::date
$$;

-- As before, but the oldest ended lines are deleted also where an older import has not ended.
create or replace function public.delete_old_imports(owner uuid) returns void
language plpgsql security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
declare
  ended constant uuid[] := array(
    select i.id from public.imports i
    where i.user_id = owner and (i.state = 'undone' or (i.state in ('writing', 'done', 'undoing') and i.undo_until < now()))
    order by i.created_at, i.id
  );
  lines integer;
begin
  delete from public.import_rows r where r.import_id = any (ended);
  delete from public.import_games g where g.import_id = any (ended);
  update public.imports i set bytes = 0, state = case when i.state = 'undone' then 'undone' else 'done' end
  where i.id = any (ended) and (i.bytes > 0 or i.state in ('writing', 'undoing'));
  delete from public.imports i
  where i.user_id = owner and i.state = 'reading' and i.created_at < now() - interval '1 day';
  select count(*) into lines from public.imports i where i.user_id = owner;
  delete from public.imports i where i.id = any (ended[:lines - 99]);
end $$;
