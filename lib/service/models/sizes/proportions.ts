/** A size in pixels, or only the proportions of one. */
export interface Size {
  width: number;
  height: number;
}

const words: Record<string, Size> = {
  square: { width: 1, height: 1 },
  landscape: { width: 16, height: 9 },
  portrait: { width: 9, height: 16 },
};

/**
 * Proportions of a ratio such as `16:9`, `1536x1024`, `landscape`, `portrait`, `square`; null for anything else
 * (`auto`, `adaptive`, `match_input`).
 */
export function readProportions(ratio: string): Size | null {
  const named = words[ratio];
  if (named !== undefined) return named;
  const [, width, height] = /^(\d+(?:\.\d+)?)\s*[:x×/]\s*(\d+(?:\.\d+)?)$/iu.exec(ratio.trim()) ?? [];
  const size = { width: Number(width), height: Number(height) };
  return size.width > 0 && size.height > 0 ? size : null;
}

/** Proportions limited to a longest strip, such as 8 for 8:1 to 1:8: a wider image is treated as 8:1. */
export function boundProportions({ width, height }: Size, longest: number): Size {
  if (width > height * longest) return { width: longest, height: 1 };
  if (height > width * longest) return { width: 1, height: longest };
  return { width, height };
}
