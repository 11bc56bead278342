/**
 * The id of the person who uses this page, as the server wrote it there; empty on pages outside the studio, and where a
 * page is drawn on the server.
 */
export function ownId(): string {
  return typeof document === 'undefined' ? '' : (document.documentElement.dataset['person'] ?? '');
}
