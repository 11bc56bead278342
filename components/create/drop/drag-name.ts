import type { MediaKind } from '@/lib/contract/media-kind';
import type { DraggedFiles } from './drop-targets';

/** What the browser says of a drag before the drop, as a text that stays the same while nothing else is dragged. */
export function nameOfDrag({ items }: DataTransfer): string {
  const types = [...items].filter(({ kind }) => kind === 'file').map(({ type }) => type);
  const kinds = new Set(types.map((type) => /^(image|video|audio)\//.exec(type)?.[1] ?? type));
  const [kind = ''] = kinds;
  return kinds.size === 1 && kind !== '' ? `${kind} ${types.length}` : 'any';
}

/** What is dragged, from its name. */
export function dragOfName(name: string): DraggedFiles {
  const [kind = '', count] = name.split(' ');
  if (kind === 'image' || kind === 'video' || kind === 'audio') {
    return { kind: 'media', media: kind satisfies MediaKind, count: Number(count) };
  }
  return { kind: kind.startsWith('text/') || kind.includes('excel') ? 'list' : 'any' };
}
