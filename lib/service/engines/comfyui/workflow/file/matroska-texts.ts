import { mostTextBytes } from './text-limits.ts';

/** Element ids of Matroska (RFC 9559, 5). */
const segment = 0x18538067;
const cluster = 0x1f43b675;
const tags = 0x1254c367;
const tag = 0x7373;
const simpleTag = 0x67c8;
const tagName = 0x45a3;
const tagString = 0x4487;

interface Element {
  id: number;
  body: Buffer;
}

const mostElements = 100_000;

/** A variable-size integer (RFC 8794, 4), with or without its length marker; null when the bytes end before it does. */
function readVint(bytes: Buffer, at: number, keepsMarker: boolean): { value: number; length: number } | null {
  const first = bytes[at] ?? 0;
  const length = Math.clz32(first) - 23;
  if (first === 0 || length > 8 || at + length > bytes.length) return null;
  let value = keepsMarker ? first : first & (0xff >> length);
  let isUnknown = !keepsMarker && value === 0xff >> length;
  for (let index = 1; index < length; index += 1) {
    const byte = bytes[at + index] ?? 0;
    isUnknown &&= byte === 0xff;
    value = value * 256 + byte;
  }
  // A size of only ones means "until the parent ends".
  return { value: isUnknown ? Infinity : value, length };
}

/** The elements of a stretch of a file. One of unknown size lasts until the end. */
function elementsOf(bytes: Buffer): Element[] {
  const elements: Element[] = [];
  let at = 0;
  while (at < bytes.length && elements.length < mostElements) {
    const id = readVint(bytes, at, true);
    const size = id && readVint(bytes, at + id.length, false);
    if (id === null || size === null) break;
    const start = at + id.length + size.length;
    const end = Math.min(bytes.length, start + size.value);
    elements.push({ id: id.value, body: bytes.subarray(start, end) });
    // The children of a live stream's cluster of unknown size follow as if they were its siblings.
    at = id.value === cluster && size.value === Infinity ? start : end;
  }
  return elements;
}

function within(elements: readonly Element[], id: number): Element[] {
  return elements.filter((element) => element.id === id).flatMap((element) => elementsOf(element.body));
}

/**
 * The texts of a WebM or Matroska file by name: `prompt` and `workflow` of ComfyUI's SaveWEBM and SaveVideo, `comment`
 * of the Video Helper Suite. Damaged parts are ignored.
 */
export function matroskaTexts(bytes: Buffer): Map<string, string> {
  const everyTag = within(within(within(elementsOf(bytes), segment), tags), tag).filter(({ id }) => id === simpleTag);
  const pairs = everyTag.flatMap(({ body }): [string, string][] => {
    const parts = elementsOf(body);
    const name = parts.find(({ id }) => id === tagName)?.body.toString('utf8');
    const text = parts.find(({ id }) => id === tagString)?.body;
    if (name === undefined || text === undefined || text.length > mostTextBytes) return [];
    return [[name.toLowerCase(), text.toString('utf8').replace(/\0+$/, '')]];
  });
  return new Map(pairs);
}
