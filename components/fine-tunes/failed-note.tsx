import { CircleAlert } from 'lucide-react';
import { Button } from '@/components/ui/button';
import type { FineTuneView } from '@/lib/client/fine-tunes/fine-tune';
import { detailWords } from './detail-words';

/** Why a fine-tune failed, in the service's own words, and what to do now. */
export function FailedNote({ fineTune, onStartAgain }: { fineTune: FineTuneView; onStartAgain: () => void }) {
  const hasRows = (fineTune.tokenization?.row_errors.length ?? 0) > 0;
  return (
    <div className="flex gap-2.5 rounded bg-bad-soft px-3.5 py-3">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-bad" />
      <div className="flex min-w-0 flex-col items-start gap-2 wrap-anywhere">
        <div>
          <p className="font-medium">{fineTune.error ?? detailWords.failed}</p>
          <p className="mt-0.5 text-muted">{hasRows ? detailWords.failedNext : detailWords.failedNextBare}</p>
        </div>
        <Button onClick={onStartAgain}>{detailWords.startAgain}</Button>
      </div>
    </div>
  );
}
