export type PageSections = {
  sections: { id: string; title: string }[];
  /** Where the page's facts come from. */
  sourceUrl: string;
};

let current: PageSections | null = null;
const listeners = new Set<() => void>();

function publish(next: PageSections | null) {
  current = next;
  for (const listener of listeners) listener();
}

/** Shows a page's sections in the header. @returns the function that takes them away, unless others have come. */
export function showSections(page: PageSections): () => void {
  publish(page);
  return () => {
    if (current === page) publish(null);
  };
}

export function subscribeToSections(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const currentSections = (): PageSections | null => current;
