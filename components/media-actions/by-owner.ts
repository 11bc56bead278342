import { ownId } from '@/lib/client/own-id';
import type { PersonName } from '@/lib/contract/studio/person';
import { actionMessages } from './messages';

/** Whose something is, as in “by Ann”; empty for one's own. */
export function byOwner(owner: PersonName): string {
  return owner.id === ownId() ? '' : actionMessages.boards.by({ name: owner.name });
}
