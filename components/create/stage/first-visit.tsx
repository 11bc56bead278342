'use client';

import { Button } from '@/components/ui/button';
import { frameStyle } from '@/components/viewer/frame-style';
import { example } from './example';
import { lateMessages } from '../messages-late';

/** Before the first job: a finished example, its prompt, and a button that runs it. */
export function FirstVisit({
  onRun,
  isPrimary,
}: {
  onRun: () => void;
  /** Whether running the example is the primary action, because the form was not edited yet. */
  isPrimary: boolean;
}) {
  const { width, height } = example;
  return (
    <figure className="flex size-full flex-col items-center gap-5">
      <div className="@container-size grid min-h-0 w-full flex-1 place-items-center">
        <img
          src={example.src}
          alt={example.prompt}
          width={width}
          height={height}
          className="bg-sunken shadow-picture"
          style={frameStyle(width, height)}
        />
      </div>
      <figcaption className="flex w-full max-w-2xl shrink-0 items-center gap-6 max-desk:flex-col max-desk:items-stretch max-desk:gap-3">
        <div className="min-w-0 flex-1">
          <p className="text-md font-medium">{example.prompt}</p>
          <p className="mt-0.5 text-muted">{lateMessages.exampleNote}</p>
        </div>
        <Button variant={isPrimary ? 'primary' : 'outline'} size="lg" onClick={onRun}>
          {lateMessages.runExample}
        </Button>
      </figcaption>
    </figure>
  );
}
