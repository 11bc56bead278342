'use client';

import { useState } from 'react';
import { SchemaForm } from '@/components/schema-form/schema-form';
import type { FieldIssue } from '@/lib/contract/error';
import { textOf } from '@/lib/schema-form/json';
import { isStudioMediaPath } from '@/lib/schema-form/media-field/media-address';
import { storyboardMessages as messages } from '../messages';

const noSubmit = () => undefined;
function clipSchema() {
  return {
    type: 'object',
    properties: { clip: { type: 'string', renderType: 'video-url', title: messages.clipVideo } },
    required: ['clip'],
  };
}

/** The video of one's own that is a shot: dropped, pasted, picked, or chosen from the library. */
export function ClipField({ clip, onChange }: { clip: string | null; onChange: (clip: string | null) => void }) {
  const [schema] = useState(clipSchema);
  /** An address outside of the library, which the export could not read. */
  const [foreign, setForeign] = useState<string | null>(null);
  const shown = foreign ?? clip;
  const issues: FieldIssue[] = foreign === null ? [] : [{ pointer: '/clip', message: messages.clipForeign }];
  return (
    <SchemaForm
      schema={schema}
      values={shown === null ? {} : { clip: shown }}
      onChange={(values) => {
        const address = textOf(values['clip']);
        const given = address === '' ? null : address;
        const isOwn = given === null || isStudioMediaPath(given);
        setForeign(isOwn ? null : given);
        onChange(isOwn ? given : null);
      }}
      issues={issues}
      onSubmit={noSubmit}
      showAllIssues
    />
  );
}
