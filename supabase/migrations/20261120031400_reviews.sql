-- Reviews: one text a user and game of the shelf, for everyone, for followers or private, and likes of reviews and lists. Users read their
-- own rows; only the functions below write. Who may read a review is decided when it is read.

create table public.reviews (
  user_id uuid not null references auth.users (id) on delete cascade,
  game_id integer not null,
  -- "||" around a part of it covers that part.
  text text not null,
  -- Covers all of it.
  is_spoiler boolean not null default false,
  visibility text not null default 'private',
  created_at timestamptz not null default now(),
  -- When others could first read it; null while it is private.
  published_at timestamptz,
  -- Null until the text changes.
  edited_at timestamptz,
  -- The order of lists. Follows the likes, and lags while many users like the review at once.
  likes_rank integer not null default 0,
  primary key (user_id, game_id),
  foreign key (user_id, game_id) references public.user_games (user_id, game_id) on delete cascade,
  constraint reviews_text check (
    char_length(text) between 1 and 10000 and text = btrim(text, E' \n') and public.is_text(text)
    -- One visible character at least, as hasVisibleCharacter in lib/storable-text.ts.
    and text ~ '[^\u0001-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]'
  ),
  constraint reviews_visibility_known check (visibility in ('public', 'followers', 'private')),
  constraint reviews_published check ((visibility = 'private') = (published_at is null)),
  -- No "infinity", which no function can compute with.
  constraint reviews_times_range check (
    created_at between '0001-01-01Z' and '9999-12-31Z' and published_at between '0001-01-01Z' and '9999-12-31Z'
    and edited_at between '0001-01-01Z' and '9999-12-31Z'
  )
);

create index reviews_of_game on public.reviews (game_id, likes_rank desc, published_at desc, user_id) where visibility = 'public';
create index reviews_newest_of_game on public.reviews (game_id, published_at desc, user_id) where visibility = 'public';
create index reviews_of_user on public.reviews (user_id, published_at desc, game_id);
create index reviews_closed_of_user on public.reviews (user_id, coalesce(published_at, created_at) desc, game_id) where visibility <> 'public';

create trigger reviews_set_published_at before insert or update of visibility on public.reviews
for each row execute function public.set_published_at('public', 'followers');

create trigger reviews_limit_rows after insert on public.reviews
referencing new table as added
for each statement execute function public.limit_rows('20000', 'QS046', 'You have written 20,000 reviews. Delete one of them first.');

-- Also when an undo restores them.
create function public.check_new_account_reviews() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if public.is_new_account(new.user_id) and (
    select count(*) from public.reviews r where r.user_id = new.user_id and r.game_id <> new.game_id and r.visibility <> 'private'
  ) >= 5 then
    raise exception 'In its first day, an account can publish 5 reviews.' using errcode = 'QS053';
  end if;
  return new;
end $$;

create trigger reviews_check_new_account before insert or update of visibility on public.reviews
for each row when (new.visibility <> 'private') execute function public.check_new_account_reviews();

-- A like belongs to the game of the author's shelf: the undo of a deleted review restores the review with its likes.
create table public.review_likes (
  user_id uuid not null references public.profiles (id) on delete cascade,
  author_id uuid not null,
  game_id integer not null,
  liked_at timestamptz not null default now(),
  primary key (user_id, author_id, game_id),
  foreign key (author_id, game_id) references public.user_games (user_id, game_id) on delete cascade,
  constraint review_likes_others check (user_id <> author_id)
);

create index review_likes_of_review on public.review_likes (author_id, game_id, liked_at desc, user_id);

-- For the author's notices.
create index review_likes_of_author on public.review_likes (author_id, liked_at desc) include (game_id, user_id);
-- For the most liked reviews of the week.
create index review_likes_by_time on public.review_likes (liked_at desc) include (author_id, game_id, user_id);

create table public.list_likes (
  user_id uuid not null references public.profiles (id) on delete cascade,
  list_id uuid not null references public.lists (id) on delete cascade,
  liked_at timestamptz not null default now(),
  primary key (user_id, list_id)
);

create index list_likes_of_list on public.list_likes (list_id, liked_at desc, user_id);

-- Changes of the number of likes of a review or a list, whose sum is the number: writers add rows and never wait for each other. No user
-- reads or writes the table.
create table public.like_numbers (
  id bigint generated always as identity primary key,
  author_id uuid,
  game_id integer,
  list_id uuid references public.lists (id) on delete cascade,
  likes integer not null,
  foreign key (author_id, game_id) references public.user_games (user_id, game_id) on delete cascade
);

create index like_numbers_of_review on public.like_numbers (author_id, game_id) include (likes) where author_id is not null;
create index like_numbers_of_list on public.like_numbers (list_id) include (likes) where list_id is not null;

-- One row with the hundred reviews that got the most likes in the last seven days, [{ author_id, game_id, likes }], renewed by popular_reviews.
create table public.liked_this_week (
  id boolean primary key default true check (id),
  ranked_at timestamptz not null default '-infinity',
  reviews jsonb not null default '[]'
);

insert into public.liked_this_week default values;

-- Access

alter table public.reviews enable row level security;
alter table public.review_likes enable row level security;
alter table public.list_likes enable row level security;
alter table public.like_numbers enable row level security;
alter table public.liked_this_week enable row level security;

create policy reviews_select_own on public.reviews for select to authenticated
using (user_id = (select auth.uid()));
create policy review_likes_select_own on public.review_likes for select to authenticated
using (user_id = (select auth.uid()));
create policy list_likes_select_own on public.list_likes for select to authenticated
using (user_id = (select auth.uid()));

grant select on public.reviews, public.review_likes, public.list_likes to authenticated;

create function public.is_hidden_review(r public.reviews) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return public.is_hidden(r.user_id, 'review', r.game_id::text);
end $$;

-- Public reviews of public profiles. Closed: only functions read it. It checks hidden_things inline: a function call for each review is slower.
create view public.listed_reviews with (security_invoker = false) as
select r as review, r.user_id, r.game_id, r.likes_rank, r.published_at
from public.reviews r join public.shown_profiles p on p.id = r.user_id
where r.visibility = 'public' and p.visibility = 'public'
  and not exists (
    select from public.hidden_things h where h.user_id = r.user_id and h.kind = 'review' and h.item = r.game_id::text
  );

-- Whether the caller may read a review. Private and hidden ones answer like ones that do not exist.
create function public.can_read_review(author uuid, of_game integer) returns boolean
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_generic_plan' as $$
begin
  return exists (
    select from public.reviews r
    where r.user_id = author and r.game_id = of_game and (
      r.user_id = (select auth.uid())
      or r.visibility <> 'private' and not public.is_hidden_review(r)
        and exists (select from public.shown_profiles p where p.id = author)
        and not public.has_block((select auth.uid()), author)
        and (r.visibility = 'public' or exists (
          select from public.follows f join public.shown_profiles o on o.id = f.user_id and o.reads_as_follower
          where f.user_id = (select auth.uid()) and f.followed_id = author
        ))
    )
  );
end $$;

-- Whether the caller may read a list, and like it unless it is the caller's own.
create function public.can_read_list(list uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.lists l
    where l.id = list and (
      l.user_id = (select auth.uid())
      or l.visibility <> 'private' and not public.is_hidden(l.user_id, 'list', l.id::text)
        and exists (select from public.shown_profiles p where p.id = l.user_id)
        and not public.has_block((select auth.uid()), l.user_id)
    )
  )
$$;

-- Spoilers

-- A text with nothing between each pair of marks. A mark without its partner is plain text. There are at
-- most 100 spoilers, of which the last one covers the rest of the text: without a limit, reviews could fill a page with buttons.
create function public.cover_spoilers(value text) returns text
language plpgsql immutable parallel safe set search_path = '' set plan_cache_mode = 'force_generic_plan' as $$
begin
  if strpos(value, '||') = 0 then
    return value;
  end if;
  return (
    select string_agg(case when p.place % 2 = 0 and p.place < p.parts then '' else p.part end, '||' order by p.place)
        filter (where p.parts <= 202 or p.place < 200)
      || case when max(p.parts) > 202 then '||||' else '' end
    from (
      select s.part, s.place, count(*) over () as parts
      from unnest(string_to_array(value, '||')) with ordinality as s (part, place)
    ) as p
  );
end $$;

-- Likes

-- Makes one row of all rows of a review or list. Skips rows that another transaction sums up at this moment.
create function public.sum_like_numbers(author uuid, of_game integer, list uuid) returns void
language sql set search_path = '' as $$
  with taken as (
    delete from public.like_numbers n
    where n.id = any (array(
      select t.id from public.like_numbers t
      where (t.author_id = author and t.game_id = of_game) or t.list_id = list
      for update skip locked
    ))
    returning n.likes
  )
  insert into public.like_numbers (author_id, game_id, list_id, likes)
  select author, of_game, list, sum(t.likes) from taken t having sum(t.likes) <> 0
$$;

-- Adds what a statement has changed in likes. A like of an account that is being deleted is not counted, nor one whose review or list is
-- deleted with it. One row in 64 sums up those of its review or list: by a hash, so that no user chooses which.
create function public.count_likes() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  one constant integer := case tg_op when 'INSERT' then 1 else -1 end;
  due record;
begin
  if tg_table_name = 'review_likes' then
    for due in
      with counted as (
        insert into public.like_numbers (author_id, game_id, likes)
        select c.author_id, c.game_id, one * count(*) from changed c
        where exists (select from public.profiles p where p.id = c.user_id and p.deletion_requested_at is null)
          and exists (select from public.user_games g where g.user_id = c.author_id and g.game_id = c.game_id)
        group by 1, 2
        returning id, author_id, game_id
      )
      select distinct c.author_id, c.game_id from counted c where hashint8(c.id) % 64 = 0
    loop
      perform public.sum_like_numbers(due.author_id, due.game_id, null);
    end loop;
  else
    for due in
      with counted as (
        insert into public.like_numbers (list_id, likes)
        select c.list_id, one * count(*) from changed c
        where exists (select from public.profiles p where p.id = c.user_id and p.deletion_requested_at is null)
          and exists (select from public.lists l where l.id = c.list_id)
        group by 1
        returning id, list_id
      )
      select distinct c.list_id from counted c where hashint8(c.id) % 64 = 0
    loop
      perform public.sum_like_numbers(null, null, due.list_id);
    end loop;
  end if;
  return null;
end $$;

do $$
declare
  relation text;
begin
  foreach relation in array '{review_likes,list_likes}'::text[] loop
    execute format('create trigger %1$s_number_added after insert on public.%1$I referencing new table as changed
      for each statement execute function public.count_likes()', relation);
    execute format('create trigger %1$s_number_deleted after delete on public.%1$I referencing old table as changed
      for each statement execute function public.count_likes()', relation);
    execute format('create trigger %1$s_limit_rows after insert on public.%1$I referencing new table as added
      for each statement execute function public.limit_rows(''100000'', ''QS052'', ''You like 100,000 of these. Take back one of your likes first.'')', relation);
  end loop;
end $$;

-- The likes of an account count while it is not being deleted.
create function public.count_likes_of_account() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  likes constant integer := case when new.deletion_requested_at is null then 1 else -1 end;
begin
  insert into public.like_numbers (author_id, game_id, likes)
  select l.author_id, l.game_id, likes from public.review_likes l where l.user_id = new.id order by 1, 2;
  insert into public.like_numbers (list_id, likes)
  select l.list_id, likes from public.list_likes l where l.user_id = new.id order by 1;
  return null;
end $$;

create trigger profiles_count_likes after update of deletion_requested_at on public.profiles
for each row when ((old.deletion_requested_at is null) <> (new.deletion_requested_at is null))
execute function public.count_likes_of_account();

create function public.count_review_likes(author uuid, of_game integer) returns integer
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_generic_plan' as $$
begin
  return (
    select coalesce(sum(n.likes), 0)::integer from public.like_numbers n where n.author_id = author and n.game_id = of_game
  );
end $$;

create function public.count_list_likes(list uuid) returns integer
language sql stable security definer set search_path = '' as $$
  select coalesce(sum(n.likes), 0)::integer from public.like_numbers n where n.list_id = list
$$;

-- An undo restores a review with the likes that it has now.
create function public.set_likes_rank() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.likes_rank = public.count_review_likes(new.user_id, new.game_id);
  return new;
end $$;

create trigger reviews_set_likes_rank before insert on public.reviews
for each row execute function public.set_likes_rank();

-- Skipped while another transaction ranks the review.
create function public.rank_review(author uuid, of_game integer) returns void
language plpgsql volatile security definer set search_path = '' set plan_cache_mode = 'force_generic_plan' as $$
begin
  update public.reviews r set likes_rank = public.count_review_likes(author, of_game)
  where r.user_id = author and r.game_id = (
    select l.game_id from public.reviews l where l.user_id = author and l.game_id = of_game for no key update skip locked
  );
end $$;

-- False if the caller likes the review already.
create function public.like_review(author uuid, of_game integer) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  liker constant uuid := public.lock_own_shelf();
begin
  perform public.refuse_suspended(liker);
  if author = liker or not public.can_read_review(author, of_game) then
    raise exception 'There is no such review.' using errcode = 'QS047';
  end if;
  insert into public.review_likes (user_id, author_id, game_id) values (liker, author, of_game) on conflict do nothing;
  if not found then
    return false;
  end if;
  perform public.rank_review(author, of_game);
  return true;
exception when foreign_key_violation then
  -- The game was removed meanwhile.
  raise exception 'There is no such review.' using errcode = 'QS047';
end $$;

-- Also of a review that the caller may no longer read. False if the caller does not like it.
create function public.unlike_review(author uuid, of_game integer) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  liker constant uuid := public.lock_own_shelf();
begin
  -- In the order in which a removal of the game locks: it must not wait for this transaction while this one waits for it.
  perform from public.user_games g where g.user_id = author and g.game_id = of_game for key share;
  delete from public.review_likes l where l.user_id = liker and l.author_id = author and l.game_id = of_game;
  if not found then
    return false;
  end if;
  perform public.rank_review(author, of_game);
  return true;
end $$;

-- May be repeated, as the next one.
create function public.like_list(list uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  liker constant uuid := public.lock_own_shelf();
begin
  perform public.refuse_suspended(liker);
  if not public.can_read_list(list) or exists (select from public.lists l where l.id = list and l.user_id = liker) then
    raise exception 'There is no such list.' using errcode = 'QS022';
  end if;
  insert into public.list_likes (user_id, list_id) values (liker, list) on conflict do nothing;
exception when foreign_key_violation then
  raise exception 'There is no such list.' using errcode = 'QS022';
end $$;

create function public.unlike_list(list uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  liker constant uuid := public.lock_own_shelf();
begin
  perform from public.lists l where l.id = list for key share;
  delete from public.list_likes l where l.user_id = liker and l.list_id = list;
end $$;

-- { liked, likes }; null for a list that the caller may not see.
create function public.read_list_likes(list uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'liked', exists (select from public.list_likes l where l.user_id = (select auth.uid()) and l.list_id = list),
    'likes', public.count_list_likes(list)
  )
  where public.can_read_list(list)
$$;

-- Writes

-- Writes or replaces the caller's review of a game of the shelf. Another game fails with 23503. A new review begins without likes.
-- `replaces` is the version of the review that the caller has seen (see own_review), null if there was none: a review that another tab has
-- changed or deleted since then is not replaced, unless it is the same. "any" replaces any.
create function public.put_review(of_game integer, review_text text, is_spoiler boolean, visibility text, replaces text default 'any')
returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  owner constant uuid := public.lock_own_shelf();
  stored public.reviews;
begin
  if replaces is distinct from 'any' then
    select * into stored from public.reviews r where r.user_id = owner and r.game_id = of_game;
    if md5(stored.text || stored.is_spoiler || stored.visibility) is distinct from replaces
      and (stored.text, stored.is_spoiler, stored.visibility) is distinct from (review_text, put_review.is_spoiler, put_review.visibility) then
      raise exception 'The review has changed.' using errcode = 'QS054';
    end if;
  end if;
  update public.reviews r set
    text = review_text, is_spoiler = put_review.is_spoiler, visibility = put_review.visibility,
    edited_at = case
      when (r.text, r.is_spoiler) is distinct from (review_text, put_review.is_spoiler) then clock_timestamp() else r.edited_at
    end
  where r.user_id = owner and r.game_id = of_game;
  if not found then
    delete from public.review_likes l where l.author_id = owner and l.game_id = of_game;
    insert into public.reviews (user_id, game_id, text, is_spoiler, visibility)
    values (owner, of_game, review_text, put_review.is_spoiler, put_review.visibility);
  end if;
end $$;

-- False if there is none. `replaces` limits what is deleted as it does in put_review.
create function public.remove_review(of_game integer, replaces text default 'any') returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  owner constant uuid := public.lock_own_shelf();
begin
  delete from public.reviews r
  where r.user_id = owner and r.game_id = of_game and replaces in ('any', md5(r.text || r.is_spoiler || r.visibility));
  if not found and exists (select from public.reviews r where r.user_id = owner and r.game_id = of_game) then
    raise exception 'The review has changed.' using errcode = 'QS054';
  end if;
  return found;
end $$;

-- Reads

-- A review as others see it: covered, and with nothing of a section that its author hides. `whole` is for the author. The catalogue's name
-- and cover come before those of the shelf, which its owner can write. For the functions below, which have checked who may read it.
create function public.review_json(r public.reviews, whole boolean default false) returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_generic_plan' as $$
begin
  return (
    select jsonb_build_object(
      'userId', r.user_id, 'username', p.username, 'avatarUrl', p.avatar_url,
      'gameId', r.game_id, 'gameName', coalesce(c.name, g.game_name),
      'coverUrl', coalesce(public.stored_cover(c.cover_image_id), g.game_cover_url), 'isAdult', coalesce(c.is_adult, false),
      'text', case when whole then r.text when not r.is_spoiler then public.cover_spoilers(r.text) end,
      'isSpoiler', r.is_spoiler,
      'hasSpoilers', r.is_spoiler or cardinality(string_to_array(r.text, '||')) > 2,
      -- No links from new accounts, against spam.
      'mayLink', exists (select from auth.users u where u.id = r.user_id and u.created_at <= now() - interval '7 days'),
      'visibility', r.visibility,
      'rating', case when whole or 'ratings' = any (p.shown_sections) then g.user_rating end,
      'status', case when whole or g.status <> 'imported' or p.show_imported then g.status end,
      'hours', case when whole or 'hours' = any (p.shown_sections) then g.shown_hours end,
      'playedOn', coalesce(
        case when whole or 'plays' = any (p.shown_sections) then (
          select l.platform from public.plays l
          where l.user_id = r.user_id and l.game_id = r.game_id and l.platform is not null
          order by l.created_at desc, l.id limit 1
        ) end,
        case when whole or 'copies' = any (p.shown_sections) then (
          select o.platform from public.copies o
          where o.user_id = r.user_id and o.game_id = r.game_id and o.platform is not null
          order by o.created_at desc, o.id limit 1
        ) end
      ),
      'publishedAt', coalesce(r.published_at, r.created_at),
      'editedAt', case when r.edited_at > coalesce(r.published_at, r.created_at) then r.edited_at end,
      'likes', public.count_review_likes(r.user_id, r.game_id)
    )
    from public.profiles p
    join public.user_games g on g.user_id = r.user_id and g.game_id = r.game_id
    left join public.games c on c.id = r.game_id
    where p.id = r.user_id
  );
end $$;

-- One row if a review fits a filter, by what its author shows: a rating above `above_rating` and not above `top_rating`, and a status.
-- Null arguments do not filter. Without a fixed search_path and as a set, so that it is inlined: a page calls it for 1,000 reviews.
create function public.fits_review_filter(author uuid, of_game integer, above_rating numeric, top_rating numeric, of_status text)
returns table (game_id integer)
language sql stable
begin atomic
select g.game_id
from public.shown_profiles p join public.user_games g on g.user_id = p.id
where p.id = author and g.game_id = of_game
  and (top_rating is null or 'ratings' = any (p.shown_sections) and g.user_rating > above_rating and g.user_rating <= top_rating)
  and (of_status is null or g.status = of_status and (g.status <> 'imported' or p.show_imported));
end;

-- Public reviews of a game by public profiles, the most liked first, then the newest, after one of an earlier page: { next, reviews }.
-- A filter is compared with 1,000 reviews at most: a page may be short, and a `next`, { likes, at, userId }, after which to go on.
create function public.list_game_reviews(
  of_game integer, above_rating numeric default null, top_rating numeric default null, of_status text default null,
  after_likes integer default null, after_time timestamptz default null, after_user uuid default null, page_size integer default 10
) returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_generic_plan' as $$
declare
  size integer := least(greatest(page_size, 1), 10);
begin
  return (
    with compared as materialized (
      select c.*, row_number() over (order by c.likes_rank desc, c.published_at desc, c.user_id) as place
      from (
        select r.review, r.likes_rank, r.published_at, r.user_id
        from public.listed_reviews r
        where r.game_id = of_game
          and (after_user is null or r.likes_rank <= after_likes and (
            (r.likes_rank, r.published_at) < (after_likes, after_time)
            or (r.likes_rank, r.published_at) = (after_likes, after_time) and r.user_id > after_user
          ))
        order by r.likes_rank desc, r.published_at desc, r.user_id
        limit case when top_rating is null and of_status is null then size + 1 else 1000 end
      ) as c
    ),
    fitting as materialized (
      select f.*, row_number() over (order by f.place) as number
      from compared f
      where top_rating is null and of_status is null
        or exists (select from public.fits_review_filter(f.user_id, of_game, above_rating, top_rating, of_status))
      order by f.place limit size + 1
    )
    select jsonb_build_object(
      'next', (
        select jsonb_build_object('likes', l.likes_rank, 'at', l.published_at, 'userId', l.user_id)
        from (
          select f.place, f.likes_rank, f.published_at, f.user_id from fitting f
          where f.number = size and exists (select from fitting o where o.number = size + 1)
          union all
          select c.place, c.likes_rank, c.published_at, c.user_id from compared c where c.place = 1000
        ) as l order by l.place limit 1
      ),
      'reviews', (
        select coalesce(jsonb_agg(public.review_json(f.review) order by f.number), '[]') from fitting f where f.number <= size
      )
    )
  );
end $$;

-- The first three of list_game_reviews, and how many there are: { total, next, reviews }. More than 100 are 101.
create function public.read_game_reviews(of_game integer) returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_generic_plan' as $$
begin
  return (
    select public.list_game_reviews(of_game, page_size => 3) || jsonb_build_object('total', (
      select count(*) from (select from public.listed_reviews r where r.game_id = of_game limit 101) as counted
    ))
  );
end $$;

-- The newest 50 public reviews of a game by public profiles.
create function public.read_newest_reviews(of_game integer) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(public.review_json(page.review) order by page.published_at desc, page.user_id), '[]')
  from (
    select r.review, r.published_at, r.user_id from public.listed_reviews r where r.game_id = of_game
    order by r.published_at desc, r.user_id limit 50
  ) as page
$$;

-- The public reviews of a profile that is public or open by link, the newest first: { total, reviews }.
create function public.read_user_reviews(owner uuid, page_size integer default 20, page_offset integer default 0) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'total', (select count(*) from public.reviews r where r.user_id = p.id and r.visibility = 'public' and not public.is_hidden_review(r)),
    'reviews', (
      select coalesce(jsonb_agg(public.review_json(page.review) order by page.published_at desc, page.game_id), '[]')
      from (
        select r as review, r.published_at, r.game_id from public.reviews r
        where r.user_id = p.id and r.visibility = 'public' and not public.is_hidden_review(r)
        order by r.published_at desc, r.game_id
        limit least(greatest(page_size, 0), 50) offset least(greatest(page_offset, 0), 20000)
      ) as page
    )
  )
  from public.shown_profiles p where p.id = owner
$$;

-- A public review; null for any other. The answer is the same for every caller.
create function public.read_review(owner uuid, of_game integer) returns jsonb
language sql stable security definer set search_path = '' as $$
  select public.review_json(r) from public.reviews r join public.shown_profiles p on p.id = r.user_id
  where r.user_id = owner and r.game_id = of_game and r.visibility = 'public' and not public.is_hidden_review(r)
$$;

-- The whole text of a review that the caller may read; null for any other.
create function public.read_review_text(author uuid, of_game integer) returns text
language sql stable security definer set search_path = '' as $$
  select r.text from public.reviews r
  where r.user_id = author and r.game_id = of_game and public.can_read_review(author, of_game)
$$;

-- The caller's review, with its whole text; null without one. `version` changes with whatever its author can change.
create function public.own_review(of_game integer) returns jsonb
language sql stable security definer set search_path = '' as $$
  select public.review_json(r, true) || jsonb_build_object('version', md5(r.text || r.is_spoiler || r.visibility))
  from public.reviews r where r.user_id = (select auth.uid()) and r.game_id = of_game
$$;

-- A review that the caller may read, also for followers only, the own one with its whole text: { review, liked }; null for any other.
create function public.review_for_caller(author uuid, of_game integer) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('review', public.review_json(r, r.user_id = (select auth.uid())), 'liked', exists (
    select from public.review_likes l where l.user_id = (select auth.uid()) and l.author_id = author and l.game_id = of_game
  ))
  from public.reviews r
  where r.user_id = author and r.game_id = of_game and public.can_read_review(author, of_game)
$$;

-- What the caller alone sees beside the public reviews of a game: { own, followed, liked, hidden }. `followed` are the 20 most liked of people
-- whom the caller follows, that fit the filter of list_game_reviews, `liked` the authors of reviews that the caller likes, `hidden` those whom a block of either hides.
create function public.own_reviews_view(
  of_game integer, above_rating numeric default null, top_rating numeric default null, of_status text default null
) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'own', public.own_review(of_game),
    'followed', (
      select coalesce(jsonb_agg(public.review_json(page.review) order by page.likes_rank desc, page.published_at desc, page.user_id), '[]')
      from (
        select r as review, r.likes_rank, r.published_at, r.user_id
        from public.follows f
        join public.reviews r on r.user_id = f.followed_id and r.game_id = of_game
        where f.user_id = (select auth.uid()) and public.can_read_review(r.user_id, of_game)
          and exists (select from public.fits_review_filter(r.user_id, of_game, above_rating, top_rating, of_status))
        order by r.likes_rank desc, r.published_at desc, r.user_id limit 20
      ) as page
    ),
    'liked', (
      select coalesce(jsonb_agg(page.author_id), '[]')
      from (
        select l.author_id from public.review_likes l
        where l.user_id = (select auth.uid()) and l.game_id = of_game
        order by l.liked_at desc, l.author_id limit 1000
      ) as page
    ),
    'hidden', (
      select coalesce(jsonb_agg(distinct b.id), '[]')
      from (
        select o.blocked_id as id from public.blocks o where o.user_id = (select auth.uid())
        union all
        select o.user_id from public.blocks o where o.blocked_id = (select auth.uid())
      ) as b
      join public.listed_reviews r on r.user_id = b.id and r.game_id = of_game
    )
  )
$$;

-- The games whose review by an author the caller likes: the newest 1,000 likes.
create function public.liked_reviews(author uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(page.game_id), '[]')
  from (
    select l.game_id from public.review_likes l
    where l.user_id = (select auth.uid()) and l.author_id = author
    order by l.liked_at desc, l.game_id limit 1000
  ) as page
$$;

-- 21 reviews of an author that not everyone may read, the newest first: for a follower those for followers, for the author also the private
-- ones. It decides once who may read, as can_read_review does for each review.
create function public.closed_reviews(author uuid, page_offset integer default 0) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  caller constant uuid := auth.uid();
  is_own constant boolean := author = caller;
begin
  if not is_own and (
    public.has_block(caller, author)
    or not exists (select from public.shown_profiles p where p.id = author)
    or not exists (
      select from public.follows f join public.shown_profiles o on o.id = f.user_id and o.reads_as_follower
      where f.user_id = caller and f.followed_id = author
    )
  ) then
    return '[]';
  end if;
  return (
    select coalesce(jsonb_agg(public.review_json(page.review, is_own) order by page.at desc, page.game_id), '[]')
    from (
      select r as review, r.game_id, coalesce(r.published_at, r.created_at) as at
      from public.reviews r
      where r.user_id = author and r.visibility <> 'public'
        and (is_own or r.visibility = 'followers' and not public.is_hidden_review(r))
      order by coalesce(r.published_at, r.created_at) desc, r.game_id
      limit 21 offset least(greatest(page_offset, 0), 20000)
    ) as page
  );
end $$;

-- Ranks the most liked reviews of the last seven days, unless that was done in the last ten minutes or is being done. Likes of public profiles
-- count, whose accounts are older than a day. Of more than 10,000 likes the newest are read.
create function public.rank_liked_this_week() returns void
language plpgsql set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
begin
  perform from public.liked_this_week w where w.ranked_at < now() - interval '10 minutes' for update skip locked;
  if not found then
    return;
  end if;
  with recent as materialized (
    select l.user_id, l.author_id, l.game_id from public.review_likes l
    where l.liked_at > now() - interval '7 days' order by l.liked_at desc limit 10000
  ), likers as materialized (
    select d.user_id from (select distinct n.user_id from recent n) as d
    -- "offset" looks each account up.
    cross join lateral (
      select from public.shown_profiles p join auth.users u on u.id = p.id
      where p.id = d.user_id and p.visibility = 'public' and u.created_at <= now() - interval '1 day' offset 0
    ) as counted
  ), ranked as (
    select n.author_id, n.game_id, count(*) as likes from recent n join likers k on k.user_id = n.user_id
    group by n.author_id, n.game_id order by 3 desc, n.author_id, n.game_id limit 100
  )
  update public.liked_this_week set ranked_at = now(), reviews = (
    select coalesce(jsonb_agg(jsonb_build_object('author_id', r.author_id, 'game_id', r.game_id, 'likes', r.likes)), '[]') from ranked r
  );
end $$;

-- The three public reviews of public profiles, of games of the catalogue, that got the most likes in the last seven days, [review], without
-- those that a block of either hides from the caller. Who may see them is checked at each call, the ranks are up to ten minutes old.
create function public.popular_reviews() returns jsonb
language plpgsql volatile security definer set search_path = '' set plan_cache_mode = 'force_generic_plan' as $$
begin
  perform public.rank_liked_this_week();
  return (
    select coalesce(jsonb_agg(public.review_json(page.review) order by page.likes desc, page.published_at desc, page.user_id), '[]')
    from (
      select r.review, k.likes, r.published_at, r.user_id
      from public.liked_this_week w
      cross join jsonb_to_recordset(w.reviews) as k (author_id uuid, game_id integer, likes integer)
      -- "offset" looks each review up.
      cross join lateral (
        select * from public.listed_reviews l where l.user_id = k.author_id and l.game_id = k.game_id offset 0
      ) as r
      where not public.has_block((select auth.uid()), r.user_id) and exists (select from public.games g where g.id = k.game_id)
      order by k.likes desc, r.published_at desc, r.user_id limit 3
    ) as page
  );
end $$;

-- Who likes the caller's review: 51 public profiles, the newest first, [{ id, username, avatarUrl, likedAt }]; a page is of 50. `before` and
-- `before_person` are of the last one of the page before. Null without a review.
create function public.review_likers(
  of_game integer, before timestamptz default 'infinity', before_person uuid default '00000000-0000-0000-0000-000000000000'
) returns jsonb
language sql stable security definer set search_path = '' as $$
  select (
    select coalesce(jsonb_agg(
      jsonb_build_object('id', l.id, 'username', l.username, 'avatarUrl', l.avatar_url, 'likedAt', l.liked_at) order by l.liked_at desc, l.id
    ), '[]')
    from (
      select p.id, p.username, p.avatar_url, k.liked_at
      from public.review_likes k join public.shown_profiles p on p.id = k.user_id and p.visibility = 'public'
      where k.author_id = r.user_id and k.game_id = r.game_id and not public.has_block(r.user_id, k.user_id)
        and k.liked_at <= before and (k.liked_at < before or k.user_id > before_person)
      order by k.liked_at desc, k.user_id limit 51
    ) as l
  )
  from public.reviews r where r.user_id = (select auth.uid()) and r.game_id = of_game
$$;

-- The same of the caller's list. Null for a list of someone else.
create function public.list_likers(
  list uuid, before timestamptz default 'infinity', before_person uuid default '00000000-0000-0000-0000-000000000000'
) returns jsonb
language sql stable security definer set search_path = '' as $$
  select (
    select coalesce(jsonb_agg(
      jsonb_build_object('id', n.id, 'username', n.username, 'avatarUrl', n.avatar_url, 'likedAt', n.liked_at) order by n.liked_at desc, n.id
    ), '[]')
    from (
      select p.id, p.username, p.avatar_url, k.liked_at
      from public.list_likes k join public.shown_profiles p on p.id = k.user_id and p.visibility = 'public'
      where k.list_id = l.id and not public.has_block(l.user_id, k.user_id)
        and k.liked_at <= before and (k.liked_at < before or k.user_id > before_person)
      order by k.liked_at desc, k.user_id limit 51
    ) as n
  )
  from public.lists l where l.user_id = (select auth.uid()) and l.id = list
$$;

-- For the export: 1,000 of the caller's likes of reviews after a given one, [{ author, username, game_id, liked_at }]. Without the names of
-- profiles that are not shown.
create function public.review_likes_of(owner uuid, after_author uuid, after_game integer) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(
    jsonb_build_object('author', l.author_id, 'username', p.username, 'game_id', l.game_id, 'liked_at', l.liked_at)
    order by l.author_id, l.game_id
  ), '[]')
  from (
    select k.author_id, k.game_id, k.liked_at from public.review_likes k
    where k.user_id = owner and (k.author_id, k.game_id) > (after_author, after_game)
    order by k.author_id, k.game_id limit 1000
  ) as l
  left join public.shown_profiles p on p.id = l.author_id
$$;

create function public.own_review_likes(
  after_author uuid default '00000000-0000-0000-0000-000000000000', after_game integer default 0
) returns jsonb
language sql stable security definer set search_path = '' as $$
  select public.review_likes_of((select auth.uid()), after_author, after_game)
$$;

-- What belongs to a game

-- Whether something belongs to a game of a shelf: the undo of an import and a corrected match do not delete such a game.
create function public.has_records(owner uuid, of_game integer) returns boolean
language sql stable security invoker set search_path = '' as $$
  select exists (select from public.plays p where p.user_id = owner and p.game_id = of_game)
    or exists (select from public.copies c where c.user_id = owner and c.game_id = of_game)
    or exists (select from public.game_tags t where t.user_id = owner and t.game_id = of_game)
    or exists (select from public.favourites f where f.user_id = owner and f.game_id = of_game)
    or exists (select from public.reviews r where r.user_id = owner and r.game_id = of_game)
$$;

-- What is removed with games: how many of them have plays, copies or tags, and how many plays, copies and tags.
create function public.removal_losses(game_ids integer[]) returns jsonb
language sql stable security invoker set search_path = '' set plan_cache_mode = 'force_custom_plan' set statement_timeout = '8s' as $$
  with plays as (
    -- Without those of which nothing is known but that they are open.
    select p.game_id from public.plays p where p.user_id = (select auth.uid()) and p.game_id = any (game_ids)
      and (p.outcome <> 'playing' or p.minutes > 0 or p.note is not null or p.timer_started_at is not null)
  ), copies as (
    select c.game_id from public.copies c where c.user_id = (select auth.uid()) and c.game_id = any (game_ids)
  ), tags as (
    select t.game_id from public.game_tags t where t.user_id = (select auth.uid()) and t.game_id = any (game_ids)
  ), reviews as (
    select r.game_id from public.reviews r where r.user_id = (select auth.uid()) and r.game_id = any (game_ids)
  )
  select jsonb_build_object(
    'games', (
      select count(*) from (
        select game_id from plays union select game_id from copies union select game_id from tags union select game_id from reviews
      ) as g
    ),
    'plays', (select count(*) from plays), 'copies', (select count(*) from copies), 'tags', (select count(*) from tags),
    'reviews', (select count(*) from reviews)
  )
$$;

grant execute on function
  public.read_game_reviews(integer), public.list_game_reviews(integer, numeric, numeric, text, integer, timestamptz, uuid, integer),
  public.read_newest_reviews(integer), public.read_user_reviews(uuid, integer, integer),
  public.read_review(uuid, integer), public.read_review_text(uuid, integer), public.read_list_likes(uuid)
to anon, authenticated;
grant execute on function
  public.put_review(integer, text, boolean, text, text), public.remove_review(integer, text), public.like_review(uuid, integer),
  public.unlike_review(uuid, integer), public.like_list(uuid), public.unlike_list(uuid),
  public.own_review(integer), public.review_for_caller(uuid, integer), public.own_reviews_view(integer, numeric, numeric, text),
  public.liked_reviews(uuid), public.closed_reviews(uuid, integer), public.popular_reviews(), public.review_likers(integer, timestamptz, uuid), public.list_likers(uuid, timestamptz, uuid), public.own_review_likes(uuid, integer), public.has_records(uuid, integer),
  public.removal_losses(integer[])
to authenticated;
