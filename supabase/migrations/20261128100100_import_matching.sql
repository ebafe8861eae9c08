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
  release constant text := '(?:(?:open |closed |public )?beta|alpha|early access|preview|usa|us|europe|eu|japan|world|pal|ntsc|rev ?\w+|v\d[\w.]*|digital|physical|retail)';
  tidy public.tidy_title;
  rest text := btrim(regexp_replace(regexp_replace(left(title, 500), '[™℠®©]', '', 'g'), '\s+', ' ', 'g'));
  ending text;
begin
  rest := regexp_replace(rest, '^([^:(\[]+), (the|an?)(?=$|:| [-–—(\[])', '\2 \1', 'i');
  for n in 1..4 loop
    -- A year in brackets.
    ending := substring(rest from '\S\s*([(\[](?:19[5-9]\d|20[0-4]\d)[)\]])$');
    if ending is not null then
      tidy.year := coalesce(tidy.year, substring(ending from '\d+')::smallint);
    else
      -- "(PS4)", "[Steam]"; "for Xbox One", "- Xbox Series X|S"; "PS4 & PS5".
      ending := coalesce(
        substring(rest from '(?i)\S\s*([(\[]' || platforms || '[)\]])$'),
        substring(rest from '(?i)\S(\s(?:for|[-–—]) (?:the )?' || platforms || ')$'),
        substring(rest from '(?i)\S(\s(?:ps[45]|playstation [45]|xbox one) ?(?:/|&|and) ?(?:ps[45]|playstation [45]|xbox (?:one|series x ?[|/]? ?s?)))$')
      );
      if ending is not null then
        tidy.platform := coalesce(tidy.platform, substring(ending from '(?i)' || platform));
      else
        ending := substring(rest from '(?i)\S\s*([(\[]' || release || '[)\]])$');
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
  counted constant text := '\m(act|book|case|chapter|ep|episode|part|pt|season|vol|volume|world) ';
  forms text[] := array[key];
  form text := key;
begin
  for n in 1..10 loop
    form := regexp_replace(form, counted || n || '\M', '\1 ' || numbers[n], 'g');
  end loop;
  forms := forms || form;
  form := key;
  for n in 1..10 loop
    form := regexp_replace(form, counted || numbers[n] || '\M', '\1 ' || n, 'g');
  end loop;
  forms := forms || form;
  forms := forms || array(
    select regexp_replace(f, '\m' || short || '\M', long, 'g')
    from unnest(forms) as f,
      (values ('bros', 'brothers'), ('brothers', 'bros'), ('vs', 'versus'), ('versus', 'vs'), ('vol', 'volume'), ('ep', 'episode'),
        ('pt', 'part'), ('st', 'saint'), ('dr', 'doctor'), ('mr', 'mister')) as words (short, long)
    where f ~ ('\m' || short || '\M')
  );
  return array(select distinct replace(f, ' ', '') from unnest(forms) as f where f <> '');
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

-- A key without words of editions at its end.
create function public.key_without_edition(key text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select regexp_replace(key, concat(
    '( (alpha|anniversary|beta|bundle|campaign|classic|collectors|complete|cross gen|cut|day 1|day one|definitive|deluxe|demo|digital|directors',
    '|edition|enhanced|extended|game of the year|gold|goty|hd|launch|legacy|legendary|limited|multiplayer|premium|pack|playtest|redux',
    '|remaster|remastered|royal|single player|singleplayer|special|standard|steelbook|super|trial|ultimate|version|year))+$'
  ), '')
$$;

-- Of two keys: 1 if they are equal.
create function public.key_similarity(one text, other text) returns real
language sql immutable parallel safe set search_path = '' as $$
  select (2 * s / (1 + s))::real from extensions.similarity(one, other) as s
$$;

-- The catalogue's platforms of a file's word for one; empty for an unknown word.
create function public.platforms_of(word text) returns smallint[]
language sql stable set search_path = '' as $$
  select coalesce(array_agg(distinct p.id), '{}')
  from (select public.search_text(word) as text offset 0) as typed
  join public.platforms p
    on p.id in (
      select unnest(alias.ids::smallint[]) from (
        values
          ('amazon games', '{6}'), ('battle net', '{6}'), ('computer', '{6,3,14,13}'), ('ds', '{20}'), ('ea app', '{6}'), ('epic', '{6}'),
          ('epic games', '{6}'), ('epic games store', '{6}'), ('famicom', '{18,99}'), ('gamecube', '{21}'), ('game pass', '{6,49,169}'),
          ('genesis', '{29}'), ('gog', '{6}'), ('ipad', '{39}'), ('iphone', '{39}'), ('itch io', '{6}'), ('mac os', '{14}'),
          ('macos', '{14}'), ('mega drive', '{29}'), ('microsoft store', '{6}'), ('mobile', '{34,39}'), ('nes', '{18,99}'), ('os x', '{14}'),
          ('origin', '{6}'), ('pc', '{6,13}'), ('pc windows', '{6}'), ('playstation 1', '{7}'), ('playstation network', '{9,48,167}'),
          ('ps one', '{7}'), ('ps vita', '{46}'), ('ps1', '{7}'), ('psn', '{9,48,167}'), ('psx', '{7}'), ('sega genesis', '{29}'),
          ('sega mega drive', '{29}'), ('snes', '{19,58}'), ('steam', '{6,3,14}'), ('steam deck', '{6,3}'), ('switch', '{130}'),
          ('ubisoft connect', '{6}'), ('uplay', '{6}'), ('windows', '{6}'), ('windows 10', '{6}'), ('windows 11', '{6}'),
          ('windows pc', '{6}'), ('xbl', '{12,49,169}'), ('xbox series', '{169}'), ('xbox series s', '{169}'), ('xbox series x', '{169}'),
          ('xsx', '{169}')
      ) as alias (name, ids) where alias.name = typed.text
    )
    or public.search_text(p.name) = typed.text
    or public.search_text(p.abbreviation) = typed.text
$$;

-- Rows with the same key are answered by one choice: the same title, year and platform.
create function public.import_choice_key(title text, year integer, platforms smallint[]) returns text
language sql immutable parallel safe set search_path = '' as $$
  select concat_ws(
    '|', coalesce(nullif(public.search_key(title), ''), lower(left(title, 300))), coalesce(year::text, ''), coalesce(platforms[1]::text, '')
  )
$$;

-- Matching

create type public.title_match as (match text, game_id integer, candidates integer[], is_likely boolean);

-- The games with one of these keys (without spaces) as a name, the likeliest first.
create function public.games_by_key(keys text[], key text, of_year integer, on_platforms smallint[]) returns table (
  id integer, is_main boolean, ratings integer, is_near boolean, is_on_platform boolean, has_numbers boolean, is_adult boolean
)
language sql stable set search_path = '' set plan_cache_mode = force_generic_plan as $$
  with named as (
    select n.game_id, bool_or(n.is_main) as is_main
    from (
      select n.game_id, n.is_main from unnest(keys) as k (squeezed)
      cross join lateral (
        select n.game_id, n.is_main from public.game_names n
        where n.tier in (0, 1, 2, 3) and replace(n.key, ' ', '') = k.squeezed
        limit 100
      ) as n
    ) as n
    group by n.game_id
  ),
  known as (
    select g.*, n.is_main as has_main_name,
      extract(year from g.first_release_date)::integer - of_year as years_off,
      of_year is not null and exists (
        select from public.release_dates r where r.game_id = g.id and extract(year from r.date) = of_year
      ) as is_rereleased,
      g.version_parent is not null or g.game_type in (1, 3, 5, 13, 14) as is_addition
    from named n join public.games g on g.id = n.game_id
  )
  select k.id, k.has_main_name, k.total_rating_count,
    of_year is null or k.years_off is null or abs(k.years_off) <= 1 or k.is_rereleased,
    k.platforms && on_platforms,
    k.has_main_name or public.key_numbers(public.search_key(k.name)) = public.key_numbers(games_by_key.key),
    k.is_adult
  from known k
  where
    -- An edition, a bundle, a mod or a port has the game's name: the game is meant.
    not (k.is_addition and exists (select from known o where not o.is_addition))
    and not (k.game_type = 11 and exists (select from known o where o.id = k.parent_game))
    and not (k.is_adult and exists (select from known o where not o.is_adult))
  order by k.has_main_name desc, coalesce(abs(k.years_off), 1) > 1, k.platforms && on_platforms desc, k.total_rating_count desc, k.id
$$;

-- The one game that a title with these keys can only mean, as a match; otherwise the games, as candidates. Null without any.
create function public.decide_title(keys text[], key text, of_year integer, on_platforms smallint[]) returns public.title_match
language plpgsql stable set search_path = '' as $$
declare
  answer public.title_match;
  ids integer[];
  ratings integer[];
  is_safe boolean;
  near_ids integer[];
begin
  with found as (
    select * from public.games_by_key(decide_title.keys, decide_title.key, of_year, on_platforms) with ordinality
  ),
  main as (
    select f.*, f.is_near and (f.is_main or not exists (select from found o where o.is_main and o.is_near)) as is_left from found f
  ),
  chosen as (
    select m.*, m.is_left and (m.is_on_platform or not exists (select from main o where o.is_left and o.is_on_platform)) as is_best
    from main m
  )
  select
    array_agg(c.id order by c.is_best desc, c.is_left desc, c.ordinality),
    array_agg(c.id order by c.ratings desc, c.id) filter (where c.is_best),
    array_agg(c.ratings order by c.ratings desc, c.id) filter (where c.is_best),
    -- Another name of a game is as good as its main name when no game has it as main name, and it is no abbreviation.
    bool_and(
      c.is_main
      or (c.has_numbers and not c.is_adult and length(replace(decide_title.key, ' ', '')) > 5
        and not exists (select from chosen o where o.is_main))
    ) filter (where c.is_best)
  into ids, near_ids, ratings, is_safe
  from chosen c;
  if ids is null then
    return null;
  end if;
  if near_ids is not null and (cardinality(near_ids) = 1 or (ratings[1] >= 25 and ratings[1] > 10 * ratings[2])) then
    answer.candidates := near_ids[1:1] || array_remove(ids, near_ids[1]);
    answer.is_likely := true;
    if is_safe then
      answer.match := 'title';
      answer.game_id := near_ids[1];
      answer.candidates := '{}';
      answer.is_likely := false;
      return answer;
    end if;
  else
    answer.candidates := ids;
    answer.is_likely := cardinality(ids) = 1;
  end if;
  answer.match := 'check';
  answer.candidates := answer.candidates[1:5];
  return answer;
end $$;

-- The game of a title, or candidates for it. Which steps find what: see supabase/README.md, "Imports".
create function public.match_title(title text, year integer, platforms smallint[]) returns public.title_match
language plpgsql stable set search_path = '' as $$
declare
  written constant text := public.search_key(title);
  tidy constant public.tidy_title := public.tidy_title(title);
  tidy_key constant text := public.search_key(tidy.title);
  tidy_year constant integer := coalesce(match_title.year, tidy.year);
  brands constant text :=
    '^((ea|ea sports|disneys?|disney pixars?|marvels?|tom clancys|sid meiers|clive barkers|american mcgees|warhammer 40 ?000|starwars|star wars) )+';
  key text;
  bare text;
  short text;
  words text[];
  answer public.title_match;
  loose public.title_match;
  found integer[] := '{}';
  is_likely boolean := false;
  numbers text[];
begin
  foreach key in array array_remove(case when written = tidy_key then array[tidy_key] else array[written, tidy_key] end, '') loop
    bare := regexp_replace(key, '^(the|an|a) ', '');
    if key = bare then
      -- Lists leave out a leading article, so that both are meant.
      answer := public.decide_title(
        public.key_spellings(key) || public.key_spellings('the ' || key), key, tidy_year, match_title.platforms
      );
    else
      answer := coalesce(
        public.decide_title(public.key_spellings(key), key, tidy_year, match_title.platforms),
        public.decide_title(public.key_spellings(bare), key, tidy_year, match_title.platforms)
      );
    end if;
    if answer.match = 'title' then
      return answer;
    end if;
    found := found || coalesce(answer.candidates, '{}');
    is_likely := is_likely or coalesce(answer.is_likely, false);
  end loop;
  if tidy_key = '' then
    answer.match := 'none';
    answer.candidates := '{}';
    answer.is_likely := false;
    return answer;
  end if;

  if found = '{}' then
    numbers := public.key_numbers(tidy_key);
    -- Without words of editions and brands, and with a brand.
    short := public.key_without_edition(tidy_key);
    foreach key in array array[
      short, regexp_replace(tidy_key, brands, ''), regexp_replace(short, brands, ''), 'marvels ' || short, 'tom clancys ' || short,
      'sid meiers ' || short, 'disneys ' || short, 'star wars ' || short, short || ' remastered'
    ] loop
      continue when key = tidy_key;
      loose := public.decide_title(public.key_spellings(key), key, tidy_year, match_title.platforms);
      if loose is null then
        loose := public.decide_title(public.key_spellings('the ' || key), key, tidy_year, match_title.platforms);
      end if;
      continue when loose is null;
      if found = '{}' then
        is_likely := public.key_numbers(key) = numbers and (loose.match = 'title' or loose.is_likely);
      end if;
      found := found || coalesce(loose.game_id || loose.candidates, loose.candidates);
      exit;
    end loop;
  end if;

  -- Similar names. Numbers that differ rule a game out.
  if cardinality(found) < 5 and not is_likely then
    numbers := public.key_numbers(tidy_key);
    short := public.key_without_edition(tidy_key);
    with similar_games as (
      select s.id, s.place, best.similarity, best.is_part
      from (
        select s.id, row_number() over () as place
        from public.search_games(left(tidy.title, 100)) s where not s.is_adult limit 20
      ) as s
      cross join lateral (
        select max(public.key_similarity(n.key, tidy_key)) as similarity,
          bool_or(starts_with(n.key, tidy_key || ' ') or starts_with(tidy_key, n.key || ' ') or n.key like '% ' || tidy_key) as is_part
        from public.game_names n
        where n.game_id = s.id and public.key_numbers(n.key) = numbers
      ) as best
      where best.similarity >= 0.6 or best.is_part
    )
    select found || array_agg(s.id order by s.similarity >= 0.82 desc, s.is_part desc, s.place),
      is_likely or (found = '{}' and bool_or(s.similarity >= 0.9) and count(*) filter (where s.similarity >= 0.82) = 1)
    into found, is_likely
    from similar_games s where s.id <> all (found);
  end if;

  -- The longest beginning of the title that is a name: two words and half of it at least.
  if coalesce(found, '{}') = '{}' then
    words := string_to_array(short, ' ');
    for dropped in 1..least(8, cardinality(words) - 2) loop
      key := array_to_string(trim_array(words, dropped), ' ');
      exit when 2 * length(key) < length(short);
      continue when public.key_numbers(key) <> numbers;
      loose := public.decide_title(public.key_spellings(key), key, tidy_year, match_title.platforms);
      if loose is not null then
        found := coalesce(loose.game_id || loose.candidates, loose.candidates);
        exit;
      end if;
    end loop;
  end if;

  answer.game_id := null;
  answer.candidates := array(
    select id from (
      select id, min(place) as place from unnest(found) with ordinality as f (id, place) group by id order by 2 limit 5
    ) as best order by place
  );
  answer.match := case when answer.candidates = '{}' then 'none' else 'check' end;
  answer.is_likely := answer.candidates <> '{}' and coalesce(is_likely, false);
  return answer;
end $$;

-- Looks up the next rows of an import, at most 1,000, and fewer when that takes long. Returns { left, state }; the state is "review" when
-- none are left.
create function public.match_import(import uuid, batch integer default 200) returns jsonb
language plpgsql security definer set search_path = '' set statement_timeout = '8s' set jit = off
set plan_cache_mode = force_custom_plan as $$
declare
  this constant public.imports := public.lock_own_import(match_import.import, '{matching,review}');
  until constant timestamptz := clock_timestamp() + interval '1.5 seconds';
  titles record;
  answer public.title_match;
begin
  if this.state = 'review' then
    return public.import_progress(this.id);
  end if;
  -- Ids, in one statement. Rows that have none, or none that the catalogue knows, get the key of their title.
  with next_rows as materialized (
    select r.* from public.import_rows r
    where r.import_id = this.id and r.match is null and r.problem is null
    order by r.row limit least(greatest(coalesce(match_import.batch, 200), 1), 1000)
  ),
  named_platforms as materialized (
    select names.word, public.platforms_of(names.word) as ids
    from (
      select distinct coalesce(r.platform, (public.tidy_title(r.title)).platform) as word from next_rows r
    ) as names
    where names.word is not null
  ),
  keyed as (
    select r.row, coalesce(by_id.id, by_store.id, by_slug.id, case when r.own ->> 'game_name' <> '' then r.igdb_id end) as game_id,
      case
        when r.title = '' then concat_ws('|', '', r.igdb_id, r.slug, r.store_source, r.store_uid)
        else public.import_choice_key(r.title, coalesce(r.year, (public.tidy_title(r.title)).year), p.ids)
      end as choice_key
    from next_rows r
    left join named_platforms p on p.word = coalesce(r.platform, (public.tidy_title(r.title)).platform)
    left join public.games by_id on by_id.id = r.igdb_id
    left join lateral (
      select g.id from public.external_games e join public.games g on g.id = e.game_id
      where by_id.id is null and e.external_game_source = r.store_source and e.uid = r.store_uid
      order by public.match_rank(g) limit 1
    ) as by_store on true
    left join lateral (
      select g.id from public.games g where by_id.id is null and by_store.id is null and g.slug = r.slug order by g.id limit 1
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
    select r.choice_key, min(r.title) as title, min(coalesce(r.year, (public.tidy_title(r.title)).year)) as year,
      min(coalesce(r.platform, (public.tidy_title(r.title)).platform)) as platform
    from public.import_rows r
    where r.import_id = this.id and r.match is null and r.problem is null and r.choice_key is not null
    group by r.choice_key
    order by min(r.row)
  loop
    answer := public.match_title(titles.title, titles.year, public.platforms_of(titles.platform));
    update public.import_rows r set
      match = answer.match, game_id = answer.game_id, candidates = answer.candidates, is_likely = answer.is_likely
    where r.import_id = this.id and r.choice_key = titles.choice_key and r.match is null and r.problem is null;
    exit when clock_timestamp() > until;
  end loop;
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

-- Sets the game of a row, and of all rows of the import that the same choice answers; with `skip` they are left out. Neither a game nor
-- `skip`: not decided again. The choice is remembered for the next import.
create function public.choose_import_game(import uuid, of_row integer, game_id integer default null, skip boolean default false)
returns void
language plpgsql security definer set search_path = '' as $$
declare
  this constant public.imports := public.lock_own_import(choose_import_game.import, '{matching,review,writing,done}');
  chosen public.import_rows;
begin
  select r.* into chosen from public.import_rows r
  where r.import_id = this.id and r.row = of_row and r.problem is null and r.match is not null;
  if chosen.row is null then
    raise exception 'This row cannot be matched.' using errcode = 'QS007';
  end if;
  if choose_import_game.game_id is not null and not exists (select from public.games g where g.id = choose_import_game.game_id) then
    raise exception 'There is no such game.' using errcode = 'QS007';
  end if;
  if exists (
    select from public.import_rows r
    join public.import_games w on w.import_id = r.import_id and w.game_id = r.game_id
    where r.import_id = this.id and r.choice_key = chosen.choice_key
  ) then
    raise exception 'This game is written already.' using errcode = 'QS008';
  end if;
  update public.import_rows r set
    match = case
      when choose_import_game.game_id is not null or coalesce(choose_import_game.skip, false) then 'chosen'
      when r.candidates = '{}' then 'none'
      else 'check'
    end,
    game_id = choose_import_game.game_id,
    skip = coalesce(choose_import_game.skip, false),
    is_likely = false
  where r.import_id = this.id and r.choice_key = chosen.choice_key and r.problem is null and r.match is not null;
  if choose_import_game.game_id is null and not coalesce(choose_import_game.skip, false) then
    delete from public.import_choices c where c.user_id = this.user_id and c.title_key = chosen.choice_key;
  else
    perform public.remember_choices(this.user_id, array[chosen.choice_key], array[choose_import_game.game_id]);
  end if;
end $$;

-- Takes the first candidate of each title where it is likely. Returns the number of titles.
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
  perform public.remember_choices(this.user_id, keys, games);
  return coalesce(cardinality(keys), 0);
end $$;

revoke all on function
  public.tidy_title(text), public.key_spellings(text), public.key_numbers(text), public.key_without_edition(text),
  public.key_similarity(text, text), public.platforms_of(text), public.import_choice_key(text, integer, smallint[]),
  public.games_by_key(text[], text, integer, smallint[]), public.decide_title(text[], text, integer, smallint[]),
  public.match_title(text, integer, smallint[]), public.match_import(uuid, integer), public.remember_choices(uuid, text[], integer[]),
  public.choose_import_game(uuid, integer, integer, boolean), public.accept_likely(uuid)
from public, anon, authenticated;
grant execute on function
  public.match_import(uuid, integer), public.choose_import_game(uuid, integer, integer, boolean), public.accept_likely(uuid)
to authenticated;
