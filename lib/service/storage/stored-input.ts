const typePattern = /^data:([\w.+-]{1,60}\/[\w.+-]{1,60})?/i;
const markPattern = /^data:[^,]*;stored=([0-9a-f]{64}),$/;

/** Where in storage a medium that came inside a request lies. */
export function storedInputKey(hash: string): string {
  return `inputs/${hash}`;
}

/**
 * The mark that replaces a stored `data:` URI in a generation's parameters. No request can forge one: what
 * requests carry is decoded, and a mark holds nothing.
 */
export function storedInputMark(uri: string, hash: string): string {
  return `data:${typePattern.exec(uri)?.[1] ?? ''};stored=${hash},`;
}

/** The hash that a mark names; null for any other address. */
export function readStoredInputMark(address: string): string | null {
  return markPattern.exec(address)?.[1] ?? null;
}
