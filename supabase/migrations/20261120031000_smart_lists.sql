-- Smart lists: filters of the shelf that a user has named. Only their owner reads or writes them.

create table public.smart_lists (
  user_id uuid not null references auth.users (id) on delete cascade,
  -- Chosen by the client, so that a repeated write creates no second list and an undo restores the same one.
  id uuid not null default gen_random_uuid(),
  name text not null,
  -- The query string of the shelf's URL, percent-encoded.
  query text not null,
  created_at timestamptz not null default now(),
  primary key (user_id, id),
  constraint smart_lists_name_text check (
    char_length(name) between 1 and 100 and name = btrim(name)
    and public.is_line(name)
  ),
  constraint smart_lists_query_text check (query ~ '^[a-z]+=[!#-;=?-~]+$' and char_length(query) <= 4000)
);

create unique index smart_lists_name_key on public.smart_lists (user_id, lower(name));

create trigger smart_lists_limit_rows after insert on public.smart_lists
referencing new table as added
for each statement execute function public.limit_rows(
  '100', 'QS028', 'You have 100 smart lists. Delete one that you do not need.'
);

alter table public.smart_lists enable row level security;

create policy smart_lists_own on public.smart_lists to authenticated using (user_id = (select auth.uid()));
grant select, delete on public.smart_lists to authenticated;
grant insert (user_id, id, name, query) on public.smart_lists to authenticated;
-- The key is included, because an upsert sets every column it names.
grant update (user_id, id, name, query) on public.smart_lists to authenticated;
