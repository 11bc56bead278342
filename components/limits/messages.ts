import { defineMessages } from '@/lib/intl/define-messages';

/** The messages of one's own limits. */
export const limitMessages = defineMessages('limits', {
  title: 'Your limits',
  open: '{text}. Show your limits',

  /** What is left, as a short line. */
  jobsLeft: '{left, plural, =0 {No jobs left today} one {# job left today} other {# jobs left today}}',
  spendingLeft: '{left} left this month',
  storageLeft: '{left} of storage left',
  running: '{amount, plural, one {{used} of # job at once} other {{used} of # jobs at once}}',

  /** Why a press will be refused or wait. */
  exceedsJobs:
    '{jobs, plural, one {This makes # job} other {This makes # jobs}}; {left, plural, =0 {none is left today} one {# is left today} other {# are left today}}.',
  exceedsSpending: 'This costs up to {cost}; {left} is left this month.',
  exceedsStorage: 'No storage left. Delete files, also from the trash.',
  waits:
    '{amount, plural, one {Only # of your jobs may run at a time, so the next one waits.} other {Only # of your jobs may run at once, so the next one waits.}}',
  othersWait:
    '{amount, plural, one {Only # of your jobs may run at a time. The others wait.} other {Only # of your jobs may run at once. The others wait.}}',

  /** The list of all limits. */
  jobsAtOnce: 'Jobs at once',
  jobsPerDay: 'Jobs today',
  spendingPerMonth: 'Spending this month',
  storageBytes: 'Storage',
  usedOf: '{used} of {amount}',
  renews: 'Renews {when}',
  ask: 'Ask an administrator to change a limit.',
  usage: 'Show usage',
});
