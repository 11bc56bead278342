'use client';

import { X } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import type { JsonObject } from '@/lib/contract/model';
import { useCallImport } from './use-call-import';
import type { RequestState } from '../../request/request-state';
import { codeMessages } from '../messages';

/** A whole call that was pasted into a prompt. */
export interface PastedCall {
  text: string;
  /** The form's values before the paste. */
  before: JsonObject;
  model: string;
}

/** Offers to fill the form from a call that was pasted into a prompt, instead of leaving it there as text. */
export function PasteOffer({
  request,
  pasted,
  onDone,
}: {
  request: RequestState;
  pasted: PastedCall;
  onDone: () => void;
}) {
  const { state, fill, isFilling, error } = useCallImport(request, pasted.text);
  if (state.state !== 'ready' || request.model.id !== pasted.model) return null;
  const { naming, target, call } = state;
  const hasRequest = call.model !== null || 'prompt' in call.body;
  if (!hasRequest) return null;
  return (
    <div
      role="status"
      className="order-first flex basis-full animate-appear items-center gap-2 rounded border border-line bg-sunken/50 py-1 pr-1 pl-3 text-sm"
    >
      <span className="min-w-0 flex-1">
        {error ??
          (naming === 'named'
            ? codeMessages.offer({ model: target.display_name ?? target.id })
            : codeMessages.offerPlain)}
      </span>
      <Button
        size="sm"
        className="max-desk:h-11"
        aria-disabled={isFilling}
        onClick={() => {
          request.change(pasted.before);
          void fill(onDone);
        }}
      >
        {isFilling ? codeMessages.filling : codeMessages.fill}
      </Button>
      <IconButton label={codeMessages.keepText} size="sm" className="max-desk:size-11" onClick={onDone}>
        <X aria-hidden />
      </IconButton>
    </div>
  );
}
