import { Building2, Globe, Lock, Users } from 'lucide-react';
import type { LibraryBoard } from '@/lib/contract/studio/library';
import { boardMessages } from './messages';

const icons = { none: Lock, people: Users, everyone: Building2, public: Globe };
type Audience = keyof typeof icons;

/** Who may view a board: its owner alone, people of their choice, everyone in the studio, or whoever has a public link. */
export function BoardMark({ board }: { board: Pick<LibraryBoard, 'everyone' | 'isShared' | 'isPublic'> }) {
  const [first, ...more] = audiencesOf(board);
  const Icon = icons[first];
  const text = [first, ...more].map((audience) => boardMessages.audiences[audience]).join(' · ');
  return (
    <span className="shrink-0 text-faint" title={text}>
      <Icon aria-hidden className="size-3.5" />
      <span className="sr-only">{text}</span>
    </span>
  );
}

/** The widest first. */
function audiencesOf({
  everyone,
  isShared,
  isPublic,
}: Parameters<typeof BoardMark>[0]['board']): [Audience, ...Audience[]] {
  const inside: Audience = everyone !== null ? 'everyone' : isShared ? 'people' : 'none';
  if (!isPublic) return [inside];
  return inside === 'none' ? ['public'] : ['public', inside];
}
