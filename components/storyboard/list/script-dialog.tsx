'use client';

import { X } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { IconButton } from '@/components/ui/icon-button';
import { Modal } from '@/components/ui/modal';
import { Textarea } from '@/components/ui/textarea';
import { storyboardLimits } from '@/lib/contract/studio/storyboard-limits';
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
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (prompts.length === 0 || isTooLong) return;
    onAdd(prompts);
    onClose();
  };
  return (
    <Modal
      isOpen
      onOpenChange={onClose}
      label={messages.scriptTitle}
      layer="panel"
      className="top-[12dvh] left-1/2 max-h-[76dvh] w-[min(560px,calc(100vw-24px))] -translate-x-1/2 rounded-lg"
    >
      <form className="flex min-h-0 flex-col" onSubmit={submit}>
        <div className="flex items-center gap-2 px-5 pt-4">
          <h2 className="flex-1 text-lg font-semibold">{messages.scriptTitle}</h2>
          <IconButton label={messages.close} className="max-desk:size-11" onClick={onClose}>
            <X aria-hidden />
          </IconButton>
        </div>
        <div className="min-h-0 overflow-y-auto px-5 py-3">
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
        </div>
        <div className="flex justify-end gap-2 border-t border-line px-5 py-3">
          <Button size="lg" onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button type="submit" variant="primary" size="lg" disabled={prompts.length === 0 || isTooLong}>
            {submitLabel({ count: isTooLong ? 0 : prompts.length })}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
