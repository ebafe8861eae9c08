-- The search for people: public profiles by the beginning of their username.

-- Collated by code point, so that one index gives prefixes and their order on every server.
create index profiles_by_username on public.profiles ((lower(username) collate "C"));

-- [{ id, username, avatarUrl }], at most 8, sorted by name; an exact name is the first. Empty for less than two characters, and for what no username contains. Signed-in
-- users do not find whom they have blocked, or who has blocked them.
create function public.search_people(prefix text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'username', f.username, 'avatarUrl', f.avatar_url)), '[]')
  from (
    select p.id, p.username, p.avatar_url from public.shown_profiles p
    -- "{" follows "z", the last character of a username in lower case.
    where p.visibility = 'public' and prefix ~ '^[A-Za-z0-9_]{2,20}$'
      and lower(p.username) collate "C" >= lower(prefix) and lower(p.username) collate "C" < lower(prefix) || '{'
      and not public.has_block((select auth.uid()), p.id)
    order by lower(p.username) collate "C"
    limit 8
  ) as f
$$;

grant execute on function public.search_people(text) to anon, authenticated;
