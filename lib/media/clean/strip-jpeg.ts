import { damaged } from './damaged.ts';

const marker = {
  restart0: 0xd0,
  restart7: 0xd7,
  start: 0xd8,
  end: 0xd9,
  scan: 0xda,
  app0: 0xe0,
  app15: 0xef,
  comment: 0xfe,
};

/** The application segments that are needed to show the image as it is, by the beginning of their content. */
const keptApplications: Readonly<Record<number, string>> = {
  [marker.app0]: 'JFIF\0',
  [marker.app0 + 2]: 'ICC_PROFILE\0',
  [marker.app0 + 14]: 'Adobe',
};

function isKept(type: number, content: Buffer): boolean {
  if (type === marker.comment) return false;
  if (type < marker.app0 || type > marker.app15) return true;
  const beginning = keptApplications[type];
  return beginning !== undefined && content.toString('latin1', 0, beginning.length) === beginning;
}

/** Where the entropy-coded data of a scan ends: at the next marker that is not part of it. */
function endOfScan(file: Buffer, start: number): number {
  for (let at = file.indexOf(0xff, start); at !== -1 && at + 1 < file.length; at = file.indexOf(0xff, at + 1)) {
    const next = file[at + 1] ?? 0;
    const isData = next === 0 || next === 0xff || (next >= marker.restart0 && next <= marker.restart7);
    if (!isData) return at;
  }
  throw damaged('JPEG');
}

/**
 * Removes the comments of a JPEG, its application segments except for density and colours, and everything behind its end
 * (ITU-T T.81, annex B).
 *
 * @returns parts of the file, in order
 * @throws EaselError `unsupported_media_type` when it ends before its end marker
 */
export function stripJpeg(file: Buffer): Buffer[] {
  if (file.length < 2 || file[1] !== marker.start) throw damaged('JPEG');
  const parts = [file.subarray(0, 2)];
  for (let offset = 2; ;) {
    if (offset + 2 > file.length || file[offset] !== 0xff) throw damaged('JPEG');
    const type = file[offset + 1] ?? 0;
    if (type === 0xff) {
      // Any marker may be preceded by fill bytes.
      offset += 1;
      continue;
    }
    if (type === marker.end) return [...parts, file.subarray(offset, offset + 2)];
    if (offset + 4 > file.length) throw damaged('JPEG');
    const headerEnd = offset + 2 + file.readUInt16BE(offset + 2);
    if (headerEnd < offset + 4 || headerEnd > file.length) throw damaged('JPEG');
    const end = type === marker.scan ? endOfScan(file, headerEnd) : headerEnd;
    if (isKept(type, file.subarray(offset + 4, headerEnd))) parts.push(file.subarray(offset, end));
    offset = end;
  }
}
