'use client';

import { ArrowRight, FileQuestion } from 'lucide-react';
import { useState } from 'react';
import type { StudioMedia } from '@/lib/contract/studio/studio-media';
import { describeAddress, isStudioMediaPath } from '@/lib/schema-form/media-field/media-address';
import { lateMessages } from '../messages-late';

const box = 'grid size-14 shrink-0 place-items-center overflow-hidden rounded-sm bg-sunken text-faint';

/** The files that a result was generated from, and the result. */
export function JobSources({ sources, result }: { sources: string[]; result: StudioMedia | null }) {
  return (
    <section>
      <h2 className="mb-2 font-semibold">{lateMessages.sources}</h2>
      <div className="flex flex-wrap items-center gap-2">
        {sources.map((address) => (
          <Source key={address} address={address} />
        ))}
        {result !== null && result.thumbnailUrl !== null && (
          <>
            <ArrowRight aria-hidden className="size-4 text-muted" />
            <img src={result.thumbnailUrl} alt={lateMessages.result} className={`${box} object-cover`} />
          </>
        )}
      </div>
    </section>
  );
}

/**
 * A file of the studio has a thumbnail; an external address is only shown as text, since nothing is loaded from other
 * origins.
 */
function Source({ address }: { address: string }) {
  const [isMissing, setIsMissing] = useState(false);
  if (!isStudioMediaPath(address) || isMissing) {
    const { host, name } = describeAddress(address);
    return (
      <span title={address} className={`${box} w-auto! max-w-full gap-1 px-2 text-sm`}>
        <FileQuestion aria-hidden className="size-4" />
        <span className="max-w-40 truncate">{isMissing ? lateMessages.sourceMissing : `${name}, ${host}`}</span>
      </span>
    );
  }
  return (
    <a href={address} target="_blank" rel="noreferrer" className="rounded-sm" aria-label={lateMessages.openSource}>
      <img src={`${address}/thumbnail`} alt="" onError={() => setIsMissing(true)} className={`${box} object-cover`} />
    </a>
  );
}
