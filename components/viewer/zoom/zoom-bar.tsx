'use client';

import { Minus, Plus } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { formatPercent } from '@/lib/intl/formats';
import type { Zoom } from './use-zoom';
import { viewerMessages } from '../messages';

/** Shows the zoom, and buttons to change it. */
export function ZoomBar({ zoom }: { zoom: Zoom }) {
  const percent = zoom.zoom === null ? '' : formatPercent(zoom.zoom, zoom.zoom < 0.1 ? 1 : 0);
  return (
    <div className="flex shrink-0 items-center gap-0.5">
      <IconButton label={`${viewerMessages.zoomOut} (-)`} className="max-desk:size-11" onClick={() => zoom.step(-1)}>
        <Minus aria-hidden />
      </IconButton>
      <output aria-label={viewerMessages.zoomedTo({ percent })} className="w-14 text-center text-muted max-desk:w-12">
        {percent}
      </output>
      <IconButton label={`${viewerMessages.zoomIn} (+)`} className="max-desk:size-11" onClick={() => zoom.step(1)}>
        <Plus aria-hidden />
      </IconButton>
      <Button
        variant="quiet"
        title={viewerMessages.fitHint}
        aria-pressed={zoom.isWhole}
        className="px-2! aria-pressed:text-accent max-desk:h-11"
        onClick={zoom.fit}
      >
        {viewerMessages.fit}
      </Button>
      <Button
        variant="quiet"
        title={viewerMessages.actualHint}
        aria-pressed={zoom.zoom === 1 && !zoom.isWhole}
        className="px-2! aria-pressed:text-accent max-desk:h-11"
        onClick={() => zoom.zoomTo(1)}
      >
        {viewerMessages.actual}
      </Button>
    </div>
  );
}
