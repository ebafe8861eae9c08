-- Which game of the catalogue each row of an import is: by an id in the file, by an earlier choice of the user, or by its title.
-- A title is only matched when its whole key is a name of one game; what is merely similar is a candidate for the user's review.

-- Titles

create type public.tidy_title as (title text, year smallint, platform text);

-- A title as the catalogue would write it, without what stores and lists add to it: "Portal 2 (2011)", "Hades (Windows)", "Forza
-- for Xbox One", "Tunic (Beta)", "Witcher 3, The". The year and the platform that it names become hints.
create function public.tidy_title(title text) returns public.tidy_title
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  platform constant text := concat(
    '(?:(?:microsoft )?windows(?: (?:7|8|10|11))?(?: edition)?|pc|mac(?:os| os x)?|linux|steam(?: deck)?|gog(?:\.com)?|epic(?: games)?(?: store)?',
    '|(?:microsoft )?xbox(?: ?360| ?one(?: [xs])?| series x ?[|/&+,]? ?s?| series s)?|(?:sony )?playstation ?(?:vita|[1-5])?|ps ?[1-5]|ps ?vita|psp',
    '|(?:nintendo )?switch(?: 2)?|(?:nintendo )?(?:3ds|ds|64|gamecube)|n64|nes|snes|gba|gbc|wii(?: u)?|android|ios|ipad|iphone|stadia)'
  );
  platforms constant text := platform || '(?: ?(?:,|/|&|\+|and) ?' || platform || ')*(?: edition| version)?';
  consoles constant text := '(?:ps[45]|playstation ?[45]|xbox one|xbox series x ?[|/]? ?s?)';
  region constant text := '(?:usa|us|europe|eu|japan|world|pal|ntsc)';
  release constant text := concat(
    '(?:', region, '(?:, ?', region, ')*|(?:open |closed |public )?beta|alpha|early access|(?:game )?preview|rev ?\w+|v\d[\w.]*|digital|physical|retail)'
  );
  tidy public.tidy_title;
  rest text := btrim(regexp_replace(regexp_replace(left(title, 500), '[™℠®©]', '', 'g'), '\s+', ' ', 'g'));
  ending text;
begin
  -- "Zelda, The: Ocarina of Time"
  if rest like '%,%' then
    rest := regexp_replace(rest, '^([^:(\[]+), (the|an?)(?=$|:| [-–—(\[])', '\2 \1', 'i');
  end if;
  for n in 1..4 loop
    ending := null;
    if right(rest, 1) in (')', ']') then
      -- A year, a platform or a release in brackets.
      ending := substring(rest from '\S\s*([(\[](?:19[5-9]\d|20[0-4]\d)[)\]])$');
      if ending is not null then
        tidy.year := coalesce(tidy.year, substring(ending from '\d+')::smallint);
      else
        ending := substring(rest from '(?i)\S\s*([(\[]' || platforms || '[)\]])$');
        if ending is not null then
          tidy.platform := coalesce(tidy.platform, substring(ending from '(?i)' || platform));
        else
          ending := substring(rest from '(?i)\S\s*([(\[]' || release || '[)\]])$');
        end if;
      end if;
    else
      -- "for Xbox One", "- Xbox Series X|S"; "PS4 & PS5", "PS5".
      ending := coalesce(
        substring(rest from '(?i)\S(\s(?:for|[-–—]) (?:the )?' || platforms || ')$'),
        substring(rest from '(?i)\S(\s' || consoles || '(?: ?(?:/|&|and) ?' || consoles || ')*)$')
      );
      if ending is not null then
        tidy.platform := coalesce(tidy.platform, substring(ending from '(?i)' || platform));
      end if;
    end if;
    exit when ending is null;
    rest := btrim(left(rest, -length(ending)));
  end loop;
  tidy.title := rest;
  return tidy;
end $$;

-- The spellings of a name's key without spaces, as the catalogue may have it: without abbreviations, with numbers in words.
create function public.key_spellings(key text) returns text[]
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  numbers constant text[] := '{one,two,three,four,five,six,seven,eight,nine,ten}';
  counted constant text[] := '{act,book,case,chapter,ep,episode,part,pt,season,vol,volume,world}';
  short constant text[] := '{bros,brothers,vs,versus,vol,ep,pt,st,dr,mr}';
  long constant text[] := '{brothers,bros,versus,vs,volume,episode,part,saint,doctor,mister}';
  words constant text[] := string_to_array(key, ' ');
  in_words text[] := words;
  in_digits text[] := words;
  replaced text[];
  forms text[] := array[array_to_string(words, '')];
begin
  if words && counted then
    for n in 2..cardinality(words) loop
      continue when words[n - 1] <> all (counted);
      if words[n] in ('1', '2', '3', '4', '5', '6', '7', '8', '9', '10') then
        in_words[n] := numbers[words[n]::integer];
      end if;
      in_digits[n] := coalesce(array_position(numbers, words[n])::text, words[n]);
    end loop;
    forms := forms || array_to_string(in_words, '') || array_to_string(in_digits, '');
  end if;
  if words && short then
    for n in 1..2 loop
      replaced := array(
        select coalesce(long[array_position(short, word)], word)
        from unnest(case when n = 1 then in_words else in_digits end) with ordinality as w (word, place) order by place
      );
      forms := forms || array_to_string(replaced, '');
    end loop;
  end if;
  return forms;
end $$;

-- The numbers of a key, also written as words: titles with different ones are different games.
create function public.key_numbers(key text) returns text[]
language sql immutable parallel safe set search_path = '' as $$
  select coalesce(array_agg(number order by number), '{}')
  from (
    select coalesce(array_position('{one,two,three,four,five,six,seven,eight,nine,ten}'::text[], word)::text, ltrim(word, '0')) as number
    from string_to_table(key, ' ') as word
    where word ~ '^\d+$' or word in ('one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten')
  ) as numbers
$$;

-- The similarity of two keys: 1 if they are equal.
create function public.key_similarity(one text, other text) returns real
language sql immutable parallel safe set search_path = '' as $$
  select (2 * s / (1 + s))::real from extensions.similarity(one, other) as s
$$;

create index platforms_by_name_text on public.platforms (public.search_text(name));
create index platforms_by_abbreviation_text on public.platforms (public.search_text(abbreviation));

-- The catalogue's platforms of a file's word for one; empty for an unknown word.
create function public.platforms_of(word text) returns smallint[]
language plpgsql stable set search_path = '' as $$
declare
  typed constant text := public.search_text(word);
begin
  return array(
    select unnest(alias.ids::smallint[]) from (
      values
        ('amazon', '{6}'), ('amazon games', '{6}'), ('battle net', '{6}'), ('computer', '{6,3,14,13}'), ('ds', '{20}'), ('ea app', '{6}'),
        ('epic', '{6}'), ('epic games', '{6}'), ('epic games store', '{6}'), ('famicom', '{18,99}'), ('gamecube', '{21}'), ('gcn', '{21}'),
        ('game pass', '{6,49,169}'), ('genesis', '{29}'), ('gog', '{6}'), ('ipad', '{39}'), ('iphone', '{39}'), ('itch io', '{6}'),
        ('mac os', '{14}'), ('macos', '{14}'), ('mega drive', '{29}'), ('microsoft store', '{6}'), ('mobile', '{34,39}'), ('ms dos', '{13}'),
        ('nes', '{18,99}'), ('os x', '{14}'), ('origin', '{6}'), ('pc', '{6,13}'), ('pc vr', '{6,163}'), ('pc windows', '{6}'),
        ('playstation 1', '{7}'), ('playstation network', '{9,48,167}'), ('ps one', '{7}'), ('ps vita', '{46}'), ('ps1', '{7}'),
        ('psn', '{9,48,167}'), ('psx', '{7}'), ('sega genesis', '{29}'), ('sega mega drive', '{29}'), ('snes', '{19,58}'),
        ('steam', '{6,3,14}'), ('steam deck', '{6,3}'), ('super nintendo', '{19,58}'), ('switch', '{130}'), ('switch 2', '{508}'),
        ('ubisoft connect', '{6}'), ('uplay', '{6}'), ('vita', '{46}'), ('windows', '{6}'), ('windows 10', '{6}'), ('windows 11', '{6}'),
        ('windows pc', '{6}'), ('x360', '{12}'), ('xb1', '{49}'), ('xbl', '{12,49,169}'), ('xbox series', '{169}'), ('xbox series s', '{169}'),
        ('xbox series x', '{169}'), ('xone', '{49}'), ('xsx', '{169}')
    ) as alias (name, ids)
    where alias.name = typed
    union
    select p.id from public.platforms p where public.search_text(p.name) = typed
    union
    select p.id from public.platforms p where public.search_text(p.abbreviation) = typed
    order by 1
  );
end $$;

-- Rows with the same key are answered by one choice: the same title, year and platform. "Cave Story" is not "Cave Story+", nor "Modern
-- Warfare 2" "Modern Warfare II".
create function public.import_choice_key(title text, year integer, platforms smallint[]) returns text
language sql immutable parallel safe set search_path = '' as $$
  select concat_ws(
    '|', coalesce(nullif(public.search_text(replace(title, '+', ' plus ')), ''), lower(left(title, 300))), coalesce(year::text, ''),
    coalesce(platforms[1]::text, '')
  )
$$;

-- Matching

create type public.title_match as (match text, game_id integer, candidates integer[], is_likely boolean);

-- A match if exactly one game fits the title, otherwise the games as candidates; null without any. `keys` (without spaces) are
-- the names that are looked up, `key` is the title's own.
create function public.decide_title(title text, keys text[], key text, of_year integer, on_platforms smallint[])
returns public.title_match
language plpgsql stable set search_path = '' set plan_cache_mode = force_generic_plan set jit = off as $$
declare
  answer public.title_match;
  ids integer[];
  best_ids integer[];
  ratings integer[];
  is_safe boolean;
begin
  with named as (
    select n.game_id, bool_or(n.is_main) as is_main, bool_or(n.is_main and public.plain_name(n.name) = public.plain_name(decide_title.title)) as is_same
    from unnest(keys) as k (squeezed)
    cross join lateral (
      select n.game_id, n.is_main, n.name from public.game_names n
      where n.tier in (0, 1, 2, 3) and replace(n.key, ' ', '') = k.squeezed
      limit 100
    ) as n
    group by n.game_id
  ),
  known as (
    select g.id, g.name, g.game_type, g.parent_game, g.is_adult, g.total_rating_count as ratings, n.is_main, n.is_same,
      extract(year from g.first_release_date)::integer - of_year as years_off,
      coalesce(g.platforms && on_platforms, false) as is_on_platform,
      g.version_parent is not null or g.game_type in (1, 3, 5, 13, 14) as is_addition
    from named n join public.games g on g.id = n.game_id
  ),
  found as (
    select k.*,
      of_year is null or k.years_off is null or abs(k.years_off) <= 1 as is_first,
      of_year is null or k.years_off is null or abs(k.years_off) <= 1 or exists (
        select from public.release_dates r where r.game_id = k.id and extract(year from r.date) = of_year
      ) as is_near
    from known k
    -- An edition, a bundle, a mod or a port with the game's name: the game is meant.
    where not (k.is_addition and exists (select from known o where not o.is_addition))
      and not (k.game_type = 11 and exists (select from known o where o.id = k.parent_game))
      and not (k.is_adult and exists (select from known o where not o.is_adult))
  ),
  -- The year first, then the main name, the platform and the exact spelling.
  by_year as (
    select f.*, f.is_near and (f.is_first or not exists (select from found o where o.is_first)) as in_year from found f
  ),
  by_name as (
    select f.*, f.in_year and (f.is_main or not exists (select from by_year o where o.is_main and o.in_year)) as has_name from by_year f
  ),
  by_platform as (
    select f.*, f.has_name and (f.is_on_platform or not exists (select from by_name o where o.has_name and o.is_on_platform)) as has_platform
    from by_name f
  ),
  chosen as (
    select f.*, f.has_platform and (f.is_same or not exists (select from by_platform o where o.has_platform and o.is_same)) as is_best
    from by_platform f
  )
  select
    array_agg(c.id order by c.is_best desc, c.has_platform desc, c.has_name desc, c.in_year desc, c.is_main desc, c.ratings desc, c.id),
    array_agg(c.id order by c.ratings desc, c.id) filter (where c.is_best),
    array_agg(c.ratings order by c.ratings desc, c.id) filter (where c.is_best),
    -- Another name of a game is as good as its main name when no game has it as main name, and it is no abbreviation.
    bool_and(
      c.is_main
      or (
        not c.is_adult and length(decide_title.key) > 5 and not exists (select from chosen o where o.is_main and o.is_near)
        and (
          public.key_numbers(public.search_key(c.name)) = public.key_numbers(decide_title.key)
          -- "Final Fantasy III" of 1994 is VI.
          or c.years_off = 0
        )
      )
    ) filter (where c.is_best)
  into ids, best_ids, ratings, is_safe
  from chosen c;
  if ids is null then
    return null;
  end if;
  if best_ids is not null and (cardinality(best_ids) = 1 or (ratings[1] >= 25 and ratings[1] > 10 * ratings[2])) then
    if is_safe then
      return row('title', best_ids[1], '{}'::integer[], false)::public.title_match;
    end if;
    return row('check', null, (best_ids[1] || array_remove(ids, best_ids[1]))[1:5], true)::public.title_match;
  end if;
  return row('check', null, ids[1:5], cardinality(ids) = 1)::public.title_match;
end $$;

-- At most 20 games, the best first, with a name that begins with a key or has all of its words; words that no name has are corrected first.
-- Cheaper than search_games: if a word resembles none of the catalogue's, nothing is looked up.
create function public.similar_games(key text) returns table (id integer, place bigint)
language plpgsql stable set search_path = '' set plan_cache_mode = force_generic_plan set jit = off as $$
declare
  squeezed constant text := replace(key, ' ', '');
  words text[] := array(
    select w.word from string_to_table(key, ' ') with ordinality as w (word, place)
    where w.word not in ('', 'the', 'of', 'a', 'an') order by w.place
  );
  query tsquery;
begin
  for n in 1..cardinality(words) loop
    continue when length(words[n]) < 3 or words[n] ~ '\d' or exists (select from public.search_words w where w.word = words[n]);
    words[n] := public.correct_word(words[n], false);
    if not exists (select from public.search_words w where w.word = split_part(words[n], '|', 1)) then
      words := '{}';
      exit;
    end if;
  end loop;
  -- In each tier except that of games for adults only.
  select string_agg('(' || each_word.terms || ')', ' | ')::tsquery into query
  from generate_series(0, 2) as tier
  cross join lateral (
    select string_agg('(' || tier || replace(word, '|', ' | ' || tier) || ')', ' & ') as terms from unnest(words) as word
  ) as each_word;
  return query
  select r.game_id, row_number() over (order by r.score desc, r.game_id)
  from (
    select n.game_id, max(n.score + 0.007 * n.fame + 0.1 * least(1, length(similar_games.key)::real / length(n.key))) as score
    from (
      (
        select n.game_id, n.fame, n.key, 0.67 as score
        from generate_series(0, 2) as t (tier)
        cross join lateral (
          select * from public.game_names n
          where n.tier = t.tier and replace(n.key, ' ', '') >= squeezed and replace(n.key, ' ', '') < squeezed || chr(1114111)
          limit 100
        ) as n
      )
      union all
      (
        select n.game_id, n.fame, n.key, 0.5 from public.game_names n
        where public.search_lexemes(n.tier, n.name, n.key) @@ query limit 300
      )
    ) as n
    group by n.game_id
    order by 2 desc
    limit 20
  ) as r;
end $$;

-- Other forms of a title's key: without the words of editions at its end, one by one; with brands or without them. `short` is the longest
-- without words of editions.
create function public.loose_keys(tidy_key text, out short text, out keys text[])
language plpgsql immutable set search_path = '' as $$
declare
  editions constant text[] := concat(
    '{alpha,anniversary,beta,bundle,campaign,classic,collection,collectors,complete,cut,day,definitive,deluxe,demo,digital,directors,edition,enhanced,',
    'extended,game,gold,goty,hd,launch,legacy,legendary,limited,multiplayer,of,pack,platinum,playtest,premium,redux,remaster,remastered,royal,',
    'singleplayer,special,standard,steelbook,super,the,trial,ultimate,version,year}'
  );
  -- Written short, or left out; see the second list.
  brands constant text[] :=
    '{disneys,disney pixars,ea,ea sports,marvels,tom clancys,sid meiers,star wars,gta,cod,nfs,mgs,ff,re,dq,loz,tes,mk,kotor,civ,civilization}';
  full_brands constant text[] := array[
    '', '', '', '', '', '', '', '', 'grand theft auto', 'call of duty', 'need for speed', 'metal gear solid', 'final fantasy', 'resident evil',
    'dragon quest', 'the legend of zelda', 'the elder scrolls', 'mortal kombat', 'star wars knights of the old republic',
    'sid meiers civilization', 'sid meiers civilization'
  ];
  words text[] := string_to_array(tidy_key, ' ');
begin
  keys := '{}';
  while cardinality(words) > 1 and words[cardinality(words)] = any (editions) loop
    words := trim_array(words, 1);
    if words[cardinality(words)] <> all ('{of,the,game}') then
      keys := keys || array_to_string(words, ' ');
    end if;
  end loop;
  -- "Hogwarts Legacy": match_title takes the first that the catalogue has.
  short := coalesce(keys[1], tidy_key);
  keys := keys || array(
    select btrim(b.full_name || ' ' || substr(form, length(b.brand) + 2))
    from unnest(tidy_key || keys) as form, unnest(brands, full_brands) as b (brand, full_name)
    where starts_with(form, b.brand || ' ') and btrim(b.full_name || ' ' || substr(form, length(b.brand) + 2)) <> form
  ) || array(
    select b.brand || ' ' || form
    from unnest(tidy_key || keys) as form, unnest(brands[1:8]) with ordinality as b (brand, place)
  ) || (short || ' remastered');
end $$;

-- Games with names similar to a key. Numbers that differ rule a game out.
create function public.similar_titles(short text, numbers text[], out ids integer[], out is_likely boolean)
language plpgsql stable set search_path = '' as $$
begin
  select
    -- What the search puts first, unless a name is much more similar; the part before a subtitle last.
    array_agg(s.id order by best.similarity >= 0.82 desc, best.is_part desc, s.place),
    bool_or(best.of_as_many_words >= 0.9) and count(*) filter (where best.similarity >= 0.82) = 1
  into ids, is_likely
  from public.similar_games(left(short, 100)) as s
  cross join lateral (
    select max(public.key_similarity(n.key, short)) as similarity,
      max(public.key_similarity(n.key, short)) filter (
        where length(replace(n.key, ' ', '')) - length(n.key) = length(replace(short, ' ', '')) - length(short)
      ) as of_as_many_words,
      bool_or(starts_with(n.key, short || ' ') or starts_with(short, n.key || ' ') or right(n.key, length(short) + 1) = ' ' || short) as is_part
    from public.game_names n
    where n.game_id = s.id and public.key_numbers(n.key) = numbers
  ) as best
  where best.similarity >= 0.6 or best.is_part;
end $$;

-- Games whose name is the longest possible beginning of a key: two words and half of it at least.
create function public.games_of_beginning(short text, numbers text[]) returns integer[]
language plpgsql stable set search_path = '' as $$
declare
  words constant text[] := string_to_array(short, ' ');
begin
  return (
    select array_agg(n.game_id order by n.game_id)
    from (
      select array_to_string(words[:cardinality(words) - dropped], ' ') as key
      from generate_series(1, least(8, cardinality(words) - 2)) as dropped
      order by dropped
    ) as k
    cross join lateral (
      select n.game_id from public.game_names n
      where n.tier in (0, 1, 2) and replace(n.key, ' ', '') = replace(k.key, ' ', '') and public.key_numbers(n.key) = numbers
      order by n.tier limit 3
    ) as n
    where 2 * length(k.key) >= length(short)
  );
end $$;

-- The game of a title, or candidates for it. Which steps find what: see supabase/README.md, "Imports".
create function public.match_title(title text, year integer, platforms smallint[]) returns public.title_match
language plpgsql stable set search_path = '' set plan_cache_mode = force_generic_plan set jit = off as $$
declare
  written constant text := public.search_key(title);
  tidy constant public.tidy_title := public.tidy_title(title);
  tidy_key constant text := case when tidy.title = title then written else public.search_key(tidy.title) end;
  of_year constant integer := coalesce(match_title.year, tidy.year);
  numbers constant text[] := public.key_numbers(tidy_key);
  loose record;
  similar_names record;
  key text;
  bare text;
  answer public.title_match;
  candidates integer[] := '{}';
  is_likely boolean := false;
begin
  foreach key in array array_remove(case when written = tidy_key then array[tidy_key] else array[written, tidy_key] end, '') loop
    bare := case
      when starts_with(key, 'the ') then substr(key, 5) when starts_with(key, 'a ') then substr(key, 3)
      when starts_with(key, 'an ') then substr(key, 4) else key
    end;
    answer := public.decide_title(
      tidy.title,
      -- Lists leave out a leading article, so that both are meant.
      public.key_spellings(key) || case when key = bare then public.key_spellings('the ' || key) else '{}' end,
      key, of_year, match_title.platforms
    );
    if answer is null and bare <> key then
      answer := public.decide_title(tidy.title, public.key_spellings(bare), key, of_year, match_title.platforms);
    end if;
    if answer.match = 'title' then
      return answer;
    end if;
    candidates := candidates || answer.candidates;
    is_likely := is_likely or coalesce(answer.is_likely, false);
  end loop;

  if candidates = '{}' and tidy_key <> '' then
    select * into loose from public.loose_keys(tidy_key);
    -- The part before a subtitle.
    bare := public.search_key(regexp_replace(tidy.title, '(:| [-–—/~]) ?.*$', ''));
    if bare = any (loose.keys) then
      bare := '';
    end if;
    for key in
      select k.key
      from unnest(loose.keys || bare) with ordinality as k (key, place)
      where k.key not in ('', tidy_key) and (k.key <> bare or length(k.key) > 3) and exists (
        select from unnest(array[replace(k.key, ' ', ''), 'the' || replace(k.key, ' ', '')]) as squeezed
        where exists (
          select from public.game_names n where n.tier in (0, 1, 2, 3) and replace(n.key, ' ', '') = squeezed
        )
      )
      order by k.place limit 2
    loop
      answer := public.decide_title(
        tidy.title, public.key_spellings(key) || public.key_spellings('the ' || key), key, of_year, match_title.platforms
      );
      if candidates = '{}' then
        is_likely := key <> bare and public.key_numbers(key) = numbers and (answer.match = 'title' or coalesce(answer.is_likely, false));
      end if;
      candidates := candidates || case when answer.match = 'title' then array[answer.game_id] else answer.candidates end;
    end loop;
    if cardinality(candidates) < 5 and not is_likely then
      select * into similar_names from public.similar_titles(loose.short, numbers);
      is_likely := candidates = '{}' and similar_names.is_likely;
      candidates := similar_names.ids || candidates;
    end if;
    if candidates = '{}' then
      candidates := public.games_of_beginning(loose.short, numbers);
    end if;
  end if;

  candidates := array(
    select c.id from unnest(candidates) with ordinality as c (id, place) where c.id is not null group by c.id order by min(c.place) limit 5
  );
  return row(
    case when candidates = '{}' then 'none' else 'check' end, null, candidates, candidates <> '{}' and coalesce(is_likely, false)
  )::public.title_match;
end $$;

-- Looks up the next rows of an import, at most 1,000, and fewer when that takes long. Returns { left, state }; the state is "review" when
-- none are left. One statement writes the matches of a batch, because PostgreSQL has no statistics of rows that were just added.
create function public.match_import(import uuid, batch integer default 200) returns jsonb
language plpgsql security definer set search_path = '' set statement_timeout = '8s' set jit = off
set plan_cache_mode = force_custom_plan as $$
declare
  this constant public.imports := public.lock_own_import(match_import.import, '{matching,review}');
  until constant timestamptz := clock_timestamp() + interval '0.4 seconds';
  titles record;
  choice_keys text[] := '{}';
  answers public.title_match[] := '{}';
  on_platform text;
  matched_games integer[];
  matched_titles text[];
  more_games integer[];
begin
  if this.state = 'review' then
    return public.import_progress(this.id);
  end if;
  -- Ids, in one statement. Rows that have none, or none that the catalogue knows, get the key of their title. Not before those of the
  -- last call have an answer.
  with next_rows as materialized (
    select r.*, public.tidy_title(r.title) as tidy from public.import_rows r
    where r.import_id = this.id and r.match is null and r.problem is null and not exists (
      select from public.import_rows o
      where o.import_id = this.id and o.match is null and o.problem is null and o.choice_key is not null
    )
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
      order by public.match_rank(g.version_parent, g.game_type, g.platforms, g.total_rating_count, g.id) limit 1
    ) as by_store on true
    -- `+ 0`: without statistics, each row would read all games in the order of their ids.
    left join lateral (
      select g.id from public.games g where by_id.id is null and by_store.id is null and r.slug is not null and g.slug = r.slug
      order by g.id + 0 limit 1
    ) as by_slug on true
  ),
  matched as (
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
    where r.import_id = this.id and r.row = k.row
    returning r.match, r.game_id, r.choice_key
  )
  select array_agg(distinct m.game_id) filter (where m.game_id is not null), array_agg(distinct m.choice_key) filter (where m.game_id is null)
  into matched_games, matched_titles
  from matched m where m.match is not null;

  -- Titles, each once.
  for titles in
    select r.choice_key, min(r.title) as title, min(r.year) as year, min(r.platform) as platform
    from public.import_rows r
    where r.import_id = this.id and r.match is null and r.problem is null and r.choice_key is not null
    group by r.choice_key
    order by min(r.row)
  loop
    on_platform := coalesce(titles.platform, (public.tidy_title(titles.title)).platform);
    choice_keys := choice_keys || titles.choice_key;
    answers := answers || public.match_title(
      titles.title, titles.year, case when on_platform is not null then public.platforms_of(on_platform) end
    );
    exit when clock_timestamp() > until;
  end loop;
  with matched as (
    update public.import_rows r set
      match = a.match, game_id = a.game_id, candidates = a.candidates, is_likely = a.is_likely
    from unnest(choice_keys, answers) as a (choice_key, match, game_id, candidates, is_likely)
    where r.import_id = this.id and r.choice_key = a.choice_key and r.match is null and r.problem is null
    returning r.game_id
  )
  select array_agg(distinct m.game_id) filter (where m.game_id is not null) into more_games from matched m;
  perform public.refresh_import_groups(this.id, coalesce(matched_games || more_games, '{}'), matched_titles || choice_keys);
  return public.import_progress(this.id);
end $$;

-- Choices

-- Stores what the user chose for these titles; the oldest of more than 20,000 are deleted.
create function public.remember_choices(owner uuid, title_keys text[], game_ids integer[]) returns void
language plpgsql security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
begin
  insert into public.import_choices as c (user_id, title_key, game_id)
  select distinct on (n.title_key) owner, n.title_key, n.game_id from unnest(title_keys, game_ids) as n (title_key, game_id)
  where n.title_key is not null
  order by n.title_key
  on conflict (user_id, title_key) do update set game_id = excluded.game_id, chosen_at = now();
  delete from public.import_choices c where c.user_id = owner and c.title_key in (
    select o.title_key from public.import_choices o
    where o.user_id = owner order by o.chosen_at desc, o.title_key offset 20000
  );
end $$;

-- Sets the game of a row, and of all rows of the import that the same choice answers: those of the same game if the file has its id,
-- otherwise those of the same title, for which the choice is remembered. With `skip` they are left out; with neither they are no longer
-- left out, or have no game.
create function public.choose_import_game(
  import uuid, of_row integer, game_id integer default null, skip boolean default false
) returns void
language plpgsql security definer set search_path = '' set statement_timeout = '8s' as $$
declare
  this constant public.imports := public.lock_own_import(choose_import_game.import, '{matching,review,writing,done}');
  leaves_out constant boolean := coalesce(choose_import_game.skip, false);
  chosen public.import_rows;
  same_rows integer[];
  old_games integer[];
begin
  select r.* into chosen from public.import_rows r
  where r.import_id = this.id and r.row = of_row and r.problem is null and r.match is not null;
  if chosen.row is null then
    raise exception 'This row cannot be matched.' using errcode = 'QS007';
  end if;
  if choose_import_game.game_id is not null and not exists (select from public.games g where g.id = choose_import_game.game_id) then
    raise exception 'There is no such game.' using errcode = 'QS007';
  end if;
  select array_agg(r.row), array_agg(distinct r.game_id) into same_rows, old_games
  from public.import_rows r
  where r.import_id = this.id and r.choice_key = chosen.choice_key and r.match is not null
    and (r.match = 'id') = (chosen.match = 'id') and (chosen.match <> 'id' or r.game_id = chosen.game_id);
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
  perform public.refresh_import_groups(this.id, old_games || choose_import_game.game_id, array[chosen.choice_key]);
  perform public.recount_import_records(this.id, old_games || choose_import_game.game_id);
  if chosen.match = 'id' then
    return;
  end if;
  if choose_import_game.game_id is null and not leaves_out then
    delete from public.import_choices c where c.user_id = this.user_id and c.title_key = chosen.choice_key;
  else
    perform public.remember_choices(this.user_id, array[chosen.choice_key], array[choose_import_game.game_id]);
  end if;
end $$;

-- Accepts the first candidate of each title if it is likely. Returns the number of titles.
create function public.accept_likely(import uuid) returns integer
language plpgsql security definer set search_path = '' set statement_timeout = '8s' as $$
declare
  this constant public.imports := public.lock_own_import(accept_likely.import, '{review,writing,done}');
  keys text[];
  games integer[];
begin
  with taken as (
    update public.import_rows r set match = 'chosen', game_id = r.candidates[1]
    where r.import_id = this.id and r.match = 'check' and r.is_likely and not r.skip
    returning r.choice_key, r.game_id
  )
  select array_agg(t.choice_key), array_agg(t.game_id) into keys, games
  from (select t.choice_key, min(t.game_id) as game_id from taken t group by t.choice_key) as t;
  perform public.refresh_import_groups(this.id, coalesce(games, '{}'), coalesce(keys, '{}'));
  perform public.recount_import_records(this.id, games);
  perform public.remember_choices(this.user_id, keys, games);
  return coalesce(cardinality(keys), 0);
end $$;

grant execute on function
  public.match_import(uuid, integer), public.choose_import_game(uuid, integer, integer, boolean), public.accept_likely(uuid)
to authenticated;
