'use client';

import { useRouter } from 'next/navigation';
import { rememberUsedModel } from '@/lib/client/models/last-used-models';
import { quickActions, quickTargetsOf } from '@/lib/client/models/quick-actions';
import { type SendTarget, sendTargetUrl } from '@/lib/client/models/send-targets';
import type { StudioMedia } from '@/lib/contract/studio/studio-media';

/** Puts files into a field of a form. */
export type SendMedia = (target: SendTarget, items: readonly StudioMedia[]) => void;

/**
 * Sends files to a field of a model, and remembers the model for the next time.
 *
 * @param onSend puts them into the form on this screen; null where Create must be opened for it
 */
export function useSendMedia(onSend: SendMedia | null): SendMedia {
  const router = useRouter();
  return (target, items) => {
    const [first] = items;
    if (first === undefined) return;
    const actions = quickActions.filter((action) =>
      quickTargetsOf(action, first.kind, [target.model]).some(({ field }) => field.name === target.field.name),
    );
    rememberUsedModel(target.model.id, actions);
    const sent = target.field.isList ? items : [first];
    if (onSend !== null) onSend(target, sent);
    else
      router.push(
        sendTargetUrl(
          target,
          sent.map(({ id }) => id),
        ),
      );
  };
}
