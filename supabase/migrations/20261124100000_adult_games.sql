-- Games for adults only are shown in the searches of users who have chosen so. The choice is private.

alter table public.profiles add column show_adult boolean not null default false;
grant insert (show_adult), update (show_adult) on public.profiles to authenticated;

create or replace function public.edit_profile(changes jsonb) returns jsonb
language sql security invoker set search_path = '' as $$
  update public.profiles p set
    about = case when changes ? 'about' then changes ->> 'about' else p.about end,
    website = case when changes ? 'website' then changes ->> 'website' else p.website end,
    steam_id = case when changes ? 'steam_id' then changes ->> 'steam_id' else p.steam_id end,
    show_imported = case
      when changes ? 'show_imported' then coalesce((changes ->> 'show_imported')::boolean, false) else p.show_imported
    end,
    show_adult = case
      when changes ? 'show_adult' then coalesce((changes ->> 'show_adult')::boolean, false) else p.show_adult
    end,
    socials = case
      when changes ? 'socials' then jsonb_strip_nulls(p.socials || (changes -> 'socials')) else p.socials
    end
  where p.id = (select auth.uid())
  returning to_jsonb(p)
$$;
