import { defineMessages } from '@/lib/intl/define-messages';

/** The messages of the queue panel, which loads when it is opened. */
export const queueMessages = defineMessages('queue', {
  title: 'Queue',
  close: 'Close queue',
  loading: 'Loading the queue',
  unreachable: 'The queue could not be loaded.',
  tryAgain: 'Try again',
  empty: 'Nothing in the queue',
  emptyHint: 'New jobs appear here until they are done.',
  emptyMine: 'You have no jobs in the queue',
  emptyMineHint: '{count, plural, one {Others have # job in it.} other {Others have # jobs in it.}}',
  offline: 'Offline. This is the last known state.',

  /** Whose jobs are listed. */
  scope: 'Whose jobs',
  mine: 'Mine',
  everyone: 'Everyone’s',
  /** Among names, the person at this browser. */
  you: 'you',
  moreOwners: '{count, plural, one {# other person} other {# other people}}',

  cancelQueued: 'Cancel queued',
  cancelAll: 'Cancel all',
  cancelAllQuestion:
    '{count, plural, one {Cancel # job? A running job loses its progress.} other {Cancel all # jobs? Running jobs lose their progress.}}',
  cancelMineQuestion:
    '{count, plural, one {Cancel # job of yours? A running job loses its progress.} other {Cancel all # of your jobs? Running jobs lose their progress.}} Jobs of others stay.',
  cancelEveryoneQuestion:
    '{count, plural, one {Cancel # job? It belongs to {who}. A running job loses its progress.} other {Cancel all # jobs? They belong to {who}. Running jobs lose their progress.}}',
  cancelAllYes: 'Cancel {count, plural, one {# job} other {# jobs}}',
  cancelAllNo: 'Don’t cancel',
  cancelled: '{count, plural, one {Job cancelled.} other {# jobs cancelled.}}',
  cancelledAlready: 'Nothing was waiting any more.',
  undo: 'Undo',
  restored: '{count, plural, one {Job is back in the queue.} other {# jobs are back in the queue.}}',
  tooLate: 'Too late to undo. The jobs were cancelled.',
  notAllCancelled:
    '{count, plural, one {# job could not be cancelled, and continues.} other {# jobs could not be cancelled, and continue.}}',

  pausedSince: 'Paused since {time}',
  pausedHint:
    '{sent, plural, =0 {Running jobs finish. Queued and new jobs wait.} one {Running jobs finish, and # job that is already at the service starts. Other queued and new jobs wait.} other {Running jobs finish, and # jobs that are already at the service start. Other queued and new jobs wait.}}',
  resume: 'Resume',

  running: 'Running',
  builtIn: 'Built in',
  laneRunning: '{running} running',
  laneRunningOf: '{running} of {slots} running',
  laneQueued: '{count} queued',
  laneHeld: '{count} on hold',
  /** How many of the jobs in a lane are one’s own. */
  laneYours: '{count} yours',
  awaySince: 'Not responding since {time} · {counts}',
  awayWaiting:
    '{count, plural, one {# job waits and starts when it is back.} other {# jobs wait and start when it is back.}}',
  noAnswer: 'No answer.',
  checkNow: 'Check now',
  checking: 'Checking…',

  images: '{count} images',
  videos: '{count} videos',
  generations: '{count} results',
  left: '{clock} left',
  almostDone: 'Almost done',
  percent: '{share, number, percent}',
  progressOf: 'Progress: {what}',
  saving: 'Saving the result',
  unknown: 'Outcome unknown. Open it to decide what to do.',
  unknownOfOther: 'Outcome unknown.',
  sending: 'Sending',
  next: 'Next',
  nextIn: 'Next · {clock}',
  inAbout: 'about {clock}',
  soon: 'Starts soon',
  nextWhenBack: 'First when back',
  whenBack: '{position, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} when back',
  sent: 'Sent',
  sentWhy: 'At the service, can’t be moved',
  sentHint: 'Sent to the service, where it waits. It can be cancelled, but not moved or paused.',
  held: 'On hold',
  movesTo: 'Moves to {position, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',

  open: 'Open {what}',
  reorder: 'Reorder {what}',
  reorderHint: 'Drag to move. With the keyboard: Space picks up, arrow keys move, Space drops, Escape leaves it.',
  lifted: '{what} picked up, {position} of {count}. Move with the arrow keys, drop with Space.',
  over: '{position} of {count}',
  dropped: '{what} moved to {position} of {count}.',
  notMoved: 'Not moved.',
  toFront: 'Move to front: {what}',
  hold: 'Hold: {what}',
  resumeOne: 'Resume: {what}',
  cancel: 'Cancel: {what}',
  seed: 'Seed {seed}',
  unfold: 'Show the jobs of {what}',
  fold: 'Hide the jobs of {what}',

  notify: 'Notify me when the queue is empty',
  notifyMine: 'Notify me when all my jobs have ended',
  notifyDenied: 'The browser blocks notifications. Allow them for this site in the browser’s settings.',
});
