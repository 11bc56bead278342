import { cookies } from 'next/headers';
import { SettingsScreen } from '@/components/settings/settings-screen';
import { readTheme, themeCookie } from '@/lib/client/theme';

export default async function SettingsPage() {
  return (
    <>
      <title>Settings · Easel</title>
      <SettingsScreen initialTheme={readTheme((await cookies()).get(themeCookie)?.value)} />
    </>
  );
}
