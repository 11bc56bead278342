import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { mountHook } from '@/components/ui/testing/mount-hook';
import type { PersonLimits } from '@/lib/contract/studio/limits';
import { toasts } from '@/lib/client/toasts';
import { createPerson } from '../testing/people';
import { refusal, serve } from '../testing/serve';
import { personLimitsOptions, roleLimitsOptions, writePersonLimits } from './api';
import { limitFormMessages } from './messages';
import { PersonLimits as PersonLimitsPanel } from './person-limits';
import { useLimitForm } from './use-limit-form';

const { id } = createPerson();
const path = `/api/studio/people/${id}/limits`;
const event = { preventDefault: () => undefined };

/** The form with what it shows. */
function useShownForm(limits: PersonLimits) {
  const { form, submit } = useLimitForm(limits, { absent: 'role', write: (next) => writePersonLimits(id, next) });
  const { errors, isDirty } = form.formState;
  const issues = Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error?.message]));
  return { form, submit, issues, isDirty };
}
const mountForm = (limits: PersonLimits) => mountHook(() => useShownForm(limits), { queries: new QueryClient() });

describe('useLimitForm', () => {
  it('writes all limits of the person, and nothing is left to save', async () => {
    const requests = serve({ [`PUT ${path}`]: {} });
    const { current, act } = await mountForm({ jobsAtOnce: 2, storageBytes: null });
    await act(() => current().form.setValue('jobsPerDaySource', 'own', { shouldDirty: true }));
    await act(() => current().form.setValue('jobsPerDay', '12', { shouldDirty: true }));
    expect(current().isDirty).toBe(true);
    await act(() => current().submit(event));
    await expect.poll(() => toasts.current().at(-1)?.message).toBe(limitFormMessages.saved);
    expect(requests).toEqual([`PUT ${path} {"jobsAtOnce":2,"jobsPerDay":12,"storageBytes":null}`]);
    expect(current().isDirty).toBe(false);
  });

  it('says what is wrong before it sends anything', async () => {
    const requests = serve({});
    const { current, act } = await mountForm({ jobsAtOnce: 2 });
    await act(() => current().form.setValue('jobsAtOnce', 'two'));
    await act(() => current().submit(event));
    await expect.poll(() => current().issues).toEqual({ jobsAtOnce: limitFormMessages.issues.jobsAtOnce });
    expect(requests).toEqual([]);
  });

  it('keeps what was typed when the studio refuses it', async () => {
    serve({ [`PUT ${path}`]: refusal(503, [], 'The database is away.') });
    const { current, act } = await mountForm({ jobsAtOnce: 2 });
    await act(() => current().form.setValue('jobsAtOnce', '3'));
    await act(() => current().submit(event));
    await expect.poll(() => current().issues).toEqual({ root: 'The database is away.' });
    expect(current().form.getValues('jobsAtOnce')).toBe('3');
  });
});

describe('PersonLimits', () => {
  it('shows the limits of the role where the person has none of their own', () => {
    const queries = new QueryClient();
    queries.setQueryData(personLimitsOptions(id).queryKey, { jobsAtOnce: null });
    queries.setQueryData(roleLimitsOptions().queryKey, {
      viewer: {},
      maker: { jobsPerDay: 40, spendingPerMonth: 5 },
      administrator: {},
    });
    const panel = renderToStaticMarkup(
      <QueryClientProvider client={queries}>
        <PersonLimitsPanel person={createPerson()} onClose={() => undefined} />
      </QueryClientProvider>,
    );
    expect(panel).toContain('Limits of Ann');
    expect(panel).toContain('Role: 40');
    expect(panel).toContain('Role: $5.00');
    expect(panel.match(/Role: No limit/g)).toHaveLength(1);
    expect(panel.match(/<span[^>]*>No limit</g)).toHaveLength(1);
  });
});
