'use client';

import { Suspense } from 'react';
import { latePart } from '@/components/ui/late-part';
import { Skeleton } from '@/components/ui/skeleton';
import { readBoundingBoxes } from '@/lib/schema-form/boxes/box-format';
import { PromptWidget } from '../prompt/prompt-widget';
import type { FieldDefinition } from './field-definition';
import { Input } from '@/components/ui/input';
import { type ControlProps, controlAttributes } from './control-props';
import type { TextField } from '@/lib/schema-form/form-field';
import { Textarea } from '@/components/ui/textarea';

const BoxesField = latePart(async () => (await import('../boxes/boxes-field')).BoxesField);

export const textField: FieldDefinition<TextField> = { Control: TextControl, takesLabel: () => true };

/** A text, and the boxes that it describes where the model takes any. */
function TextControl(props: ControlProps<TextField>) {
  const { field, onChange } = props;
  const layout = readBoundingBoxes(field.schema);
  const text = props.value ?? field.defaultValue;
  return (
    <>
      {field.shape === 'prompt' ? <PromptWidget {...props} /> : <PlainText {...props} />}
      {layout !== null && (
        <Suspense fallback={<Skeleton className="mt-2 h-7 max-desk:h-11" />}>
          <BoxesField layout={layout} prompt={typeof text === 'string' ? text : ''} onChange={onChange} />
        </Suspense>
      )}
    </>
  );
}

/** A text other than the prompt: one line, masked for secrets, or several lines, as for a negative prompt. */
function PlainText(props: ControlProps<TextField>) {
  const { field } = props;
  const value = props.value ?? field.defaultValue;
  const text = typeof value === 'string' ? value : '';
  if (field.shape === 'lines') {
    return (
      <Textarea
        id={props.id}
        name={field.name}
        value={text}
        autoComplete="off"
        className="!min-h-[58px]"
        onChange={(event) => props.onChange(event.target.value)}
        {...controlAttributes(props)}
      />
    );
  }
  return (
    <Input
      id={props.id}
      name={field.name}
      type={field.isSecret ? 'password' : 'text'}
      value={text}
      autoComplete="off"
      onChange={(event) => props.onChange(event.target.value)}
      {...controlAttributes(props)}
    />
  );
}
