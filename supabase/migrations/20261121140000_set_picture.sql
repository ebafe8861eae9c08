-- Makes the caller's profile name another picture; the answer is the path that stood there before. As a function, so that of
-- two changes at once each learns which file it has replaced and is the one to remove.
create function public.set_picture(picture text, url text) returns text
language plpgsql security invoker set search_path = '' as $$
declare
  person constant uuid := (select auth.uid());
  before text;
begin
  if picture = 'avatar' then
    select p.avatar_url into before from public.profiles p where p.id = person for update;
    update public.profiles p set avatar_url = url where p.id = person;
  elsif picture = 'banner' then
    select p.banner_url into before from public.profiles p where p.id = person for update;
    update public.profiles p set banner_url = url where p.id = person;
  else
    raise exception 'there is no such picture' using errcode = '22023';
  end if;
  if not found then
    raise exception 'there is no profile' using errcode = '42501';
  end if;
  return before;
end $$;

revoke all on function public.set_picture(text, text) from public, anon, authenticated;
grant execute on function public.set_picture(text, text) to authenticated, service_role;
