'use client';

import type { JsonObject } from '@/lib/contract/model';
import { textsOf } from '@/lib/schema-form/json';
import { valueAt } from '@/lib/schema-form/json-pointer';
import { roleOf } from '@/lib/schema-form/kinds/field-role';
import { shownFields } from '@/lib/schema-form/model/find-field';
import { describeOutputSize, outputSize, type SizingField } from '@/lib/schema-form/sizes/output-size';
import { useMediaDetails } from '../media/use-media-details';
import { useFormScope } from '../scope/form-scope';
import { useFormValue } from '../scope/use-form-value';

/** The pixels of a resolution, where they can be known. */
export function OutputSizeHint({ field }: { field: SizingField }) {
  const { model } = useFormScope();
  const source = shownFields(model.fields).find((one) => one.kind === 'media' && roleOf(one) === 'reference');
  const details = useMediaDetails(useFormValue((values) => firstAddress(values, source?.pointer)));
  const { width = null, height = null } = details ?? {};
  const input = width === null || height === null ? null : { width, height };
  return useFormValue((values) => {
    const size = outputSize(model, field, values, input);
    return size === null ? null : describeOutputSize(size);
  });
}

function firstAddress(values: JsonObject, pointer: string | undefined): string {
  const held = pointer === undefined ? undefined : valueAt(values, pointer);
  return typeof held === 'string' ? held : (textsOf(held)[0] ?? '');
}
