import type { Metadata, Viewport } from 'next';
import { cookies, headers } from 'next/headers';
import type { ReactNode } from 'react';
import { AppShell } from '@/components/shell/app-shell';
import { hasMacKeys } from '@/components/shell/shortcuts/shortcuts';
import { readTheme, themeCookie } from '@/lib/client/theme';
import { latinFont } from './fonts';
import '@fontsource-variable/inter/wght.css';
import './globals.css';

// The server's own half of the pages reads them, too.
import './german';
import { currentLocale } from '@/lib/intl/locale';
import { framelessHeader, personHeader, roleHeader } from '@/lib/http/page-headers';
import { pageMessages } from './messages';
import { Translations } from './translations';

/**
 * Without a title, which each screen renders itself: a title in the metadata is removed before the next screen's
 * arrives.
 */
export function generateMetadata(): Metadata {
  return { description: pageMessages.description };
}

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#ffffff' },
    { media: '(prefers-color-scheme: dark)', color: '#1a1a1a' },
  ],
  colorScheme: 'light dark',
};

export default async function RootLayout({ children }: { children: ReactNode }) {
  // Reading the headers makes every page dynamic: the policy's nonce is new with each request.
  const given = await headers();
  const isFrameless = given.has(framelessHeader);
  // From the server, so that the names of keys are right in the first paint.
  const keys = hasMacKeys(given.get('user-agent') ?? '') ? 'mac' : undefined;
  const locale = currentLocale();
  const theme = readTheme((await cookies()).get(themeCookie)?.value);
  return (
    <html
      lang={locale}
      data-locale={locale}
      data-theme={theme}
      data-keys={keys}
      data-person={given.get(personHeader) ?? undefined}
      data-role={given.get(roleHeader) ?? undefined}
      className={latinFont.variable}
    >
      <body className="font-sans">
        <Translations locale={locale}>{isFrameless ? children : <AppShell>{children}</AppShell>}</Translations>
      </body>
    </html>
  );
}
