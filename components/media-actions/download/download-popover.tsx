'use client';

import { Copy, Download } from 'lucide-react';
import { type ReactNode, useId, useState, useSyncExternalStore } from 'react';
import { AnchoredPopover } from '@/components/ui/anchored-popover';
import { Button } from '@/components/ui/button';
import { Segmented, SegmentedItem } from '@/components/ui/segmented';
import { Slider } from '@/components/ui/slider';
import { Switch } from '@/components/ui/switch';
import type { LatePopoverState } from '@/components/ui/use-late-popover';
import { reportActionError } from '@/lib/client/report-error';
import type { LibraryItemDetail, LibrarySelection } from '@/lib/contract/studio/library';
import { type ExportFormat, exportFormats } from '@/lib/contract/studio/export-formats';
import type { MediaExport } from '@/lib/contract/studio/media-export';
import { plainExport } from '@/lib/contract/studio/media-export-parameters';
import type { StudioMedia } from '@/lib/contract/studio/studio-media';
import { copyImage } from '../copy-image';
import { downloadOptions } from './download-options';
import { downloadMessages as messages } from './messages';
import { namePreview } from './name-preview';
import { NamePattern } from './name-pattern';
import { SizeChoice } from './size-choice';
import { startExport } from './start-export';

/** How files are downloaded; what is chosen is remembered, and used by the next download. */
export function DownloadPopover({
  popover,
  items,
  selection,
  detail,
}: {
  popover: LatePopoverState;
  items: readonly StudioMedia[];
  /** The same files as the studio reads them. */
  selection: LibrarySelection;
  /** The first of the files in the library; null while it is loading. */
  detail: LibraryItemDetail | null;
}) {
  const options = useSyncExternalStore(downloadOptions.subscribe, downloadOptions.current, () => plainExport);
  const change = (next: Partial<MediaExport>) => downloadOptions.set({ ...options, ...next });
  const settingsId = useId();
  const [isPreparing, setIsPreparing] = useState(false);
  const [first] = items;
  if (first === undefined) return null;
  const hasImage = items.some(({ kind }) => kind === 'image');
  const hasPreview = items.some(({ kind, previewUrl }) => kind === 'video' && previewUrl !== null);
  const isConverted = hasImage && (options.format !== 'original' || options.edge !== null);
  // A PNG holds them as it is.
  const isOwnPng = first.contentType === 'image/png' && detail?.job != null;
  const image = items.length === 1 && first.kind === 'image' ? first : null;

  async function download() {
    if (isPreparing) return;
    setIsPreparing(true);
    try {
      await startExport(items, selection, options);
      popover.onOpenChange(false);
    } catch (error) {
      reportActionError(error);
    } finally {
      setIsPreparing(false);
    }
  }

  return (
    <AnchoredPopover
      {...popover}
      align="end"
      aria-label={messages.title}
      className="w-[min(340px,calc(100vw-16px))] overflow-y-auto"
    >
      <form
        className="flex flex-col gap-4 p-4"
        onSubmit={(event) => {
          event.preventDefault();
          void download();
        }}
      >
        {hasImage && (
          <>
            <Group label={messages.format}>
              <Segmented
                aria-label={messages.format}
                value={options.format}
                onValueChange={(format) => change({ format: format as ExportFormat })}
                className="w-full"
              >
                {exportFormats.map((format) => (
                  <SegmentedItem key={format} value={format} className="px-1">
                    {messages.formats[format]}
                  </SegmentedItem>
                ))}
              </Segmented>
            </Group>
            {(options.format === 'jpeg' || options.format === 'webp') && (
              <Group label={messages.quality} value={String(options.quality)}>
                <Slider
                  aria-label={messages.quality}
                  min={1}
                  max={100}
                  step={1}
                  value={[options.quality]}
                  onValueChange={([quality]) => change({ quality: quality ?? options.quality })}
                />
              </Group>
            )}
            <SizeChoice edge={options.edge} onChange={(edge) => change({ edge })} />
          </>
        )}
        {hasPreview && (
          <Group label={messages.version}>
            <Segmented
              aria-label={messages.version}
              value={options.version}
              onValueChange={(version) => change({ version: version === 'preview' ? 'preview' : 'original' })}
              className="w-full auto-cols-auto"
            >
              <SegmentedItem value="original">{messages.versions.original}</SegmentedItem>
              <SegmentedItem value="preview">{messages.versions.preview}</SegmentedItem>
            </Segmented>
          </Group>
        )}
        <NamePattern
          pattern={options.name}
          example={namePreview(first, detail, options)}
          onChange={(name) => change({ name })}
        />
        {(isConverted || isOwnPng || items.length > 1) && (
          <label htmlFor={settingsId} className="flex items-start gap-2.5">
            <Switch
              id={settingsId}
              checked={options.settings === 'keep'}
              onCheckedChange={(isKept) => change({ settings: isKept ? 'keep' : 'remove' })}
            />
            <span className="min-w-0">
              <span className="block">{messages.settings}</span>
              <span className="block text-sm text-muted">
                {items.length > 1 ? messages.settingsBeside : messages.settingsInside}
              </span>
            </span>
          </label>
        )}
        <div className="flex gap-2">
          {image !== null && (
            <Button className="max-desk:h-11" onClick={() => void copyImage(image)}>
              <Copy aria-hidden />
              {messages.copyImage}
            </Button>
          )}
          <Button type="submit" variant="primary" className="flex-1 max-desk:h-11" aria-disabled={isPreparing}>
            <Download aria-hidden />
            {items.length > 1 ? messages.downloadZip({ count: items.length }) : messages.download}
          </Button>
        </div>
      </form>
    </AnchoredPopover>
  );
}

function Group({ label, value = null, children }: { label: string; value?: string | null; children: ReactNode }) {
  return (
    <div>
      <p aria-hidden className="mb-1.5 flex font-medium">
        <span className="flex-1">{label}</span>
        <span className="font-normal text-muted tabular-nums">{value}</span>
      </p>
      {children}
    </div>
  );
}
