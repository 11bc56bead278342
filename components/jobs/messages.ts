/** The messages of jobs: the jobs bar, the queue, batches, and their actions. */
export const jobMessages = {
  jobs: 'Jobs',
  none: 'No jobs yet. New jobs appear here.',
  unreachable: 'The jobs could not be loaded.',
  tryAgain: 'Try again',
  editRequest: 'Edit request',
  more: 'More',
  percent: (share: number) => `${Math.round(share * 100)} %`,
  progress: 'Progress',
  preview: 'Preview',
  previewOf: (what: string) => `Preview: ${what}`,
  hdr: 'HDR',
  generating: 'Generating',
  heldDetail: 'Sent when you resume it',
  ordinal: (number: number) => ordinal(number),
  queuePosition: (position: number) => (position === 1 ? 'Next in line' : `${ordinal(position)} in line`),
  startsIn: (clock: string) => `Starts in about ${clock}`,
  startsSoon: 'Starts soon',
  moreQueued: (count: number) => `+${count} in the queue`,
  moreQueuedOpen: (count: number) => `+${count} in the queue. Open queue`,
  openQueue: 'Open queue',
  pauseAll: 'Pause all',
  resumeAll: 'Resume all',
  paused: 'Paused',
  moved: (position: number, of: number) => `Now ${ordinal(position)} of ${of} in line.`,
  movable: 'Drag to move, or press Alt with an arrow key.',
  actions: (what: string) => `Actions: ${what}`,
  /** Each action on one job, by its name. */
  verbs: {
    hold: 'Hold',
    release: 'Resume',
    edit: 'Edit request',
    first: 'Move to front',
    sooner: 'Move up',
    later: 'Move down',
    cancel: 'Cancel',
    stop: 'Stop tracking',
    retry: 'Retry',
    tryNow: 'Retry now',
    sendAgain: 'Send again',
    wasMade: 'Mark as generated…',
    dismiss: 'Dismiss',
  },
  cancelAll: (count: number) => (count === 1 ? 'Cancel 1 job' : `Cancel ${count} jobs`),
  stopAll: (count: number) => (count === 1 ? 'Stop tracking 1 job' : `Stop tracking ${count} jobs`),
  retryAll: (count: number) => (count === 1 ? 'Retry 1 failed job' : `Retry ${count} failed jobs`),
} as const;

/** “1st”, “22nd”, “113th”. */
export function ordinal(number: number): string {
  const tens = number % 100;
  const ending = tens >= 11 && tens <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th');
  return `${number}${ending}`;
}
