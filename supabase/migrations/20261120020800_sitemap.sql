-- The pages of the sitemap, in files of 2,000 games or companies in the order of their ids.

-- Counts by the indexes of ids, which are a third of the tables.
create function public.sitemap_sizes() returns jsonb
language sql stable set search_path = '' set enable_seqscan = off as $$
  select jsonb_build_object(
    'games', (select count(*) from public.games), 'companies', (select count(*) from public.companies)
  )
$$;

-- `kind` is 'games' or 'companies', files count from 1. Without games for adults, so that a file may have fewer rows.
create function public.sitemap_page(kind text, file integer) returns jsonb
language sql stable set search_path = '' as $$
  with bounds as (
    select 2000 * (least(greatest(file, 1), 1000) - 1) as first
  ),
  page as (
    (
      select g.id, g.slug, g.name, g.updated_at, g.is_adult from public.games g
      where kind = 'games'
        and g.id >= (select s.id from public.games s order by s.id offset (select first from bounds) limit 1)
      order by g.id limit 2000
    )
    union all
    (
      select c.id, c.slug, c.name, c.updated_at, false from public.companies c
      where kind = 'companies'
        and c.id >= (select s.id from public.companies s order by s.id offset (select first from bounds) limit 1)
      order by c.id limit 2000
    )
  )
  select coalesce(
    jsonb_agg(
      jsonb_build_object('id', p.id, 'slug', p.slug, 'name', p.name, 'updated_at', p.updated_at) order by p.id
    ), '[]'
  )
  from page p where not p.is_adult
$$;

grant execute on function public.sitemap_sizes(), public.sitemap_page(text, integer) to anon, authenticated;
