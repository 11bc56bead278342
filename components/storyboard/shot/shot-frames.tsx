'use client';

import { Sparkles } from 'lucide-react';
import { Button } from '@/components/ui/button';
import type { StoryboardShot, StoryboardTake } from '@/lib/contract/studio/storyboard';
import type { ShotFit } from '@/lib/storyboard/shot-fit';
import { storyboardMessages as messages } from '../messages';
import { FrameField } from './frame-field';
import { GeneratedFrame } from './generated-frame';

const previous = { kind: 'previous' } as const;
const next = { kind: 'next' } as const;

/** The frames that a shot starts and ends with, as far as its model takes them. */
export function ShotFrames({
  shot,
  index,
  total,
  fit,
  hasReferences,
  canMakeFrames,
  takes,
  onChange,
  onGenerate,
}: {
  shot: StoryboardShot;
  index: number;
  total: number;
  fit: ShotFit;
  /** Whether the storyboard has references. */
  hasReferences: boolean;
  canMakeFrames: boolean;
  takes: readonly StoryboardTake[];
  onChange: (part: Partial<StoryboardShot>) => void;
  /** Generates the first frame from the prompt. */
  onGenerate: () => void;
}) {
  const hasFrames = shot.firstFrame !== null || shot.lastFrame !== null;
  const frameTake = shot.firstFrame?.kind === 'generated' ? shot.firstFrame.take : null;
  return (
    <>
      {fit.firstFrame === null && fit.lastFrame === null && <p className="text-sm text-muted">{messages.noFrames}</p>}
      {fit.firstFrame !== null && (
        <FrameField
          key={`${shot.id} first`}
          label={messages.firstFrame}
          noneLabel={messages.frameNone}
          neighbour={
            index === 0 && shot.firstFrame?.kind !== 'previous'
              ? null
              : { frame: previous, label: messages.framePrevious, hint: messages.previousHint({ number: index }) }
          }
          frame={shot.firstFrame}
          onChange={(firstFrame) => onChange({ firstFrame })}
          generated={
            <GeneratedFrame
              take={takes.find((take) => take.id === frameTake) ?? null}
              onAgain={onGenerate}
              onRemove={() => onChange({ firstFrame: null })}
            />
          }
        >
          <Button
            className="max-desk:h-11"
            disabled={!canMakeFrames || shot.prompt.trim() === ''}
            title={canMakeFrames ? undefined : messages.chooseImageModel}
            onClick={onGenerate}
          >
            <Sparkles aria-hidden />
            {messages.generateFrame}
          </Button>
        </FrameField>
      )}
      {fit.lastFrame !== null && (
        <FrameField
          key={`${shot.id} last`}
          label={messages.lastFrame}
          noneLabel={messages.frameOpen}
          neighbour={
            index === total - 1 && shot.lastFrame?.kind !== 'next'
              ? null
              : { frame: next, label: messages.frameNext, hint: messages.nextHint({ number: index + 2 }) }
          }
          frame={shot.lastFrame}
          onChange={(lastFrame) => onChange({ lastFrame })}
        />
      )}
      {fit.isEither && hasFrames && hasReferences && <p className="text-sm text-muted">{messages.eitherFrames}</p>}
    </>
  );
}
