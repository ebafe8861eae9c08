import { createStore, useStored } from "@/components/ui/create-store";

export type PageSections = {
  sections: { id: string; title: string }[];
  sourceUrl: string;
};

const shown = createStore<PageSections>();

/**
 * Shows a page's sections in the header.
 * @returns the function that removes them unless others have replaced them
 */
export function showSections(page: PageSections): () => void {
  shown.set(page);
  return () => {
    if (shown.get() === page) shown.set(null);
  };
}

export const usePageSections = () => useStored(shown);
