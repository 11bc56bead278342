import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { SettingsScreen } from '@/components/settings/settings-screen';
import { readTheme, themeCookie } from '@/lib/client/theme';

export const metadata: Metadata = { title: 'Settings' };

export default async function SettingsPage() {
  return <SettingsScreen initialTheme={readTheme((await cookies()).get(themeCookie)?.value)} />;
}
