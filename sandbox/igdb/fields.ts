/**
 * The fields of every endpoint. `a>b` is a relation to endpoint b, a star marks a list; all endpoints have `id` and `checksum`.
 * From the public documentation of 2025 and the clients of 2026, without removed fields.
 */
export const FIELDS: Record<string, string> = {
  age_rating_categories: "rating organization>age_rating_organizations created_at updated_at",
  age_rating_content_description_types: "name slug created_at updated_at",
  age_rating_content_descriptions:
    "description organization>age_rating_organizations description_type>age_rating_content_description_types created_at updated_at",
  age_rating_content_descriptions_v2:
    "description organization>age_rating_organizations description_type>age_rating_content_description_types created_at updated_at",
  age_rating_organizations: "name created_at updated_at",
  age_ratings:
    "organization>age_rating_organizations rating_category>age_rating_categories rating_content_descriptions>age_rating_content_descriptions_v2* rating_cover_url synopsis",
  alternative_names: "comment game>games name",
  artwork_types: "name slug created_at updated_at",
  artworks:
    "alpha_channel animated artwork_type>artwork_types game>games height image_id image_type>image_types url width",
  character_genders: "name created_at updated_at",
  character_mug_shots: "alpha_channel animated height image_id url width",
  character_species: "name created_at updated_at",
  characters:
    "akas* character_gender>character_genders character_species>character_species country_name created_at description games>games* mug_shot>character_mug_shots name slug updated_at url",
  collection_membership_types:
    "allowed_collection_type>collection_types created_at description name updated_at",
  collection_memberships:
    "collection>collections created_at game>games type>collection_membership_types updated_at",
  collection_relation_types:
    "allowed_child_type>collection_types allowed_parent_type>collection_types created_at description name updated_at",
  collection_relations:
    "child_collection>collections created_at parent_collection>collections type>collection_relation_types updated_at",
  collection_types: "created_at description name updated_at",
  collections:
    "as_child_relations>collection_relations* as_parent_relations>collection_relations* created_at games>games* name slug type>collection_types updated_at url",
  companies:
    "change_date change_date_format>date_formats changed_company_id>companies company_size>company_sizes company_type_histories>company_type_histories* country created_at description developed>games* logo>company_logos name parent>companies published>games* slug start_date start_date_format>date_formats status>company_statuses updated_at url websites>company_websites*",
  company_logos: "alpha_channel animated height image_id url width",
  company_sizes: "name created_at updated_at",
  company_statuses: "name created_at updated_at",
  company_type_histories: "company>companies company_type>company_types created_at updated_at",
  company_types: "name created_at updated_at",
  company_websites: "trusted type>website_types url",
  covers:
    "alpha_channel animated game>games game_localization>game_localizations height image_id image_type>image_types url width",
  date_formats: "format created_at updated_at",
  entity_types: "name created_at updated_at",
  event_logos: "alpha_channel animated created_at event>events height image_id updated_at url width",
  event_networks: "created_at event>events network_type>network_types updated_at url",
  events:
    "created_at description end_time event_logo>event_logos event_networks>event_networks* games>games* live_stream_url name slug start_time time_zone updated_at videos>game_videos*",
  external_game_sources: "name created_at updated_at",
  external_games:
    "countries* created_at external_game_source>external_game_sources game>games game_release_format>game_release_formats name platform>platforms uid updated_at url year",
  franchises: "created_at games>games* name slug updated_at url",
  game_engine_logos: "alpha_channel animated height image_id url width",
  game_engines:
    "companies>companies* created_at description logo>game_engine_logos name platforms>platforms* slug updated_at url",
  game_localizations: "cover>covers created_at game>games name region>regions updated_at",
  game_modes: "created_at name slug updated_at url",
  game_release_formats: "format created_at updated_at",
  game_statuses: "status created_at updated_at",
  game_time_to_beats: "completely count created_at game_id hastily normally updated_at",
  game_types: "type created_at updated_at",
  game_version_feature_values:
    "game>games game_feature>game_version_features included_feature note created_at updated_at",
  game_version_features:
    "category created_at description position title updated_at values>game_version_feature_values*",
  game_versions: "created_at features>game_version_features* game>games games>games* updated_at url",
  game_videos: "game>games name video_id",
  games:
    "age_ratings>age_ratings* aggregated_rating aggregated_rating_count alternative_names>alternative_names* artworks>artworks* bundles>games* collections>collections* cover>covers created_at dlcs>games* expanded_games>games* expansions>games* external_games>external_games* first_release_date forks>games* franchise>franchises franchises>franchises* game_engines>game_engines* game_localizations>game_localizations* game_modes>game_modes* game_status>game_statuses game_type>game_types genres>genres* hypes involved_companies>involved_companies* keywords>keywords* language_supports>language_supports* multiplayer_modes>multiplayer_modes* name parent_game>games platforms>platforms* player_perspectives>player_perspectives* ports>games* rating rating_count release_dates>release_dates* remakes>games* remasters>games* screenshots>screenshots* similar_games>games* slug standalone_expansions>games* storyline summary tags* themes>themes* total_rating total_rating_count updated_at url version_parent>games version_title videos>game_videos* websites>websites*",
  genres: "created_at name slug updated_at url",
  image_types: "name created_at updated_at",
  involved_companies:
    "company>companies created_at developer game>games porting publisher supporting updated_at",
  keywords: "created_at name slug updated_at url",
  language_support_types: "created_at name updated_at",
  language_supports:
    "created_at game>games language>languages language_support_type>language_support_types updated_at",
  languages: "created_at locale name native_name updated_at",
  multiplayer_modes:
    "campaigncoop dropin game>games lancoop offlinecoop offlinecoopmax offlinemax onlinecoop onlinecoopmax onlinemax platform>platforms splitscreen splitscreenonline",
  network_types: "created_at event_networks>event_networks* name updated_at",
  platform_families: "name slug",
  platform_logos: "alpha_channel animated height image_id url width",
  platform_types: "name created_at updated_at",
  platform_version_companies: "comment company>companies developer manufacturer",
  platform_version_release_dates:
    "created_at date date_format>date_formats human m platform_version>platform_versions release_region>release_date_regions updated_at y",
  platform_versions:
    "companies>platform_version_companies* connectivity cpu graphics main_manufacturer>platform_version_companies media memory name os output platform_logo>platform_logos platform_version_release_dates>platform_version_release_dates* resolutions slug sound storage summary url",
  platform_websites: "trusted type>website_types url",
  platforms:
    "abbreviation alternative_name created_at generation name platform_family>platform_families platform_logo>platform_logos platform_type>platform_types slug summary updated_at url versions>platform_versions* websites>platform_websites*",
  player_perspectives: "created_at name slug updated_at url",
  popularity_primitives:
    "calculated_at created_at external_popularity_source>external_game_sources game_id popularity_type>popularity_types updated_at value",
  popularity_types: "created_at external_popularity_source>external_game_sources name updated_at",
  regions: "category created_at identifier name updated_at",
  release_date_regions: "region created_at updated_at",
  release_date_statuses: "created_at description name updated_at",
  release_dates:
    "created_at d date date_format>date_formats game>games human m platform>platforms release_region>release_date_regions status>release_date_statuses updated_at y",
  report_types: "name created_at updated_at",
  reports: "created_at updated_at",
  screenshots: "alpha_channel animated game>games height image_id image_type>image_types url width",
  search:
    "alternative_name character>characters collection>collections company>companies description game>games name platform>platforms published_at test_dummy theme>themes",
  themes: "created_at name slug updated_at url",
  website_types: "type created_at updated_at",
  websites: "game>games trusted type>website_types url",
};

/** Names that IGDB replaced in 2025: accepted but always empty; invalid in strict mode. */
export const DEPRECATED_FIELDS: Record<string, string> = {
  age_rating_content_descriptions: "category",
  age_ratings: "category rating content_descriptions",
  characters: "gender species",
  companies: "change_date_category start_date_category",
  company_websites: "category",
  external_games: "category media",
  games: "category status collection follows",
  platform_version_release_dates: "category region",
  platform_websites: "category",
  platforms: "category",
  popularity_primitives: "popularity_source",
  popularity_types: "popularity_source",
  release_dates: "category region",
  websites: "category",
};
