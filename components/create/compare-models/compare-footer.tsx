'use client';

import type { OpenUploads } from '@/components/schema-form/media/use-pending-uploads';
import { Button } from '@/components/ui/button';
import { usePressIssue } from '@/components/limits/use-press-issue';
import { VariantsChoice } from '../request/variants-choice';
import { describePrice } from '@/components/models/facts/describe-price';
import { lateMessages } from '../messages-late';
import { compareMessages } from './messages';
import type { Comparison } from './use-comparison';

/** The number of generations that a press creates, and their price. */
export function CompareFooter({
  comparison,
  uploads,
  isWaiting,
  isEmbedded,
  onSend,
}: {
  comparison: Comparison;
  uploads: OpenUploads;
  /** Whether it was pressed, and sends once the uploads are complete. */
  isWaiting: boolean;
  /** Whether the media service is the embedded one. */
  isEmbedded: boolean;
  onSend: () => void;
}) {
  const { chosen, sendable, generations, total, variants, setVariants } = comparison;
  // A missing file may be one that is being uploaded.
  const isAwaited = uploads.pending > 0 && chosen.length >= 2;
  const count = isAwaited ? chosen.length * variants : generations;
  const issue = usePressIssue({ jobs: count, cost: total.price?.high ?? 0 });
  const isReady = issue === null && uploads.failed === 0 && (isAwaited || sendable.length >= 2);
  const skipped = isAwaited ? 0 : chosen.length - sendable.length;
  const cost = [
    describePrice(
      total.price,
      sendable.map(({ model }) => model),
      { isEmbedded, amount: lateMessages.price },
    ),
    ...(total.price === null || total.unknown === 0 ? [] : [compareMessages.unknownPrices({ count: total.unknown })]),
  ];
  const status = [
    ...(isWaiting ? [compareMessages.waiting({ files: uploads.pending })] : []),
    ...(uploads.failed > 0 ? [compareMessages.notUploaded({ files: uploads.failed })] : []),
    ...(isAwaited || sendable.length >= 2
      ? [compareMessages.generations({ count }), ...cost]
      : [compareMessages.tooFew]),
    ...(skipped === 0 ? [] : [compareMessages.skipped({ count: skipped })]),
  ];
  return (
    <div className="flex shrink-0 items-center gap-3 border-t border-line px-4 py-3 max-desk:flex-wrap">
      <p role="status" className="min-w-0 flex-1 text-sm text-muted tabular-nums max-desk:basis-full">
        {status.join(' · ')}
        {issue !== null && <span className="block text-bad">{issue}</span>}
      </p>
      <VariantsChoice count={variants} label={compareMessages.variants} onChange={setVariants} />
      <Button
        data-main
        variant="primary"
        size="lg"
        className="min-w-36 max-desk:flex-1"
        aria-disabled={!isReady}
        onClick={() => {
          if (isReady) onSend();
        }}
      >
        {compareMessages.press({ count })}
      </Button>
    </div>
  );
}
