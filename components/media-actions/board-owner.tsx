import { ownId } from '@/lib/client/me';
import type { PersonName } from '@/lib/contract/studio/person';
import { actionMessages } from './messages';

/** Whose a board or a folder is, after its name. Nothing for one's own. */
export function BoardOwner({ owner }: { owner: PersonName }) {
  if (owner.id === ownId()) return null;
  const text = actionMessages.boards.by({ name: owner.name });
  return (
    <span className="max-w-2/5 shrink-0 truncate text-sm text-faint" title={text}>
      {text}
    </span>
  );
}
