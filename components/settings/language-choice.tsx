'use client';

import { Segmented, SegmentedItem } from '@/components/ui/segmented';
import { isLocale, type Locale, locales } from '@/lib/intl/locale';
import { localeCookie } from '@/lib/intl/read-locale';
import { settingsMessages } from './messages';

/** The browser's language, or one of the studio's. */
export type LanguageSetting = Locale | 'browser';

// Each in its own language, for whoever cannot read the current one.
const names: Readonly<Record<Locale, string>> = { en: 'English', de: 'Deutsch' };

/** Chooses the language of the interface. The page is loaded again in it; what is typed stays in the drafts. */
export function LanguageChoice({ initial }: { initial: LanguageSetting }) {
  return (
    <Segmented aria-label={settingsMessages.language} value={initial} onValueChange={choose} className="max-w-96">
      <SegmentedItem value="browser">{settingsMessages.browserLanguage}</SegmentedItem>
      {locales.map((locale) => (
        <SegmentedItem key={locale} value={locale} lang={locale}>
          {names[locale]}
        </SegmentedItem>
      ))}
    </Segmented>
  );
}

function choose(setting: string): void {
  const age = isLocale(setting) ? 31_536_000 : 0;
  document.cookie = `${localeCookie}=${setting}; path=/; max-age=${age}; samesite=lax`;
  window.location.reload();
}
