'use client';

import { ArrowLeft, ArrowRight, Copy, RefreshCw, Sparkles, Trash2 } from 'lucide-react';
import { memo, useId, useMemo } from 'react';
import { PromptReferencesProvider } from '@/components/schema-form/scope/form-scope';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import type { StoryboardContent, StoryboardShot, StoryboardTake } from '@/lib/contract/studio/storyboard';
import type { ShotFit } from '@/lib/storyboard/shot-fit';
import { shotState, shownTake, takeResult, takesOfShot } from '@/lib/storyboard/shot-state';
import { storyboardMessages as messages } from '../messages';
import type { ShotActions } from '../use-shot-actions';
import { describeOpenShot, shotFailure } from './describe-shot';
import { FrameField } from './frame-field';
import { GeneratedFrame } from './generated-frame';
import { LengthField } from './length-field';
import { ShotPrompt } from './shot-prompt';
import { Takes } from './takes';

const previous = { kind: 'previous' } as const;
const next = { kind: 'next' } as const;

/** Everything about one shot: its prompt, length and frames, its takes, and what can be done with it. */
export const ShotPanel = memo(function ShotPanel({
  shot,
  index,
  total,
  references,
  fit,
  issue,
  canMakeFrames,
  takes,
  actions,
}: {
  shot: StoryboardShot;
  index: number;
  total: number;
  references: StoryboardContent['references'];
  /** What the video model carries; null without one. */
  fit: ShotFit | null;
  /** Why the shot cannot be generated yet; null when it can. */
  issue: string | null;
  canMakeFrames: boolean;
  takes: readonly StoryboardTake[];
  actions: ShotActions;
}) {
  const id = useId();
  const change = (part: Partial<StoryboardShot>) => actions.change(shot.id, part);
  const state = shotState(shot, takes);
  const failure = shotFailure(state);
  const isOpen = state.kind === 'waiting' || state.kind === 'running';
  const done = takesOfShot(takes, shot.id).filter((take) => takeResult(take) !== null);
  const pattern = fit?.references?.pattern ?? null;
  const cited = useMemo(
    () => (pattern === null ? [] : [{ field: 'references', pattern, media: 'image' as const, addresses: references }]),
    [pattern, references],
  );
  const hasFrames = shot.firstFrame !== null || shot.lastFrame !== null;
  const frameTake = shot.firstFrame?.kind === 'generated' ? shot.firstFrame.take : null;
  const generateFrame = () => void actions.generateFrame(shot.id);
  return (
    <section aria-labelledby={`${id}-title`} className="flex flex-col gap-5">
      <div className="flex items-center gap-1">
        <h2 id={`${id}-title`} className="mr-auto text-lg font-semibold">
          {messages.shotNumber({ number: index + 1 })}
        </h2>
        <IconButton
          label={messages.moveLeft}
          className={touch}
          disabled={index === 0}
          onClick={() => actions.move(index, index - 1)}
        >
          <ArrowLeft aria-hidden />
        </IconButton>
        <IconButton
          label={messages.moveRight}
          className={touch}
          disabled={index === total - 1}
          onClick={() => actions.move(index, index + 1)}
        >
          <ArrowRight aria-hidden />
        </IconButton>
        <IconButton label={messages.duplicate} className={touch} onClick={() => actions.duplicate(shot.id)}>
          <Copy aria-hidden />
        </IconButton>
        <IconButton label={messages.deleteShot} className={touch} onClick={() => actions.remove(shot.id)}>
          <Trash2 aria-hidden />
        </IconButton>
      </div>

      <PromptReferencesProvider value={cited}>
        <ShotPrompt
          key={shot.id}
          id={`${id}-prompt`}
          prompt={shot.prompt}
          description={
            pattern === null || references.length === 0
              ? null
              : messages.promptCites({ example: pattern.replace('{n}', '1') })
          }
          onChange={(prompt) => change({ prompt })}
        />
      </PromptReferencesProvider>

      <div className="flex flex-col gap-2">
        {isOpen ? (
          <div className="flex items-center gap-3 rounded bg-sunken px-3 py-2">
            <p className="min-w-0 flex-1 wrap-anywhere">{describeOpenShot(state)}</p>
            <Button onClick={() => void actions.cancel(state.take.id)} className="max-desk:h-11">
              {messages.cancel}
            </Button>
          </div>
        ) : (
          <Button size="lg" disabled={issue !== null} onClick={() => void actions.generate(shot.id)}>
            {done.length === 0 ? <Sparkles aria-hidden /> : <RefreshCw aria-hidden />}
            {done.length === 0 ? messages.generateShot : messages.generateAgain}
          </Button>
        )}
        {issue !== null && !isOpen && <p className="text-sm text-muted">{issue}</p>}
        {failure !== null && (
          <p role="alert" className="rounded bg-bad-soft px-3 py-2 text-sm wrap-anywhere text-bad">
            {failure}
          </p>
        )}
      </div>

      <Takes takes={done} shownId={shownTake(shot, takes)?.id ?? null} onChoose={(take) => change({ take })} />

      {fit?.length != null && (
        <LengthField length={fit.length} seconds={shot.seconds} onChange={(seconds) => change({ seconds })} />
      )}

      {fit !== null && fit.firstFrame === null && fit.lastFrame === null && (
        <p className="text-sm text-muted">{messages.noFrames}</p>
      )}
      {fit?.firstFrame != null && (
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
          onChange={(firstFrame) => change({ firstFrame })}
          generated={
            <GeneratedFrame
              take={takes.find((take) => take.id === frameTake) ?? null}
              onAgain={generateFrame}
              onRemove={() => change({ firstFrame: null })}
            />
          }
        >
          <Button
            className="max-desk:h-11"
            disabled={!canMakeFrames || shot.prompt.trim() === ''}
            title={canMakeFrames ? undefined : messages.chooseImageModel}
            onClick={generateFrame}
          >
            <Sparkles aria-hidden />
            {messages.generateFrame}
          </Button>
        </FrameField>
      )}
      {fit?.lastFrame != null && (
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
          onChange={(lastFrame) => change({ lastFrame })}
        />
      )}
      {fit?.isEither === true && hasFrames && references.length > 0 && (
        <p className="text-sm text-muted">{messages.eitherFrames}</p>
      )}
    </section>
  );
});

const touch = 'max-desk:size-11';
