const formats: readonly { words: RegExp; ratio: string | null; resolution: string | null }[] = [
  {
    words: /\b(?:favicon|emoji|app icon|icon|thumbnail|avatar|profile picture|sticker|badge|logo)\b/u,
    ratio: '1:1',
    resolution: '512',
  },
  {
    words:
      /\b(?:phone|mobile|lock ?screen)\b.{0,12}\b(?:wallpaper|background)|\b(?:story|stories|reel|vertical|tiktok)\b/u,
    ratio: '9:16',
    resolution: '2K',
  },
  {
    words: /\b(?:desktop|wallpaper|screensaver|widescreen|wide[- ]screen|cinematic|film still|movie still|youtube)\b/u,
    ratio: '16:9',
    resolution: '2K',
  },
  { words: /\b(?:banner|header|panorama|panoramic|ultra[- ]?wide)\b/u, ratio: '21:9', resolution: '2K' },
  {
    words: /\b(?:poster|flyer|book cover|magazine cover|cover art|movie poster|print|billboard)\b/u,
    ratio: '3:4',
    resolution: '2K',
  },
  { words: /\b(?:portrait format|portrait orientation|upright|tall)\b/u, ratio: '3:4', resolution: null },
  { words: /\b(?:landscape format|landscape orientation|postcard)\b/u, ratio: '4:3', resolution: null },
  { words: /\bsquare (?:format|picture|image)\b|\binstagram post\b/u, ratio: '1:1', resolution: null },
];

const written = /\b(\d{1,2}) ?: ?(\d{1,2})\b/u;

/** The aspect ratio that a prompt asks for, such as `16:9`; null when it asks for none. */
export function readRatio(prompt: string): string | null {
  const lower = prompt.toLowerCase();
  const [, across, down] = written.exec(lower) ?? [];
  if (across !== undefined && down !== undefined) {
    const ratio = Number(across) / Number(down);
    if (ratio >= 1 / 8 && ratio <= 8) return `${across}:${down}`;
  }
  return formats.find(({ words, ratio }) => ratio !== null && words.test(lower))?.ratio ?? null;
}

/** The resolution that a prompt asks for, `512` to `2K`: an icon is small, a wallpaper large; 1K by default. */
export function readResolution(prompt: string): '512' | '1K' | '2K' {
  const lower = prompt.toLowerCase();
  if (
    /\b(?:2k|4k|8k|uhd|high[- ]res(?:olution)?|hi[- ]res|large format|highly detailed|full[- ]?hd|1080p)\b/u.test(lower)
  )
    return '2K';
  if (/\b(?:low[- ]res(?:olution)?|small picture|tiny)\b/u.test(lower)) return '512';
  const found = formats.find(({ words, resolution }) => resolution !== null && words.test(lower))?.resolution;
  return found === '512' || found === '2K' ? found : '1K';
}
