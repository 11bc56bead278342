/** The messages of the error pages, apart from `pageMessages`: every page loads these. */
export const errorMessages = {
  screenBroke: 'This screen broke',
  screenBrokeHint:
    'Your jobs go on, and what you typed is kept. Draw the screen again; if it breaks once more, reload the page.',
  drawAgain: 'Draw it again',
  notDrawn: 'Easel could not be drawn',
  notDrawnHint: 'Your jobs go on, and what you typed is kept.',
  tryAgain: 'Try again',
} as const;
