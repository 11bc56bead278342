const frames = 40;
/** Silence: MPEG-1 layer 3, 128 kbit/s, 44.1 kHz, mono. */
const frame = Buffer.alloc(417);
frame.writeUInt32BE(0xff_fb_90_c4);

/** An MP3 of one second with a PNG as its cover (ID3v2.3, an APIC frame). */
export function mp3WithCover(png: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from('\0image/png\0\u0003\0', 'latin1'), png]);
  const head = Buffer.alloc(10);
  head.write('APIC');
  head.writeUInt32BE(content.length, 4);
  const size = head.length + content.length;
  const sevenBits = [21, 14, 7, 0].map((shift) => (size >> shift) & 0x7f);
  const tag = Buffer.from([...Buffer.from('ID3'), 3, 0, 0, ...sevenBits]);
  return Buffer.concat([tag, head, content, ...Array.from({ length: frames }, () => frame)]);
}
