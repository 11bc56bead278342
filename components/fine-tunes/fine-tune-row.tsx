'use client';

import { Button } from '@/components/ui/button';
import type { Repository } from '@/lib/client/fine-tunes';
import { notices } from '@/lib/client/notices';
import type { LooseFineTune } from '@/lib/contract/fine-tune';
import { FineTuneState } from './fine-tune-state';
import { TokenizeOutcome } from './tokenize-outcome';
import { useTokenize } from './use-tokenize';
import { fineTuneWords } from './words';

const cell = 'border-t border-line py-2.5 pr-3 align-top max-desk:block max-desk:border-0 max-desk:py-0.5';

/** A fine-tune, its state, and what can be done about it. */
export function FineTuneRow({ fineTune, repository }: { fineTune: LooseFineTune; repository: Repository }) {
  // The row shows no words of success: who cannot see the state change hears it.
  const tokenize = useTokenize((began) => notices.announce(fineTuneWords.began(began)));
  const { id, status } = fineTune;
  const name = fineTune.display_name ?? fineTune.name ?? fineTuneWords.unnamed;
  const reason =
    status === 'tokenizing'
      ? fineTuneWords.reasons.tokenizing
      : status === 'errored'
        ? fineTuneWords.reasons.errored
        : fineTuneWords.reasons.other;
  return (
    <>
      <tr className="max-desk:block max-desk:border-t max-desk:border-line max-desk:py-3 max-desk:first:border-t-0">
        <td className={cell}>
          <span className="block truncate font-medium">{name}</span>
          <span title={id ?? undefined} className="block truncate text-xs text-faint">
            {id}
          </span>
        </td>
        <td className={`${cell} wrap-anywhere`}>{fineTune.base_model ?? fineTuneWords.unknown}</td>
        <td className={cell}>
          <FineTuneState state={status ?? null} />
        </td>
        <td
          className={`${cell} text-right tabular-nums max-desk:text-left ${fineTune.total_token_count == null ? 'max-desk:hidden' : ''}`}
        >
          {fineTune.total_token_count?.toLocaleString('en-GB') ?? fineTuneWords.unknown}
        </td>
        <td className={`${cell} pr-0! text-right max-desk:text-left`}>
          {status === 'created' && id != null ? (
            <Button
              size="sm"
              aria-disabled={tokenize.isPending}
              aria-label={`${fineTuneWords.tokenize} ${name}`}
              onClick={() => tokenize.start({ ...repository, id })}
            >
              {tokenize.isPending ? fineTuneWords.starting : fineTuneWords.tokenize}
            </Button>
          ) : (
            <span className="text-sm text-muted">{reason}</span>
          )}
        </td>
      </tr>
      {(fineTune.error != null || tokenize.isError) && (
        <tr className="max-desk:block">
          <td colSpan={5} className="pb-3 max-desk:block">
            {tokenize.error === null || tokenize.variables === undefined ? (
              <p className="text-sm wrap-anywhere text-bad">{fineTune.error}</p>
            ) : (
              <TokenizeOutcome error={tokenize.error} name={name} address={tokenize.variables} />
            )}
          </td>
        </tr>
      )}
    </>
  );
}
