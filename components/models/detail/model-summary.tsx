'use client';

import { findExample } from '@/lib/client/models/examples/find-example';
import type { ModelUsage } from '@/lib/contract/studio/model-usage';
import type { LooseModel } from '@/lib/contract/model';
import { EngineChip } from '../card/engine-chip';
import { ExamplePicture } from '../card/example-picture';
import { MediumChips } from '../card/medium-chips';
import { ModelLine } from '../card/model-line';
import { inputLimits, outputLimits } from '../facts/model-limits';
import { modelMessages } from '../messages';
import { ModelFactsList } from './model-facts-list';

/** What a model does, with its example large, and what it takes and makes within which limits. */
export function ModelSummary({
  model,
  usage,
  isEmbedded,
  isPlayed,
}: {
  model: LooseModel;
  usage: ModelUsage | null;
  isEmbedded: boolean;
  /** Whether its video plays. */
  isPlayed: boolean;
}) {
  const example = findExample(model, isEmbedded, usage);
  return (
    <>
      <figure>
        <div className="relative aspect-[16/10] overflow-hidden rounded border border-line">
          <ExamplePicture key={model.id} model={model} example={example} isPlayed={isPlayed} />
        </div>
        <figcaption className="mt-1.5 text-sm text-faint">
          {example === null
            ? modelMessages.noExample
            : example.isOwn
              ? modelMessages.ownExampleNote
              : modelMessages.exampleNote}
        </figcaption>
      </figure>
      <div className="flex flex-col gap-2">
        {model.unavailable != null && <p className="text-warn">{model.unavailable}</p>}
        <p className="wrap-anywhere">{model.description ?? model.summary}</p>
        <div className="flex min-w-0 items-center gap-1.5">
          <MediumChips model={model} />
          <EngineChip model={model} />
        </div>
        <ModelLine model={model} usage={usage} isEmbedded={isEmbedded} />
      </div>
      <ModelFactsList heading={modelMessages.takes} facts={inputLimits(model)} />
      <ModelFactsList heading={modelMessages.makes} facts={outputLimits(model)} />
    </>
  );
}
