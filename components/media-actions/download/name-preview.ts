import { readablePrompt } from '@/lib/contract/prompt/readable-prompt';
import { nameByPattern } from '@/lib/contract/studio/file-name-pattern';
import type { LibraryItem } from '@/lib/contract/studio/library';
import type { MediaExport } from '@/lib/contract/studio/media-export';
import type { StudioJob } from '@/lib/contract/studio/studio-job';
import type { StudioMedia } from '@/lib/contract/studio/studio-media';

/** The most characters of a name before its extension, as the studio cuts it. */
const longest = 80;

/** What a name says of a file. */
export interface NamedFile {
  item: Pick<LibraryItem, 'model' | 'modelName' | 'createdAt'>;
  job: Pick<StudioJob, 'prompt'> | null;
}

/**
 * The name that the studio will give to a download, as it is shown beforehand.
 *
 * @param detail the file in the library; null while it is loading
 */
export function namePreview(
  media: Pick<StudioMedia, 'name' | 'kind' | 'seed'>,
  detail: NamedFile | null,
  { format, name, version }: MediaExport,
): string {
  const [, title = media.name, own = ''] = /^(.*)\.([^.]+)$/.exec(media.name) ?? [];
  const converted = media.kind === 'image' && format !== 'original' ? format.replace('jpeg', 'jpg') : null;
  const extension = converted ?? (media.kind === 'video' && version === 'preview' ? 'mp4' : own);
  if (name === null) return `${title}.${extension}`;
  const prompt = detail?.job?.prompt ?? null;
  const made = nameByPattern(name, {
    prompt: prompt === null ? title : readablePrompt(prompt).replaceAll(/\s+/g, ' '),
    model: detail?.item.modelName ?? detail?.item.model ?? null,
    seed: media.seed,
    date: detail?.item.createdAt.slice(0, 10) ?? null,
    number: '1',
  });
  return `${Array.from(made === '' ? title : made)
    .slice(0, longest)
    .join('')
    .trim()}.${extension}`;
}
