-- A username is chosen once: links to a profile and embedded widgets carry it, and a name that was given back could be
-- taken by somebody else. So a person may set it where there is none, and not change it. The support (service_role) may.
-- A trigger and not a policy, because a policy cannot compare the old row with the new one.
create function public.keep_username() returns trigger
language plpgsql set search_path = '' as $$
begin
  if old.username is not null and new.username is distinct from old.username and current_user = 'authenticated' then
    raise exception 'The username is set already' using errcode = '42501';
  end if;
  return new;
end;
$$;

create trigger profiles_keep_username before update of username on public.profiles
for each row execute function public.keep_username();

revoke all on function public.keep_username() from public, anon, authenticated;
