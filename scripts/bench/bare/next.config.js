/** The framework with nothing of ours; the same switches as the product, so that only our own code differs. */
export default {
  cacheComponents: true,
  partialPrefetching: true,
  poweredByHeader: false,
  turbopack: { root: import.meta.dirname },
};
