'use client';

import { useCallback, useEffect, useMemo, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Segmented, SegmentedItem } from '@/components/ui/segmented';
import { useCommandSource } from '@/components/ui/use-command-source';
import { useIsNarrow } from '@/components/ui/use-is-narrow';
import { useKeyDown } from '@/components/ui/use-key-down';
import type { Storyboard, StoryboardShot } from '@/lib/contract/studio/storyboard';
import { storyboardLimits } from '@/lib/contract/studio/storyboard-limits';
import { nearestLength } from '@/lib/storyboard/shot-length';
import { openShotTakes, takenVideo } from '@/lib/storyboard/shot-state';
import { ClipsDialog } from './clips/clips-dialog';
import { useClips } from './clips/use-clips';
import { ConflictBar } from './conflict-bar';
import { useEditor } from './edit/use-editor';
import { ScriptDialog } from './list/script-dialog';
import { storyboardMessages as messages } from './messages';
import { isPlayKey } from './player/is-play-key';
import { sequenceOf } from './player/sequence';
import { SequencePlayer } from './player/sequence-player';
import { useSequence } from './player/use-sequence';
import { EmptyShots } from './row/empty-shots';
import { frameImage } from './row/frame-image';
import { ShotRow } from './row/shot-row';
import { SetupPanel } from './setup/setup-panel';
import { usualImageModel, usualVideoModel, useShotModels } from './setup/use-shot-models';
import { ShotPanel } from './shot/shot-panel';
import { StoryboardBar } from './storyboard-bar';
import { useShotActions } from './use-shot-actions';
import { describeIssue, useReadiness } from './work/use-readiness';
import { useWork } from './work/use-work';

type Tab = 'shots' | 'shot' | 'setup';

/** An opened storyboard: the player, the row of shots, and a panel for the selected shot or the setup. */
export function StoryboardEditor({ stored }: { stored: Storyboard }) {
  const { id } = stored;
  const { editor, state } = useEditor(stored);
  const { content, saving } = state;
  const { shots } = content;
  const models = useShotModels();
  const video = models.video.find(({ model }) => model.id === content.model) ?? null;
  const fit = video?.fit ?? null;
  const work = useWork(id, editor.flush);
  const { takes } = work;
  const [selectedId, setSelectedId] = useState<string | null>(shots[0]?.id ?? null);
  /** Whether the last shot was deleted here, and the focus went with it. */
  const [isEmptied, setIsEmptied] = useState(false);
  const [adding, setAdding] = useState<'script' | 'clips' | null>(null);
  const [tab, setTab] = useState<Tab>('shots');
  const isNarrow = useIsNarrow();
  const shownTab = tab === 'shots' && !isNarrow ? 'shot' : tab;
  const found = shots.findIndex((shot) => shot.id === selectedId);
  const selected = found === -1 ? shots.length - 1 : found;
  const shot = shots[selected];

  useEffect(() => {
    if (models.isPending || models.error !== null) return;
    editor.change((before) => {
      const model = before.model ?? usualVideoModel(models.video);
      const imageModel = before.imageModel ?? usualImageModel(models.image);
      return model === before.model && imageModel === before.imageModel ? before : { ...before, model, imageModel };
    });
  }, [editor, models]);

  const clipOf = useClips(shots);
  const videoOf = useCallback(
    (one: StoryboardShot) => (one.clip === null ? takenVideo(one, takes) : clipOf(one)),
    [takes, clipOf],
  );
  const parts = useMemo(
    () =>
      sequenceOf(shots, videoOf, ({ seconds }) => (fit?.length == null ? null : nearestLength(fit.length, seconds))),
    [shots, videoOf, fit],
  );
  const sequence = useSequence(parts, (index) => setSelectedId(parts[index]?.shot.id ?? null));
  const { goTo, toggle, isPlaying } = sequence;
  useKeyDown((event) => {
    if (!isPlayKey(event) || shots.length === 0) return;
    event.preventDefault();
    toggle();
  });

  const select = useCallback(
    (to: string | null) => {
      setSelectedId(to);
      setIsEmptied(to === null);
      const index = editor.current().content.shots.findIndex((one) => one.id === to);
      if (index !== -1) goTo(index);
    },
    [editor, goTo],
  );
  const actions = useShotActions(editor, work, select);
  const { pressed, changed, note } = useReadiness(id, state, video, takes);
  const open = openShotTakes(takes);
  const generate = () => void actions.generateAll(pressed.shots.map((one) => one.id));
  const paste = () => setAdding('script');
  const addClips = () => setAdding('clips');

  useCommandSource(() => [
    { id: 'storyboard.play', group: 'here', label: isPlaying ? messages.pause : messages.play, run: toggle },
    { id: 'storyboard.add', group: 'here', label: messages.addShot, run: () => actions.add(['']) },
    { id: 'storyboard.paste', group: 'here', label: messages.pasteScript, run: paste },
    { id: 'storyboard.clips', group: 'here', label: messages.addOwnClips, run: addClips },
    ...(pressed.shots.length === 0
      ? []
      : [
          {
            id: 'storyboard.generate',
            group: 'here' as const,
            label: messages.generateShots[pressed.kind]({ count: pressed.shots.length }),
            run: generate,
          },
        ]),
  ]);

  const row = shots.length > 0 && (
    <ShotRow
      parts={parts}
      takes={takes}
      selected={selected}
      playing={isPlaying ? sequence.position.index : null}
      takesFrames={fit?.firstFrame != null}
      changed={changed}
      actions={actions}
      onSelect={(to) => {
        select(to);
        setTab('shot');
      }}
      onClips={addClips}
      onPaste={paste}
    />
  );
  return (
    <main className="flex h-full flex-col">
      <StoryboardBar
        name={content.name}
        onName={(name) => editor.change((before) => ({ ...before, name }))}
        saving={saving}
        pressed={pressed}
        running={open.length}
        note={note}
        finished={parts.filter(({ media }) => media !== null).length}
        total={shots.length}
        work={work}
        onGenerate={generate}
        onCancelAll={() => void actions.cancelAll(open.map((take) => take.id))}
      />
      {saving === 'conflict' && <ConflictBar id={id} editor={editor} />}
      {models.error !== null && (
        <div role="alert" className="flex items-center gap-3 bg-bad-soft px-4 py-2 text-bad">
          <p className="mr-auto">{messages.modelsFailed({ why: models.error })}</p>
          <Button size="sm" className="max-desk:h-11" onClick={models.retry}>
            {messages.tryAgain}
          </Button>
        </div>
      )}
      {work.error !== null && (
        <p role="alert" className="bg-bad-soft px-4 py-2 text-bad">
          {messages.takesFailed({ why: work.error })}
        </p>
      )}
      <div className="grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)_360px] max-desk:flex max-desk:flex-col max-desk:overflow-y-auto">
        <div className="flex min-h-0 min-w-0 flex-col max-desk:shrink-0">
          {shots.length === 0 ? (
            <EmptyShots takesFocus={isEmptied} onAdd={() => actions.add([''])} onClips={addClips} onPaste={paste} />
          ) : (
            <SequencePlayer
              parts={parts}
              sequence={sequence}
              frameOf={(part) => frameImage(part.shot, takes, 'large')}
            />
          )}
          {!isNarrow && row !== false && <div className="shrink-0 bg-panel px-3 py-2">{row}</div>}
        </div>
        <aside
          aria-label={messages.panel}
          className="flex min-h-0 flex-col border-l border-line bg-panel max-desk:min-h-max max-desk:flex-1 max-desk:border-l-0"
        >
          <Segmented
            value={shownTab}
            onValueChange={(value) => setTab(value as Tab)}
            aria-label={messages.panel}
            className="m-3 mb-0 shrink-0"
          >
            {isNarrow && <SegmentedItem value="shots">{messages.shots}</SegmentedItem>}
            <SegmentedItem value="shot">{messages.shot}</SegmentedItem>
            <SegmentedItem value="setup">{messages.setup}</SegmentedItem>
          </Segmented>
          <div className="min-h-0 flex-1 overflow-y-auto p-4 max-desk:overflow-visible">
            {shownTab === 'setup' && (
              <SetupPanel models={models} video={video} content={content} onChange={editor.change} />
            )}
            {shownTab === 'shots' && row}
            {shownTab === 'shot' &&
              (shot === undefined ? (
                <p className="text-muted">{messages.chooseShot}</p>
              ) : (
                <ShotPanel
                  shot={shot}
                  index={selected}
                  total={shots.length}
                  references={content.references}
                  fit={fit}
                  issue={describeIssue(content, shot, video, takes)}
                  isChanged={changed.has(shot.id)}
                  canMakeFrames={models.image.some(({ model }) => model.id === content.imageModel)}
                  takes={takes}
                  actions={actions}
                />
              ))}
          </div>
        </aside>
      </div>
      {adding === 'clips' && (
        <ClipsDialog
          room={storyboardLimits.shots - shots.length}
          onAdd={actions.addClips}
          onClose={() => setAdding(null)}
        />
      )}
      {adding === 'script' && (
        <ScriptDialog
          room={storyboardLimits.shots - shots.length}
          submitLabel={messages.addShots}
          onAdd={actions.add}
          onClose={() => setAdding(null)}
        />
      )}
    </main>
  );
}
