'use client';

import { valueAt } from '@/lib/schema-form/json-pointer';
import { currentNumber } from '@/lib/schema-form/kinds/number/number-text';
import {
  type Edge,
  type EdgeLimits,
  edges,
  type Expansion,
  expansionForRatio,
  isRatio,
  nearestRatio,
  noExpansion,
} from '@/lib/schema-form/outpaint/frame';
import type { OutpaintFields } from '@/lib/schema-form/outpaint/outpaint-fields';
import { type AspectRatio, readAspectRatio } from '@/lib/schema-form/sizes/aspect-ratio';
import { commonRatios } from '@/lib/schema-form/sizes/size-for-ratio';
import { useFormScope } from '../scope/form-scope';
import { useFormValue } from '../scope/use-form-value';

/** What the fields of an outpaint frame say, and how it is changed. */
export interface ExpansionState {
  expansion: Expansion;
  limits: EdgeLimits;
  /** The ratios that can be chosen: common ones, or those of the model. */
  ratios: readonly AspectRatio[];
  /** Whether the frame always has one of these ratios. */
  isRatioOnly: boolean;
  set: (expansion: Expansion) => void;
}

const open = { least: 0, most: Infinity, step: 1 };
const openLimits: EdgeLimits = { left: open, right: open, top: open, bottom: open };

/** The expansion of a picture that the form requests now; none without a picture. */
export function useExpansion(found: OutpaintFields, picture: AspectRatio | null): ExpansionState {
  const scope = useFormScope();
  const values = useFormValue((all) => all);
  if (found.shape === 'ratio') {
    const { field } = found;
    const ratios = field.options.flatMap((option) => option.ratio ?? []);
    const value = valueAt(values, field.pointer) ?? field.defaultValue;
    const ratio = field.options.find((option) => option.value === value)?.ratio ?? readAspectRatio(value);
    return {
      expansion: picture === null || ratio === null ? noExpansion : expansionForRatio(picture, ratio, openLimits),
      limits: openLimits,
      ratios,
      isRatioOnly: true,
      set(expansion) {
        if (picture === null) return;
        const size = {
          width: picture.width + expansion.left + expansion.right,
          height: picture.height + expansion.top + expansion.bottom,
        };
        const chosen = nearestRatio(size, ratios);
        const option = field.options.find((one) => one.ratio !== null && one.ratio === chosen);
        if (option !== undefined) scope.setFields({ [field.pointer]: option.value });
      },
    };
  }
  const { fields } = found;
  const held = (edge: Edge) => {
    const field = fields[edge];
    return field === undefined ? 0 : Math.max(0, currentNumber(field, valueAt(values, field.pointer)) ?? 0);
  };
  const limit = (edge: Edge) => {
    const field = fields[edge];
    if (field === undefined) return null;
    return { least: Math.max(0, field.minimum ?? 0), most: field.maximum ?? Infinity, step: field.step };
  };
  return {
    expansion: { left: held('left'), right: held('right'), top: held('top'), bottom: held('bottom') },
    limits: { left: limit('left'), right: limit('right'), top: limit('top'), bottom: limit('bottom') },
    ratios: commonRatios,
    isRatioOnly: false,
    set(expansion) {
      const changed = edges.flatMap((edge) => {
        const field = fields[edge];
        return field === undefined || held(edge) === expansion[edge] ? [] : [[field.pointer, expansion[edge]]];
      });
      if (changed.length > 0) scope.setFields(Object.fromEntries(changed) as Record<string, number>);
    },
  };
}

/** The index of the ratio that a size has; null for none of them. */
export function ratioIndex(size: AspectRatio, ratios: readonly AspectRatio[]): number | null {
  const at = ratios.findIndex((ratio) => isRatio(size, ratio));
  return at === -1 ? null : at;
}
