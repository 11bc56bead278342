/** The storage keys of a file and its derived files. */
export interface MediaKeys {
  /** The prefix of all keys of the file, and of no other. */
  base: string;
  thumbnail: string;
  poster: string;
  waveform: string;
  strip: string;
  preview: string;
}

/** The keys of a file. The original's is the base with the extension of its type. */
export function mediaKeys(id: string): MediaKeys {
  const base = `media/${id.slice(0, 2)}/${id}`;
  return {
    base,
    thumbnail: `${base}.thumbnail.webp`,
    poster: `${base}.poster.webp`,
    waveform: `${base}.waveform.json`,
    strip: `${base}.strip.webp`,
    preview: `${base}.preview.mp4`,
  };
}
