import { queryOptions } from '@tanstack/react-query';
import type { PresetBody, PresetChange, PresetSummary, StudioPreset } from '@/lib/contract/studio/studio-preset';
import { ownId } from '@/lib/client/own-id';
import { requestJson } from '@/lib/client/request';

/** The keys of presets in the query cache. */
export const presetKeys = {
  list: (model: string) => ['presets', model] as const,
};

function presetPath(id: string): string {
  return `/api/studio/presets/${encodeURIComponent(id)}`;
}

/**
 * Everybody's presets of a model, by name. Another browser may have created some, so they are refetched each time the list
 * opens.
 */
export function presetListOptions(model: string) {
  return queryOptions({
    queryKey: presetKeys.list(model),
    queryFn: async ({ signal }) => {
      const query = new URLSearchParams({ model });
      const answer = await requestJson<{ presets: PresetSummary[] }>(`/api/studio/presets?${query}`, { signal });
      return answer.presets;
    },
    refetchOnMount: 'always',
  });
}

/** A preset with its values. @throws RequestError `resource_not_found` when another browser deleted it */
export function readPreset(id: string): Promise<StudioPreset> {
  return requestJson<StudioPreset>(presetPath(id));
}

/**
 * Saves a preset under an id from the browser, so that a repeated request creates no second one. @throws RequestError
 * with the invalid field
 */
export function putPreset(id: string, { model, name, values, mediaId, ownerId }: PresetBody): Promise<StudioPreset> {
  return requestJson<StudioPreset>(presetPath(id), { method: 'PUT', body: { model, name, values, mediaId, ownerId } });
}

/** Changes the name or the values of a preset. @throws RequestError with the invalid field */
export function changePreset(id: string, change: PresetChange): Promise<StudioPreset> {
  return requestJson<StudioPreset>(presetPath(id), { method: 'PATCH', body: change });
}

/** Deletes a preset and returns it, so that `putPreset` can restore it as its owner's. */
export function removePreset(id: string): Promise<StudioPreset> {
  return requestJson<StudioPreset>(presetPath(id), { method: 'DELETE' });
}

/** Whether a preset is one's own, not only one that an administrator may change. */
export function isOwnPreset({ owner }: Pick<PresetSummary, 'owner'>): boolean {
  return owner.id === ownId();
}

/** One's own presets, then those of others, each in their order. */
export function ownPresetsFirst(presets: readonly PresetSummary[]): PresetSummary[] {
  return [...presets.filter(isOwnPreset), ...presets.filter((preset) => !isOwnPreset(preset))];
}

/** Presets whose name or prompt contains every search word. */
export function searchPresets(presets: readonly PresetSummary[], search: string): PresetSummary[] {
  const wanted = search.toLowerCase().split(/\s+/).filter(Boolean);
  return presets.filter(({ name, prompt }) => {
    const text = `${name} ${prompt ?? ''}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}
