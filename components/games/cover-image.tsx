type CoverImageProps = {
  src: string;
  srcSet?: string;
  sizes?: string;
  alt: string;
  /** Not needed within `.cover`, which has a size of its own. */
  width?: number;
  height?: number;
  /** Loads eagerly, with high priority. */
  priority?: boolean;
};

/**
 * The boot script hides an image that fails to load (components/site/boot.ts), so that its placeholder is shown without
 * JavaScript of its own.
 */
export function CoverImage({ priority, alt, ...props }: CoverImageProps) {
  return (
    <img
      key={props.src}
      data-cover=""
      {...props}
      alt={alt}
      loading={priority ? "eager" : "lazy"}
      {...(priority ? { fetchPriority: "high", decoding: "async" } : {})}
      // The boot script may have hidden it before hydration.
      suppressHydrationWarning
    />
  );
}
