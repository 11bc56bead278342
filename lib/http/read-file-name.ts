/** A file's name as the sender percent-encoded it in a header; `upload` without a readable one. */
export function readFileName(header: string | null): string {
  try {
    return decodeURIComponent(header ?? 'upload').replaceAll('\0', ' ');
  } catch {
    return 'upload';
  }
}
