import { formatWhole } from '@/lib/intl/formats';
import type { FineTuneView } from '@/lib/client/fine-tunes/fine-tune';
import { detailMessages, reportMessages } from '../messages';

const count = (value: number) => formatWhole(Math.round(value));

/** A short report of what was counted, as text for people. */
export function projectReport(fineTune: FineTuneView): string {
  const { name, id, baseModel, dataset, tokenization: found, totalTokens, finishedAt } = fineTune;
  const { labels } = reportMessages;
  const spread = found?.spread ?? null;
  const facts: [string, string | null][] = [
    [labels.project, name ?? id],
    [labels.finished, finishedAt],
    [labels.dataset, dataset === null ? null : `${dataset.branch}/${dataset.path}`],
    [labels.tokenFile, found?.token_file?.path ?? null],
    [labels.baseModel, baseModel],
    [
      labels.tokenizer,
      found === null
        ? null
        : `${found.tokenizer}, ${found.is_exact ? detailMessages.tokenizerExact : detailMessages.tokenizerNear}`,
    ],
    [labels.rows, found === null ? null : count(found.rows_read - found.rows_bad)],
    [labels.tokens, totalTokens === null ? null : count(totalTokens)],
    [
      labels.perRow,
      spread === null
        ? null
        : reportMessages.spread({
            mean: count(spread.mean),
            median: count(spread.p50),
            least: count(spread.min),
            most: count(spread.max),
          }),
    ],
    ...(found?.columns ?? []).map(({ name: column, tokens }): [string, string] => [
      reportMessages.column({ name: column }),
      reportMessages.tokens({ count: tokens }),
    ]),
    ...(found?.media ?? []).map(({ name: column, count: media }): [string, string] => [
      reportMessages.column({ name: column }),
      reportMessages.files({ count: media }),
    ]),
  ];
  const lines = facts.flatMap(([label, value]) => (value === null ? [] : [`${label}: ${value}`]));
  return `${lines.join('\n')}\n`;
}
