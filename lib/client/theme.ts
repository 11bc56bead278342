import { createStore } from './create-store.ts';

/** The themes: the system's, light or dark. */
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** The cookie with the theme, so that the server renders the first frame in it. */
export const themeCookie = 'easel-theme';

const chosen = createStore<Theme | null>(null);

/** Reads a theme from a cookie's value; unknown values are `system`. */
export function readTheme(value: string | undefined): Theme {
  return themes.find((theme) => theme === value) ?? 'system';
}

/** The theme of this page. */
export function currentTheme(): Theme {
  return readTheme(document.documentElement.dataset['theme']);
}

/** Applies a theme at once and stores it for a year. */
export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  document.cookie = `${themeCookie}=${theme}; path=/; max-age=31536000; samesite=lax`;
  chosen.set(theme);
}

/** Calls a listener after each choice. Returns a function that unsubscribes it. */
export const subscribeTheme = chosen.subscribe;
