-- What others see of a user: nothing of a private profile, and of another one the sections that its owner shows. Only owners read
-- the tables; others read the views of public profiles, or the functions below for a name or an id that they know.

-- Whether the caller may see a section of a user: 'hours', 'ratings', 'dates', 'plays', 'copies', 'lists' or 'statistics'.
create function public.shows_section(owner uuid, section text) returns boolean
language sql stable security definer set search_path = '' as $$
  select owner is not distinct from (select auth.uid()) and owner is not null
    or exists (select from public.shown_profiles p where p.id = owner and section = any (p.shown_sections))
$$;

-- A profile that is public or open by link, by its username or a former one, with the games of each tab; null for all others, as for
-- a name that no user has. `total` is the sum of the tabs.
create function public.read_profile(name text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', p.id, 'username', p.username, 'avatar_url', p.avatar_url, 'banner_url', p.banner_url, 'about', p.about,
    'website', p.website, 'socials', p.socials, 'visibility', p.visibility, 'shown_sections', p.shown_sections,
    'counts', (
      select coalesce(jsonb_object_agg(c.status, c.games), '{}')
      from (
        select g.status, count(*) as games from public.user_games g
        where g.user_id = p.id and (g.status <> 'imported' or p.show_imported)
        group by g.status
      ) as c
    )
  )
  from public.shown_profiles p
  where lower(p.username) = lower(coalesce(
    (select u.username from public.profiles u where lower(u.username) = lower(name)), public.current_username(name)
  ))
$$;

-- Games of a profile that others may see, the newest first, also where dates are hidden; of one tab or of all. Empty for all others.
-- The release is the catalogue's, or the stored year (`date_formats` 2) where it does not know the game.
-- Planned anew on each call: a plan made for a small shelf is slow on a large one.
create function public.read_shelf(
  owner uuid, of_status text default null, page_size integer default 48, page_offset integer default 0
) returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
declare
  profile public.shown_profiles;
begin
  select * into profile from public.shown_profiles p where p.id = owner;
  return (
    select coalesce(
      jsonb_agg(
        to_jsonb(s) - '{user_id,is_listed,game_release_date}'::text[] || jsonb_build_object(
          'release_date', case when c.id is null then s.game_release_date else c.first_release_date end,
          'release_format', case when c.id is null then 2 else c.first_release_format end,
          'plays', case when 'plays' = any (profile.shown_sections) then (
            select count(*) from public.plays l where l.user_id = owner and l.game_id = s.game_id
          ) end,
          'copies', case when 'copies' = any (profile.shown_sections) then (
            select coalesce(jsonb_agg(distinct coalesce(c.platform, c.store)), '[]')
            from public.copies c
            where c.user_id = owner and c.game_id = s.game_id and coalesce(c.platform, c.store) is not null
          ) end
        )
        order by page.date_added desc, page.id
      ), '[]'
    )
    from (
      select g.id, g.date_added from public.user_games g
      where g.user_id = profile.id and (of_status is null or g.status = of_status)
        and (g.status <> 'imported' or profile.show_imported)
      order by g.date_added desc, g.id
      limit least(greatest(page_size, 0), 200) offset greatest(page_offset, 0)
    ) as page
    join public.shown_user_games s on s.id = page.id
    left join public.games c on c.id = s.game_id
  );
end $$;

revoke all on function
  public.shows_section(uuid, text), public.read_profile(text), public.read_shelf(uuid, text, integer, integer)
from public, anon, authenticated;
grant execute on function
  public.shows_section(uuid, text), public.read_profile(text), public.read_shelf(uuid, text, integer, integer)
to anon, authenticated, service_role;
