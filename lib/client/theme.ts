import { createStore } from './create-store.ts';

/** The themes one can choose: as the system says, or one for good. */
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** The cookie that remembers the theme, so that the server paints the first frame in it. */
export const themeCookie = 'easel-theme';

const chosen = createStore<Theme | null>(null);

/** Reads a theme from what a cookie holds; anything unknown is `system`. */
export function readTheme(value: string | undefined): Theme {
  return themes.find((theme) => theme === value) ?? 'system';
}

/** The theme of this page. */
export function currentTheme(): Theme {
  return readTheme(document.documentElement.dataset['theme']);
}

/** Shows a theme at once and remembers it for a year. */
export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  document.cookie = `${themeCookie}=${theme}; path=/; max-age=31536000; samesite=lax`;
  chosen.set(theme);
}

/** Calls a listener after each choice. Returns a function that ends that. */
export const subscribeTheme = chosen.subscribe;
