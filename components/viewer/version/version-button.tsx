'use client';

import { AnchoredPopover } from '@/components/ui/anchored-popover';
import { Button } from '@/components/ui/button';
import { Segmented, SegmentedItem } from '@/components/ui/segmented';
import { useLatePopover } from '@/components/ui/use-late-popover';
import type { VideoVersion, VideoVersionChoice } from './use-video-version';
import type { StudioMedia } from '@/lib/contract/studio/studio-media';
import { viewerMessages } from '../messages';

/**
 * Shows whether a file is HDR and which version of it is shown; its popover has the reason, and the other version.
 * Renders nothing without either.
 */
export function VersionButton({ media, video }: { media: StudioMedia; video: VideoVersionChoice }) {
  const { button, popover } = useLatePopover();
  const { version, display, canChoose, choose } = video;
  if (media.dynamicRange === null && media.previewUrl === null) return null;
  const names = {
    original: viewerMessages.version.original,
    preview: media.dynamicRange === null ? viewerMessages.version.preview : viewerMessages.version.toneMapped,
  };
  return (
    <>
      <Button variant="quiet" size="sm" title={viewerMessages.version.details} className="max-desk:h-11" {...button}>
        {media.dynamicRange !== null && (
          <b className="rounded-xs bg-text px-1 text-xs font-semibold text-bg">
            {viewerMessages.hdr[media.dynamicRange]}
          </b>
        )}
        <span className={media.dynamicRange === null ? undefined : 'max-desk:sr-only'}>{names[version]}</span>
      </Button>
      <AnchoredPopover
        {...popover}
        side="top"
        aria-label={viewerMessages.version.details}
        className="flex w-72 flex-col gap-3 p-3"
      >
        {canChoose && (
          <Segmented
            aria-label={viewerMessages.version.shown}
            value={version}
            onValueChange={(value) => choose(value as VideoVersion)}
          >
            <SegmentedItem value="original">{names.original}</SegmentedItem>
            <SegmentedItem value="preview">{names.preview}</SegmentedItem>
          </Segmented>
        )}
        <p>{explain(media, version, display.range)}</p>
        {!canChoose && media.previewUrl !== null && media.codec !== null && (
          <p>{viewerMessages.version.cannotPlay({ codec: media.codec.toUpperCase() })}</p>
        )}
        <p className="text-muted">
          {viewerMessages.version.display[display.range]} {viewerMessages.version.gamut[display.gamut]}
        </p>
      </AnchoredPopover>
    </>
  );
}

function explain(
  media: StudioMedia,
  version: VideoVersion,
  range: keyof typeof viewerMessages.version.display,
): string {
  if (media.dynamicRange === null)
    return viewerMessages.version.explain[version === 'preview' ? 'preview' : 'standard'];
  if (version === 'preview') return viewerMessages.version.explain.toneMapped;
  return viewerMessages.version.explain[range === 'standard' ? 'originalOnStandard' : 'original'];
}
