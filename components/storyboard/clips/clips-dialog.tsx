'use client';

import { useState } from 'react';
import { SchemaForm } from '@/components/schema-form/schema-form';
import type { FieldIssue } from '@/lib/contract/error';
import type { JsonObject } from '@/lib/contract/model';
import { textsOf } from '@/lib/schema-form/json';
import { isStudioMediaPath } from '@/lib/schema-form/media-field/media-address';
import { AddingDialog } from '../adding-dialog';
import { storyboardMessages as messages } from '../messages';

const noIssues: FieldIssue[] = [];
const noSubmit = () => undefined;
function clipsSchema(most: number) {
  const items = { type: 'string', renderType: 'video-url' };
  return {
    type: 'object',
    properties: { clips: { type: 'array', items, maxItems: most, title: messages.clips } },
  };
}

/** Puts videos of one's own in the row, a shot each. */
export function ClipsDialog({
  room,
  onAdd,
  onClose,
}: {
  /** How many shots can still be added. */
  room: number;
  onAdd: (clips: string[]) => void;
  onClose: () => void;
}) {
  const [schema] = useState(() => clipsSchema(room));
  const [values, setValues] = useState<JsonObject>({});
  const [isUploading, setIsUploading] = useState(false);
  const given = textsOf(values['clips']);
  const clips = given.filter(isStudioMediaPath);
  const isForeign = clips.length < given.length;
  return (
    <AddingDialog
      title={messages.clipsTitle}
      submitLabel={messages.addClips({ count: clips.length })}
      isReady={clips.length > 0 && !isForeign && !isUploading}
      onSubmit={() => onAdd(clips)}
      onClose={onClose}
    >
      <SchemaForm
        schema={schema}
        values={values}
        onChange={setValues}
        issues={isForeign ? [{ pointer: '/clips', message: messages.clipForeign }] : noIssues}
        onSubmit={noSubmit}
        onBusyChange={({ pending }) => setIsUploading(pending > 0)}
        showAllIssues
      />
      <p className="mt-1.5 text-sm text-muted">{messages.clipsHelp}</p>
    </AddingDialog>
  );
}
