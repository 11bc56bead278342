import { EaselError } from '../../contract/error.ts';

/** The signature of a header packet of Vorbis and Theora: its kind, and the codec's name. */
const signatureBytes = 7;
const isVorbis = (packet: Buffer) => packet.toString('latin1', 1, signatureBytes) === 'vorbis';

/**
 * The headers of Vorbis or Theora with an empty comment header. Containers such as WebM store all three among a track's
 * parameters, with the tags that a program wrote.
 *
 * @param headers as FFmpeg has them: laced as in Matroska, or each after its length in 16 bits
 * @throws EaselError `unsupported_media_type` when they are damaged
 */
export function clearXiphComments(headers: Buffer): Buffer {
  const [identification, comment, setup] = headers[0] === 2 ? splitLaced(headers) : splitPrefixed(headers);
  // No vendor, no comments; Vorbis ends with a bit that is set (Vorbis I, section 5.2.1).
  const empty = Buffer.concat([
    comment.subarray(0, signatureBytes),
    Buffer.alloc(8),
    Buffer.from(isVorbis(comment) ? [1] : []),
  ]);
  return Buffer.concat([Buffer.from([2]), lacing(identification), lacing(empty), identification, empty, setup]);
}

type Headers = [identification: Buffer, comment: Buffer, setup: Buffer];

function splitLaced(headers: Buffer): Headers {
  let at = 1;
  function readLength(): number {
    let length = 0;
    while (headers[at] === 255) {
      length += 255;
      at += 1;
    }
    length += headers[at] ?? headers.length;
    at += 1;
    return length;
  }
  const lengths = [readLength(), readLength()] as const;
  return checked([
    headers.subarray(at, at + lengths[0]),
    headers.subarray(at + lengths[0], at + lengths[0] + lengths[1]),
    headers.subarray(at + lengths[0] + lengths[1]),
  ]);
}

function splitPrefixed(headers: Buffer): Headers {
  let at = 0;
  function readPacket(): Buffer {
    const length = at + 2 > headers.length ? headers.length : headers.readUInt16BE(at);
    const packet = headers.subarray(at + 2, at + 2 + length);
    at += 2 + length;
    return packet;
  }
  return checked([readPacket(), readPacket(), readPacket()]);
}

function checked(headers: Headers): Headers {
  if (headers.some((packet) => packet.length <= signatureBytes)) {
    throw new EaselError('unsupported_media_type', 'The file is damaged: the headers of a track cannot be read.');
  }
  return headers;
}

/** A length as Xiph lacing has it: a sum of bytes, the last of which is not 255. */
function lacing({ length }: Buffer): Buffer {
  return Buffer.concat([Buffer.alloc(Math.floor(length / 255), 255), Buffer.from([length % 255])]);
}
