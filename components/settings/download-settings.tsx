'use client';

import { useSyncExternalStore } from 'react';
import { downloadMessages } from '@/components/media-actions/download/messages';
import { downloadOptions } from '@/components/media-actions/download/download-options';
import { NamePattern } from '@/components/media-actions/download/name-pattern';
import { namePreview } from '@/components/media-actions/download/name-preview';
import { Segmented, SegmentedItem } from '@/components/ui/segmented';
import { exportFormats } from '@/lib/contract/studio/export-formats';
import type { MediaExport } from '@/lib/contract/studio/media-export';
import { plainExport } from '@/lib/contract/studio/media-export-parameters';
import { settingsMessages } from './messages';

/** The name of an image, as an example. */
function exampleOf(options: MediaExport): string {
  const prompt = settingsMessages.examplePrompt;
  const image = { name: `${prompt} seed 42.png`, kind: 'image', seed: '42' } as const;
  const item = { model: null, modelName: 'Scene painter', createdAt: '2026-03-12T12:00:00.000Z' };
  return namePreview(image, { item, job: { prompt } }, options);
}

/** The format and the name of downloaded images, as the download options last had them. */
export function DownloadSettings() {
  const options = useSyncExternalStore(downloadOptions.subscribe, downloadOptions.current, () => plainExport);
  return (
    <div className="flex max-w-96 flex-col gap-4">
      <div>
        <p className="mb-1.5 font-medium">{settingsMessages.imageFormat}</p>
        <Segmented
          aria-label={settingsMessages.imageFormat}
          value={options.format}
          onValueChange={(format) => {
            const chosen = exportFormats.find((one) => one === format) ?? plainExport.format;
            downloadOptions.set({ ...options, format: chosen });
          }}
        >
          {exportFormats.map((format) => (
            <SegmentedItem key={format} value={format} className="px-1">
              {downloadMessages.formats[format]}
            </SegmentedItem>
          ))}
        </Segmented>
      </div>
      <NamePattern
        pattern={options.name}
        example={exampleOf(options)}
        onChange={(name) => downloadOptions.set({ ...options, name })}
      />
    </div>
  );
}
