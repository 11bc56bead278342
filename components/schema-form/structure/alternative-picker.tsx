'use client';

import { Segmented, SegmentedItem } from '@/components/ui/segmented';
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '@/components/ui/select';
import { chooseAlternative } from '@/lib/schema-form/model/choose-alternative';
import { type FormModel, activeAlternative } from '@/lib/schema-form/model/form-model';
import { messages } from '@/lib/schema-form/messages';
import { plainHelp } from '@/lib/schema-form/help/plain-help';
import { useFormScope } from '../scope/form-scope';
import { useFormValue } from '../scope/use-form-value';

const mostSegments = 4;
const mostLetters = 38;

/** Chooses an alternative: buttons side by side where there are few, else a list. */
export function AlternativePicker({
  id,
  label,
  titles,
  at,
  onChoose,
}: {
  id: string;
  label: string;
  titles: readonly string[];
  /** Null while nothing is chosen. */
  at: number | null;
  onChoose: (at: number) => void;
}) {
  const letters = Math.max(0, ...titles.map((title) => title.length)) * titles.length;
  const chosen = at === null ? '' : String(at);
  const choose = (index: string) => {
    if (index !== '') onChoose(Number(index));
  };
  if (titles.length <= mostSegments && letters <= mostLetters) {
    return (
      <Segmented id={id} aria-label={label} value={chosen} onValueChange={choose}>
        {titles.map((title, index) => (
          <SegmentedItem key={title} value={String(index)} title={title}>
            <span className="truncate">{title}</span>
          </SegmentedItem>
        ))}
      </Segmented>
    );
  }
  return (
    <Select value={chosen} onValueChange={choose}>
      <SelectTrigger id={id} aria-label={label}>
        <SelectValue placeholder={messages.notSet} />
      </SelectTrigger>
      <SelectContent>
        {titles.map((title, index) => (
          <SelectItem key={title} value={String(index)}>
            {title}
          </SelectItem>
        ))}
      </SelectContent>
    </Select>
  );
}

/** Chooses the alternative of the whole request, above its fields. The values of the others stay parked. */
export function WholeRequestPicker({ model }: { model: FormModel }) {
  const { getValues, setValues } = useFormScope();
  const at = useFormValue((values) => activeAlternative(model, values));
  const chosen = model.alternatives[at];
  const choose = (to: number) => {
    const whole = { pointer: '', options: model.alternatives, defaultValue: null };
    setValues(chooseAlternative(getValues(), whole, to, model.alternatives[to]?.model().fields ?? []));
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
