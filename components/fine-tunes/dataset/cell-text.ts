const longest = 300;

/** What a cell of a dataset looks like in a line or two. Bytes, as of pictures inside Parquet, are only counted. */
export function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'string' ? value : asJson(value);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

function asJson(value: unknown): string {
  return JSON.stringify(value, (_name, inner: unknown) => {
    if (typeof inner === 'bigint') return inner.toString();
    return inner instanceof Uint8Array ? `${inner.byteLength} bytes` : inner;
  });
}
