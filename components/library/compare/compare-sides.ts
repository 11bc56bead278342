import type { CompareSide } from '@/components/viewer/compare/comparison';
import { modelNameOf } from '@/lib/client/models/model-names';
import { formatPixels } from '@/lib/client/format';
import {
  type ComparedResult,
  distinctLabels,
  type SettingDifference,
  settingDifferences,
} from '@/lib/client/jobs/setting-differences';
import { schemaOf } from '@/lib/client/models/schema-of';
import type { LooseModel } from '@/lib/contract/model';
import type { LibraryItemDetail } from '@/lib/contract/studio/library';
import { libraryMessages } from '../messages';

/** Items as the viewer compares them, and what their settings differ in. */
export interface ComparedItems {
  sides: CompareSide[];
  differences: SettingDifference[];
}

/**
 * Items with labels that tell them apart: source and result where one was made from the other, else what they differ in.
 *
 * @param models the catalogue, for the names of settings; empty while unknown
 */
export function compareSides(details: readonly LibraryItemDetail[], models: readonly LooseModel[]): ComparedItems {
  const results = details.map((detail): ComparedResult => resultOf(detail, models));
  const { compare, item } = libraryMessages;
  const differences = settingDifferences(results, { ...compare.labels, on: item.on, off: item.off });
  const labels = distinctLabels(differences, details.length);
  const roles = details.map((detail) => roleOf(detail, details));
  const haveRoles = details.length === 2 && new Set(roles).size === 2;
  return {
    sides: details.map((detail, at) => ({
      media: detail.item.media,
      alt: detail.item.caption,
      label: (haveRoles ? roles[at] : null) ?? labels[at] ?? detail.item.caption,
      isMask: isMask(detail),
    })),
    differences,
  };
}

function resultOf({ item, job }: LibraryItemDetail, models: readonly LooseModel[]): ComparedResult {
  const { media } = item;
  const model = models.find(({ id, aliases }) => id === job?.model || aliases?.includes(job?.model ?? '') === true);
  return {
    id: media.id,
    model: job === null ? null : modelNameOf(job),
    prompt: job?.prompt ?? null,
    seed: media.seed,
    size: media.width === null || media.height === null ? null : formatPixels(media.width, media.height),
    request: job?.request ?? null,
    schema: model === undefined ? null : schemaOf(model),
  };
}

function roleOf(detail: LibraryItemDetail, all: readonly LibraryItemDetail[]): string | null {
  const others = all.filter((other) => other !== detail);
  if (others.some((other) => isMadeFrom(other, detail))) return libraryMessages.compare.source;
  return others.some((other) => isMadeFrom(detail, other)) ? libraryMessages.compare.result : null;
}

function isMadeFrom(result: LibraryItemDetail, source: LibraryItemDetail): boolean {
  return result.madeFrom.some(({ media }) => media.id === source.item.media.id);
}

/** Whether an item is a cut-out or a mask, which can colour what is below it. */
function isMask({ item, job }: LibraryItemDetail): boolean {
  return item.media.details?.hasAlpha === true || job?.request['apply_mask'] === false;
}
