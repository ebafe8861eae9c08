-- The forms of names that searches, imports and the catalogue compare.

-- Words of letters and digits, one space between them; without case, accents and punctuation. A Chinese or Japanese
-- character is a word of its own, because nothing separates words there.
create function public.search_text(text text) returns text
language plpgsql immutable strict parallel safe set search_path = '' as $$
begin
  text := regexp_replace(left(text, 300), '[™℠®©]', ' ', 'g');
  text := extensions.unaccent('extensions.unaccent', normalize(text, nfkc));
  text := lower(text collate "default");
  -- "Baldur's", "S.T.A.L.K.E.R."
  text := regexp_replace(text, '[''`´]|(?<=[a-z])\.(?=[a-z])', '', 'g');
  text := regexp_replace(text, '[^a-z0-9\u00c0-\u1fff\u2c00-\u2dff\u3005\u3041-\ud7ff\uf900-\ufdff\uff66-\uffdc]+', ' ', 'g');
  text := regexp_replace(text, '([\u3005\u3041-\u30ff\u3400-\u9fff])', ' \1 ', 'g');
  return btrim(regexp_replace(text, ' +', ' ', 'g'));
end $$;

-- The form of names that searches compare: search_text without "and" and with arabic numerals.
create function public.search_key(name text) returns text
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare
  numerals constant text[] :=
    '{i,ii,iii,iv,v,vi,vii,viii,ix,x,xi,xii,xiii,xiv,xv,xvi,xvii,xviii,xix,xx,xxi,xxii,xxiii,xxiv,xxv}';
  words text[] := string_to_array(public.search_text(name), ' ');
  others text[] := array_remove(words, 'and');
begin
  if others <> '{}' then
    words := others;
  end if;
  for n in 1..cardinality(words) loop
    words[n] := coalesce(array_position(numerals, words[n])::text, words[n]);
  end loop;
  return array_to_string(words, ' ');
end $$;

grant execute on function public.search_text(text), public.search_key(text) to anon, authenticated;
