'use client';

import type { OpenUploads } from '@/components/schema-form/use-pending-uploads';
import { Button } from '@/components/ui/button';
import { priceWords } from '../price/format-price';
import { VariantsStepper } from '../request/variants-stepper';
import { severalWords } from './messages';
import type { useSeveral } from './use-comparison';

/** How many generations a press makes and what they cost, before it is pressed. */
export function SeveralFoot({
  several,
  uploads,
  isWaiting,
  onSend,
}: {
  several: ReturnType<typeof useSeveral>;
  uploads: OpenUploads;
  /** Whether it was pressed, and goes when the uploads are there. */
  isWaiting: boolean;
  onSend: () => void;
}) {
  const { chosen, sendable, generations, total, variants, setVariants } = several;
  // What a model lacks may be what is on its way.
  const isAwaited = uploads.pending > 0 && chosen.length >= 2;
  const isReady = uploads.failed === 0 && (isAwaited || sendable.length >= 2);
  const skipped = isAwaited ? 0 : chosen.length - sendable.length;
  const count = isAwaited ? chosen.length * variants : generations;
  const cost =
    total.price === null
      ? [severalWords.allUnknown]
      : [
          total.price.high === 0 ? severalWords.free : severalWords.total(priceWords(total.price)),
          ...(total.unknown === 0 ? [] : [severalWords.unknownPrices(total.unknown)]),
        ];
  const words = [
    ...(isWaiting ? [severalWords.waiting(uploads.pending)] : []),
    ...(uploads.failed > 0 ? [severalWords.notUploaded(uploads.failed)] : []),
    ...(isAwaited || sendable.length >= 2 ? [severalWords.generations(count), ...cost] : [severalWords.tooFew]),
    ...(skipped === 0 ? [] : [severalWords.skipped(skipped)]),
  ];
  return (
    <div className="flex shrink-0 items-center gap-3 border-t border-line px-4 py-3 max-desk:flex-wrap">
      <p role="status" className="min-w-0 flex-1 text-sm text-muted tabular-nums max-desk:basis-full">
        {words.join(' · ')}
      </p>
      <VariantsStepper count={variants} label={severalWords.each} onChange={setVariants} />
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
        {severalWords.press(count)}
      </Button>
    </div>
  );
}
