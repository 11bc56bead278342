const signatureLength = 8;
/** Length and type before a chunk's data, and the checksum behind it. */
const frameLength = 12;

/** Whether a PNG has several frames: a chunk `acTL`, before its pixels, says how many (PNG, third edition, 11.3.6.1). */
export function isAnimatedPng(file: Buffer): boolean {
  for (let offset = signatureLength; offset + frameLength <= file.length;) {
    const type = file.toString('latin1', offset + 4, offset + 8);
    if (type === 'acTL') return file.readUInt32BE(offset + 8) > 1;
    if (type === 'IDAT') return false;
    offset += frameLength + file.readUInt32BE(offset);
  }
  return false;
}
