import { queryOptions } from '@tanstack/react-query';
import type { PersonName } from '../contract/studio/person.ts';
import { requestJson } from './request.ts';

/** The people who may log in, by name. More than one: there is somebody to share with. */
export function peopleNamesOptions() {
  return queryOptions({
    queryKey: ['people', 'names'],
    queryFn: async ({ signal }) => {
      const { people } = await requestJson<{ people: PersonName[] }>('/api/studio/people/names', { signal });
      return people;
    },
    staleTime: 60_000,
  });
}
