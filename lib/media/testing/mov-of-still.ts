/** A QuickTime box of ISO/IEC 14496-12, section 4.2: length, type, content. */
function box(type: string, ...content: readonly Buffer[]): Buffer {
  const body = Buffer.concat(content);
  return Buffer.concat([uint32s(body.length + 8), Buffer.from(type), body]);
}

/** 32-bit numbers. */
const uint32s = (...values: readonly number[]) =>
  Buffer.concat(values.map((value) => Buffer.from(hex(value, 8), 'hex')));
/** 16-bit numbers. */
const shorts = (...values: readonly number[]) =>
  Buffer.concat(values.map((value) => Buffer.from(hex(value, 4), 'hex')));
const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0');

const matrix = uint32s(0x1_0000, 0, 0, 0, 0x1_0000, 0, 0, 0, 0x4000_0000);
const second = 1000;

/** A MOV of one second whose only frame is a PNG of any size; the container declares 64 × 64 pixels. */
export function movOfStill(png: Buffer): Buffer {
  const fileType = box('ftyp', Buffer.from('qt  '), uint32s(512), Buffer.from('qt  '));
  const sizes = [shorts(64, 64), uint32s(0x48_0000, 0x48_0000, 0), shorts(1), Buffer.alloc(32), shorts(24, 0xff_ff)];
  const entry = box('png ', Buffer.alloc(6), shorts(1), Buffer.alloc(16), ...sizes);
  const samples = box(
    'stbl',
    box('stsd', uint32s(0, 1), entry),
    box('stts', uint32s(0, 1, 1, second)),
    box('stsc', uint32s(0, 1, 1, 1, 1)),
    box('stsz', uint32s(0, png.length, 1)),
    box('stco', uint32s(0, 1, fileType.length + 8)),
  );
  const data = box('dinf', box('dref', uint32s(0, 1), box('url ', uint32s(1))));
  const media = box(
    'mdia',
    box('mdhd', uint32s(0, 0, 0, second, second), shorts(0x55_c4, 0)),
    box('hdlr', uint32s(0), Buffer.from('mhlrvide'), uint32s(0, 0, 0), Buffer.alloc(1)),
    box('minf', box('vmhd', uint32s(1, 0, 0)), data, samples),
  );
  const track = box('tkhd', uint32s(7, 0, 0, 1, 0, second, 0, 0, 0, 0), matrix, uint32s(64 << 16, 64 << 16));
  const movie = box(
    'mvhd',
    uint32s(0, 0, 0, second, second, 0x1_0000),
    shorts(0x1_00, 0),
    uint32s(0, 0),
    matrix,
    Buffer.alloc(28),
  );
  return Buffer.concat([fileType, box('mdat', png), box('moov', movie, box('trak', track, media))]);
}
