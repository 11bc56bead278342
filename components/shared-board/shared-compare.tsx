'use client';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { type CompareMode, type CompareSide } from '@/components/viewer/compare/comparison';
import { CompareView } from '@/components/viewer/compare/compare-view';
import { SurveyView } from '@/components/viewer/compare/survey-view';
import { FullDialog } from '@/components/viewer/full-dialog';
import type { SharedItem } from '@/lib/contract/studio/board-link';
import { sharedMessages } from './messages';
import { nameOfItem } from './name-of-item';

/** Two items on top of each other or side by side; three and four side by side. */
export function SharedCompare({
  items,
  focusAfter,
  onClose,
}: {
  /** In the order in which they were chosen. */
  items: readonly SharedItem[];
  focusAfter: string;
  onClose: () => void;
}) {
  const [queries] = useState(() => new QueryClient());
  const [mode, setMode] = useState<CompareMode>('slider');
  const [isSwapped, setIsSwapped] = useState(false);
  const sides = items.map((item): CompareSide => {
    const name = nameOfItem(item);
    return { media: item.media, alt: name, label: name, isMask: false };
  });
  const [first, second] = isSwapped ? sides.toReversed() : sides;
  if (first === undefined || second === undefined) return null;
  return (
    <QueryClientProvider client={queries}>
      <FullDialog title={sharedMessages.comparison} bar={null} focusAfter={focusAfter} onClose={onClose}>
        {sides.length === 2 ? (
          <CompareView sides={[first, second]} mode={mode} onMode={setMode} onSwap={() => setIsSwapped(!isSwapped)} />
        ) : (
          <SurveyView sides={sides} />
        )}
      </FullDialog>
    </QueryClientProvider>
  );
}
