import { formatter } from '@/lib/intl/formats';
import type { Usage, UsageSum } from '@/lib/contract/studio/usage';

/** By what the usage is added up. */
export const usageGroups = ['day', 'person', 'model'] as const;
export type UsageGroup = (typeof usageGroups)[number];

/** A row of the table. */
export interface UsageTableRow {
  key: string;
  name: string;
  sum: UsageSum;
}

const dates = formatter((tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' }));

/** The rows of the usage by day, person or model. */
export function usageRows(usage: Usage, group: UsageGroup): UsageTableRow[] {
  if (group === 'person') return usage.people.map((sum) => ({ key: sum.person.id, name: sum.person.name, sum }));
  if (group === 'model') return usage.models.map((sum) => ({ key: sum.model, name: sum.modelName ?? sum.model, sum }));
  return usage.days.map((sum) => ({ key: sum.day, name: dates().format(new Date(`${sum.day}T00:00:00Z`)), sum }));
}
