import { defineMessages } from '@/lib/intl/define-messages';

/** The messages of setting limits. */
export const limitFormMessages = defineMessages('limitForm', {
  title: 'Limits',
  lead: 'A person’s own limits replace those of their role. Jobs above the limit of jobs at once wait in the queue; what exceeds another limit is refused. Days and months are in UTC.',
  loading: 'Loading limits',
  unreachable: 'The limits could not be loaded. {why}',

  kinds: {
    jobsAtOnce: 'Jobs at once',
    jobsPerDay: 'Jobs a day',
    spendingPerMonth: 'US dollars a month',
    storageBytes: 'Storage in GB',
  },
  sourceOf: '{kind}: which limit',
  amountOf: '{kind}: amount',
  sources: { role: 'As the role', none: 'No limit', own: 'Limit' },
  roleHas: 'Role: {amount}',
  issues: {
    jobsAtOnce: 'Enter a whole number from 1 to 10,000.',
    jobsPerDay: 'Enter a whole number from 0 to 1,000,000.',
    spendingPerMonth: 'Enter an amount from 0 to 1,000,000.',
    storageBytes: 'Enter a number of GB, such as 5 or 0.5.',
  },

  ofRole: 'Limits of the role {role}',
  ofPerson: 'Limits of {name}',
  save: 'Save',
  close: 'Close',
  saved: 'Limits saved.',
});
