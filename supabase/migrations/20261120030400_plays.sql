-- Plays: how often a game of the shelf was played, where, when and for how long. Only their owner reads or writes them.

-- The first day of "2024", "2024-05" or "2024-05-17"; null for anything else, also for a day that does not exist.
-- Without a fixed search_path, so that it is inlined.
create function public.start_of_date(partial_date text) returns date
language sql immutable parallel safe
return case
  when partial_date !~ '^[0-9]{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12][0-9]|3[01]))?)?$' then null
  when left(partial_date, 4) < '1950' then null
  when length(partial_date) < 10 then make_date(left(partial_date, 4)::integer, coalesce(nullif(substr(partial_date, 6, 2), ''), '1')::integer, 1)
  when substr(partial_date, 9)::integer <= extract(day from
    make_date(left(partial_date, 4)::integer, substr(partial_date, 6, 2)::integer, 1) + interval '1 month - 1 day'
  ) then make_date(left(partial_date, 4)::integer, substr(partial_date, 6, 2)::integer, substr(partial_date, 9)::integer)
end;

create table public.plays (
  -- Chosen by the client, so that a repeated insert creates no second play.
  id uuid not null default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  game_id integer not null,
  platform text,
  -- Partial dates; see start_of_date.
  started text,
  finished text,
  outcome text not null default 'playing',
  minutes integer not null default 0,
  note text,
  timer_started_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, id),
  foreign key (user_id, game_id) references public.user_games (user_id, game_id) on delete cascade,
  constraint plays_platform_text check (char_length(platform) between 1 and 100 and public.is_line(platform)),
  constraint plays_started_date check (started is null or public.start_of_date(started) is not null),
  constraint plays_finished_date check (finished is null or public.start_of_date(finished) is not null),
  -- Compared as far as both say: "2024" may have begun in "2024-05".
  constraint plays_dates_order check (
    left(started, least(length(started), length(finished))) <= left(finished, least(length(started), length(finished)))
  ),
  constraint plays_outcome_known check (outcome in ('playing', 'paused', 'finished', 'abandoned')),
  constraint plays_end_is_over check (finished is null or outcome <> 'playing'),
  constraint plays_minutes_range check (minutes between 0 and 60000000),
  constraint plays_note_length check (char_length(note) <= 5000),
  constraint plays_timer_is_open check (timer_started_at is null or outcome = 'playing'),
  -- No "infinity", which no function can compute with.
  constraint plays_timer_range check (timer_started_at between '0001-01-01Z' and '9999-12-31Z')
);

-- One play of a game is open at a time.
create unique index plays_open on public.plays (user_id, game_id) where outcome = 'playing';
create index plays_by_game on public.plays (user_id, game_id, created_at);
-- For the journal: the month, or the year if no month is known.
create index plays_by_start on public.plays (user_id, left(started, 7)) where started is not null;
create index plays_by_end on public.plays (user_id, left(finished, 7)) where finished is not null;

create trigger plays_set_updated_at before update on public.plays
for each row execute function public.set_updated_at();

-- Days are the user's own: tomorrow in UTC has begun somewhere.
create function public.refuse_future_plays() returns trigger
language plpgsql set search_path = '' as $$
begin
  if greatest(public.start_of_date(new.started), public.start_of_date(new.finished)) > current_date + 1 then
    raise exception 'a play in the future' using errcode = '23514', constraint = 'plays_not_in_future';
  end if;
  return new;
end $$;

create trigger plays_refuse_future before insert or update of started, finished on public.plays
for each row execute function public.refuse_future_plays();

-- One timer of a user runs: a play that is restored or changed does not start a second one.
create function public.drop_second_timer() returns trigger
language plpgsql set search_path = '' as $$
begin
  if exists (
    select from public.plays o where o.user_id = new.user_id and o.id <> new.id and o.timer_started_at is not null
  ) then
    new.timer_started_at := null;
  end if;
  return new;
end $$;

create trigger plays_drop_second_timer before insert or update of timer_started_at on public.plays
for each row when (new.timer_started_at is not null) execute function public.drop_second_timer();

create trigger plays_limit_rows after insert on public.plays
referencing new table as added
for each statement execute function public.limit_rows('100000', 'QS013', 'Your log is full: it holds 100,000 plays.');

-- Access

alter table public.plays enable row level security;

create policy plays_own on public.plays to authenticated using (user_id = (select auth.uid()));
grant select, delete on public.plays to authenticated;
grant insert (id, user_id, game_id, platform, started, finished, outcome, minutes, note, timer_started_at) on public.plays to authenticated;
grant update (platform, started, finished, outcome, minutes, note, timer_started_at) on public.plays to authenticated;

-- Hours: the shelf stores the sum of a game's plays. It is written only if it differs: an update fires the triggers of user_games even if
-- no row matches. Both statements look up each game by its key, so one plan suits any number of games.
create function public.sum_play_minutes() returns trigger
language plpgsql security definer set search_path = '' set plan_cache_mode = 'force_generic_plan' as $$
declare
  users uuid[];
  games integer[];
  sums integer[];
begin
  select array_agg(c.user_id), array_agg(c.game_id), array_agg(s.minutes) into users, games, sums
  from (select distinct user_id, game_id from changed) as c
  cross join lateral (
    select least(coalesce(sum(p.minutes), 0), 60000000)::integer as minutes
    from public.plays p where p.user_id = c.user_id and p.game_id = c.game_id
  ) as s
  cross join lateral (
    select from public.user_games g
    where g.user_id = c.user_id and g.game_id = c.game_id and g.play_minutes <> s.minutes offset 0
  ) as g;
  if games is not null then
    update public.user_games g set play_minutes = s.minutes
    from unnest(users, games, sums) as s (user_id, game_id, minutes)
    where g.user_id = s.user_id and g.game_id = s.game_id;
  end if;
  return null;
end $$;

create trigger plays_sum_added after insert on public.plays
referencing new table as changed
for each statement execute function public.sum_play_minutes();
create trigger plays_sum_changed after update on public.plays
referencing new table as changed
for each statement execute function public.sum_play_minutes();
create trigger plays_sum_deleted after delete on public.plays
referencing old table as changed
for each statement execute function public.sum_play_minutes();

-- Plays follow the status of their game: "playing" opens one, all others but "endless" close it. A play that its user opens or ends by hand
-- sets the status, and a finished one completes a game that is wanted or has no status. Imports have both in their files, and an undo restores both.

-- The user's day, which clients send as X-Day; otherwise that of UTC.
create function public.current_day() returns text
language plpgsql stable set search_path = '' as $$
declare
  day constant text := nullif(current_setting('request.headers', true), '')::jsonb ->> 'x-day';
begin
  return case
    when public.start_of_date(day) between current_date - 1 and current_date + 1 and length(day) = 10 then day
    else to_char(now() at time zone 'UTC', 'YYYY-MM-DD')
  end;
end $$;

-- What the timer adds; one that was forgotten counts for a day at most, one in the future for nothing.
create function public.timed_minutes(play public.plays) returns integer
language sql stable set search_path = '' as $$
  select case
    when play.timer_started_at is null then 0
    else greatest(least(round(extract(epoch from now() - play.timer_started_at) / 60), 1440), 0)::integer
  end
$$;

-- The later of a day and the start of a play: "today" may be before a start that was noted in another time zone.
create function public.end_of_play(started text, on_day text) returns text
language sql immutable set search_path = '' as $$
  select case when left(started, length(on_day)) > left(on_day, length(started)) then started else on_day end
$$;

-- Opens a play of each game that has no open one: on the platform of the only copy, otherwise on that of the last play.
create function public.open_plays(owner uuid, of_games integer[], on_platform text, on_day text) returns void
language plpgsql security invoker set search_path = '' set plan_cache_mode = 'force_generic_plan' as $$
declare
  unopened constant integer[] := array(
    select g.game_id from unnest(of_games) as g (game_id)
    -- "offset" looks up each game.
    where not exists (
      select from public.plays p where p.user_id = owner and p.game_id = g.game_id and p.outcome = 'playing' offset 0
    )
  );
begin
  if unopened <> '{}' then
    insert into public.plays (user_id, game_id, platform, started)
    select owner, g.game_id, coalesce(on_platform, (
      select max(c.platform) from public.copies c where c.user_id = owner and c.game_id = g.game_id having count(*) = 1
    ), (
      select p.platform from public.plays p where p.user_id = owner and p.game_id = g.game_id and p.platform is not null
      order by p.created_at desc limit 1
    )), on_day
    from unnest(unopened) as g (game_id);
  end if;
end $$;

-- Brings the plays of games in line with their statuses. A play of a wanted game without time or a note goes: nothing was played.
-- A statement that writes nothing is omitted, because it fires the triggers of plays.
create function public.follow_statuses(owner uuid, of_games integer[], on_day text) returns void
language plpgsql security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
declare
  unused uuid[];
  ended uuid[];
begin
  select array_agg(p.id) filter (where s.is_unused), array_agg(p.id) filter (where not s.is_unused) into unused, ended
  from public.plays p
  cross join lateral (
    select g.status = 'want' and p.minutes = 0 and p.note is null and p.timer_started_at is null as is_unused
    from public.user_games g
    where g.user_id = owner and g.game_id = p.game_id and g.status in ('completed', 'dropped', 'paused', 'want') offset 0
  ) as s
  where p.user_id = owner and p.game_id = any (of_games) and p.outcome = 'playing';
  if unused is not null then
    delete from public.plays p where p.user_id = owner and p.id = any (unused);
  end if;
  if ended is not null then
    update public.plays p set
      outcome = case g.status when 'completed' then 'finished' when 'dropped' then 'abandoned' else 'paused' end,
      finished = public.end_of_play(p.started, on_day),
      minutes = least(p.minutes + public.timed_minutes(p), 60000000),
      timer_started_at = null
    from public.user_games g
    where p.user_id = owner and p.id = any (ended) and g.user_id = owner and g.game_id = p.game_id;
  end if;
  perform public.open_plays(owner, array(
    select g.game_id from public.user_games g where g.user_id = owner and g.game_id = any (of_games) and g.status = 'playing'
  ), null, on_day);
end $$;

-- Shelves from before plays followed.
select public.follow_statuses(g.user_id, array_agg(g.game_id), null) from public.user_games g group by g.user_id;

-- Whether a write is one of a user, and not an import or an undo. Without a fixed search_path, so that it is inlined.
create function public.is_own_write() returns boolean
language sql stable
return auth.uid() is not null and coalesce(current_setting('questshelf.has_dates', true), '') = ''
  and coalesce(current_setting('questshelf.undoing', true), '') = '';

create function public.follow_changed_statuses() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  games integer[];
begin
  if public.is_own_write() then
    if tg_op = 'INSERT' then
      games := array(select a.game_id from added a where a.status = 'playing');
    else
      -- No join: its plan, which is kept, would suit either few games or many.
      games := array(
        select a.game_id from (select game_id, status from added except select game_id, status from removed) as a
      );
    end if;
    if cardinality(games) > 0 then
      perform public.follow_statuses(auth.uid(), games, public.current_day());
    end if;
  end if;
  return null;
end $$;

create trigger user_games_follow_added after insert on public.user_games
referencing new table as added
for each statement execute function public.follow_changed_statuses();
create trigger user_games_follow_changed after update on public.user_games
referencing old table as removed new table as added
for each statement execute function public.follow_changed_statuses();

create function public.set_status_of_play() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Deeper, the play follows the status already.
  if pg_trigger_depth() = 1 and public.is_own_write() then
    update public.user_games g set
      status = case new.outcome when 'playing' then 'playing' when 'finished' then 'completed' when 'abandoned' then 'dropped' else 'paused' end
    where g.user_id = new.user_id and g.game_id = new.game_id
      and case
        when new.outcome = 'playing' then g.status not in ('playing', 'endless')
        else old.outcome = 'playing' and g.status = 'playing' or new.outcome = 'finished' and g.status in ('want', 'imported')
      end;
    if found and new.outcome = 'finished' then
      -- In a second update, because the first one sets now, which is wrong for an earlier play.
      update public.user_games g set date_completed = case
        when length(new.finished) = 10 then new.finished::timestamp at time zone 'UTC'
        when old.outcome = 'playing' then g.date_completed
      end
      where g.user_id = new.user_id and g.game_id = new.game_id;
    end if;
  end if;
  return null;
end $$;

create trigger plays_set_status_opened after insert on public.plays
for each row when (new.outcome in ('playing', 'finished')) execute function public.set_status_of_play();
create trigger plays_set_status_changed after update on public.plays
for each row when (old.outcome <> new.outcome and ('playing' in (old.outcome, new.outcome) or new.outcome = 'finished')) execute function public.set_status_of_play();

-- The day of completion stays equal to the end of the play that set it.
create function public.move_completion() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if pg_trigger_depth() = 1 and public.is_own_write() then
    update public.user_games g set date_completed = new.finished::timestamp at time zone 'UTC'
    where g.user_id = new.user_id and g.game_id = new.game_id and g.status = 'completed'
      and to_char(g.date_completed at time zone 'UTC', 'YYYY-MM-DD') = old.finished;
  end if;
  return null;
end $$;

create trigger plays_move_completion after update on public.plays
for each row when (old.outcome = 'finished' and new.outcome = 'finished' and length(old.finished) = 10 and length(new.finished) = 10 and old.finished <> new.finished)
execute function public.move_completion();

-- What users do to plays. Each returns the play as jsonb with `isChanged`, whether there is anything to undo (changes.sql), and may be
-- called again after a lost response.

-- Without a fixed search_path, so that it is inlined.
create function public.play_json(play public.plays) returns jsonb
language sql stable
return jsonb_build_object(
  'id', play.id, 'gameId', play.game_id, 'platform', play.platform, 'started', play.started, 'finished', play.finished,
  'outcome', play.outcome, 'minutes', play.minutes, 'note', play.note, 'timerStartedAt', play.timer_started_at
);

-- The answer, with the hours that were entered for the game.
create function public.play_answer(play public.plays) returns jsonb
language plpgsql security invoker set search_path = '' as $$
begin
  return public.play_json(play) || jsonb_build_object('isChanged', public.has_change(), 'typedHours', (
    select g.hours_played from public.user_games g where g.user_id = play.user_id and g.game_id = play.game_id
  ));
end $$;

-- The caller's open play of a game on their shelf; opens one if there is none.
create function public.open_play(of_game integer, on_platform text, on_day text) returns public.plays
language plpgsql security invoker set search_path = '' as $$
declare
  owner constant uuid := public.lock_own_shelf();
  play public.plays;
begin
  perform public.open_plays(owner, array[of_game], on_platform, on_day);
  select * into play from public.plays p where p.user_id = owner and p.game_id = of_game and p.outcome = 'playing';
  return play;
end $$;

-- Opens a play of a game on the caller's shelf, or goes on with the open one. `on_day` is a partial date.
create function public.start_play(of_game integer, on_day text, on_platform text default null) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  owner constant uuid := public.lock_own_shelf();
  play public.plays := public.open_play(of_game, on_platform, on_day);
begin
  -- An endless game has an open play, too.
  update public.user_games g set status = 'playing'
  where g.user_id = owner and g.game_id = of_game and g.status <> 'playing';
  return public.play_answer(play);
end $$;

-- Adds minutes to the open play, which begins `on_day` if there is none; once for each change.
create function public.add_play_minutes(of_game integer, added integer, on_day text) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  owner constant uuid := public.lock_own_shelf();
  is_repeated constant boolean := public.has_change('plays');
  play public.plays := public.open_play(of_game, null, on_day);
begin
  if not is_repeated then
    update public.plays p set minutes = least(p.minutes + added, 60000000)
    where p.user_id = owner and p.id = play.id returning * into play;
  end if;
  return public.play_answer(play);
end $$;

-- Starts the timer of the open play, which begins `on_day` if there is none. Another game's timer stops: `stopped` are the names of
-- such games.
create function public.start_timer(of_game integer, on_day text) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  owner constant uuid := public.lock_own_shelf();
  play public.plays := public.open_play(of_game, null, on_day);
  stopped text[];
begin
  with changed as (
    update public.plays p set minutes = least(p.minutes + public.timed_minutes(p), 60000000), timer_started_at = null
    where p.user_id = owner and p.timer_started_at is not null and p.id <> play.id
    returning p.game_id
  )
  select coalesce(array_agg(g.game_name), '{}') into stopped
  from changed c join public.user_games g on g.user_id = owner and g.game_id = c.game_id;
  update public.plays p set timer_started_at = coalesce(p.timer_started_at, now()) where p.user_id = owner and p.id = play.id
  returning * into play;
  return public.play_answer(play) || jsonb_build_object('stopped', stopped);
end $$;

-- Stops the timer of the open play and adds its minutes, unless they are discarded. Null if no play is open.
create function public.stop_timer(of_game integer, discard boolean default false) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  owner constant uuid := public.lock_own_shelf();
  play public.plays;
begin
  update public.plays p set
    minutes = least(p.minutes + case when discard then 0 else public.timed_minutes(p) end, 60000000),
    timer_started_at = null
  where p.user_id = owner and p.game_id = of_game and p.outcome = 'playing'
  returning * into play;
  return case when play.id is not null then public.play_answer(play) end;
end $$;

-- Ends a play, or returns it as it is if it has ended: finished, then the game is completed; or abandoned, then it is dropped. An id
-- of no play ends the open one, or logs one that has ended if none is open.
create function public.end_play(of_game integer, new_outcome text, on_day text, of_play uuid) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  owner constant uuid := public.lock_own_shelf();
  new_status constant text := case new_outcome when 'finished' then 'completed' when 'abandoned' then 'dropped' end;
  play public.plays;
begin
  if new_status is null then
    raise exception 'a play that ends is finished or abandoned' using errcode = '22023';
  end if;
  select * into play from public.plays p
  where p.user_id = owner and p.game_id = of_game and (p.id = of_play or p.outcome = 'playing')
  order by p.id = of_play desc limit 1;
  if play.outcome <> 'playing' then
    return public.play_json(play) || jsonb_build_object('isChanged', public.has_change(), 'typedHours', null);
  elsif play.id is not null then
    update public.plays p set
      outcome = new_outcome, timer_started_at = null,
      finished = public.end_of_play(p.started, on_day),
      minutes = least(p.minutes + public.timed_minutes(p), 60000000)
    where p.user_id = owner and p.id = play.id
    returning * into play;
  else
    insert into public.plays (id, user_id, game_id, finished, outcome) values (of_play, owner, of_game, on_day, new_outcome)
    returning * into play;
  end if;
  -- A whole day that is not today is the day of completion, otherwise it is now; also of a game that was completed before.
  update public.user_games g set
    status = new_status,
    date_completed = case
      when new_outcome <> 'finished' then g.date_completed
      when length(on_day) = 10 and on_day <> to_char(now() at time zone 'UTC', 'YYYY-MM-DD') then on_day::timestamp at time zone 'UTC'
      else clock_timestamp()
    end
  where g.user_id = owner and g.game_id = of_game;
  return public.play_answer(play);
end $$;

-- All of them in one call: `action` is { action, day, … }, as the API takes it. A game that is missing is added first; see put_on_shelf for
-- `game` and the outcomes "missing" and "unsure". Otherwise returns the answer of the action; null if no timer can stop.
create function public.play_action(of_game integer, action jsonb, game jsonb default null) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  day constant text := action ->> 'day';
  shelved jsonb;
begin
  if action ->> 'action' <> 'stopTimer' then
    shelved := public.put_on_shelf(
      of_game, case action ->> 'outcome' when 'finished' then 'completed' when 'abandoned' then 'dropped' else 'playing' end, game, true
    );
    if shelved -> 'row' is null then
      return shelved;
    end if;
  end if;
  return case action ->> 'action'
    when 'start' then public.start_play(of_game, day, action ->> 'platform')
    when 'addMinutes' then public.add_play_minutes(of_game, (action ->> 'minutes')::integer, day)
    when 'startTimer' then public.start_timer(of_game, day)
    when 'stopTimer' then public.stop_timer(of_game, (action ->> 'discard')::boolean)
    when 'end' then public.end_play(of_game, action ->> 'outcome', day, (action ->> 'id')::uuid)
  end;
end $$;

-- The journal

-- A page of what began and ended in a month ("2024-05"), or in a year if no month is known ("2024"), the newest first: { entries, next }.
-- An entry is a play with its game, `day`, the part of the date that is known, and `isEnd`. A start is not listed if the end says as much.
-- `next` is the next call's `after`, or null.
create function public.journal(of_period text, after text default null, page_size integer default 50) returns jsonb
language sql stable security invoker set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
  with found as (
    select p.id, p.started collate "C" as day, false as is_end from public.plays p
    where p.user_id = (select auth.uid()) and p.started is not null and left(p.started, 7) = of_period
      and (p.finished is null or left(p.finished, length(p.started)) <> p.started)
    union all
    select p.id, p.finished collate "C", true from public.plays p
    where p.user_id = (select auth.uid()) and p.finished is not null and left(p.finished, 7) = of_period
  ),
  listed as materialized (
    select f.*, row_number() over (order by f.day desc, f.id) as place
    from (
      select f.* from found f
      where after is null or f.day < split_part(after, ' ', 1) or (f.day = split_part(after, ' ', 1) and f.id::text > split_part(after, ' ', 2))
      order by f.day desc, f.id
      limit least(greatest(page_size, 1), 200) + 1
    ) as f
  )
  select jsonb_build_object(
    'entries', coalesce(jsonb_agg(public.play_json(p) || jsonb_build_object(
      'day', l.day, 'isEnd', l.is_end,
      'gameName', g.game_name, 'coverUrl', g.game_cover_url, 'status', g.status, 'rating', g.user_rating,
      'isReplay', exists (
        select from public.plays o
        where o.user_id = p.user_id and o.game_id = p.game_id and o.outcome <> 'paused'
          and (coalesce(o.started, o.finished, ''), o.created_at) < (coalesce(p.started, p.finished, ''), p.created_at)
      )
    ) order by l.place) filter (where l.place <= least(greatest(page_size, 1), 200)), '[]'),
    'next', (
      select n.day || ' ' || n.id from listed n
      where n.place = least(greatest(page_size, 1), 200) and exists (select from listed o where o.place > n.place)
    )
  )
  from listed l
  join public.plays p on p.user_id = (select auth.uid()) and p.id = l.id
  join public.user_games g on g.user_id = p.user_id and g.game_id = p.game_id
$$;

-- The periods of the caller's journal, the newest first, what has no month last in its year: [{ period, entries, minutes, finished }]. The
-- minutes of a play are those of the period in which it ended, or began if it has no end.
create function public.journal_periods() returns jsonb
language sql stable security invoker set search_path = '' set plan_cache_mode = 'force_custom_plan' set jit = off as $$
  with pairs as (
    select
      left(p.started, 7) as began, left(p.finished, 7) as ended,
      p.started is not null and (p.finished is null or left(p.finished, length(p.started)) <> p.started) as is_start_listed,
      count(*) as plays, sum(p.minutes) as minutes, count(*) filter (where p.outcome = 'finished') as finished
    from public.plays p where p.user_id = (select auth.uid()) group by 1, 2, 3
  )
  select coalesce(jsonb_agg(
    jsonb_build_object('period', c.period, 'entries', c.entries, 'minutes', c.minutes, 'finished', c.finished)
    order by left(c.period, 4) desc, length(c.period) desc, c.period desc
  ), '[]')
  from (
    select d.period, sum(d.entries) as entries, sum(d.minutes) as minutes, sum(d.finished) as finished
    from (
      select s.ended as period, s.plays as entries, s.minutes, s.finished from pairs s
      union all
      select s.began, case when s.is_start_listed then s.plays else 0 end, case when s.ended is null then s.minutes else 0 end, 0 from pairs s
    ) as d
    where d.period is not null
    group by d.period having sum(d.entries) > 0
  ) as c
$$;

grant execute on function
  public.start_of_date(text), public.timed_minutes(public.plays), public.end_of_play(text, text),
  public.open_plays(uuid, integer[], text, text), public.play_json(public.plays), public.play_answer(public.plays),
  public.open_play(integer, text, text), public.start_play(integer, text, text),
  public.add_play_minutes(integer, integer, text), public.start_timer(integer, text), public.stop_timer(integer, boolean),
  public.end_play(integer, text, text, uuid), public.play_action(integer, jsonb, jsonb), public.journal(text, text, integer),
  public.journal_periods()
to authenticated;
