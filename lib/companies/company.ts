export type Company = {
  id: number;
  name: string;
  path: string;
  slug: string;
  /** IGDB's `t_logo_med` (284 × 160 at most) as PNG, which keeps its transparent ground. */
  logoUrl: string | null;
  country: string | null;
  founded: string | null;
  description: string | null;
  /** What became of it ("defunct", "merged", …); null while it is active. */
  status: string | null;
  parent: { name: string; path: string } | null;
  /** `category` is IGDB's `website_types` id. */
  websites: { url: string; category: number }[];
  igdbUrl: string;
};
