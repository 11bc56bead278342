'use client';

import { useSyncExternalStore } from 'react';
import { Segmented, SegmentedItem } from '@/components/ui/segmented';
import { type Theme, chooseTheme, currentTheme, readTheme, subscribeTheme, themes } from '@/lib/client/theme';
import { settingsMessages } from './messages';

/** Chooses light, dark, or the system's theme. It applies immediately, and is remembered. */
export function ThemeChoice({ initial }: { initial: Theme }) {
  const theme = useSyncExternalStore(subscribeTheme, currentTheme, () => initial);
  return (
    <Segmented
      aria-label={settingsMessages.theme}
      value={theme}
      onValueChange={(value) => chooseTheme(readTheme(value))}
      className="max-w-96"
    >
      {themes.map((name) => (
        <SegmentedItem key={name} value={name}>
          {settingsMessages.themes[name]}
        </SegmentedItem>
      ))}
    </Segmented>
  );
}
