-- Search in the catalogue: search_games(q), at the end of this file.

-- Upper-case initials of a name, of its parts around a colon or dash, and of its first words: "BOTW", "GTA", "GTA5", "GTAV", "RE".
create function public.search_initials(name text) returns text[]
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare
  part text;
  words text;
  letters text;
  initials text;
  found text[] := '{}';
begin
  foreach part in array name || regexp_split_to_array(name, ':| [-–—] ') loop
    words := regexp_replace(public.search_key(part), '^the |\mpart ', '', 'g');
    continue when words !~ '^[a-z0-9 ]+ [a-z0-9]+$';
    initials := replace(regexp_replace(words, '\m([a-z])[a-z0-9]*', '\1', 'g'), ' ', '');
    letters := regexp_replace(initials, '\d+$', '');
    foreach initials in array array[
      initials, letters, letters || case when letters <> initials then substring(public.search_text(part) from '[^ ]+$') else '' end
    ] || array(select left(letters, n) from generate_series(2, least(5, length(letters) - 1)) as n where left(letters, n) !~ '\d')
    || case when public.search_key(part) ~ '^the ' then array['t' || initials, 't' || letters] else '{}' end loop
      if initials ~ '^[a-z][a-z0-9]{1,11}$' then
        found := array_remove(found, upper(initials)) || upper(initials);
      end if;
    end loop;
  end loop;
  return found;
end $$;

-- Ranks

-- How well known a game is: 0 to 100. Upcoming games have no ratings, so that what users want counts more.
create function public.game_fame(total_rating_count integer, popularity real, hypes integer) returns smallint
language sql immutable parallel safe set search_path = '' as $$
  select (100 * least(1, greatest(0.85 * rated + 0.15 * popular, 0.5 * popular + 0.4 * hyped)))::smallint
  from (
    select
      ln(1 + coalesce(total_rating_count, 0)) / ln(5000) as rated,
      case when popularity > 1e-7 then least(1, ln(popularity / 1e-7) / ln(0.005 / 1e-7)) else 0 end as popular,
      least(1, ln(1 + coalesce(hypes, 0)) / ln(300)) as hyped
  ) as figures
$$;

-- 0 famous, 1 known, 2 other games, 3 games for adults only. A search reads one tier after the other until it has enough, so
-- that its time depends little on the number of unknown games.
create function public.search_tier(fame smallint, is_adult boolean) returns smallint
language sql immutable parallel safe set search_path = '' as $$
  select case when is_adult then 3 when fame >= 55 then 0 when fame >= 25 then 1 else 2 end::smallint
$$;

-- The words of a name as its index has them, each after the number of its tier; initials of known games in upper case.
create function public.search_lexemes(tier smallint, name text, key text) returns tsvector
language plpgsql immutable parallel safe cost 1000 set search_path = '' as $$
declare
  words text[] := string_to_array(key, ' ');
  lexemes text[] := '{}';
begin
  -- "spiderman" finds "Spider-Man".
  if name ~ '\w-\w' then
    words := words || string_to_array(public.search_key(replace(name, '-', '')), ' ');
  end if;
  if tier < 2 then
    words := words || public.search_initials(name);
  end if;
  for n in 1..cardinality(words) loop
    if words[n] not in ('', 'the', 'of', 'a', 'an') then
      lexemes := lexemes || (tier || words[n]);
    end if;
  end loop;
  return array_to_tsvector(lexemes);
end $$;

-- Without spaces, so that "xcom" finds "X-COM".
create index game_names_by_key on public.game_names (tier, (replace(key, ' ', '')));
create index game_names_by_word on public.game_names using gin (public.search_lexemes(tier, name, key));
create index games_by_slug on public.games using hash (slug);
create index games_for_adults on public.games (id) where is_adult;

-- Words of known games, to correct typos.
create table public.search_words (
  word text collate "C" primary key,
  -- The fame of the most famous game with the word.
  fame smallint not null
);
create index search_words_by_end on public.search_words (substr(word, 2));
create index search_words_by_trigram on public.search_words using gin (word extensions.gin_trgm_ops);
alter table public.search_words enable row level security;
create policy search_words_select on public.search_words for select to anon, authenticated using (true);
grant select on public.search_words to anon, authenticated;

create function public.rank_game_name() returns trigger
language plpgsql set search_path = '' as $$
declare
  is_adult boolean;
begin
  select public.game_fame(g.total_rating_count, g.popularity, g.hypes), g.is_adult
  into new.fame, is_adult
  from public.games g where g.id = new.game_id;
  new.fame := coalesce(new.fame, 0);
  new.tier := public.search_tier(new.fame, is_adult);
  return new;
end $$;
create trigger rank_game_name before insert or update on public.game_names
  for each row execute function public.rank_game_name();

create function public.rank_game() returns trigger
language plpgsql set search_path = '' as $$
begin
  update public.game_names set fame = default where game_id = new.id;
  return null;
end $$;
create trigger rank_game after update on public.games
  for each row when (
    old.is_adult <> new.is_adult
    or public.game_fame(old.total_rating_count, old.popularity, old.hypes)
      <> public.game_fame(new.total_rating_count, new.popularity, new.hypes)
  ) execute function public.rank_game();

create function public.add_search_words() returns trigger
language plpgsql set search_path = '' as $$
begin
  insert into public.search_words as known (word, fame)
  select distinct left(word, 30), new.fame
  from string_to_table(new.key, ' ') as word
  where length(word) > 2 and word !~ '^\d+$'
  order by 1
  on conflict (word) do update set fame = excluded.fame where known.fame < excluded.fame;
  return null;
end $$;
create trigger add_search_words after insert or update on public.game_names
  for each row when (new.tier < 2) execute function public.add_search_words();

-- Queries

-- A word of a query as `search_lexemes` has it: `|` separates alternatives, `*` ends a word that is still being typed.
create function public.search_query(tier smallint, words text[]) returns tsquery
language sql immutable parallel safe set search_path = '' as $$
  select string_agg('(' || alternatives || ')', ' & ')::tsquery
  from (
    select string_agg(
      case
        -- In tiers 2 and 3, too many games have words that begin with one or two given letters.
        when right(form, 1) = '*' and (tier < 2 or length(form) > 3) then tier || left(form, -1) || ':*'
        else tier || rtrim(form, '*')
      end || case when tier < 2 and form ~ '^[a-z][a-z0-9]+$|^[a-z][a-z0-9]{2,}' then ' | ' || tier || upper(rtrim(form, '*')) else '' end,
      ' | '
    ) as alternatives
    from unnest(words) as word
    cross join lateral string_to_table(word, '|') as form
    group by word
  ) as parts
$$;

-- At most 150 games of a tier, the best first. `forms` are the ways in which the query can be read; `words` are optional.
create function public.match_games(tier smallint, forms text[], words text[], only_exact boolean, among integer[])
returns table (game_id integer, score real)
language plpgsql stable parallel safe set search_path = '' as $$
#variable_conflict use_variable
declare
  -- In tiers 2 and 3, any of the matching games will do.
  most constant integer := case when tier < 2 then 5000 else 300 end;
  query constant tsquery := case when not only_exact then public.search_query(tier, words) end;
  initials constant tsquery :=
    case when tier < 2 and not only_exact and forms[1] ~ '^[a-z]( ?[a-z0-9]){2,}$|^[a-z] ?\d' then (tier || upper(replace(forms[1], ' ', '')))::tsquery end;
begin
  return query
  with prefixes as (
    select replace(article || form, ' ', '') as squeezed, article || form as form, cost
    from unnest(forms) as form, (values ('', 0), ('the ', 0.05)) as articles (article, cost)
    where article = '' or length(form) > 2
  ),
  matches as (
    select
      n.game_id, n.is_main, n.fame, length(n.key) as length,
      case
        when replace(n.key, ' ', '') = p.squeezed then case when n.is_main then 1.2 else 1.1 end
        when starts_with(n.key, p.form || ' ') then 0.67
        else 0.65
      end - cost as score
    from prefixes p
    cross join lateral (
      select * from public.game_names n
      where n.tier = match_games.tier
        and replace(n.key, ' ', '') >= p.squeezed
        and replace(n.key, ' ', '') <= p.squeezed || case when only_exact then '' else chr(1114111) end
        and (among is null or n.game_id = any (among))
      limit most
    ) as n
    union all
    (
      select n.game_id, n.is_main, n.fame, length(n.key), 0.75
      from public.game_names n
      where public.search_lexemes(n.tier, n.name, n.key) @@ initials and (among is null or n.game_id = any (among))
      limit most
    )
    union all
    (
      select n.game_id, n.is_main, n.fame, length(n.key), 0.5
      from public.game_names n
      where public.search_lexemes(n.tier, n.name, n.key) @@ query and (among is null or n.game_id = any (among))
      limit most
    )
  )
  select
    m.game_id,
    max(
      m.score + 0.007 * m.fame + 0.1 * least(1, length(forms[1])::real / m.length)
      - case when m.is_main then 0 else 0.05 end
    )::real as score
  from matches m
  group by m.game_id
  order by score desc
  limit 150;
end $$;

-- Known words close to a typed one, the closest first, joined with `|`; the word itself without any. Where `is_open`, a known
-- word may go on after the typed one.
create function public.correct_word(typed text, is_open boolean) returns text
language plpgsql stable parallel safe set search_path = '' as $$
declare
  most constant integer := case when length(typed) < 5 then 1 when length(typed) < 9 then 2 else 3 end;
  longest constant integer := case when is_open then 30 else length(typed) + 2 end;
  corrected text;
begin
  if length(typed) not between 3 and 30 then
    return typed;
  end if;
  -- Trigrams find most typos in long words; in short ones, few are left.
  for pass in case when length(typed) < 6 then 2 else 1 end..2 loop
    select string_agg(word, '|' order by edits, fame desc) into corrected
    from (
      select w.word, w.fame, edits
      from (
        select * from public.search_words w
        where pass = 1 and w.word operator(extensions.%) typed
        union
        select * from public.search_words w where substr(w.word, 2) in (substr(typed, 2), typed)
        union
        select * from public.search_words w
        where pass = 2 and w.word >= left(typed, 1) and w.word < left(typed, 1) || chr(1114111)
          and length(w.word) between length(typed) - 2 and longest
      ) as w
      cross join lateral (select left(w.word, length(typed)) as beginning) as compared
      -- A swap of letters is one edit. Not exact above `most`. Written out, because calling a function takes longer than the comparison.
      cross join lateral (
        select least(
          extensions.levenshtein_less_equal(w.word, typed, most + 1),
          case when is_open or length(w.word) = length(typed) then
            extensions.levenshtein_less_equal(beginning, typed, most + 1) - (
              length(beginning) = length(typed) and beginning <> typed
              and translate(beginning, typed, '') = '' and translate(typed, beginning, '') = ''
            )::integer
          end
        ) as edits
      ) as distance
      where edits <= most
      order by edits, w.fame desc
      limit 8
    ) as close;
    exit when corrected is not null;
  end loop;
  return coalesce(corrected, typed);
end $$;

-- The words of a query, each with similar ones if it is not known; if all are known, any of them may be wrong.
create function public.correct_words(typed text[]) returns text[]
language sql stable parallel safe set search_path = '' as $$
  with words as (
    select word, place,
      length(word) < 3 or word ~ '\d' or exists (select from public.search_words w where w.word = given.word) as is_known
    from unnest(typed) with ordinality as given (word, place)
  )
  select array_agg(
    case
      when is_known and exists (select from words where not is_known) then word
      else public.correct_word(word, place = cardinality(typed))
    end order by place
  )
  from words
$$;

-- Without those that name no game; null if nothing is left. See search_lexemes.
create function public.telling_words(words text[]) returns text[]
language sql immutable parallel safe set search_path = '' as $$
  select array_agg(word order by place)
  from unnest(words) with ordinality as given (word, place)
  where rtrim(word, '*') not in ('', 'the', 'of', 'a', 'an')
$$;

-- "four" may be "4" in a name, and "2" may be "two".
create function public.number_forms(words text[]) returns text[]
language sql immutable parallel safe set search_path = '' as $$
  select array_agg(
    case
      when digit is not null then word || '|' || digit
      when word ~ '^([2-9]|10)$' then word || '|' || (array['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'])[word::integer]
      else word
    end order by place
  )
  from unnest(words) with ordinality as given (word, place)
  cross join lateral array_position(
    array['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'], rtrim(word, '*')
  ) as digit
$$;

-- The ways in which a query's text can be read, with numbers as digits and as words; the first is the given one.
create function public.query_forms(given text[]) returns text[]
language sql immutable parallel safe set search_path = '' as $$
  select array_agg(form order by place)
  from (
    select form, min(place) as place
    from (
      select form, place from unnest(given) with ordinality as given (form, place)
      union all
      select array_to_string(array(
        select coalesce(nullif(split_part(word, '|', 2), ''), word) from unnest(public.number_forms(string_to_array(given[1], ' '))) as word
      ), ' '), 10
    ) as all_forms
    where form <> ''
    group by form
  ) as forms
$$;

-- At most 50 known games of a tier whose names have some of the words, the best first; most of all those that have no others.
create function public.match_some_words(tier smallint, words text[], among integer[])
returns table (game_id integer, score real)
language sql stable parallel safe set search_path = '' as $$
  with forms as (
    select place, form from unnest(words) with ordinality as given (word, place), string_to_table(rtrim(word, '*'), '|') as form
  ),
  found as (
    select n.game_id, n.fame, cardinality(string_to_array(n.key, ' ')) as length,
      (select count(distinct f.place) from forms f where f.form = any (string_to_array(n.key, ' '))) as shared
    from public.game_names n
    where public.search_lexemes(n.tier, n.name, n.key)
      @@ (select string_agg(match_some_words.tier || f.form, ' | ') from forms f)::tsquery
      and (among is null or n.game_id = any (among))
    limit 5000
  )
  select f.game_id, max(0.5 * f.shared / cardinality(words) + 0.5 * f.shared / f.length + 0.002 * f.fame)::real as score
  from found f
  group by f.game_id
  order by score desc
  limit 50
$$;

-- The name of a series in a game's name: before its subtitle and its number.
create function public.series_name(name text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select regexp_replace(public.search_key(split_part(split_part(name, ':', 1), ' - ', 1)), '( part)?( \d+)+$', '')
$$;

-- If a query is the bare name of a series: its first part among the matches, ranked before the others unless it is much less
-- known. No row if a game has this name itself.
create function public.first_part(ids integer[], scores real[], key text) returns table (game_id integer, score real)
language sql stable parallel safe set search_path = '' as $$
  with main as materialized (
    select g.id, g.series, g.first_release_date as released, m.score, public.series_name(g.name) as series_name,
      public.search_key(g.name) = key as is_exact, public.game_fame(g.total_rating_count, g.popularity, g.hypes) as fame
    from unnest(ids, scores) as m (id, score) join public.games g on g.id = m.id
    where g.game_type = 0 and g.version_parent is null
  ),
  named as (
    select max(m.score) as score, max(m.fame) as fame, array_agg(distinct s.id) as series
    from main m, unnest(m.series) as s (id)
    where m.series_name = key
    having not bool_or(m.is_exact)
  )
  select m.id, n.score + 0.01::real
  from named n join main m on m.series && n.series and m.released is not null and m.fame >= n.fame - 15
  where not exists (
    select from main earlier where earlier.series && n.series and earlier.released < m.released
  )
  order by m.fame desc
  limit 1
$$;

-- Part n of a series among games, if its name has no number: the unnumbered ones after the last part with a lower number, by
-- release. Null if there is none.
create function public.unnumbered_part(games integer[], series_name text, part integer) returns integer
language sql stable parallel safe set search_path = '' as $$
  with named as (
    select g.id, g.first_release_date as released, substring(key from ' (\d{1,2})( |$)')::integer as number,
      key ~ ('^(the )?' || series_name || '( |$)') as is_start
    from public.games g
    cross join lateral public.search_key(g.name) as key
    where g.id = any (games) and g.game_type = 0 and g.version_parent is null and g.first_release_date is not null
      and (' ' || key || ' ') like '% ' || series_name || ' %'
  ),
  last as (
    select coalesce(max(number), 0) as number, coalesce(max(released), '-infinity') as released
    from (select number, released from named where number < part order by number desc limit 1) as lower
  )
  select n.id
  from (
    select n.id, row_number() over (partition by n.is_start order by n.released, n.id) + l.number as place, n.is_start
    from named n, last l
    where n.number is null and n.released > l.released
  ) as n
  where n.place = part
  order by n.is_start desc
  limit 1
$$;

-- Games of both companies; null without any.
create function public.games_of_companies(developer integer, publisher integer) returns integer[]
language sql stable parallel safe set search_path = '' as $$
  -- In two parts, because games for adults only are in another index.
  select case when developer is not null or publisher is not null then array(
    select g.id from public.games g
    where not g.is_adult
      and g.developers @> array_remove(array[developer], null) and g.publishers @> array_remove(array[publisher], null)
    union all
    select g.id from public.games g
    where g.is_adult
      and g.developers @> array_remove(array[developer], null) and g.publishers @> array_remove(array[publisher], null)
  ) end
$$;

-- The games that a query finds, read in one way after the other until known games match: as typed; with shortened words; without
-- a release year, or without the number of a part; with typos; if nothing is found, with only some of its words.
create function public.find_games(
  input text, among integer[], enough integer,
  out ids integer[], out scores real[], out adult_ids integer[], out adult_scores real[],
  -- Games released in this year, and this game, come first.
  out year integer, out first_id integer
)
language plpgsql stable set search_path = '' as $$
declare
  -- A last "a" may become "and", which keys leave out.
  typed constant text := regexp_replace(public.search_text(input), ' (a|an|and)$', '');
  typed_words text[] := string_to_array(public.search_key(typed), ' ');
  last_key constant text := typed_words[cardinality(typed_words)];
  -- May become longer and is no numeral then: "v" of "valorant".
  last_word constant text := substring(typed from '[^ ]+$');
  all_but_last constant text[] := trim_array(typed_words, least(1, cardinality(typed_words)));
  forms text[];
  words text[];
  known_games integer := 0;
  found record;
begin
  ids := '{}';
  scores := '{}';
  adult_ids := '{}';
  adult_scores := '{}';
  for pass in 1..case when typed = '' then 0 else 5 end loop
    exit when pass > 1 and (known_games > 0 or cardinality(ids) >= 5);
    exit when pass = 5 and (cardinality(ids) > 0 or cardinality(adult_ids) > 0);
    case pass
      when 1 then
        words := public.number_forms(all_but_last)
          || (case when last_key = last_word then '' else last_key || '|' end || (public.number_forms(array[last_word || '*']))[1]);
        forms := public.query_forms(array[public.search_key(input), array_to_string(typed_words, ' '),
          array_to_string(all_but_last || last_word, ' ')]);
      when 2 then
        words := array(
          select case when word ~ '^[a-z]{3,}$' then word || '*|' || upper(word) else word end
          from unnest(typed_words) with ordinality as given (word, place) order by place
        );
        forms := array[array_to_string(typed_words, ' ')];
      when 3 then
        continue when cardinality(all_but_last) = 0 or last_key !~ '^(\d|1\d|20|19[7-9]\d|20[0-3]\d)$';
        words := public.number_forms(all_but_last);
        forms := array[array_to_string(all_but_last, ' ')];
        if length(last_key) = 4 then
          year := last_key::integer;
          typed_words := all_but_last;
        end if;
      when 4 then
        words := public.correct_words(typed_words);
        continue when words = typed_words;
        forms := public.query_forms(array[array_to_string(array(select split_part(word, '|', 1) from unnest(words) as word), ' ')]);
        words := public.number_forms(words);
      else
        words := public.number_forms(words);
        forms := null;
    end case;
    words := public.telling_words(words);
    for tier in 0..3 loop
      if forms is null then
        continue when words is null;
        select array_agg(m.game_id) as ids, array_agg(m.score - 0.3) as scores into found
        from public.match_some_words(tier::smallint, words[:12], among) m;
      else
        select array_agg(m.game_id) as ids, array_agg(m.score - case when pass > 1 then 0.3 else 0 end) as scores into found
        from public.match_games(tier::smallint, forms, words, tier < 3 and cardinality(find_games.ids) >= enough, among) m;
      end if;
      if tier < 3 then
        ids := ids || found.ids;
        scores := scores || found.scores::real[];
      else
        adult_ids := adult_ids || found.ids;
        adult_scores := adult_scores || found.scores::real[];
      end if;
      if tier = 1 then
        known_games := cardinality(ids);
      end if;
    end loop;
    if pass = 1 then
      select array_agg(m.game_id) as ids, array_agg(m.score) as scores into found
      from public.first_part(find_games.ids, find_games.scores, forms[1]) m;
      ids := ids || found.ids;
      scores := scores || found.scores;
    elsif pass = 3 and year is null then
      first_id := public.unnumbered_part(ids, forms[1], last_key::integer);
    end if;
  end loop;
end $$;

-- The games whose names match a text: exactly, from the beginning, by words in any order, then as find_games says; each weighted by
-- fame. At most 50, then games with the text's slug (`--1` to `--3` mark equal names), and up to 50 games for adults only. Runs with its
-- creator's rights, because visitors must not call its parts.
create function public.search_games(q text, developer integer default null, publisher integer default null)
returns table (
  id integer,
  name text,
  slug text,
  cover_image_id text,
  game_type smallint,
  first_release_date date,
  first_release_format smallint,
  total_rating real,
  genres jsonb,
  is_adult boolean
)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_generic_plan set jit = off as $$
#variable_conflict use_column
declare
  enough constant integer := 50;
  input constant text := left(coalesce(q, ''), 100);
  base_slug constant text := btrim(
    regexp_replace(lower(regexp_replace(normalize(input, nfkd), '[\u0300-\u036f]+', '', 'g')), '[^a-z0-9]+', '-', 'g'), '-'
  );
  among constant integer[] := public.games_of_companies(developer, publisher);
  found record;
begin
  if public.search_key(input) = '' and base_slug = '' then
    return;
  end if;
  select * into found from public.find_games(input, among, enough);

  return query
  with matches as (
    (
      select m.id, max(m.score) as score from unnest(found.ids, found.scores) as m (id, score) group by m.id order by 2 desc limit 120
    )
    union all
    (
      select m.id, max(m.score) from unnest(found.adult_ids, found.adult_scores) as m (id, score) group by m.id order by 2 desc limit 60
    )
  ),
  rated as (
    -- DLCs, remasters and other additions, and editions.
    select m.id, g.is_adult, g.popularity, g.total_rating_count, coalesce(g.version_parent, g.parent_game) as parent,
      g.version_parent is not null or g.game_type in (1, 2, 3, 5, 6, 7, 9, 11, 13, 14) as is_addition,
      m.score + case when extract(year from g.first_release_date) = found.year then 0.6 else 0 end
        + case when m.id = found.first_id then 2 else 0 end as score
    from matches m join public.games g on g.id = m.id
  ),
  ranked as (
    select r.id,
      row_number() over (
        partition by r.is_adult
        order by
          case when r.is_addition then least(r.score - 0.1, p.score - 0.01) else r.score end desc,
          r.popularity desc nulls last, r.total_rating_count desc, r.id
      ) as place
    from rated r
    left join rated p on p.id = r.parent
  ),
  listed as (
    select r.id, r.place from ranked r where r.place <= enough
    union all
    select g.id, enough + 1 from public.games g
    where base_slug <> ''
      and g.slug in (base_slug, base_slug || '--1', base_slug || '--2', base_slug || '--3')
      and (among is null or g.id = any (among))
      and g.id not in (select r.id from ranked r where r.place <= enough)
  )
  select g.id, g.name, g.slug, g.cover_image_id, g.game_type, g.first_release_date, g.first_release_format, g.total_rating,
    coalesce(
      (
        select jsonb_agg(jsonb_build_object('name', n.name, 'slug', n.slug) order by array_position(g.genres, n.id))
        from public.genres n
        where n.id = any (g.genres)
      ),
      '[]'
    ),
    g.is_adult
  from listed l join public.games g on g.id = l.id
  order by g.is_adult, l.place, l.id;
end $$;

-- The others bound no argument: visitors call them only through search_games, which does.
grant execute on function
  public.game_fame(integer, real, integer), public.search_tier(smallint, boolean), public.search_lexemes(smallint, text, text),
  public.search_games(text, integer, integer)
to anon, authenticated;

-- PostgREST applies these to its visitors' statements. Functions that write thousands of rows have 8 s: it applies the settings of the
-- called function to the whole transaction.
alter role anon set statement_timeout = '2s';
alter role authenticated set statement_timeout = '2s';
