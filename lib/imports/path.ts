/** The page of an import. Its id is a query parameter, so that the page is static, like all personal pages. */
export const importPath = (id: string) => `/import/review?id=${encodeURIComponent(id)}`;
