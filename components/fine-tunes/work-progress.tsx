import { Elapsed } from '@/components/jobs/elapsed';
import { Progress } from '@/components/ui/progress';
import type { FineTuneView } from '@/lib/client/fine-tunes/fine-tune';
import { detailWords } from './detail-words';

/** How far tokenizing has come: a share, rows, and the time it runs. */
export function WorkProgress({ fineTune }: { fineTune: FineTuneView }) {
  const { progress, tokenization, startedAt } = fineTune;
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <p className="font-medium">{tokenization === null ? detailWords.waiting : detailWords.counting}</p>
        <p className="ml-auto text-muted tabular-nums">
          {tokenization !== null && detailWords.rowsRead(tokenization.rows_read, tokenization.rows)}
          {progress !== null && ` · ${detailWords.percent(progress)}`}
        </p>
      </div>
      <Progress share={progress} label={detailWords.progress} />
      {startedAt !== null && (
        <p className="text-sm text-muted">
          <Elapsed since={startedAt} />
        </p>
      )}
    </div>
  );
}
