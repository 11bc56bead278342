/** The name that a sender gives a file, percent-encoded in a header; `upload` where it gives none that can be read. */
export function readFileName(header: string | null): string {
  try {
    return decodeURIComponent(header ?? 'upload').replaceAll('\0', ' ');
  } catch {
    return 'upload';
  }
}
