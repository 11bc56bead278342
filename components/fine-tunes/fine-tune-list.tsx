'use client';

import { useQuery } from '@tanstack/react-query';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { type Repository, fineTuneListOptions } from '@/lib/client/fine-tunes';
import { RequestError } from '@/lib/client/request';
import { FineTuneRow } from './fine-tune-row';
import { fineTuneWords } from './words';

const followEveryMs = 2000;
/** What services answer that have no such list. */
const noListStatuses = new Set([404, 405, 501]);

/** The repository's fine-tunes; what is under way is read again until it ends. */
export function FineTuneList({ repository }: { repository: Repository }) {
  const { data, error, isPending, refetch } = useQuery({
    ...fineTuneListOptions(repository),
    refetchInterval: ({ state }) => (state.data?.some(({ status }) => status === 'tokenizing') ? followEveryMs : false),
  });
  if (isPending) {
    return (
      <div className="flex flex-col gap-2">
        {[0, 1, 2].map((row) => (
          <Skeleton key={row} className="h-12" />
        ))}
      </div>
    );
  }
  if (data === undefined) {
    const cannotList = error instanceof RequestError && noListStatuses.has(error.status);
    return (
      <div className="flex flex-col items-start gap-3 text-muted">
        <p>{cannotList ? fineTuneWords.cannotList : fineTuneWords.listFailed(error?.message ?? '')}</p>
        {!cannotList && <Button onClick={() => void refetch()}>{fineTuneWords.tryAgain}</Button>}
      </div>
    );
  }
  if (data.length === 0) return <p className="text-muted">{fineTuneWords.empty}</p>;
  const { columns } = fineTuneWords;
  return (
    <table className="w-full table-fixed border-collapse text-left max-desk:block">
      <thead className="text-sm text-muted max-desk:sr-only">
        <tr>
          <th className="w-[34%] pb-2 font-normal">{columns.name}</th>
          <th className="w-[22%] pb-2 font-normal">{columns.model}</th>
          <th className="w-[17%] pb-2 font-normal">{columns.state}</th>
          <th className="w-[11%] pb-2 text-right font-normal">{columns.tokens}</th>
          <th className="w-[16%] pb-2 text-right font-normal">
            <span className="sr-only">{columns.action}</span>
          </th>
        </tr>
      </thead>
      <tbody className="max-desk:block">
        {data.map((fineTune, index) => (
          <FineTuneRow key={fineTune.id ?? index} fineTune={fineTune} repository={repository} />
        ))}
      </tbody>
    </table>
  );
}
