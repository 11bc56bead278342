import { buffer } from 'node:stream/consumers';
import { EaselError, type FieldIssue } from '../../../contract/error.ts';
import type { JsonObject } from '../../../contract/model.ts';
import { signedMediaAddress } from './media-access.ts';
import type { MediaRow } from './media-rows.ts';
import { mentionedMedia } from './mentioned-media.ts';
import type { StudioContext } from '../../context/studio-context.ts';
import { replaceStrings } from './json-strings.ts';
import { formatBytes } from '../../../contract/format-bytes.ts';

const publicAddressSeconds = 24 * 60 * 60;

/**
 * Replaces every studio URL in a request by one that the media service can fetch: a signed local URL for the embedded
 * service, a signed storage URL if the storage is public, else the image itself as a `data:` URL.
 *
 * @throws EaselError `invalid_params` with the invalid field: a missing file, or one that cannot be sent to the service
 */
export async function resolveMediaUrls(context: StudioContext, request: JsonObject): Promise<JsonObject> {
  const mentions = await mentionedMedia(context, request);
  if (mentions.length === 0) return request;

  const inline = { remainingBytes: context.settings.inlineLimitBytes };
  const replacements = new Map<string, string>();
  const issues: FieldIssue[] = [];
  for (const { pointer, text, row } of mentions) {
    const address = row === null ? null : await addressFor(context, row, inline);
    if (row === null)
      issues.push({ pointer, message: 'This file is no longer in the studio. Upload it again or choose another.' });
    else if (address === null)
      issues.push({ pointer, message: explainUnreachable(row, context.settings.inlineLimitBytes) });
    else replacements.set(text, address);
  }
  if (issues.length > 0) {
    throw new EaselError('invalid_params', issues.map(({ message }) => message).join(' '), { fields: issues });
  }
  return replaceStrings(request, replacements);
}

async function addressFor(
  context: StudioContext,
  row: MediaRow,
  inline: { remainingBytes: number },
): Promise<string | null> {
  // Not the public address: this machine may not know its name, nor trust the certificate of the proxy there.
  const { mediaApi, localUrl } = context.settings;
  if (mediaApi.isEmbedded) return signedMediaAddress(localUrl, row.id, context.secret);
  const publicAddress = await context.storage.publicAddress(row.storageKey, publicAddressSeconds);
  if (publicAddress !== null) return publicAddress;
  if (row.kind !== 'image' || row.bytes > inline.remainingBytes) return null;
  inline.remainingBytes -= row.bytes;
  const bytes = await buffer(await context.storage.open(row.storageKey, null));
  return `data:${row.contentType};base64,${bytes.toString('base64')}`;
}

function explainUnreachable(row: MediaRow, limitBytes: number): string {
  const remedy =
    'Use a public URL instead, or store the studio’s files where the service can reach them (STORAGE_URL).';
  return row.kind === 'image'
    ? `The media service cannot reach this studio, and the images in a request must not exceed ${formatBytes(limitBytes, { isRounded: true })}. ${remedy}`
    : `The media service cannot reach this studio, and ${row.kind === 'video' ? 'videos' : 'audio files'} are too large for a request. ${remedy}`;
}
