/** The English of playing films and sounds. */
export const videoWords = {
  play: 'Play (space)',
  pause: 'Pause (space)',
  back: 'One frame back (,)',
  forward: 'One frame on (.)',
  timeline: 'Place in the film',
  soundTimeline: 'Place in the sound',
  frame: (frame: number, count: number) => `frame ${frame + 1} of ${count}`,
  setIn: 'In point here (I)',
  setOut: 'Out point here (O)',
  in: 'In',
  out: 'Out',
  clearRange: 'Clear in and out (X)',
  loop: 'Loop (L)',
  speed: 'Speed',
  times: (speed: number) => `${speed} ×`,
  mute: 'Mute (M)',
  unmute: 'Sound on (M)',
  take: 'Take a frame',
  takeHint: 'Takes a frame as a new picture (G)',
  takeThis: 'This frame',
  takeIn: 'The in frame',
  takeOut: 'The out frame',
  taking: 'Taking it from the original …',
  taken: (pixels: string) => `Taken from the original, ${pixels}. It is in the library.`,
  takenAlt: 'The frame that was taken',
  controls: 'Playing',
} as const;

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

/** The English of comparing two. */
export const compareWords = {
  mode: 'How to compare',
  modes: { slider: 'Slider', side: 'Side by side', blink: 'Blink', difference: 'Difference', mask: 'Mask' },
  divider: 'Divider between the two',
  share: (share: number) => `${share} % of the first`,
  sizes: (first: string, second: string) =>
    first === second ? `both ${first}` : `${first} and ${second}, brought to one size`,
  blinking: 'Blink by itself',
  other: 'Show the other (Z)',
  amplify: 'Amplify',
  times: (factor: number) => `${factor} ×`,
  differenceHint: 'Black where both are the same.',
  maskOf: 'Colour over',
  maskFound: 'What was found',
  maskRest: 'The rest',
  maskColour: 'Colour',
  colours: { red: 'Red', green: 'Green', blue: 'Blue', yellow: 'Yellow' },
  opacity: 'Opacity',
  swap: 'Swap the two (S)',
} as const;
