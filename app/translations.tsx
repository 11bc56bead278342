'use client';

import { type ReactNode, lazy } from 'react';
import type { Locale } from '@/lib/intl/locale';

// A chunk of its own: whoever reads English never loads it.
const German = lazy(async () => ({ default: (await import('./german-texts')).GermanTexts }));

/**
 * The texts of the page's language, before which nothing of it is hydrated. English stands in the code. No boundary
 * waits for them: the server would send the page hidden, for a script to show it.
 */
export function Translations({ locale, children }: { locale: Locale; children: ReactNode }) {
  return locale === 'de' ? <German>{children}</German> : children;
}
