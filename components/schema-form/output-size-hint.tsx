'use client';

import { shownFields } from '@/lib/schema-form/model/find-field';
import { textsOf } from '@/lib/schema-form/json';
import { valueAt } from '@/lib/schema-form/json-pointer';
import { type SizingField, describeOutputSize, outputSize } from '@/lib/schema-form/help/output-size';
import { roleOf } from '@/lib/schema-form/kinds/field-role';
import { useFormScope } from './scope/form-scope';
import { useWholeForm } from './scope/form-values';
import { useMediaDetails } from './media/use-media-details';

/** The pixels that a resolution comes to, where they can be known. */
export function OutputSizeHint({ field }: { field: SizingField }) {
  const { model } = useFormScope();
  const values = useWholeForm();
  const source = shownFields(model.fields).find((one) => one.kind === 'media' && roleOf(one) === 'reference');
  const held = source === undefined ? undefined : valueAt(values, source.pointer);
  const details = useMediaDetails(typeof held === 'string' ? held : (textsOf(held)[0] ?? ''));
  const { width = null, height = null } = details ?? {};
  const size = outputSize(model, field, values, width === null || height === null ? null : { width, height });
  return size === null ? null : describeOutputSize(size);
}
