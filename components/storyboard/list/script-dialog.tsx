'use client';

import { useId, useState } from 'react';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { storyboardLimits } from '@/lib/contract/studio/storyboard-limits';
import { AddingDialog } from '../adding-dialog';
import { splitScript } from '../edit/split-script';
import { storyboardMessages as messages } from '../messages';

/** Turns a pasted script into prompts, one for each shot. */
export function ScriptDialog({
  room = storyboardLimits.shots,
  submitLabel,
  onAdd,
  onClose,
}: {
  /** How many shots can still be added. */
  room?: number;
  submitLabel: (values: { count: number }) => string;
  onAdd: (prompts: string[]) => void;
  onClose: () => void;
}) {
  const id = useId();
  const [script, setScript] = useState('');
  const prompts = splitScript(script);
  const isTooLong = prompts.length > room;
  return (
    <AddingDialog
      title={messages.scriptTitle}
      submitLabel={submitLabel({ count: isTooLong ? 0 : prompts.length })}
      isReady={prompts.length > 0 && !isTooLong}
      onSubmit={() => onAdd(prompts)}
      onClose={onClose}
    >
      <Field
        id={id}
        label={messages.script}
        description={messages.scriptHelp}
        errors={isTooLong ? [messages.tooMany({ most: storyboardLimits.shots })] : []}
      >
        <Textarea
          id={id}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog is there to paste into
          autoFocus
          value={script}
          placeholder={messages.scriptPlaceholder}
          aria-describedby={`${id}-description`}
          className="min-h-44"
          onChange={(event) => setScript(event.target.value)}
        />
      </Field>
    </AddingDialog>
  );
}
