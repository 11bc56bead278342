'use client';

import { useQuery, queryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { shorten } from '@/components/jobs/describe-job';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Skeleton } from '@/components/ui/skeleton';
import { formatWhen } from '@/lib/client/format';
import type { JobCandidates } from '@/lib/contract/studio/studio-job';
import { jobKeys } from '@/lib/client/jobs/jobs';
import { requestJson } from '@/lib/client/request';
import { promptInWords } from '@/lib/schema-form/boxes/shown-boxes';
import { lateMessages } from '../messages-late';

/** The generations that a job with an unknown outcome may belong to. */
function candidatesOptions(id: string) {
  return queryOptions({
    queryKey: [...jobKeys.all, 'candidates', id],
    queryFn: ({ signal }) =>
      requestJson<JobCandidates>(`/api/studio/jobs/${encodeURIComponent(id)}/candidates`, { signal }),
    retry: false,
  });
}

/** Chooses the generation of a job: one of the service's list, one by its id, or an unknown one. */
export function GenerationChoice({
  jobId,
  onChoose,
}: {
  jobId: string;
  onChoose: (generationId: string | null) => void;
}) {
  const { data, error, isPending } = useQuery(candidatesOptions(jobId));
  const [id, setId] = useState('');
  const wanted = id.trim();
  return (
    <div className="flex flex-col gap-3 border-l border-line pl-3">
      {isPending && <Skeleton className="h-8" aria-label={lateMessages.loadingCandidates} />}
      {error !== null && <p className="text-sm">{lateMessages.candidatesFailed({ why: error.message })}</p>}
      {data !== undefined && <Candidates found={data} onChoose={onChoose} />}
      <form
        className="flex items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (wanted !== '') onChoose(wanted);
        }}
      >
        <label className="min-w-0 flex-1 text-sm">
          <span className="mb-1 block">{lateMessages.generationId}</span>
          <Input value={id} onChange={(event) => setId(event.target.value)} autoComplete="off" spellCheck={false} />
        </label>
        <Button type="submit" aria-disabled={wanted === ''}>
          {lateMessages.copyResult}
        </Button>
      </form>
      <Button
        variant="quiet"
        size="sm"
        className="self-start"
        title={lateMessages.idUnknownHint}
        onClick={() => onChoose(null)}
      >
        {lateMessages.idUnknown}
      </Button>
    </div>
  );
}

function Candidates({ found, onChoose }: { found: JobCandidates; onChoose: (generationId: string) => void }) {
  const [now] = useState(() => new Date());
  if (found.candidates.length === 0) {
    return <p className="text-sm">{found.isListed ? lateMessages.noCandidates : lateMessages.noCandidateList}</p>;
  }
  return (
    <div>
      <p className="mb-1 text-sm">{lateMessages.candidates}</p>
      <ul className="flex max-h-40 flex-col overflow-y-auto">
        {found.candidates.map(({ generationId, status, prompt, enqueuedAt }) => (
          <li key={generationId} className="flex items-center gap-2 py-1">
            <span className="min-w-0 flex-1">
              <span className="block truncate text-text">
                {prompt === null ? lateMessages.noPrompt : shorten(promptInWords(prompt))}
              </span>
              <span className="block truncate text-sm">
                {[status, enqueuedAt === null ? '' : formatWhen(enqueuedAt, now)].filter(Boolean).join(' · ')}
              </span>
            </span>
            <Button size="sm" onClick={() => onChoose(generationId)}>
              {lateMessages.chooseCandidate}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
