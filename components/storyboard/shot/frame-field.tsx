'use client';

import { useId, useState, type ReactNode } from 'react';
import { SchemaForm } from '@/components/schema-form/schema-form';
import { Segmented, SegmentedItem } from '@/components/ui/segmented';
import type { FieldIssue } from '@/lib/contract/error';
import type { StoryboardFrame } from '@/lib/contract/studio/storyboard';
import { textOf } from '@/lib/schema-form/json';
import { storyboardMessages as messages } from '../messages';

const noIssues: FieldIssue[] = [];
const noSubmit = () => undefined;
function frameSchema() {
  return {
    type: 'object',
    properties: { image: { type: 'string', renderType: 'image-url', title: messages.frameImage } },
  };
}

type Choice = 'none' | 'image' | 'neighbour';

function choiceOf(frame: StoryboardFrame | null): Choice {
  if (frame === null) return 'none';
  return frame.kind === 'media' || frame.kind === 'generated' ? 'image' : 'neighbour';
}

/** The first or last frame of a shot: none, an image, or the frame of a neighbour. */
export function FrameField({
  label,
  noneLabel,
  neighbour,
  frame,
  onChange,
  generated,
  children,
}: {
  label: string;
  noneLabel: string;
  /** The shot before or after: its kind of frame, name and explanation; null without one. */
  neighbour: { frame: StoryboardFrame; label: string; hint: string } | null;
  frame: StoryboardFrame | null;
  onChange: (frame: StoryboardFrame | null) => void;
  /** Shown instead of the image's field while the frame is a generated one. */
  generated?: ReactNode;
  /** Shown under the empty field. */
  children?: ReactNode;
}) {
  const id = useId();
  const [isPicking, setIsPicking] = useState(false);
  const chosen = frame === null && isPicking ? 'image' : choiceOf(frame);
  const choose = (value: string) => {
    setIsPicking(value === 'image');
    if (value === 'neighbour' && neighbour !== null) onChange(neighbour.frame);
    else if (frame !== null) onChange(null);
  };
  return (
    <fieldset className="flex min-w-0 flex-col gap-1.5" aria-labelledby={id}>
      <span id={id} className="font-medium">
        {label}
      </span>
      <Segmented value={chosen} onValueChange={choose} aria-labelledby={id}>
        <SegmentedItem value="none">{noneLabel}</SegmentedItem>
        <SegmentedItem value="image">{messages.frameImage}</SegmentedItem>
        {neighbour !== null && <SegmentedItem value="neighbour">{neighbour.label}</SegmentedItem>}
      </Segmented>
      {chosen === 'neighbour' && neighbour !== null && <p className="text-sm text-muted">{neighbour.hint}</p>}
      {chosen === 'image' &&
        (frame?.kind === 'generated' ? (
          generated
        ) : (
          <>
            <SchemaForm
              schema={frameSchema()}
              values={frame?.kind === 'media' ? { image: frame.address } : {}}
              onChange={(values) => {
                const address = textOf(values['image']);
                setIsPicking(true);
                onChange(address === null || address === '' ? null : { kind: 'media', address });
              }}
              issues={noIssues}
              onSubmit={noSubmit}
              showAllIssues={false}
            />
            {frame === null && children}
          </>
        ))}
    </fieldset>
  );
}
