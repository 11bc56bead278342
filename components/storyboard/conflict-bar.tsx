'use client';

import { Button } from '@/components/ui/button';
import { toasts } from '@/lib/client/toasts';
import { requestJson } from '@/lib/client/request';
import type { Storyboard } from '@/lib/contract/studio/storyboard';
import type { Editor } from './edit/create-editor';
import { storyboardMessages as messages } from './messages';

/** Two windows changed the storyboard: a person chooses one version. */
export function ConflictBar({ id, editor }: { id: string; editor: Editor }) {
  async function withOther(use: (other: Storyboard) => void) {
    try {
      use(await requestJson<Storyboard>(`/api/studio/storyboards/${id}`));
    } catch (thrown) {
      toasts.show(messages.failed({ why: thrown instanceof Error ? thrown.message : '' }), { tone: 'bad' });
    }
  }
  return (
    <div role="alert" className="flex flex-wrap items-center gap-2 bg-warn-soft px-4 py-2 text-warn">
      <p className="min-w-0 flex-1 basis-60 font-medium">{messages.conflict}</p>
      <Button className="max-desk:h-11" onClick={() => void withOther((other) => editor.load(other, true))}>
        {messages.loadOther}
      </Button>
      <Button className="max-desk:h-11" onClick={() => void withOther((other) => void editor.overwrite(other))}>
        {messages.keepMine}
      </Button>
    </div>
  );
}
