'use client';

import { Lock, SlidersHorizontal } from 'lucide-react';
import { useId } from 'react';
import { Segmented, SegmentedItem } from '@/components/ui/segmented';
import { Thumbnail } from '@/components/ui/thumbnail';
import { readablePrompt } from '@/lib/contract/prompt/readable-prompt';
import { mainSeed } from '@/lib/schema-form/values/seeds';
import { createFormModel } from '@/lib/schema-form/model/form-model';
import { promptFields } from '@/lib/schema-form/prompt/citable-groups';
import { sweepMessages } from './messages';
import { type Start, starts } from './sweep-start';
import type { SweepSetUp } from './use-sweep';

/** What a sweep starts from: the settings and the seed of the result on the stage, or of the form. */
export function SweepBase({ sweep: { form, plan, result, start, chooseStart } }: { sweep: SweepSetUp }) {
  const id = useId();
  const { model, schema, values, seed } = form;
  const [field] = promptFields(createFormModel(schema));
  const typed = field === undefined ? null : values[field.name];
  const prompt = typeof typed === 'string' ? readablePrompt(typed).trim() : '';
  const hasSeed = mainSeed(schema, values) !== null;
  const isVaried = plan.across?.subject.kind === 'seed' || plan.down?.subject.kind === 'seed';
  const image = start === 'result' ? (result?.thumbnailUrl ?? null) : null;
  return (
    <section aria-label={sweepMessages.startFrom}>
      <p className="mb-1.5 flex items-baseline gap-2">
        <span id={id} className="font-medium">
          {sweepMessages.startFrom}
        </span>
        <span className="ml-auto text-sm text-faint">{sweepMessages.sameRest}</span>
      </p>
      {result !== null && (
        <Segmented
          aria-labelledby={id}
          value={start}
          onValueChange={(value) => chooseStart(value as Start)}
          className="mb-2"
        >
          {starts.map((one) => (
            <SegmentedItem key={one} value={one}>
              {sweepMessages.starts[one]}
            </SegmentedItem>
          ))}
        </Segmented>
      )}
      <div className="flex items-center gap-3 rounded border border-line p-2">
        <span className="grid size-11 shrink-0 place-items-center overflow-hidden rounded-sm bg-sunken text-muted">
          {image === null ? (
            <SlidersHorizontal aria-hidden className="size-5" />
          ) : (
            <Thumbnail src={image} alt={sweepMessages.starts.result} />
          )}
        </span>
        <span className="min-w-0">
          <span className="line-clamp-2 font-medium wrap-anywhere">
            {prompt === '' ? (field === undefined ? (model.display_name ?? model.id) : sweepMessages.noPrompt) : prompt}
          </span>
          {hasSeed && (
            <span className="flex items-center gap-1 text-sm text-muted tabular-nums">
              {!isVaried && <Lock aria-hidden className="size-3 shrink-0" />}
              {isVaried ? sweepMessages.variedSeed : sweepMessages.lockedSeed({ seed })}
            </span>
          )}
        </span>
      </div>
    </section>
  );
}
