'use client';

import { ArrowLeftRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { type NumberField, staysUnset } from '@/lib/schema-form/form-field';
import { messages } from '@/lib/schema-form/messages';
import { currentNumber } from '@/lib/schema-form/kinds/number/number-text';
import { commonRatios, describeSize, hasRatio, sizeForRatio } from '@/lib/schema-form/sizes/size-for-ratio';
import { useFieldAccess } from '../scope/field-access';
import { sizeLabel } from '@/lib/schema-form/sizes/size-pair';
import { useFormScope } from '../scope/form-scope';
import { useFieldValue } from '../scope/use-form-value';
import { RatioButton, RatioGroup } from './ratio-group';

const pixelsOfNothing = 1024 * 1024;

/** Width and height of an image: a choice of aspect ratios, then the exact pixels. */
export function SizePicker({
  width,
  height,
}: {
  width: { field: NumberField; content: ReactNode };
  height: { field: NumberField; content: ReactNode };
}) {
  const scope = useFormScope();
  const access = useFieldAccess();
  const label = sizeLabel({ width: width.field, height: height.field });
  const [across, down] = [useFieldNumber(width.field), useFieldNumber(height.field)];
  const isKnown = across !== null && down !== null && across > 0 && down > 0;
  const isUnset = across === null && down === null && staysUnset(width.field) && staysUnset(height.field);
  const at = isKnown ? commonRatios.findIndex((ratio) => hasRatio(ratio, across, down)) : -1;
  const set = (size: { width: unknown; height: unknown }) =>
    scope.setValues(
      access.write(access.write(scope.getValues(), width.field.pointer, size.width), height.field.pointer, size.height),
    );
  const choose = (chosen: string) => {
    const ratio = commonRatios[Number(chosen)];
    const pixels = isKnown ? across * down : pixelsOfNothing;
    if (ratio !== undefined) set(sizeForRatio(ratio, pixels, { width: width.field, height: height.field }));
  };
  return (
    <div role="group" aria-label={label} className="flex min-w-0 flex-col gap-1.5">
      <div className="flex min-h-5 items-center">
        <span className="font-medium">{label}</span>
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

function useFieldNumber(field: NumberField): number | null {
  const [value] = useFieldValue(field.pointer);
  return currentNumber(field, value);
}
