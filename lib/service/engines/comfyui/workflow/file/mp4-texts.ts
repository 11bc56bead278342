import { mostTextBytes } from './text-limits.ts';

interface Box {
  type: string;
  /** The content, without the header. */
  body: Buffer;
}

const mostBoxes = 10_000;

/** The boxes of a stretch of a file (ISO/IEC 14496-12, 4.2). An invalid size ends the list. */
function boxesOf(bytes: Buffer): Box[] {
  const boxes: Box[] = [];
  let at = 0;
  while (at + 8 <= bytes.length && boxes.length < mostBoxes) {
    const short = bytes.readUInt32BE(at);
    const isLong = short === 1 && at + 16 <= bytes.length;
    const header = isLong ? 16 : 8;
    const size = short === 0 ? bytes.length - at : isLong ? Number(bytes.readBigUInt64BE(at + 8)) : short;
    if (size < header || at + size > bytes.length) break;
    boxes.push({ type: bytes.toString('latin1', at + 4, at + 8), body: bytes.subarray(at + header, at + size) });
    at += size;
  }
  return boxes;
}

function bodyOf(boxes: readonly Box[], type: string): Buffer | null {
  return boxes.find((box) => box.type === type)?.body ?? null;
}

/** The names of a `keys` box, in order (QuickTime File Format, "Metadata item keys atom"). */
function keysOf(body: Buffer | null): string[] {
  return body === null ? [] : boxesOf(body.subarray(8)).map((key) => key.body.toString('utf8'));
}

/** The entries of a `meta` box: named by a `keys` box, or as iTunes does, where `©cmt` is the comment. */
function metaTexts(meta: Buffer): [string, string][] {
  // In an MP4 version and flags come first; in a QuickTime movie the first box does.
  const boxes = boxesOf(meta.toString('latin1', 4, 8) === 'hdlr' ? meta : meta.subarray(4));
  const keys = keysOf(bodyOf(boxes, 'keys'));
  return boxesOf(bodyOf(boxes, 'ilst') ?? Buffer.alloc(0)).flatMap((item): [string, string][] => {
    const data = bodyOf(boxesOf(item.body), 'data');
    const name = item.type === '\u00A9cmt' ? 'comment' : keys[Buffer.from(item.type, 'latin1').readUInt32BE() - 1];
    if (data === null || name === undefined || data.length > mostTextBytes) return [];
    // Type and locale come before the value.
    return [[name.toLowerCase(), data.toString('utf8', 8)]];
  });
}

/**
 * The texts of an MP4 or QuickTime file by name: `prompt` and `workflow` of ComfyUI's SaveVideo, `comment` of the Video
 * Helper Suite. Reads only the boxes that hold them; damaged ones are ignored.
 */
export function mp4Texts(bytes: Buffer): Map<string, string> {
  const movie = boxesOf(bodyOf(boxesOf(bytes), 'moov') ?? Buffer.alloc(0));
  const userData = boxesOf(bodyOf(movie, 'udta') ?? Buffer.alloc(0));
  const metas = [...userData, ...movie].filter((box) => box.type === 'meta');
  return new Map(metas.flatMap((box) => metaTexts(box.body)));
}
