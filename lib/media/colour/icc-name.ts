const headerBytes = 128;
const entryBytes = 12;
const longestName = 100;

/** The name stored in an ICC colour profile, such as `Display P3`; null when it has no readable name. */
export function iccName(profile: Buffer): string | null {
  try {
    const entry = findEntry(profile, 'desc');
    if (entry === null) return null;
    const name = readName(profile.subarray(entry.offset, entry.offset + entry.bytes));
    const clean = name.replaceAll(/\p{C}/gu, '').trim().slice(0, longestName);
    return clean === '' ? null : clean;
  } catch (thrown) {
    // A profile that ends too early.
    if (thrown instanceof RangeError) return null;
    throw thrown;
  }
}

function findEntry(profile: Buffer, signature: string): { offset: number; bytes: number } | null {
  const count = profile.readUInt32BE(headerBytes);
  for (let index = 0; index < count; index += 1) {
    const at = headerBytes + 4 + index * entryBytes;
    if (profile.toString('latin1', at, at + 4) !== signature) {
      if (at > profile.length) return null;
      continue;
    }
    return { offset: profile.readUInt32BE(at + 4), bytes: profile.readUInt32BE(at + 8) };
  }
  return null;
}

/** `desc` of version 2 holds ASCII, `mluc` of version 4 a text in several languages (ICC.1:2022, 10.15). */
function readName(tag: Buffer): string {
  if (tag.toString('latin1', 0, 4) === 'desc') return tag.toString('latin1', 12, 12 + tag.readUInt32BE(8) - 1);
  const [bytes, offset] = [tag.readUInt32BE(20), tag.readUInt32BE(24)];
  const utf16 = Buffer.from(tag.subarray(offset, offset + bytes - (bytes % 2)));
  return utf16.swap16().toString('utf16le');
}
