/** The English of what is shown when something broke; every page brings it along. */
export const brokenWords = {
  screenBroke: 'This screen broke',
  screenBrokeHint:
    'Your jobs go on, and what you typed is kept. Draw the screen again; if it breaks once more, reload the page.',
  drawAgain: 'Draw it again',
  notDrawn: 'Easel could not be drawn',
  notDrawnHint: 'Your jobs go on, and what you typed is kept.',
  tryAgain: 'Try again',
} as const;
