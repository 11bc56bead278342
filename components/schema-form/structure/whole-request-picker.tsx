'use client';

import { chooseAlternative } from '@/lib/schema-form/model/choose-alternative';
import type { JsonObject } from '@/lib/contract/model';
import { type FormModel, activeAlternative } from '@/lib/schema-form/model/form-model';
import { messages } from '@/lib/schema-form/messages';
import { plainHelp } from '@/lib/schema-form/help/plain-help';
import { AlternativePicker } from './alternative-picker';

/** Which of several requests a model is asked for, above the fields of that one. What was typed into the others stays. */
export function WholeRequestPicker({
  model,
  values,
  onChange,
}: {
  model: FormModel;
  values: JsonObject;
  onChange: (values: JsonObject) => void;
}) {
  const at = activeAlternative(model, values);
  const chosen = model.alternatives[at];
  const choose = (to: number) => {
    const place = { pointer: '', options: model.alternatives, defaultValue: null };
    onChange(chooseAlternative(values, place, to, model.alternatives[to]?.model().fields ?? []));
  };
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <span aria-hidden className="font-medium">
        {messages.structure.kindOfRequest}
      </span>
      <AlternativePicker
        id="field-kind-of-request"
        label={messages.structure.kindOfRequest}
        titles={model.alternatives.map(({ title }) => title)}
        at={at}
        onChoose={choose}
      />
      {chosen?.description != null && <p className="text-sm text-faint">{plainHelp(chosen.description)}</p>}
    </div>
  );
}
