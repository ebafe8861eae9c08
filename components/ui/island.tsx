import { type ComponentType, type ReactNode, Suspense } from "react";
import { lazyPart } from "./lazy-part";

type IslandOptions<Props> = {
  /** A hook. Its script loads once it returns true, e.g. `useSignedInHint`. */
  when?: () => boolean;
  /** Shown until the script has loaded. */
  fallback?: ReactNode | ((props: Props) => ReactNode);
};

/**
 * A part of a page whose script loads late, in a `QueryProvider`. While it fails to load, the fallback stays and the script is
 * requested again; plain `lazy` would replace the whole page by an error.
 */
export function island<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { when: useIsWanted = always, fallback = null }: IslandOptions<Props> = {},
) {
  const Part: ComponentType<Props> = lazyPart(async () => {
    const [Loaded, { withQueries }] = await Promise.all([load(), import("./query-provider")]);
    return withQueries(Loaded);
  });
  // biome-ignore lint/correctness/noComponentHookFactories: called at module level, once for each island
  return function Island(props: Props) {
    const isWanted = useIsWanted();
    const placeholder = typeof fallback === "function" ? fallback(props) : fallback;
    if (!isWanted) return placeholder;
    return (
      <Suspense fallback={placeholder}>
        <Part {...props} />
      </Suspense>
    );
  };
}

const always = () => true;
