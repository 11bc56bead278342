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
