const typePattern = /^data:([\w.+-]{1,60}\/[\w.+-]{1,60})?/i;
const markPattern = /^data:[^,]*;stored=([0-9a-f]{64}),$/;

/** The storage key of an inline medium. */
export function storedInputKey(hash: string): string {
  return `inputs/${hash}`;
}

/**
 * The reference that replaces a stored `data:` URI in a generation's parameters. No request can forge one: `data:` URIs
 * in requests are decoded, and a reference has no content.
 */
export function storedInputMark(uri: string, hash: string): string {
  return `data:${typePattern.exec(uri)?.[1] ?? ''};stored=${hash},`;
}

/** The hash in such a reference; null for any other URL. */
export function readStoredInputMark(address: string): string | null {
  return markPattern.exec(address)?.[1] ?? null;
}
