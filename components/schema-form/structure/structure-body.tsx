'use client';

import { inSentence } from '@/lib/schema-form/format';
import { AlternativesBody } from './alternatives-body';
import { ChipsBody } from './chips-body';
import { ListBody } from './list-body';
import { MapBody } from './map-body';
import { Plus, X } from 'lucide-react';
import { Button } from '@/components/ui/button';
import type { BranchField } from '@/lib/schema-form/form-field';
import { isJsonObject } from '@/lib/schema-form/json';
import { chipsChoice } from '@/lib/schema-form/kinds/chips-choice';
import { messages } from '@/lib/schema-form/messages';
import { resetField } from '@/lib/schema-form/model/choose-alternative';
import { useFormScope } from '../scope/form-scope';
import { UnlabelledField } from './nested-field';
import { type NestedFieldProps, useStructure } from './structure-scope';

/** A field of other fields, below its label. */
export function StructureBody({ field, ...part }: NestedFieldProps) {
  switch (field.kind) {
    case 'list': {
      const choice = chipsChoice(field);
      return choice === null ? (
        <ListBody field={field} {...part} />
      ) : (
        <ChipsBody field={field} choice={choice} {...part} />
      );
    }
    case 'alternatives':
      return <AlternativesBody field={field} {...part} />;
    case 'map':
      return <MapBody field={field} {...part} />;
    case 'branch':
      return <BranchBody field={field} {...part} />;
    default:
      return null;
  }
}

/** An object that is drawn on demand: a button, then its fields. */
function BranchBody({ field, value, errors, id }: NestedFieldProps<BranchField>) {
  const form = useFormScope();
  const { change } = useStructure();
  if (!isJsonObject(value)) {
    return (
      <Button id={id} variant="quiet" size="md" className="self-start" onClick={() => change(field.pointer, {})}>
        <Plus aria-hidden />
        {messages.structure.add({ item: inSentence(field.label) })}
      </Button>
    );
  }
  return (
    <div className="flex min-w-0 flex-col gap-3 rounded border border-line p-3">
      <UnlabelledField
        field={field.group()}
        value={value}
        errors={errors}
        id={`${id}-way`}
        label={field.label}
        showsIssues={false}
      />
      <Button
        variant="quiet"
        size="md"
        className="self-start"
        onClick={() => form.setValues(resetField(form.getValues(), field.pointer))}
      >
        <X aria-hidden />
        {messages.structure.remove({ name: inSentence(field.label) })}
      </Button>
    </div>
  );
}
