const longest = 300;

/** The text of a dataset's cell, truncated. Of bytes, as of images inside Parquet, it shows only the number. */
export function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'string' ? value : asJson(value);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

function asJson(value: unknown): string {
  try {
    return JSON.stringify(value, (_name, inner: unknown) => {
      if (typeof inner === 'bigint') return inner.toString();
      return inner instanceof Uint8Array ? `${inner.byteLength} bytes` : inner;
    });
  } catch {
    // JSON.parse reads deeper nesting than JSON.stringify can write.
    return '…';
  }
}
