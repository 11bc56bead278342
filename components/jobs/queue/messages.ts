const jobs = (count: number) => (count === 1 ? '1 job' : `${count} jobs`);

/** The messages of the queue panel, which loads when it is opened. */
export const queueMessages = {
  title: 'Queue',
  close: 'Close queue',
  loading: 'Loading the queue',
  unreachable: 'The queue could not be loaded.',
  tryAgain: 'Try again',
  empty: 'Nothing in the queue',
  emptyHint: 'New jobs appear here until they are done.',
  offline: 'Offline. This is the last known state.',

  cancelQueued: 'Cancel queued',
  cancelAll: 'Cancel all',
  cancelAllQuestion: (count: number) =>
    count === 1
      ? 'Cancel 1 job? A running job loses its progress.'
      : `Cancel all ${count} jobs? Running jobs lose their progress.`,
  cancelAllYes: (count: number) => `Cancel ${jobs(count)}`,
  cancelAllNo: 'Keep them',
  cancelled: (count: number) => (count === 1 ? 'Job cancelled.' : `${count} jobs cancelled.`),
  cancelledAlready: 'Nothing was waiting any more.',
  undo: 'Undo',
  restored: (count: number) => (count === 1 ? 'Job is back in the queue.' : `${count} jobs are back in the queue.`),
  tooLate: 'Too late to undo. The jobs were cancelled.',
  notAllCancelled: (count: number) =>
    count === 1
      ? '1 job could not be cancelled, and continues.'
      : `${count} jobs could not be cancelled, and continue.`,

  pausedSince: (time: string) => `Paused since ${time}`,
  pausedHint: 'Running jobs finish. Queued and new jobs wait.',
  resume: 'Resume',

  running: 'Running',
  builtIn: 'Built in',
  laneRunning: (running: number, slots: number | null) =>
    slots === null ? `${running} running` : `${running} of ${slots} running`,
  laneQueued: (count: number) => `${count} queued`,
  laneHeld: (count: number) => `${count} on hold`,
  awaySince: (time: string) => `Away since ${time}`,
  awayWaiting: (count: number) =>
    count === 1 ? '1 job waits and starts when it is back.' : `${count} jobs wait and start when it is back.`,
  noAnswer: 'No answer.',
  checkNow: 'Check now',
  checking: 'Checking…',

  images: (count: number) => `${count} images`,
  videos: (count: number) => `${count} videos`,
  generations: (count: number) => `${count} results`,
  left: (clock: string) => `${clock} left`,
  almostDone: 'Almost done',
  percent: (share: number) => `${Math.round(share * 100)} %`,
  progressOf: (what: string) => `Progress: ${what}`,
  saving: 'Saving the result',
  unknown: 'Outcome unknown',
  unknownHint: 'Open it to decide what to do.',
  sending: 'Sending',
  next: 'Next',
  nextIn: (clock: string) => `Next · ${clock}`,
  inAbout: (clock: string) => `about ${clock}`,
  soon: 'Starts soon',
  nextWhenBack: 'First when back',
  whenBack: (ordinal: string) => `${ordinal} when back`,
  sent: 'Sent',
  sentHint: 'Sent to the service, where it waits. It can be cancelled, but not moved.',
  held: 'On hold',
  movesTo: (ordinal: string) => `Moves to ${ordinal}`,

  open: (what: string) => `Open ${what}`,
  reorder: (what: string) => `Reorder ${what}`,
  reorderHint: 'Drag to move. With the keyboard: Space picks up, arrow keys move, Space drops, Escape leaves it.',
  lifted: (what: string, position: number, count: number) =>
    `${what} picked up, ${position} of ${count}. Move with the arrow keys, drop with Space.`,
  over: (position: number, count: number) => `${position} of ${count}`,
  dropped: (what: string, position: number, count: number) => `${what} moved to ${position} of ${count}.`,
  notMoved: 'Not moved.',
  toFront: (what: string) => `Move to front: ${what}`,
  hold: (what: string) => `Hold: ${what}`,
  resumeOne: (what: string) => `Resume: ${what}`,
  cancel: (what: string) => `Cancel: ${what}`,
  unfold: (what: string) => `Show the jobs of ${what}`,
  fold: (what: string) => `Hide the jobs of ${what}`,

  notify: 'Notify me when the queue is empty',
  notifyDenied: 'The browser blocks notifications. Allow them for this site in the browser’s settings.',
} as const;
