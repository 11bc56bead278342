/** The English around pictures and films. */
export const viewerWords = {
  hdr: (transfer: 'pq' | 'hlg', isPreview: boolean) =>
    `HDR ${transfer.toUpperCase()}${isPreview ? ' · standard-range preview' : ''}`,
  previewAwaited:
    'Few browsers play this film. A version that yours does is being made; the download is there already.',
  missing: 'This file can’t be loaded. It may have been removed from the studio’s storage, or the connection broke.',
  loadAgain: 'Load again',
  hdrExplained:
    'Shown is a preview in standard range, which every display can play. The download is the original in high dynamic range.',
  open: 'Look closely',
  close: 'Close',
  viewer: 'Viewer',
  seed: 'Seed',
  copySeed: 'Copy seed',
  seedCopied: 'Seed copied',
  seedNotCopied: 'The browser did not allow copying. Select the seed and copy it.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Fit',
  fitHint: 'All of it (0)',
  actual: '100 %',
  actualHint: 'A pixel for a pixel (1)',
  zoomedTo: (percent: string) => `Shown at ${percent}`,
  surround: 'Surround',
  surrounds: { interface: 'As the screen', black: 'Black', grey: '18 % grey', white: 'White' },
} as const;
