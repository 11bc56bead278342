'use client';

import type { CodeChoice } from './code-choice';
import type { PortableFile } from './portable-files';
import { formatBytes } from '@/lib/client/format';
import { makesVideo } from '@/lib/client/intents';
import type { useRequest } from '../../request/use-request';
import { codeMessages } from '../messages';

const loopback = /^https?:\/\/(?:localhost|127\.|\[::1\])/;

/** What one who runs the code should know: the key, the files in it, where it falls short. */
export function CodeNotes({
  request,
  call: { files, origin },
  choice: { language, style },
}: {
  request: ReturnType<typeof useRequest>;
  call: { files: readonly PortableFile[]; origin: string };
  choice: CodeChoice;
}) {
  const { model, parts, values, variants } = request;
  const faults = model.schema === null || values === null ? [] : (parts.data?.checkValues(model.schema, values) ?? []);
  const inside = files.filter(({ how }) => how === 'inside');
  const outside = files.filter(({ how }) => how === 'address');
  const lost = files.filter(({ how }) => how === 'none');
  const isVideo = model.model !== null && makesVideo(model.model);
  const notes = [
    `${codeMessages.keyNote} ${codeMessages.needs[language]}`,
    ...(inside.length === 0
      ? []
      : [codeMessages.insideNote(inside.length, formatBytes(inside.reduce((sum, { bytes }) => sum + bytes, 0)))]),
    ...(outside.length === 0 ? [] : [codeMessages.addressNote(outside.map(({ name }) => name).join(', '))]),
    ...lost.map(({ name, why }) => codeMessages.noAddressNote(name, why ?? '')),
    ...(style === 'sync' && variants > 1 ? [codeMessages.syncCountNote] : []),
    ...(style === 'sync' && isVideo && language === 'typescript' ? [codeMessages.syncVideoNote] : []),
    ...(loopback.test(origin) ? [codeMessages.localNote(origin)] : []),
    ...(faults.length === 0 ? [] : [codeMessages.invalidNote(faults.length)]),
  ];
  return (
    <ul className="flex max-h-32 min-w-0 flex-1 flex-col gap-1 overflow-y-auto text-sm text-muted">
      {notes.map((note) => (
        <li key={note} className="wrap-anywhere">
          {note}
        </li>
      ))}
    </ul>
  );
}
