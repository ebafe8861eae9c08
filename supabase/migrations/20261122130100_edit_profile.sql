-- Changes the caller's profile: the columns that "changes" names, and of the socials the names that it names; null clears. One
-- statement, so that of two edits at once neither undoes the other. The answer is the row, null where there is none.
create function public.edit_profile(changes jsonb) returns jsonb
language sql security invoker set search_path = '' as $$
  update public.profiles p set
    about = case when changes ? 'about' then changes ->> 'about' else p.about end,
    website = case when changes ? 'website' then changes ->> 'website' else p.website end,
    steam_id = case when changes ? 'steam_id' then changes ->> 'steam_id' else p.steam_id end,
    socials = case
      when changes ? 'socials' then jsonb_strip_nulls(p.socials || (changes -> 'socials')) else p.socials
    end
  where p.id = (select auth.uid())
  returning to_jsonb(p)
$$;

revoke all on function public.edit_profile(jsonb) from public, anon, authenticated;
grant execute on function public.edit_profile(jsonb) to authenticated;
