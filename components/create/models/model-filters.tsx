'use client';

import { classNames } from '@/components/ui/class-names';
import { type Intent, intentNames } from '@/lib/client/models/intents';
import { lateMessages } from '../messages-late';
import type { ModelFilter } from './find-models';

const media = ['image', 'video'] as const;

function Chip({ label, isOn, onToggle }: { label: string; isOn: boolean; onToggle: () => void }) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onToggle}
      className={classNames(
        'h-6 shrink-0 rounded-full border px-2.5 text-sm whitespace-nowrap transition-colors max-desk:h-9 max-desk:px-3.5',
        isOn
          ? 'border-accent bg-accent-soft text-accent'
          : 'border-line text-muted hover:border-line-strong hover:text-text',
      )}
    >
      {label}
    </button>
  );
}

/** Filters the models by medium and intent; pressing a chip again removes its filter. */
export function ModelFilters({
  offered,
  intent,
  medium,
  onIntent,
  onMedium,
}: {
  offered: Intent[];
  intent: Intent | null;
  medium: ModelFilter['medium'];
  onIntent: (intent: Intent | null) => void;
  onMedium: (medium: ModelFilter['medium']) => void;
}) {
  return (
    <div
      role="group"
      aria-label={lateMessages.narrowModels}
      className="flex shrink-0 flex-wrap items-center gap-1.5 border-b border-line px-3 py-2 [scrollbar-width:none] max-desk:flex-nowrap max-desk:overflow-x-auto"
    >
      {media.map((one) => (
        <Chip
          key={one}
          label={lateMessages.mediumNames[one]}
          isOn={medium === one}
          onToggle={() => onMedium(medium === one ? null : one)}
        />
      ))}
      <span aria-hidden className="mx-0.5 h-4 w-px shrink-0 bg-line-strong" />
      {offered.map((one) => (
        <Chip
          key={one}
          label={intentNames[one]}
          isOn={intent === one}
          onToggle={() => onIntent(intent === one ? null : one)}
        />
      ))}
    </div>
  );
}
