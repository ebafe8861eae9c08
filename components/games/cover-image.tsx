"use client";

import { useState } from "react";

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

/** An image over its placeholder; when it cannot be loaded it goes, and the placeholder is what stays. */
export function CoverImage({ src, srcSet, sizes, alt, width, height, priority }: CoverImageProps) {
  const [broken, setBroken] = useState(false);
  if (broken) return null;
  return (
    <img
      // An image that failed before React arrived has already fired its event.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) setBroken(true);
      }}
      src={src}
      srcSet={srcSet}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? "eager" : "lazy"}
      fetchPriority={priority ? "high" : undefined}
      decoding="async"
      onError={() => setBroken(true)}
      className="absolute inset-0 size-full object-cover"
    />
  );
}
