/** Games on one page of a shelf's list. */
export const COLLECTION_PAGE_SIZE = 60;
