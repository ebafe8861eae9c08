-- Reviews of games, and likes of reviews and lists. A review is written beside an entry of a shelf: its removal removes the review, and the
-- undo restores both. Who reads it is decided by the functions below; users read their own
-- rows and write none.

create table public.reviews (
  user_id uuid not null references auth.users (id) on delete cascade,
  game_id integer not null,
  -- Parts between two `||` are spoilers.
  text text not null,
  -- All of it tells how the story goes on.
  is_spoiler boolean not null default false,
  visibility text not null default 'public',
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  -- The number of likes, by which lists are ordered. It lags while many like at once.
  likes_rank integer not null default 0,
  primary key (user_id, game_id),
  foreign key (user_id, game_id) references public.user_games (user_id, game_id) on delete cascade,
  constraint reviews_text check (char_length(text) between 1 and 10000 and text = btrim(text) and public.is_text(text)),
  constraint reviews_visibility_known check (visibility in ('public', 'followers', 'private'))
);

create index reviews_of_game on public.reviews (game_id, likes_rank desc, created_at desc, user_id) where visibility = 'public';
create index reviews_by_age on public.reviews (user_id, created_at desc, game_id);

create table public.review_likes (
  user_id uuid not null references auth.users (id) on delete cascade,
  author_id uuid not null,
  game_id integer not null,
  liked_at timestamptz not null default now(),
  primary key (author_id, game_id, user_id),
  foreign key (author_id, game_id) references public.reviews (user_id, game_id) on delete cascade,
  constraint review_likes_others check (user_id <> author_id)
);

create index review_likes_of_user on public.review_likes (user_id, liked_at desc);

create table public.list_likes (
  user_id uuid not null references auth.users (id) on delete cascade,
  list_id uuid not null references public.lists (id) on delete cascade,
  liked_at timestamptz not null default now(),
  primary key (list_id, user_id)
);

create index list_likes_of_user on public.list_likes (user_id, liked_at desc);

alter table public.reviews enable row level security;
alter table public.review_likes enable row level security;
alter table public.list_likes enable row level security;

create policy reviews_select_own on public.reviews for select to authenticated
using (user_id = (select auth.uid()));

grant select on public.reviews to authenticated;

create trigger reviews_limit_rows after insert on public.reviews
referencing new table as added
for each statement execute function public.limit_rows('20000', 'QS046', 'You have 20,000 reviews. Delete one that you do not need.');

-- An undone deletion restores the review without its likes.
create function public.count_no_likes() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.likes_rank := 0;
  return new;
end $$;

create trigger reviews_count_no_likes before insert on public.reviews
for each row execute function public.count_no_likes();

-- Who reads what

create function public.can_read_review(author uuid, game integer) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.reviews r
    where r.user_id = author and r.game_id = game and (
      r.user_id = (select auth.uid())
      or (
        r.visibility <> 'private'
        and exists (select from public.shown_profiles p where p.id = r.user_id)
        and not coalesce(public.has_block((select auth.uid()), r.user_id), false)
        and (r.visibility = 'public' or exists (
          select from public.follows f where f.user_id = (select auth.uid()) and f.followed_id = r.user_id
        ))
      )
    )
  )
$$;

-- Empties each pair of spoiler marks. A mark without a partner is text.
create function public.cover_spoilers(text text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select regexp_replace(text, '\|\|.*?\|\|', '||||', 'gs')
$$;

-- A review as others see it. Its whole text is for `read_review_text`, and for its author.
create function public.review_json(review public.reviews, is_whole boolean default false) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'userId', review.user_id, 'username', p.username, 'avatarUrl', p.avatar_url,
    'gameId', g.game_id, 'gameName', g.game_name, 'coverUrl', g.game_cover_url, 'isAdult', coalesce(c.is_adult, false),
    'text', case when is_whole then review.text when not review.is_spoiler then public.cover_spoilers(review.text) end,
    'isSpoiler', review.is_spoiler,
    'hasSpoilers', review.is_spoiler or public.cover_spoilers(review.text) like '%||||%',
    'visibility', review.visibility,
    'rating', case when is_whole or 'ratings' = any (p.shown_sections) then g.user_rating end,
    'status', case when is_whole or g.status <> 'imported' or p.show_imported then g.status end,
    'playedOn', coalesce(
      case when is_whole or 'plays' = any (p.shown_sections) then (
        select l.platform from public.plays l
        where l.user_id = review.user_id and l.game_id = review.game_id and l.platform is not null
        order by coalesce(l.finished, l.started) desc nulls last limit 1
      ) end,
      case when is_whole or 'copies' = any (p.shown_sections) then (
        select o.platform from public.copies o
        where o.user_id = review.user_id and o.game_id = review.game_id and o.platform is not null
        order by o.created_at limit 1
      ) end
    ),
    'createdAt', review.created_at, 'editedAt', review.edited_at,
    'likes', (
      select count(*) from public.review_likes l where l.author_id = review.user_id and l.game_id = review.game_id
    )
  )
  from public.profiles p
  join public.user_games g on g.user_id = review.user_id and g.game_id = review.game_id
  left join public.games c on c.id = review.game_id
  where p.id = review.user_id
$$;

-- What everyone sees

-- The public reviews of a game, the most liked first: { total, reviews }.
create function public.read_game_reviews(of_game integer, page_size integer default 10, page_offset integer default 0) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'total', (
      select count(*) from public.reviews r join public.shown_profiles p on p.id = r.user_id
      where r.game_id = of_game and r.visibility = 'public' and p.visibility = 'public'
    ),
    'reviews', coalesce((
      select jsonb_agg(public.review_json(l) order by l.likes_rank desc, l.created_at desc, l.user_id)
      from (
        select r.* from public.reviews r join public.shown_profiles p on p.id = r.user_id
        where r.game_id = of_game and r.visibility = 'public' and p.visibility = 'public'
        order by r.likes_rank desc, r.created_at desc, r.user_id
        limit least(greatest(page_size, 0), 50) offset least(greatest(page_offset, 0), 10000)
      ) as l
    ), '[]')
  )
$$;

-- The public reviews of a user, the newest first: { total, reviews }.
create function public.read_user_reviews(owner uuid, page_size integer default 20, page_offset integer default 0) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'total', (
      select count(*) from public.reviews r join public.shown_profiles p on p.id = r.user_id
      where r.user_id = owner and r.visibility = 'public'
    ),
    'reviews', coalesce((
      select jsonb_agg(public.review_json(l) order by l.created_at desc, l.game_id)
      from (
        select r.* from public.reviews r join public.shown_profiles p on p.id = r.user_id
        where r.user_id = owner and r.visibility = 'public'
        order by r.created_at desc, r.game_id
        limit least(greatest(page_size, 0), 50) offset least(greatest(page_offset, 0), 20000)
      ) as l
    ), '[]')
  )
$$;

create function public.read_review(owner uuid, of_game integer) returns jsonb
language sql stable security definer set search_path = '' as $$
  select public.review_json(r) from public.reviews r join public.shown_profiles p on p.id = r.user_id
  where r.user_id = owner and r.game_id = of_game and r.visibility = 'public'
$$;

-- With its spoilers; null for a review that the caller may not read.
create function public.read_review_text(owner uuid, of_game integer) returns text
language sql stable security definer set search_path = '' as $$
  select r.text from public.reviews r
  where r.user_id = owner and r.game_id = of_game and public.can_read_review(owner, of_game)
$$;

-- What the caller sees

-- A review that the caller may read, and whether the caller likes it; null for any other.
create function public.readable_review(owner uuid, of_game integer) returns jsonb
language sql stable security definer set search_path = '' as $$
  select public.review_json(r, r.user_id = (select auth.uid())) || jsonb_build_object('liked', exists (
    select from public.review_likes l
    where l.user_id = (select auth.uid()) and l.author_id = r.user_id and l.game_id = r.game_id
  ))
  from public.reviews r
  where r.user_id = owner and r.game_id = of_game and public.can_read_review(owner, of_game)
$$;

-- Of a game: { own, followed, liked, hidden }. `liked` and `hidden` are ids of authors.
create function public.own_reviews_view(of_game integer) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'own', (
      select public.review_json(r, true) from public.reviews r where r.user_id = (select auth.uid()) and r.game_id = of_game
    ),
    'followed', coalesce((
      select jsonb_agg(public.review_json(l) order by l.created_at desc, l.user_id)
      from (
        select r.* from public.follows f
        join public.reviews r on r.user_id = f.followed_id and r.game_id = of_game
        where f.user_id = (select auth.uid()) and public.can_read_review(r.user_id, r.game_id)
        order by r.created_at desc, r.user_id limit 20
      ) as l
    ), '[]'),
    'liked', coalesce((
      select jsonb_agg(l.author_id) from public.review_likes l where l.user_id = (select auth.uid()) and l.game_id = of_game
    ), '[]'),
    'hidden', coalesce((
      select jsonb_agg(b.id)
      from (
        select o.blocked_id as id from public.blocks o where o.user_id = (select auth.uid())
        union
        select o.user_id from public.blocks o where o.blocked_id = (select auth.uid())
      ) as b
      join public.reviews r on r.user_id = b.id and r.game_id = of_game and r.visibility = 'public'
    ), '[]')
  )
$$;

-- The games of an author whose reviews the caller likes, of at most 100.
create function public.liked_reviews(author uuid, games integer[]) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(l.game_id), '[]') from public.review_likes l
  where l.user_id = (select auth.uid()) and l.author_id = author and l.game_id = any (games[1:100])
$$;

-- Writes. All may be repeated.

-- Of a game on the caller's shelf. Returns it as own_reviews_view does.
create function public.save_review(game integer, words text, whole_is_spoiler boolean, seen_by text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  owner constant uuid := public.lock_own_shelf();
begin
  if not exists (select from public.user_games g where g.user_id = owner and g.game_id = game) then
    raise exception 'not on the shelf' using errcode = '23503';
  end if;
  insert into public.reviews as r (user_id, game_id, text, is_spoiler, visibility)
  values (owner, game, words, whole_is_spoiler, seen_by)
  on conflict (user_id, game_id) do update set
    text = excluded.text, is_spoiler = excluded.is_spoiler, visibility = excluded.visibility,
    edited_at = case when r.text <> excluded.text then now() else r.edited_at end
  where (r.text, r.is_spoiler, r.visibility) is distinct from (excluded.text, excluded.is_spoiler, excluded.visibility);
  return (select public.review_json(r, true) from public.reviews r where r.user_id = owner and r.game_id = game);
end $$;

create function public.delete_review(game integer) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  owner constant uuid := public.lock_own_shelf();
begin
  delete from public.reviews r where r.user_id = owner and r.game_id = game;
end $$;

-- Orders lists by the likes. A like never waits for another one: while one counts, others do not.
create function public.rank_review(author uuid, game integer) returns void
language sql volatile security definer set search_path = '' as $$
  update public.reviews r set likes_rank = (
    select count(*) from public.review_likes l where l.author_id = author and l.game_id = game
  )
  where (r.user_id, r.game_id) in (
    select o.user_id, o.game_id from public.reviews o where o.user_id = author and o.game_id = game for no key update skip locked
  )
$$;

create function public.like_review(author uuid, game integer) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if author = (select auth.uid()) or not public.can_read_review(author, game) then
    raise exception 'There is no such review.' using errcode = 'QS047';
  end if;
  insert into public.review_likes (user_id, author_id, game_id) values ((select auth.uid()), author, game) on conflict do nothing;
  perform public.rank_review(author, game);
end $$;

create function public.unlike_review(author uuid, game integer) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  delete from public.review_likes l where l.user_id = (select auth.uid()) and l.author_id = author and l.game_id = game;
  perform public.rank_review(author, game);
end $$;

-- A list that others see, of a profile that is shown.
create function public.can_read_list(list uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.lists l join public.shown_profiles p on p.id = l.user_id
    where l.id = list and l.visibility <> 'private'
      and not coalesce(public.has_block((select auth.uid()), l.user_id), false)
  )
$$;

create function public.like_list(list uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if not public.can_read_list(list) or exists (select from public.lists l where l.id = list and l.user_id = (select auth.uid())) then
    raise exception 'There is no such list.' using errcode = 'QS022';
  end if;
  insert into public.list_likes (user_id, list_id) values ((select auth.uid()), list) on conflict do nothing;
end $$;

create function public.unlike_list(list uuid) returns void
language sql volatile security definer set search_path = '' as $$
  delete from public.list_likes l where l.user_id = (select auth.uid()) and l.list_id = list
$$;

-- { liked, likes }; null for a list that the caller does not see.
create function public.read_list_likes(list uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'liked', exists (select from public.list_likes l where l.list_id = list and l.user_id = (select auth.uid())),
    'likes', (select count(*) from public.list_likes l where l.list_id = list)
  )
  where public.can_read_list(list)
$$;

-- Whether something belongs to a game of a shelf: the undo of an import and a corrected match do not delete such a game.
create function public.has_records(owner uuid, of_game integer) returns boolean
language sql stable security invoker set search_path = '' as $$
  select exists (select from public.plays p where p.user_id = owner and p.game_id = of_game)
    or exists (select from public.copies c where c.user_id = owner and c.game_id = of_game)
    or exists (select from public.game_tags t where t.user_id = owner and t.game_id = of_game)
    or exists (select from public.favourites f where f.user_id = owner and f.game_id = of_game)
    or exists (select from public.reviews r where r.user_id = owner and r.game_id = of_game)
$$;

grant execute on function
  public.read_game_reviews(integer, integer, integer), public.read_user_reviews(uuid, integer, integer),
  public.read_review(uuid, integer), public.read_review_text(uuid, integer), public.read_list_likes(uuid)
to anon, authenticated;
grant execute on function
  public.readable_review(uuid, integer), public.own_reviews_view(integer), public.liked_reviews(uuid, integer[]),
  public.save_review(integer, text, boolean, text), public.delete_review(integer),
  public.like_review(uuid, integer), public.unlike_review(uuid, integer), public.like_list(uuid), public.unlike_list(uuid),
  public.has_records(uuid, integer)
to authenticated;
