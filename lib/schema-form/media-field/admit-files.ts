import type { MediaKind } from '../../contract/media-kind.ts';
import { formatBytes } from '../../contract/format-bytes.ts';
import type { MediaField } from '../form-field.ts';
import { kindOfAddress, kindOfFileName } from './media-address.ts';
import { messages } from '../messages.ts';

/** What a browser knows about a file before it is uploaded. */
export interface FileFacts {
  name: string;
  type: string;
  size: number;
}

/** The kind of a file, by its type, else by its name; null when neither shows it. */
export function kindOfFile(file: Pick<FileFacts, 'name' | 'type'>): MediaKind | null {
  // Without the contract's schema, which would add zod to the page.
  const family = /^(image|video|audio)\//.exec(file.type.toLowerCase())?.[1];
  return family === undefined ? kindOfFileName(file.name) : (family as MediaKind);
}

/** Whether a field accepts a file, by its kind alone. The studio checks files of an unknown kind. */
export function takesFile(field: MediaField, file: Pick<FileFacts, 'name' | 'type'>): boolean {
  const kind = kindOfFile(file);
  return field.media === null ? kind !== null : kind === field.media;
}

/** How many more files a field takes; a field for a single file always takes one, as a replacement. */
export function roomOf(field: MediaField, occupied: number): number {
  if (!field.isMany) return 1;
  return field.maxItems === null ? Infinity : Math.max(0, field.maxItems - occupied);
}

const mostMessages = 3;

/** Divides files into those that a field accepts and messages about the others. */
export function admitFiles<File extends FileFacts>(
  field: MediaField,
  files: readonly File[],
  occupied: number,
): { admitted: File[]; messages: string[] } {
  const refused = files.flatMap((file) => {
    if (file.size === 0) return [messages.emptyFile({ name: file.name })];
    if (!takesFile(field, file)) return [wrongKind(field, file.name, kindOfFile(file))];
    const isTooLarge = field.maxBytes !== null && file.size > field.maxBytes;
    return isTooLarge
      ? [messages.fileTooLarge({ name: file.name, size: rounded(file.size), most: rounded(field.maxBytes ?? 0) })]
      : [];
  });
  const fitting = files.filter(
    (file) => file.size > 0 && takesFile(field, file) && (field.maxBytes === null || file.size <= field.maxBytes),
  );
  const room = roomOf(field, occupied);
  const admitted = fitting.slice(0, room);
  const full =
    fitting.length > room
      ? [messages.noRoom({ most: field.isMany ? (field.maxItems ?? 0) : 1, taken: admitted.length })]
      : [];
  const named = refused.length > mostMessages + 1 ? refused.slice(0, mostMessages) : refused;
  const others = refused.length - named.length;
  return { admitted, messages: [...named, ...(others > 0 ? [messages.moreRefused({ amount: others })] : []), ...full] };
}

/** Why a field does not accept an address, as a message; null when it does. */
export function addressObjection(field: MediaField, address: string): string | null {
  const kind = kindOfAddress(address);
  if (kind === null || field.media === null || kind === field.media) return null;
  return wrongKind(field, messages.thisAddress, kind);
}

function wrongKind({ media }: MediaField, name: string, kind: MediaKind | null): string {
  const wanted = media ?? 'file';
  return kind === null
    ? messages.notOfKind[wanted]({ name })
    : messages.wrongKind[kind]({ name, wanted: messages.takes[wanted] });
}

const rounded = (bytes: number) => formatBytes(bytes, { isRounded: true });
