'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field, fieldIds } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { RequestError } from '@/lib/client/request';
import { toasts } from '@/lib/client/toasts';
import { connectEngine, testConnection } from '../api';
import { awaitEngine } from './await-engine';
import { completeAddress } from './complete-address';
import { connectMessages } from './messages';

const usualAddress = 'http://127.0.0.1:8188';
const dockerAddress = 'http://host.docker.internal:8188';

/** The reason at the field of the address, or that of the whole request. */
function reasonOf(error: Error): string {
  const field = error instanceof RequestError ? error.fields.find(({ pointer }) => pointer === '/url') : undefined;
  return field === undefined ? error.message : `${connectMessages.address} ${field.message}`;
}

/** Connects a ComfyUI by its address, which can be tested before. */
export function ConnectForm({ onConnected }: { onConnected: (name: string) => void }) {
  const id = useId();
  const client = useQueryClient();
  const [address, setAddress] = useState(usualAddress);
  const [isMissing, setIsMissing] = useState(false);
  const url = completeAddress(address);
  const test = useMutation({ mutationFn: testConnection, networkMode: 'always' });
  const connect = useMutation({
    mutationFn: async (wanted: string) => {
      const name = await connectEngine(wanted);
      return { name, engine: await awaitEngine(client, name) };
    },
    networkMode: 'always',
    onSuccess: ({ name, engine }) => {
      if (engine === null) toasts.show(connectMessages.connectedSlow);
      else toasts.show(connectMessages.connected({ title: engine.title }));
      onConnected(name);
    },
  });
  const isBusy = test.isPending || connect.isPending;
  // What was found at another address says nothing about this one.
  const isTested = test.variables === url;
  const isTried = connect.variables === url;

  function start(work: (url: string) => void) {
    if (isBusy) return;
    setIsMissing(url === '');
    test.reset();
    connect.reset();
    if (url === '') document.getElementById(id)?.focus();
    else work(url);
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    start(connect.mutate);
  }

  return (
    <form aria-label={connectMessages.comfy} noValidate className="flex flex-col gap-4" onSubmit={submit}>
      <Field
        id={id}
        label={connectMessages.address}
        description={connectMessages.addressHint({ docker: dockerAddress })}
        errors={isMissing ? [connectMessages.noAddress] : []}
      >
        <Input
          id={id}
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          value={address}
          placeholder={usualAddress}
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? fieldIds(id).error : fieldIds(id).description}
          className="font-mono"
          onChange={(event) => {
            setAddress(event.target.value);
            setIsMissing(false);
          }}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" aria-disabled={isBusy} className="max-desk:h-11">
          {connect.isPending ? connectMessages.connecting : connectMessages.connect}
        </Button>
        <Button aria-disabled={isBusy} className="max-desk:h-11" onClick={() => start(test.mutate)}>
          {test.isPending ? connectMessages.testing : connectMessages.test}
        </Button>
      </div>
      <div role="status" className="empty:hidden">
        {isTested && test.data !== undefined && (
          <div className="flex gap-2 rounded bg-sunken px-3 py-2">
            {test.data.lacks.length === 0 ? (
              <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-ok" />
            ) : (
              <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warn" />
            )}
            <p className="min-w-0 wrap-anywhere">
              {[connectMessages.answers({ software: test.data.software }), ...test.data.lacks].join(' ')}
            </p>
          </div>
        )}
        {isTested && test.error !== null && <Failure title={connectMessages.away} reason={reasonOf(test.error)} />}
        {isTried && connect.error !== null && <Failure title={null} reason={reasonOf(connect.error)} />}
      </div>
    </form>
  );
}

function Failure({ title, reason }: { title: string | null; reason: string }) {
  return (
    <div className="flex gap-2 rounded bg-bad-soft px-3 py-2">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-bad" />
      <p className="min-w-0 wrap-anywhere">
        {title !== null && <span className="font-medium">{title} </span>}
        {reason}
      </p>
    </div>
  );
}
