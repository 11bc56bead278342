import { Building2, Lock, Users } from 'lucide-react';
import type { LibraryBoard } from '@/lib/contract/studio/library';
import { boardMessages } from './messages';

const icons = { none: Lock, people: Users, everyone: Building2 };

/** Who may view a board: its owner alone, people of their choice, or everyone in the studio. */
export function BoardMark({ board }: { board: Pick<LibraryBoard, 'everyone' | 'isShared'> }) {
  const audience = board.everyone !== null ? 'everyone' : board.isShared ? 'people' : 'none';
  const Icon = icons[audience];
  return (
    <span className="shrink-0 text-faint" title={boardMessages.audiences[audience]}>
      <Icon aria-hidden className="size-3.5" />
      <span className="sr-only">{boardMessages.audiences[audience]}</span>
    </span>
  );
}
