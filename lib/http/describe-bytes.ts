/** A size for people, as in `32 MB`. */
export function describeBytes(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${Math.round(bytes / 1_000_000)} MB`;
}
