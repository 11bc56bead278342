'use client';

import { BatchTile } from '../tiles/batch-tile';
import { JobTile } from '../tiles/job-tile';
import type { StripEntry } from './jobs-bar-entries';
import type { TilePlace, TileHandlers } from '../tiles/tile-frame';

/** One entry of the strip at its place. */
export function StripTile({
  entry,
  isSelected,
  handlers,
  ...at
}: TilePlace & { entry: StripEntry; isSelected: boolean; handlers: TileHandlers }) {
  if (entry.kind === 'sending') {
    const { x, y, width, height } = at;
    return (
      <li className="absolute top-0 left-0" style={{ width, height, transform: `translate(${x}px, ${y}px)` }}>
        {entry.node}
      </li>
    );
  }
  if (entry.kind === 'batch') {
    return (
      <BatchTile
        {...at}
        itemKey={entry.item.key}
        jobs={entry.item.jobs}
        place={entry.place}
        isOpen={entry.isOpen}
        isSelected={isSelected}
        handlers={handlers}
      />
    );
  }
  return (
    <JobTile
      {...at}
      job={entry.job}
      itemKey={entry.item.key}
      place={entry.place}
      isSelected={isSelected}
      isMember={entry.isMember}
      handlers={handlers}
    />
  );
}
