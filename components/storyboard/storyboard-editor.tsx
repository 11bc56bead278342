'use client';

import { ClipboardPaste, Plus } from 'lucide-react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Segmented, SegmentedItem } from '@/components/ui/segmented';
import { useKeyDown } from '@/components/ui/use-key-down';
import type { Storyboard } from '@/lib/contract/studio/storyboard';
import { storyboardLimits } from '@/lib/contract/studio/storyboard-limits';
import { lacksShotBefore, readyShots } from '@/lib/storyboard/ready-shots';
import { shotIssue } from '@/lib/storyboard/shot-issue';
import { nearestLength } from '@/lib/storyboard/shot-length';
import { ConflictBar } from './conflict-bar';
import { useEditor } from './edit/use-editor';
import { ScriptDialog } from './list/script-dialog';
import { storyboardMessages as messages } from './messages';
import { isPlayKey } from './player/is-play-key';
import { sequenceOf } from './player/sequence';
import { SequencePlayer } from './player/sequence-player';
import { useSequence } from './player/use-sequence';
import { frameImage } from './row/frame-image';
import { ShotRow } from './row/shot-row';
import { SetupPanel } from './setup/setup-panel';
import { usualImageModel, usualVideoModel, useShotModels } from './setup/use-shot-models';
import { ShotPanel } from './shot/shot-panel';
import { StoryboardBar } from './storyboard-bar';
import { useShotActions } from './use-shot-actions';
import { useEstimate } from './work/use-estimate';
import { useWork } from './work/use-work';

type Tab = 'shots' | 'shot' | 'setup';

/** An opened storyboard: the player, the row of shots, and a panel for the selected shot or the setup. */
export function StoryboardEditor({ stored }: { stored: Storyboard }) {
  const { id } = stored;
  const { editor, state } = useEditor(stored);
  const { content, revision, saving } = state;
  const { shots, references } = content;
  const models = useShotModels();
  const video = models.video.find(({ model }) => model.id === content.model) ?? null;
  const fit = video?.fit ?? null;
  const work = useWork(id, editor.flush);
  const { takes } = work;
  const [selectedId, setSelectedId] = useState<string | null>(shots[0]?.id ?? null);
  const [tab, setTab] = useState<Tab>('shots');
  const [isPasting, setIsPasting] = useState(false);
  const found = shots.findIndex((shot) => shot.id === selectedId);
  const selected = found === -1 ? shots.length - 1 : found;
  const shot = shots[selected];

  useEffect(() => {
    if (models.isPending) return;
    editor.change((before) => {
      const model = before.model ?? usualVideoModel(models.video);
      const imageModel = before.imageModel ?? usualImageModel(models.image);
      return model === before.model && imageModel === before.imageModel ? before : { ...before, model, imageModel };
    });
  }, [editor, models]);

  const parts = useMemo(
    () => sequenceOf(shots, takes, ({ seconds }) => (fit?.length == null ? null : nearestLength(fit.length, seconds))),
    [shots, takes, fit],
  );
  const sequence = useSequence(parts, (index) => setSelectedId(parts[index]?.shot.id ?? null));
  const { goTo, toggle, isPlaying } = sequence;
  useKeyDown((event) => {
    if (!isPlayKey(event)) return;
    event.preventDefault();
    toggle();
  });

  const select = useCallback(
    (to: string | null) => {
      setSelectedId(to);
      const index = editor.current().content.shots.findIndex((one) => one.id === to);
      if (index !== -1) goTo(index);
    },
    [editor, goTo],
  );
  const open = (to: string) => {
    select(to);
    setTab('shot');
  };
  const actions = useShotActions(editor, work, select);

  const { ready, blocked } = useMemo(
    () => (fit === null ? { ready: [], blocked: [] } : readyShots(content, takes, fit)),
    [content, takes, fit],
  );
  const estimate = useEstimate(id, revision, saving === 'saved' ? ready : none);
  const leftOut =
    fit === null ? messages.chooseModelFirst : blocked.length > 0 ? messages.notReady(blocked.length) : null;
  const note = [estimate, leftOut].filter((part) => part !== null).join(' · ') || null;
  const finished = parts.filter(({ media }) => media !== null).length;

  let issue: string | null = null;
  if (shot !== undefined) {
    const own = fit === null ? null : shotIssue(content, shot.id, fit);
    const isAlone = fit !== null && lacksShotBefore(content, shot.id, takes, fit);
    issue =
      fit === null
        ? messages.chooseModelFirst
        : own !== null
          ? messages.issues[own]
          : isAlone
            ? messages.generateBefore
            : null;
  }

  const setup = <SetupPanel models={models} video={video} content={content} onChange={editor.change} />;
  const panel =
    shot === undefined ? (
      <p className="text-muted">{messages.chooseShot}</p>
    ) : (
      <ShotPanel
        key={shot.id}
        shot={shot}
        index={selected}
        total={shots.length}
        references={references}
        fit={fit}
        issue={issue}
        canMakeFrames={models.image.some(({ model }) => model.id === content.imageModel)}
        takes={takes}
        actions={actions}
      />
    );

  return (
    <main className="flex h-full flex-col">
      <StoryboardBar
        name={content.name}
        onName={(name) => editor.change((before) => ({ ...before, name }))}
        saving={saving}
        ready={ready.length}
        note={note}
        finished={finished}
        total={shots.length}
        work={work}
        onGenerate={() => void actions.generateAll(ready.map((one) => one.id))}
      />
      {saving === 'conflict' && <ConflictBar id={id} editor={editor} />}
      {work.error !== null && (
        <p role="alert" className="bg-bad-soft px-4 py-2 text-bad">
          {messages.takesFailed(work.error)}
        </p>
      )}
      <div className="grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)_360px] max-desk:flex max-desk:flex-col max-desk:overflow-y-auto">
        <div className="flex min-h-0 min-w-0 flex-col max-desk:shrink-0">
          {shots.length === 0 ? (
            <EmptyShots onAdd={() => actions.add([''])} onPaste={() => setIsPasting(true)} />
          ) : (
            <SequencePlayer
              parts={parts}
              sequence={sequence}
              frameOf={(part) => frameImage(part.shot, takes, 'large')}
            />
          )}
          <div className={classNames('shrink-0 bg-panel px-3 py-2 max-desk:hidden', shots.length === 0 && 'hidden')}>
            <ShotRow
              parts={parts}
              takes={takes}
              selected={selected}
              playing={isPlaying ? sequence.position.index : null}
              takesFrames={fit?.firstFrame != null}
              actions={actions}
              onSelect={select}
              onPaste={() => setIsPasting(true)}
            />
          </div>
        </div>
        <aside
          aria-label={messages.setup}
          className="flex min-h-0 flex-col border-l border-line bg-panel max-desk:flex-1 max-desk:border-l-0"
        >
          <Segmented
            value={tab}
            onValueChange={(value) => setTab(value as Tab)}
            aria-label={messages.panel}
            className="m-3 mb-0 shrink-0"
          >
            <SegmentedItem value="shots" className="desk:hidden">
              {messages.shots}
            </SegmentedItem>
            <SegmentedItem value="shot">{messages.shot}</SegmentedItem>
            <SegmentedItem value="setup">{messages.setup}</SegmentedItem>
          </Segmented>
          <div className="min-h-0 flex-1 overflow-y-auto p-4 max-desk:overflow-visible">
            {tab === 'setup' ? setup : tab === 'shot' ? panel : null}
            {tab === 'shots' && (
              <>
                <div className="max-desk:hidden">{panel}</div>
                <div className="desk:hidden">
                  <ShotRow
                    parts={parts}
                    takes={takes}
                    selected={selected}
                    playing={isPlaying ? sequence.position.index : null}
                    takesFrames={fit?.firstFrame != null}
                    actions={actions}
                    onSelect={open}
                    onPaste={() => setIsPasting(true)}
                  />
                </div>
              </>
            )}
          </div>
        </aside>
      </div>
      {isPasting && (
        <ScriptDialog
          room={storyboardLimits.shots - shots.length}
          submitLabel={messages.addShots}
          onAdd={actions.add}
          onClose={() => setIsPasting(false)}
        />
      )}
    </main>
  );
}

const none: never[] = [];

function EmptyShots({ onAdd, onPaste }: { onAdd: () => void; onPaste: () => void }) {
  return (
    <div className="grid flex-1 place-items-center bg-canvas p-6">
      <div className="flex max-w-sm flex-col items-center gap-4 text-center">
        <div>
          <p className="text-lg font-semibold">{messages.emptyTitle}</p>
          <p className="mt-1 text-muted">{messages.emptyLead}</p>
        </div>
        <div className="flex flex-wrap justify-center gap-2">
          <Button size="lg" onClick={onPaste}>
            <ClipboardPaste aria-hidden />
            {messages.pasteScript}
          </Button>
          <Button size="lg" variant="primary" onClick={onAdd}>
            <Plus aria-hidden />
            {messages.firstShot}
          </Button>
        </div>
      </div>
    </div>
  );
}
