/** Sizes of the panes that one can drag, in pixels. */
export interface PaneSizes {
  form: number;
  strip: number;
}

/** How small and large the panes may be, and how they start. */
export const paneLimits = {
  form: { min: 304, max: 640, initial: 384 },
  strip: { min: 132, max: 320, initial: 148 },
} as const;

/** The cookie that remembers the sizes, so that the server draws the panes where they were. */
export const paneCookie = 'easel-panes';

/** Reads the sizes from what the cookie holds; what is missing or out of bounds falls back. */
export function readPaneSizes(value: string | undefined): PaneSizes {
  const [form, strip] = (value ?? '').split('.').map(Number);
  return { form: within(paneLimits.form, form), strip: within(paneLimits.strip, strip) };
}

function within(
  { min, max, initial }: { min: number; max: number; initial: number },
  size: number | undefined,
): number {
  return size !== undefined && size >= min && size <= max ? size : initial;
}

/** Remembers the sizes for a year. */
export function rememberPaneSizes({ form, strip }: PaneSizes): void {
  document.cookie = `${paneCookie}=${form}.${strip}; path=/; max-age=31536000; samesite=lax`;
}
