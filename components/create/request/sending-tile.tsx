import type { PendingSubmission } from './use-submissions';
import { formWords } from '../form-words';

const words = {
  sending: formWords.sending,
  again: formWords.sendingAgain,
  waiting: formWords.waitingForNetwork,
};

/** A press that the studio has not recorded yet: in the strip from the first moment. */
export function SendingTile({ submission }: { submission: PendingSubmission }) {
  const { prompt } = submission.body;
  return (
    <div className="size-full overflow-hidden rounded bg-sunken px-2.5 py-2 text-sm leading-[1.3]">
      <b className="font-medium">{formWords.sending}</b>
      <span className="line-clamp-3 text-muted">
        {submission.state === 'sending' && typeof prompt === 'string' ? prompt : words[submission.state]}
      </span>
    </div>
  );
}
