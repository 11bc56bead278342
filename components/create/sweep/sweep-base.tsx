'use client';

import { Lock } from 'lucide-react';
import { intentsOf } from '@/lib/client/models/intents';
import { ModelImage } from '@/components/models/card/model-image';
import { readablePrompt } from '@/lib/contract/prompt/readable-prompt';
import { mainSeed } from '@/lib/schema-form/values/seeds';
import { createFormModel } from '@/lib/schema-form/model/form-model';
import { promptFields } from '@/lib/schema-form/prompt/citable-groups';
import { sweepMessages } from './messages';
import type { SweepForm, SweepPlan } from './plan/plan-sweep';

/** What a sweep starts from: the prompt, the model and the seed of the form. */
export function SweepBase({ form, plan }: { form: SweepForm; plan: SweepPlan }) {
  const { model, schema, values, seed } = form;
  const [field] = promptFields(createFormModel(schema));
  const typed = field === undefined ? null : values[field.name];
  const prompt = typeof typed === 'string' ? readablePrompt(typed).trim() : '';
  const hasSeed = mainSeed(schema, values) !== null;
  const isVaried = plan.across?.subject.kind === 'seed' || plan.down?.subject.kind === 'seed';
  return (
    <section aria-label={sweepMessages.startFrom}>
      <p className="mb-1.5 flex items-baseline gap-2">
        <span aria-hidden className="font-medium">
          {sweepMessages.startFrom}
        </span>
        <span className="ml-auto text-sm text-faint">{sweepMessages.sameRest}</span>
      </p>
      <div className="flex items-center gap-3 rounded border border-line p-2">
        <span className="grid size-11 shrink-0 place-items-center overflow-hidden rounded-sm bg-sunken text-muted">
          <ModelImage key={model.id} model={model} intent={intentsOf(model)[0] ?? 'make'} />
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
