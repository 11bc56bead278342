import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Person } from '@/lib/contract/studio/person';
import { createPerson } from '../testing/people';
import { peopleMessages } from './messages';
import { PersonRow } from './person-row';

const draw = (changes: Partial<Person>, isOwn = false) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <PersonRow person={createPerson(changes)} isOwn={isOwn} now={new Date('2026-03-12T12:00:00Z')} />
    </QueryClientProvider>,
  );

/** The tag of the control that shows the role. */
const selectIn = (row: string) => /<button[^>]*role="combobox"[^>]*>/.exec(row)?.[0] ?? '';

describe('PersonRow', () => {
  it('lets the role of others be changed', () => {
    const row = draw({});
    expect(selectIn(row)).toContain(peopleMessages.roleOf({ name: 'Ann' }));
    expect(selectIn(row)).not.toContain('disabled=""');
    expect(row).toContain('Maker');
  });

  it('does not let the role of the first administrator be changed, and says why', () => {
    const row = draw({ isFirst: true, role: 'administrator' });
    expect(selectIn(row)).toContain('disabled=""');
    expect(row).toContain(peopleMessages.firstRole);
    const reason = /aria-describedby="([^"]*)"/.exec(selectIn(row))?.[1] ?? '';
    expect(row).toContain(`id="${reason}"`);
  });

  it('leaves changes of oneself to another administrator', () => {
    const row = draw({ role: 'administrator' }, true);
    expect(selectIn(row)).toContain('disabled=""');
    expect(row).toContain(peopleMessages.ownRole);
    expect(row).not.toContain(peopleMessages.actionsOf({ name: 'Ann' }));
  });

  it('does not let the role of a deactivated person be changed, and says why', () => {
    const row = draw({ isActive: false });
    expect(selectIn(row)).toContain('disabled=""');
    expect(row).toContain(peopleMessages.deactivatedRole);
  });

  it('marks people who may not log in', () => {
    expect(draw({ isActive: false })).toContain(peopleMessages.deactivated);
    expect(draw({})).not.toContain(peopleMessages.deactivated);
  });
});
