/** The texts of jobs: the jobs bar, the queue, batches, and what can be done with them. */
export const jobMessages = {
  jobs: 'Jobs',
  none: 'Nothing yet. What you make appears here.',
  unreachable: 'The jobs could not be read.',
  tryAgain: 'Try again',
  editRequest: 'Edit request',
  more: 'More',
  percent: (share: number) => `${Math.round(share * 100)} %`,
  progress: 'Progress',
  hdr: 'HDR',
  unfold: 'Unfold',
  fold: 'Fold',
  heldDetail: 'Not sent until you let it go',
  queuePosition: (position: number) => (position === 1 ? 'Next to be sent' : `${ordinal(position)} to be sent`),
  moved: (position: number, of: number) => `Now ${ordinal(position)} of ${of} in the line.`,
  limit: (count: number) => `${count} at once at most`,
  limitHint: (count: number) =>
    `The studio has at most ${count} generations at the service at once. What is above that waits here, where it can be held, moved and edited.`,
  movable: 'Move it by Alt and the arrow keys, or drag it.',
  actions: (what: string) => `What can be done: ${what}`,
  /** Each action on one job, by its name. */
  verbs: {
    hold: 'Hold back',
    release: 'Let it go',
    edit: 'Edit in the form',
    first: 'Send it next',
    sooner: 'Send it sooner',
    later: 'Send it later',
    cancel: 'Cancel',
    stop: 'Stop following',
    retry: 'Try again',
    tryNow: 'Try now',
    sendAgain: 'Send it again',
    wasMade: 'It was made…',
    dismiss: 'Dismiss it',
  },
  cancelAll: (count: number) => (count === 1 ? 'Cancel the one that goes on' : `Cancel the ${count} that go on`),
  stopAll: (count: number) => (count === 1 ? 'Stop following one of them' : `Stop following ${count} of them`),
  retryAll: (count: number) => (count === 1 ? 'Try the failed one again' : `Try the ${count} failed ones again`),
} as const;

/** “1st”, “22nd”, “113th”. */
export function ordinal(number: number): string {
  const tens = number % 100;
  const ending = tens >= 11 && tens <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th');
  return `${number}${ending}`;
}
