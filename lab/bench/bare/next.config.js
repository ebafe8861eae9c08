/** The same settings as the product's, so that only the code differs. */
export default {
  cacheComponents: true,
  partialPrefetching: true,
  poweredByHeader: false,
  turbopack: { root: import.meta.dirname },
};
