'use client';

import { useRef, useState, useSyncExternalStore } from 'react';
import { useIsCoarse } from '@/components/ui/use-is-coarse';
import { useZoom } from '@/components/viewer/zoom/use-zoom';
import { formatPixels } from '@/lib/client/format';
import type { MediaField } from '@/lib/schema-form/form-field';
import { valueAt } from '@/lib/schema-form/json-pointer';
import type { MaskLook } from '@/lib/schema-form/mask/draw-overlay';
import type { MaskPolarity } from '@/lib/schema-form/mask/mask-polarity';
import { useFormScope } from '../scope/form-scope';
import { StageTool } from '../stage-tool/stage-tool';
import type { ReadyPicture } from '../stage-tool/use-picture';
import { MaskCanvas } from './mask-canvas';
import { MaskFoot, MaskFile } from './mask-foot';
import type { MaskChange, MaskSession } from './mask-session';
import { largestBrush, MaskTools } from './mask-tools';
import { maskMessages } from './messages-late';
import { saveMask } from './save-mask';
import { useLeaving } from './use-leaving';
import type { MaskToolName } from './use-mask-gesture';
import { useMaskKeys } from './use-mask-keys';
import { useSelection } from './use-selection';

export interface MaskEditorProps {
  field: MediaField;
  picture: ReadyPicture;
  polarity: MaskPolarity;
  onPolarity: (polarity: MaskPolarity) => void;
  onClose: () => void;
}

/**
 * A mask that is painted on its picture. It is saved when the tool ends, and as soon as a person turns to something else, so that a request never
 * lacks what is on the screen; Cancel restores the field.
 */
export function MaskEditor({
  field,
  picture,
  polarity,
  onPolarity,
  onClose,
  session,
  note,
}: MaskEditorProps & { session: MaskSession; note: string | null }) {
  const scope = useFormScope();
  const [before] = useState(() => valueAt(scope.getValues(), field.pointer));
  const [tool, setTool] = useState<MaskToolName>('brush');
  const [size, setSize] = useState(() => Math.max(2, Math.round(Math.max(picture.width, picture.height) / 12)));
  const [isFile, setIsFile] = useState(false);
  const [opacity, setOpacity] = useState(0.5);
  const [said, setSaid] = useState(note ?? '');
  const aborting = useRef<(() => void) | null>(null);
  const saving = useRef(new AbortController());
  const zoom = useZoom(picture, { fills: true });
  const isCoarse = useIsCoarse();
  const { share } = useSyncExternalStore(session.state.subscribe, session.state.current, session.state.current);
  const look: MaskLook = isFile ? { shape: 'file', polarity } : { shape: 'overlay', opacity };

  const save = () => {
    if (!session.takeChanges()) return;
    saving.current.abort();
    saving.current = new AbortController();
    const painted = { mask: session.mask, picture: picture.address, polarity };
    void saveMask(scope, field, painted, saving.current.signal);
  };
  const done = () => {
    save();
    onClose();
  };
  const cancel = () => {
    saving.current.abort();
    for (const { id } of scope.uploads.uploadsOf(field.pointer)) scope.uploads.remove(id);
    if (valueAt(scope.getValues(), field.pointer) !== before) scope.setFields({ [field.pointer]: before });
    onClose();
  };
  const change = (what: MaskChange) => {
    session.change(what);
    setSaid(maskMessages.done[what.name]);
  };
  const travel = (direction: 'undo' | 'redo') => {
    session[direction]();
    setSaid(maskMessages.done[direction]);
  };
  const resize = (next: number) => setSize(Math.max(1, Math.min(largestBrush(picture), Math.round(next))));
  const keys = useMaskKeys({
    session,
    picture,
    tool,
    size,
    zoom,
    aborting,
    onTool: setTool,
    onSize: resize,
    onTravel: travel,
    onSay: setSaid,
    onSave: save,
    onClose: done,
  });
  const selection = useSelection(session, picture, setSaid);
  useLeaving(save);

  const { hints } = maskMessages;
  const hint = isCoarse ? hints.touch : keys.cursor === null ? hints[tool] : hints[keyHints[tool]];
  return (
    <StageTool
      label={maskMessages.tool}
      onKey={keys.onKey}
      onCancel={cancel}
      onDone={done}
      tools={
        <MaskTools
          picture={picture}
          tool={tool}
          size={size}
          isEmpty={share === 0}
          selection={selection}
          onTool={setTool}
          onSize={resize}
          onChange={change}
        />
      }
    >
      <div className="relative flex min-h-0 min-w-0 flex-1 flex-col">
        <MaskCanvas
          session={session}
          picture={picture}
          tool={tool}
          size={size}
          zoom={zoom}
          look={look}
          isHand={keys.isHand}
          cursor={keys.cursor}
          outline={keys.outline}
          hint={hint}
          controls={
            <MaskFoot
              session={session}
              opacity={opacity}
              isFile={isFile}
              onOpacity={setOpacity}
              onTravel={travel}
              onClear={() => change({ name: 'clear' })}
            />
          }
          onDragging={(abort) => {
            aborting.current = abort;
          }}
          onPointer={keys.hideCursor}
          onKeyboard={keys.showCursor}
        />
        <MaskFile
          session={session}
          picture={picture}
          polarity={polarity}
          isFile={isFile}
          onFile={setIsFile}
          onPolarity={(next) => {
            onPolarity(next);
            // The file has another content then, whatever was painted.
            session.markChanged();
          }}
        >
          <p role="status" className="text-sm text-muted tabular-nums">
            {share === 0
              ? maskMessages.empty
              : maskMessages.share({ share: maskMessages.percent({ share: Math.max(0.01, share) }) })}{' '}
            · {formatPixels(picture.width, picture.height)}
          </p>
        </MaskFile>
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
    </StageTool>
  );
}

const keyHints = {
  brush: 'brushKeys',
  eraser: 'brushKeys',
  lasso: 'lassoKeys',
  rectangle: 'rectangleKeys',
} as const satisfies Record<MaskToolName, keyof typeof maskMessages.hints>;
