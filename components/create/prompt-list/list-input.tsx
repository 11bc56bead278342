'use client';

import { useId } from 'react';
import { Field } from '@/components/ui/field';
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '@/components/ui/select';
import { Textarea } from '@/components/ui/textarea';
import type { ListSource } from './list-source';
import { listMessages } from './messages';
import type { ListBaseState } from './use-list-base';

/** What a batch is made of: the text of a list, or what a set of files is for. */
export function ListInput({
  source,
  form,
  text,
  onText,
}: {
  source: ListSource;
  form: ListBaseState;
  text: string;
  onText: (text: string) => void;
}) {
  const id = useId();
  if (source.kind === 'text') {
    return (
      <Field id={id} label={listMessages.text} description={listMessages.textHint}>
        <Textarea
          id={id}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog is there to paste into
          autoFocus
          value={text}
          placeholder={listMessages.placeholder}
          aria-describedby={`${id}-description`}
          className="max-h-56! min-h-32"
          onChange={(event) => onText(event.target.value)}
        />
      </Field>
    );
  }
  if (source.kind === 'file') {
    return form.base === null ? null : (
      <p className="text-muted">
        {listMessages.usesForm({ model: form.base.model.display_name ?? form.base.model.id })}
      </p>
    );
  }
  const { choices, choice, choose, prompt, setPrompt } = form;
  return (
    <div className="grid grid-cols-2 gap-4 max-desk:grid-cols-1">
      <Field id={`${id}-target`} label={listMessages.each[source.media]}>
        <Select value={choice?.key ?? ''} onValueChange={choose}>
          <SelectTrigger id={`${id}-target`}>
            <SelectValue />
          </SelectTrigger>
          <SelectContent>
            {choices.map(({ key, label, model }) => (
              <SelectItem key={key} value={key}>
                {listMessages.target({ label, model })}
              </SelectItem>
            ))}
          </SelectContent>
        </Select>
      </Field>
      {prompt !== null && (
        <Field id={`${id}-prompt`} label={listMessages.promptForAll}>
          <Textarea
            id={`${id}-prompt`}
            value={prompt}
            className="max-h-40! min-h-16"
            onChange={(event) => setPrompt(event.target.value)}
          />
        </Field>
      )}
    </div>
  );
}
