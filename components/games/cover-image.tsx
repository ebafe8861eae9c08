export type CoverImageProps = {
  src: string;
  srcSet?: string;
  sizes?: string;
  alt: string;
  width: number;
  height: number;
  /** Fetched first, and not lazily. */
  priority?: boolean;
};

/**
 * An image over its placeholder. One that cannot be loaded is hidden (components/site/boot-script.tsx), and the
 * placeholder is what stays. It is nothing but HTML: dozens of covers on a page cost its script nothing.
 */
export function CoverImage({ src, srcSet, sizes, alt, width, height, priority }: CoverImageProps) {
  return (
    <img
      key={src}
      data-cover=""
      src={src}
      srcSet={srcSet}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? "eager" : "lazy"}
      fetchPriority={priority ? "high" : undefined}
      decoding="async"
      // It may have been hidden before React arrives.
      suppressHydrationWarning
      className="absolute inset-0 size-full object-cover"
    />
  );
}
