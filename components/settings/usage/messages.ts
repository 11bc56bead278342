import { defineMessages } from '@/lib/intl/define-messages';

/** The messages of the usage page. */
export const usageMessages = defineMessages('usage', {
  title: 'Usage',
  lead: 'What was generated, how long it took and what it cost. Days are in UTC. What was deleted from the library still counts.',
  back: 'Settings',
  range: 'Days',
  ranges: {
    '7': '7 days',
    '30': '30 days',
    '90': '90 days',
    month: 'This month',
    lastMonth: 'Last month',
  },
  whose: 'Whose usage',
  mine: 'Mine',
  everyone: 'Everyone’s',
  group: 'Group by',
  groups: { day: 'Day', person: 'Person', model: 'Model' },
  csv: 'Download CSV',
  loading: 'Loading usage',
  unreachable: 'The usage could not be loaded. {why}',
  tryAgain: 'Try again',
  empty: 'Nothing was generated on these days.',

  jobs: 'Jobs',
  finished: 'Finished',
  failed: 'Failed',
  time: 'Time',
  cost: 'Cost',
  total: 'Total',
  noPrice: 'No price',
  costHint: 'By what the service reports, else estimated from its price list.',
  unpriced:
    '{count, plural, one {# job has no published price, so the cost does not include it.} other {# jobs have no published price, so the cost does not include them.}}',
});
