const transferNames = { pq: 'PQ', hlg: 'HLG' };

/** The English around pictures and films. */
export const viewerWords = {
  hdr: (transfer: 'pq' | 'hlg', isPreview: boolean) =>
    `HDR (${transferNames[transfer]})${isPreview ? ' · standard-range preview' : ''}`,
  hdrExplained:
    'Shown is a preview in standard range, which every display can play. The download is the original in high dynamic range.',
} as const;
