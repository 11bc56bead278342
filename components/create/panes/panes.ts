/** Sizes of the resizable panes, in pixels. */
export interface PaneSizes {
  form: number;
  strip: number;
}

/** The minimum, maximum and initial sizes of the panes. */
export const paneLimits = {
  form: { min: 304, max: 640, initial: 384 },
  strip: { min: 132, max: 320, initial: 148 },
} as const;

/** The cookie that stores the sizes, so that the server renders the panes with them. */
export const paneCookie = 'easel-panes';

/** Reads the sizes from the cookie's value; missing or invalid ones fall back to the initial sizes. */
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
