'use client';

import { Ellipsis } from 'lucide-react';
import type { CSSProperties, MouseEvent, PointerEvent, ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import type { Box } from '../bar/jobs-bar-layout';
import { jobMessages } from '../messages';
import type { StudioJob } from '@/lib/contract/studio/studio-job';
import type { JobVerb } from '../job-verbs';

const cornerButton =
  'grid size-6 place-items-center rounded-xs bg-panel text-muted shadow-raised hover:text-text [&_svg]:size-3.5 pointer-coarse:size-8';

/** Id of the text that explains how a tile is moved. */
export const movableId = 'how-to-move-a-job';

/** The box of a tile in the jobs bar, and how it takes part in focus and dragging. */
export interface TileBox {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Whether it is the Tab stop: one tile of the row is; the arrow keys reach the others. */
  isReachable: boolean;
  /** Whether it is being dragged. */
  isDragged: boolean;
}

/** The one action in the corner of a tile, beside the menu. */
export interface CornerAction {
  label: string;
  icon: ReactNode;
  run: () => void;
}

/** The frame of a tile: its box, its content, and the buttons in its corner. */
export function TileFrame({
  at,
  status,
  isOpen,
  corner,
  menuLabel,
  onMenu,
  onPointerDown,
  children,
}: {
  at: TileBox;
  status: string;
  /** Whether any of its jobs is open. */
  isOpen: boolean;
  corner: CornerAction | null;
  menuLabel: string | null;
  onMenu: (anchor: HTMLButtonElement) => void;
  onPointerDown: ((event: PointerEvent<HTMLLIElement>, box: Box) => void) | null;
  children: ReactNode;
}) {
  const { x, y, width, height, isReachable, isDragged } = at;
  const style: CSSProperties = { width, height, transform: `translate(${x}px, ${y}px)` };
  const tabIndex = isReachable ? 0 : -1;
  return (
    <li
      className={classNames(
        'group/tile absolute top-0 left-0 rounded',
        isDragged ? 'z-10 cursor-grabbing opacity-90 shadow-floating' : 'transition-transform duration-150',
      )}
      style={style}
      data-status={status}
      data-open={isOpen || undefined}
      onPointerDown={onPointerDown === null ? undefined : (event) => onPointerDown(event, { x, y, width, height })}
    >
      {children}
      {(corner !== null || menuLabel !== null) && (
        <span className="absolute top-1 right-1 flex gap-1 opacity-0 transition-opacity group-focus-within/tile:opacity-100 group-hover/tile:opacity-100 has-aria-expanded:opacity-100 pointer-coarse:opacity-100">
          {corner !== null && (
            <button
              type="button"
              tabIndex={tabIndex}
              className={cornerButton}
              aria-label={corner.label}
              title={corner.label}
              onClick={corner.run}
            >
              {corner.icon}
            </button>
          )}
          {menuLabel !== null && (
            <button
              type="button"
              tabIndex={tabIndex}
              data-menu
              className={cornerButton}
              aria-haspopup="dialog"
              aria-label={jobMessages.actions({ what: menuLabel })}
              title={jobMessages.more}
              onClick={(event) => onMenu(event.currentTarget)}
            >
              <Ellipsis aria-hidden />
            </button>
          )}
        </span>
      )}
    </li>
  );
}

/** The classes of a tile's own button. */
export function tileClasses(tone: 'plain' | 'bad' | 'warn' | 'quiet', isSelected: boolean): string {
  return classNames(
    'relative block size-full overflow-hidden rounded text-left outline-offset-2 transition-[outline-color] focus-visible:outline-2',
    {
      plain: 'bg-sunken',
      bad: 'bg-bad-soft',
      warn: 'bg-warn-soft',
      quiet: 'border border-dashed border-line-strong bg-panel',
    }[tone],
    isSelected && 'outline-2 outline-accent',
  );
}

/** A right click, and the context menu key, open the menu of a tile that has one. */
export function openTileMenu(event: MouseEvent<HTMLElement>): void {
  const button = event.currentTarget.closest('li')?.querySelector<HTMLElement>('[data-menu]');
  if (button == null) return;
  event.preventDefault();
  button.click();
}

/** The subject of the shared menu, and where it opens. */
export interface MenuSubject {
  anchor: HTMLButtonElement;
  jobs: readonly StudioJob[];
  /** The key of the job group. */
  key: string;
  verbs: readonly JobVerb[];
}

/** The handlers of a tile. The object keeps its identity between renders, so that tiles do not render again. */
export interface TileHandlers {
  select: (id: string) => void;
  perform: (verb: JobVerb, jobs: readonly StudioJob[], key: string) => void;
  openMenu: (subject: MenuSubject) => void;
  startDrag: (event: PointerEvent, key: string, box: Box) => void;
}
