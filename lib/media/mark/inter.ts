import { openFontPackage } from './font-package.ts';

/** The typeface Inter, of any weight. It is opened on first use. */
export const inter = openFontPackage('@fontsource-variable/inter', 'wght-normal');
