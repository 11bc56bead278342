import type { PersonName } from '@/lib/contract/studio/person';
import { byOwner } from './by-owner';

/** Whose a board or a folder is, after its name. Nothing for one's own. */
export function BoardOwner({ owner }: { owner: PersonName }) {
  const text = byOwner(owner);
  if (text === '') return null;
  return (
    <span className="max-w-2/5 shrink-0 truncate text-sm text-faint" title={text}>
      {text}
    </span>
  );
}
