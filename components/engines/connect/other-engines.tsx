'use client';

import { Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Segmented, SegmentedItem } from '@/components/ui/segmented';
import { copyAndNotify } from '@/lib/client/copy-and-notify';
import { type SnippetKind, engineSnippets, snippetKinds } from './engine-snippets';
import { connectMessages } from './messages';

/** How engines are set up that are no ComfyUI: the settings to copy, and where the key belongs. */
export function OtherEngines() {
  const [kind, setKind] = useState<SnippetKind>('fal');
  const { text, variable, section } = engineSnippets[kind];
  return (
    <section aria-label={connectMessages.others} className="flex flex-col gap-3">
      <h3 className="text-md font-semibold">{connectMessages.others}</h3>
      <Segmented
        aria-label={connectMessages.kind}
        value={kind}
        onValueChange={(next) => setKind(next as SnippetKind)}
        className="max-w-lg"
      >
        {snippetKinds.map((one) => (
          <SegmentedItem key={one} value={one}>
            {connectMessages.kinds[one]}
          </SegmentedItem>
        ))}
      </Segmented>
      <p className="max-w-[60ch] text-muted">
        {connectMessages.othersHint({ file: 'engines.json', section: connectMessages.sections[section] })}
      </p>
      <div className="relative">
        <pre
          role="region"
          aria-label={connectMessages.kinds[kind]}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be focusable
          tabIndex={0}
          className="overflow-x-auto rounded border border-line bg-bg p-3 pr-24 max-desk:pt-14 max-desk:pr-3 font-mono text-sm leading-[1.55]"
        >
          <code>{text}</code>
        </pre>
        <Button
          size="sm"
          className="absolute top-2 right-2 max-desk:h-11"
          onClick={() => void copyAndNotify(text, connectMessages.copied, connectMessages.copyFailed)}
        >
          <Copy aria-hidden />
          {connectMessages.copy}
        </Button>
      </div>
      <p className="max-w-[60ch] text-muted">{connectMessages.keyHint({ variable })}</p>
    </section>
  );
}
