'use client';

import { useRouter } from 'next/navigation';
import { handedToCreate } from '@/lib/client/handed-to-create';
import { rememberUsedModel } from '@/lib/client/models/last-used-models';
import { isForEach } from '@/lib/client/models/is-for-each';
import { actionsOf, type QuickAction } from '@/lib/client/models/quick-actions';
import { type SendTarget, sendTargetUrl } from '@/lib/client/models/send-targets';
import type { StudioMedia } from '@/lib/contract/studio/studio-media';

/** Puts files into a field of a form. */
export type SendMedia = (target: SendTarget, items: readonly StudioMedia[]) => void;

/** Sends files to a field, for a quick action; null for a field that was chosen itself. */
export type SendForAction = (target: SendTarget, items: readonly StudioMedia[], action?: QuickAction | null) => void;

/**
 * Sends files to a field of a model, and remembers the model for the next time. Several files for a field that takes one
 * become a batch, as dropped ones do.
 *
 * @param onSend puts them into the form on this screen; null where Create must be opened for it
 */
export function useSendMedia(onSend: SendMedia | null): SendForAction {
  const router = useRouter();
  return (target, items, action = null) => {
    const [first] = items;
    if (first === undefined) return;
    rememberUsedModel(target.model.id, action === null ? actionsOf(target, first.kind) : [action]);
    if (isForEach(target, items.length)) {
      handedToCreate.set({ kind: 'media', target, items });
      if (onSend === null) router.push('/');
    } else if (onSend !== null) onSend(target, items);
    else
      router.push(
        sendTargetUrl(
          target,
          items.map(({ id }) => id),
        ),
      );
  };
}
