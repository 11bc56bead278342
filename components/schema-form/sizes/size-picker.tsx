'use client';

import { ArrowLeftRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { type NumberField, staysUnset } from '@/lib/schema-form/form-field';
import { messages } from '@/lib/schema-form/messages';
import { currentNumber } from '@/lib/schema-form/kinds/number-text';
import { commonRatios, describeSize, hasRatio, sizeForRatio } from '@/lib/schema-form/sizes/size-for-ratio';
import { useFormScope } from '../scope/form-scope';
import { RatioButton, RatioGroup } from './ratio-group';

const pixelsOfNothing = 1024 * 1024;

/** Width and height of an image: a choice of aspect ratios, then the exact pixels. */
export function SizePicker({
  width,
  height,
  values,
}: {
  width: { field: NumberField; content: ReactNode };
  height: { field: NumberField; content: ReactNode };
  values: Record<string, unknown>;
}) {
  const scope = useFormScope();
  const across = currentNumber(width.field, values[width.field.name]);
  const down = currentNumber(height.field, values[height.field.name]);
  const isKnown = across !== null && down !== null && across > 0 && down > 0;
  const isUnset = across === null && down === null && staysUnset(width.field) && staysUnset(height.field);
  const at = isKnown ? commonRatios.findIndex((ratio) => hasRatio(ratio, across, down)) : -1;
  const set = (size: { width: unknown; height: unknown }) =>
    scope.setFields({ [width.field.pointer]: size.width, [height.field.pointer]: size.height });
  const choose = (chosen: string) => {
    const ratio = commonRatios[Number(chosen)];
    const pixels = isKnown ? across * down : pixelsOfNothing;
    if (ratio !== undefined) set(sizeForRatio(ratio, pixels, { width: width.field, height: height.field }));
  };
  return (
    <div role="group" aria-label={messages.size} className="flex min-w-0 flex-col gap-1.5">
      <div className="flex min-h-5 items-center">
        <span className="font-medium">{messages.size}</span>
        <span className="ml-auto text-sm text-faint tabular-nums">
          {isKnown ? describeSize(across, down) : isUnset && messages.notSet}
        </span>
      </div>
      <RatioGroup
        columns={commonRatios.length}
        value={at === -1 ? '' : String(at)}
        onValueChange={choose}
        aria-label={messages.sizePreset}
      >
        {commonRatios.map((ratio, index) => {
          const label = `${ratio.width}:${ratio.height}`;
          return <RatioButton key={label} value={String(index)} label={label} ratio={ratio} />;
        })}
      </RatioGroup>
      <div className="mt-1 grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-start gap-1">
        {width.content}
        <IconButton
          label={messages.swapSides}
          className="mt-6.5 max-desk:size-11"
          aria-disabled={!isKnown}
          onClick={() => isKnown && set({ width: down, height: across })}
        >
          <ArrowLeftRight aria-hidden />
        </IconButton>
        {height.content}
      </div>
    </div>
  );
}
