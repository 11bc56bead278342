'use client';

import { JobTile } from '../tiles/job-tile';
import { MoreTile } from '../tiles/more-tile';
import { BatchTile } from '../tiles/batch-tile';
import type { JobsBarEntry } from './jobs-bar-entries';
import type { TileBox, TileHandlers } from '../tiles/tile-frame';

/** One entry of the jobs bar at its position. */
export function JobsBarTile({
  entry,
  isSelected,
  handlers,
  ...at
}: TileBox & { entry: JobsBarEntry; isSelected: boolean; handlers: TileHandlers }) {
  if (entry.kind === 'sending') {
    const { x, y, width, height } = at;
    return (
      <li className="absolute top-0 left-0" style={{ width, height, transform: `translate(${x}px, ${y}px)` }}>
        {entry.node}
      </li>
    );
  }
  if (entry.kind === 'more') return <MoreTile {...at} count={entry.count} />;
  if (entry.kind === 'batch') {
    return (
      <BatchTile
        {...at}
        groupKey={entry.group.key}
        jobs={entry.group.jobs}
        forecast={entry.forecast}
        isSelected={isSelected}
        handlers={handlers}
      />
    );
  }
  return (
    <JobTile
      {...at}
      job={entry.job}
      groupKey={entry.group.key}
      forecast={entry.forecast}
      isSelected={isSelected}
      handlers={handlers}
    />
  );
}
