'use client';

import { SlidersHorizontal } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { Button } from '@/components/ui/button';
import { handedToCreate } from '@/lib/client/handed-to-create';
import type { EmbeddedSettings as Settings } from '@/lib/contract/embedded-settings';
import { libraryMessages } from '../messages';
import { ItemPrompt } from './item-prompt';

/** What another program wrote into an image: its prompt and settings, as far as they could be read. They can fill the form of Create. */
export function EmbeddedSettings({ embedded, file }: { embedded: Settings; file: string }) {
  const { program, prompt, negativePrompt, seed, model, settings } = embedded;
  const { embedded: messages } = libraryMessages.item;
  const router = useRouter();
  const facts = [
    ...(model === null ? [] : [{ name: messages.model, value: model }]),
    ...(seed === null ? [] : [{ name: messages.seed, value: seed }]),
    ...settings,
  ];
  function fillForm() {
    handedToCreate.set({ kind: 'settings', settings: embedded, file });
    router.push('/');
  }
  return (
    <section className="flex flex-col gap-3">
      <h2 className="font-semibold">{messages.title({ program: messages.programs[program] })}</h2>
      {prompt !== null && <ItemPrompt text={prompt} prompt={prompt} />}
      {negativePrompt !== null && (
        <p className="text-muted wrap-anywhere">{messages.negativePrompt({ text: negativePrompt })}</p>
      )}
      {facts.length > 0 && (
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5">
          {facts.map(({ name, value }) => (
            <div key={name} className="col-span-2 grid grid-cols-subgrid">
              <dt className="text-muted">{name}</dt>
              <dd className="text-right wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <Button title={messages.hintOfUse} className="max-desk:h-11" onClick={fillForm}>
        <SlidersHorizontal aria-hidden />
        {messages.use}
      </Button>
    </section>
  );
}
