import type { PendingSubmission } from './use-submissions';
import { lateMessages } from '../messages-late';

const messageKeys = { sending: 'sending', again: 'sendingAgain', waiting: 'waitingForNetwork' } as const;

/** A tile for a submission that the studio has not recorded yet. */
export function SendingTile({ submission }: { submission: PendingSubmission }) {
  const { prompt } = submission.body;
  return (
    <div className="size-full overflow-hidden rounded bg-sunken px-2.5 py-2 text-sm leading-[1.3]">
      <b className="font-medium">{lateMessages.sending}</b>
      <span className="line-clamp-3 text-muted">
        {submission.state === 'sending' && typeof prompt === 'string'
          ? prompt
          : lateMessages[messageKeys[submission.state]]}
      </span>
    </div>
  );
}
