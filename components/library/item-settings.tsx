'use client';

import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { formatBytes, formatClock, formatPixels, formatTook, formatWhen } from '@/lib/client/format';
import { schemaOf } from '@/lib/client/media-fields';
import { modelOptions } from '@/lib/client/models';
import { settingLines } from '@/lib/client/read-request';
import type { LibraryItemDetail } from '@/lib/contract/library';
import { itemWords } from './item-words';

/** What was asked of which model, and what the file is. */
export function ItemSettings({ detail: { item, job } }: { detail: LibraryItemDetail }) {
  const [now] = useState(() => new Date());
  const { media } = item;
  const model = useQuery({ ...modelOptions(job?.model ?? ''), enabled: job !== null, retry: false });
  const settings = job === null ? [] : settingLines(job.request, model.data ? schemaOf(model.data) : null, itemWords);
  const format = (media.contentType.split('/')[1] ?? media.contentType).replace('quicktime', 'mov').toUpperCase();
  const codec = media.codec === null || media.kind === 'image' ? '' : ` (${media.codec.toUpperCase()})`;
  return (
    <dl className="grid grid-cols-[96px_minmax(0,1fr)] gap-x-2 gap-y-1.5">
      {job !== null && <Line label={itemWords.model}>{job.modelName ?? job.model}</Line>}
      {settings.map(({ name, label, value }) => (
        <Line key={name} label={label}>
          {value}
        </Line>
      ))}
      {job !== null && job.startedAt !== null && job.completedAt !== null && job.completedAt > job.startedAt && (
        <Line label={itemWords.took}>{formatTook(Date.parse(job.completedAt) - Date.parse(job.startedAt))}</Line>
      )}
      <Line label={itemWords.file}>
        {format}
        {codec}, {formatBytes(media.bytes)}
      </Line>
      {media.width !== null && media.height !== null && (
        <Line label={itemWords.size}>{formatPixels(media.width, media.height)}</Line>
      )}
      {media.durationSeconds !== null && (
        <Line label={itemWords.length}>{formatClock(Math.round(media.durationSeconds) * 1000)}</Line>
      )}
      {media.dynamicRange !== null && <Line label={itemWords.range}>HDR, {media.dynamicRange.toUpperCase()}</Line>}
      <Line label={item.origin === 'upload' ? itemWords.uploaded : itemWords.made}>
        {formatWhen(item.createdAt, now)}
      </Line>
    </dl>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{label}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </>
  );
}
