'use client';

import { RefreshCw, Sparkles } from 'lucide-react';
import { useMemo } from 'react';
import { PromptReferencesProvider } from '@/components/schema-form/scope/form-scope';
import { Button } from '@/components/ui/button';
import type { StoryboardContent, StoryboardShot, StoryboardTake } from '@/lib/contract/studio/storyboard';
import type { ShotFit } from '@/lib/storyboard/shot-fit';
import { shotState, shownTake, takeResult, takesOfShot } from '@/lib/storyboard/shot-state';
import { storyboardMessages as messages } from '../messages';
import type { ShotActions } from '../use-shot-actions';
import { describeOpenShot, shotFailure } from './describe-shot';
import { LengthField } from './length-field';
import { ShotFrames } from './shot-frames';
import { ShotPrompt } from './shot-prompt';
import { Takes } from './takes';

/** A shot that is generated: its prompt, length and frames, and its takes. */
export function ShotRequest({
  id,
  shot,
  index,
  total,
  references,
  fit,
  issue,
  isChanged,
  canMakeFrames,
  takes,
  actions,
}: ShotRequestProps & { id: string }) {
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
  return (
    <>
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
        {isChanged && !isOpen && <p className="text-sm text-warn">{messages.changed}</p>}
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
      {fit !== null && (
        <ShotFrames
          shot={shot}
          index={index}
          total={total}
          fit={fit}
          hasReferences={references.length > 0}
          canMakeFrames={canMakeFrames}
          takes={takes}
          onChange={change}
          onGenerate={() => void actions.generateFrame(shot.id)}
        />
      )}
    </>
  );
}

/** What the panel knows of a shot. */
export interface ShotRequestProps {
  shot: StoryboardShot;
  index: number;
  total: number;
  references: StoryboardContent['references'];
  /** What the video model carries; null without one. */
  fit: ShotFit | null;
  /** Why the shot cannot be generated yet; null when it can. */
  issue: string | null;
  /** Whether something was changed since the shown take was asked for. */
  isChanged: boolean;
  canMakeFrames: boolean;
  takes: readonly StoryboardTake[];
  actions: ShotActions;
}
