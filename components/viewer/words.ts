const transferNames = { pq: 'PQ', hlg: 'HLG' };

/** The English around pictures and films. */
export const viewerWords = {
  hdr: (transfer: 'pq' | 'hlg', isPreview: boolean) =>
    `HDR (${transferNames[transfer]})${isPreview ? ' · standard-range preview' : ''}`,
  missing: 'This file can’t be loaded. It may have been removed from the studio’s storage, or the connection broke.',
  loadAgain: 'Load again',
  hdrExplained:
    'Shown is a preview in standard range, which every display can play. The download is the original in high dynamic range.',
} as const;
