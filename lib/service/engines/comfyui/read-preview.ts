import { z } from 'zod';
import { parseJson } from '../../../upstream/parse-json.ts';

/** A binary message of the socket that holds an image. */
export interface PreviewMessage {
  /** The prompt that it belongs to; null when the message does not say. */
  promptId: string | null;
  image: Uint8Array;
}

const mostBytes = 16 * 1024 * 1024;
const metadataSchema = z.looseObject({ prompt_id: z.string() });

/** The first bytes of JPEG and PNG, and of WebP before its length. */
const signatures = ['ffd8ff', '89504e470d0a1a0a', '52494646'].map((hex) => Buffer.from(hex, 'hex'));

/**
 * Reads a binary message: 4 bytes (big endian) of its type, then for type 1 (preview) 4 bytes of the format and the
 * image; for type 4 (preview with metadata) 4 bytes of the metadata's length, the metadata as JSON, and the image.
 * Source: `protocol.py` and `server.py` of ComfyUI.
 *
 * @returns null for other types, and for what holds no image
 */
export function readPreview(message: ArrayBuffer): PreviewMessage | null {
  const bytes = Buffer.from(message);
  if (bytes.length < 8 || bytes.length > mostBytes) return null;
  const type = bytes.readUInt32BE(0);
  if (type === 1) return withImage(null, bytes.subarray(8));
  if (type !== 4) return null;
  const end = 8 + bytes.readUInt32BE(4);
  const metadata = metadataSchema.safeParse(parseJson(bytes.subarray(8, end).toString('utf8')));
  return metadata.success ? withImage(metadata.data.prompt_id, bytes.subarray(end)) : null;
}

function withImage(promptId: string | null, image: Buffer): PreviewMessage | null {
  const isImage = signatures.some((signature) => image.subarray(0, signature.length).equals(signature));
  return isImage ? { promptId, image } : null;
}
