import { cookies } from 'next/headers';
import { SettingsScreen } from '@/components/settings/settings-screen';
import { readTheme, themeCookie } from '@/lib/client/theme';
import { isLocale } from '@/lib/intl/locale';
import { localeCookie } from '@/lib/intl/read-locale';
import { shellMessages } from '@/components/shell/messages';

export default async function SettingsPage() {
  const jar = await cookies();
  const language = jar.get(localeCookie)?.value;
  return (
    <>
      <title>{`${shellMessages.settings} · Easel`}</title>
      <SettingsScreen
        initialTheme={readTheme(jar.get(themeCookie)?.value)}
        initialLanguage={isLocale(language) ? language : 'browser'}
      />
    </>
  );
}
