'use client';

import { Dices } from 'lucide-react';
import { useId } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { Input } from '@/components/ui/input';
import { type AspectRatio, drawnRatio } from '@/lib/schema-form/sizes/aspect-ratio';
import { seedPattern } from '@/lib/contract/seed';
import { drawSeed } from '@/lib/schema-form/values/seeds';
import { classNames } from '@/components/ui/class-names';
import { Segmented, SegmentedItem } from '@/components/ui/segmented';
import type { CommonSettings } from './common-settings';
import { compareMessages } from './messages';

const nameOf = ({ width, height }: AspectRatio) => `${width}:${height}`;

/** The size and the seed of all models, so that their results can be compared. */
export function CommonBar({
  settings,
  ratios,
  onChange,
}: {
  settings: CommonSettings;
  /** The sizes to choose from. */
  ratios: readonly AspectRatio[];
  onChange: (settings: CommonSettings) => void;
}) {
  const id = useId();
  const isValid = seedPattern.test(settings.seed);
  return (
    <fieldset className="flex shrink-0 flex-wrap items-center gap-x-6 gap-y-2 border-b border-line px-4 py-2.5">
      <legend className="sr-only">{compareMessages.common}</legend>
      <span className="flex min-w-0 items-center gap-2.5">
        <span aria-hidden className="text-muted">
          {compareMessages.size}
        </span>
        <Segmented
          aria-label={compareMessages.size}
          value={settings.ratio === null ? '' : nameOf(settings.ratio)}
          onValueChange={(name) => onChange({ ...settings, ratio: ratios.find((one) => nameOf(one) === name) ?? null })}
        >
          {ratios.map((ratio) => {
            const { width, height } = drawnRatio(ratio);
            return (
              <SegmentedItem key={nameOf(ratio)} value={nameOf(ratio)} className="min-w-11 px-1.5!">
                <span
                  aria-hidden
                  className="rounded-[2px] border border-current max-desk:hidden"
                  style={{ width: width * 0.6, height: height * 0.6 }}
                />
                {nameOf(ratio)}
              </SegmentedItem>
            );
          })}
        </Segmented>
      </span>
      <span className="flex items-center gap-2.5">
        <label htmlFor={id} className="text-muted">
          {compareMessages.seed}
        </label>
        <Input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          title={isValid ? compareMessages.seedHint : compareMessages.invalidSeed}
          aria-invalid={!isValid}
          value={settings.seed}
          onChange={(event) => onChange({ ...settings, seed: event.target.value.trim() })}
          className={classNames('w-32 tabular-nums max-desk:h-11', !isValid && 'border-bad')}
        />
        <IconButton
          label={compareMessages.newSeed}
          className="max-desk:size-11"
          onClick={() =>
            onChange({ ...settings, seed: String(drawSeed({ minimum: 0, maximum: null, step: 1 }, Math.random())) })
          }
        >
          <Dices aria-hidden />
        </IconButton>
      </span>
    </fieldset>
  );
}
