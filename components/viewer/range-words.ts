/** The English of high dynamic range, and of which version is shown. */
export const rangeWords = {
  hdr: (transfer: 'pq' | 'hlg') => `HDR ${transfer.toUpperCase()}`,
  original: 'Original',
  preview: 'Preview',
  toneMapped: 'Tone-mapped preview',
  shown: 'Shown',
  explain: {
    toneMapped:
      'Shown is a preview, tone-mapped to standard range. The download is the original in high dynamic range.',
    original: 'Shown is the original in high dynamic range.',
    originalOnStandard:
      'Shown is the original. On a display of standard range the browser maps its highlights as it sees fit.',
    preview: 'Shown is a version that every browser plays. The download is the original.',
    standard: 'Shown is the original.',
  },
  display: {
    high: 'This display and browser show high dynamic range.',
    videoOnly: 'This display shows high dynamic range for films.',
    standard: 'This display, or the way the browser drives it, shows standard range.',
  },
  gamut: {
    srgb: 'Its colours: about sRGB.',
    p3: 'Its colours: about Display P3.',
    rec2020: 'Its colours: about Rec. 2020.',
  },
  cannotPlay: (codec: string) => `This browser does not play ${codec}.`,
  details: 'What is shown, and what this display can show',
} as const;
