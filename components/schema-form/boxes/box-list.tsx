'use client';

import { Plus } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { type LayoutBox, numberBoxes } from '@/lib/schema-form/boxes/prompt-boxes';
import { BoxButtons, BoxNumbers, BoxTextInput } from './box-inputs';
import { boxMessages } from './messages-late';

/** All boxes beside the stage, as text and numbers: everything that the frame does, without a pointer. On small windows only the chosen one. */
export function BoxList({
  boxes,
  chosen,
  isLocked,
  onChoose,
  onChange,
  onAdd,
  onDuplicate,
  onRemove,
}: {
  boxes: readonly LayoutBox[];
  chosen: number | null;
  isLocked: boolean;
  onChoose: (index: number) => void;
  onChange: (index: number, box: LayoutBox, subject: string) => void;
  onAdd: () => void;
  onDuplicate: (index: number) => void;
  onRemove: (index: number) => void;
}) {
  return (
    <section
      aria-label={boxMessages.list}
      className="flex h-40 shrink-0 flex-col gap-1 max-desk:h-48 @max-[759px]/tool:[@media(max-height:600px)]:hidden @min-[760px]/tool:h-auto overflow-y-auto border-t border-line bg-panel p-3 @min-[760px]/tool:w-72 @min-[760px]/tool:border-t-0 @min-[760px]/tool:border-l"
    >
      <div className="flex items-center gap-2">
        <h2 className="font-semibold">{boxMessages.field}</h2>
        <span className="text-faint tabular-nums">{boxes.length}</span>
        <Button variant="ghost" size="sm" className="-mr-1 ml-auto max-desk:h-11" disabled={isLocked} onClick={onAdd}>
          <Plus aria-hidden />
          {boxMessages.add}
        </Button>
      </div>
      {boxes.length === 0 && (
        <div className="py-1 text-muted">
          <p className="font-medium text-text">{boxMessages.noneYet}</p>
          <p>{boxMessages.noneYetHint}</p>
        </div>
      )}
      {boxes.length > 0 && chosen === null && (
        <p className="py-1 text-muted @min-[760px]/tool:hidden">{boxMessages.choose}</p>
      )}
      <ul className="flex flex-col gap-1">
        {numberBoxes(boxes).map(({ box, index, position }) => {
          const isChosen = index === chosen;
          return (
            <li
              key={position}
              className={classNames(
                'flex flex-col gap-2 rounded p-1.5',
                isChosen ? 'bg-sunken' : '@max-[759px]/tool:hidden',
              )}
            >
              <BoxTextInput
                box={box}
                index={index}
                onFocus={() => onChoose(index)}
                onChange={(next, subject) => onChange(index, next, subject)}
              >
                {isChosen && (
                  <BoxButtons index={index} onDuplicate={() => onDuplicate(index)} onRemove={() => onRemove(index)} />
                )}
              </BoxTextInput>
              {isChosen && (
                <BoxNumbers box={box} index={index} onChange={(next, subject) => onChange(index, next, subject)} />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
