-- A name on another network is text, not a list of texts: the default mode of a path looks into lists.
update public.profiles set socials = (
  select coalesce(jsonb_object_agg(social.key, social.value), '{}')
  from jsonb_each(socials) as social where jsonb_typeof(social.value) = 'string'
)
where jsonb_path_exists(socials, 'strict $.* ? (@.type() != "string")');

alter table public.profiles drop constraint profiles_socials_shape;
alter table public.profiles add constraint profiles_socials_shape check (
  jsonb_typeof(socials) = 'object'
  and socials - array['github', 'steam', 'instagram', 'twitter', 'playstation', 'xbox'] = '{}'::jsonb
  and not jsonb_path_exists(socials, 'strict $.* ? (@.type() != "string")', '{}', true)
  and char_length(socials::text) <= 1000
);
