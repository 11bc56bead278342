'use client';

import { Check, Star, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useChanges } from '@/components/media-actions/use-changes';
import { classNames } from '@/components/ui/class-names';
import type { LibraryItem } from '@/lib/contract/studio/library';
import type { LibraryFlag } from '@/lib/contract/studio/library-marks';
import { libraryMessages } from '../messages';

/** Stars, keeps or rejects a file where it is compared. `label` tells it from the others. */
export function SideMarks({ item, label }: { item: LibraryItem; label: string }) {
  const messages = libraryMessages.compare.marks;
  const change = useChanges();
  const selected = { ids: [item.media.id] };
  const flag = (next: LibraryFlag) =>
    void change(selected, { do: 'flag', flag: item.flag === next ? null : next }, { isQuiet: true });
  return (
    <span className="flex shrink-0 gap-px">
      <Mark
        label={messages.star({ what: label })}
        isOn={item.isStarred}
        onPress={() => void change(selected, { do: item.isStarred ? 'unstar' : 'star' }, { isQuiet: true })}
      >
        <Star aria-hidden className={classNames(item.isStarred && 'fill-current')} />
      </Mark>
      <Mark label={messages.keep({ what: label })} isOn={item.flag === 'kept'} onPress={() => flag('kept')}>
        <Check aria-hidden />
      </Mark>
      <Mark label={messages.reject({ what: label })} isOn={item.flag === 'rejected'} onPress={() => flag('rejected')}>
        <X aria-hidden />
      </Mark>
    </span>
  );
}

function Mark({
  label,
  isOn,
  onPress,
  children,
}: {
  label: string;
  isOn: boolean;
  onPress: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      onClick={onPress}
      className="grid size-7 place-items-center bg-black/70 text-white/70 transition-colors first:rounded-l-xs last:rounded-r-xs hover:text-white aria-pressed:bg-white aria-pressed:text-black max-desk:size-11 [&_svg]:size-4"
    >
      {children}
    </button>
  );
}
