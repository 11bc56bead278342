import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import type { BoardSharing } from '@/lib/contract/studio/board-sharing';
import { ann, ben, openPageAs } from '../../testing/library-board';
import { PeopleWithAccess } from './people-with-access';

const sharing: BoardSharing = { everyone: 'view', members: [{ person: ben, access: 'edit' }] };
const changes = { setEveryone: vi.fn(), setMember: vi.fn(), remove: vi.fn() };

describe('PeopleWithAccess', () => {
  it('lets the access of everyone and of members be changed', () => {
    openPageAs(ann);
    const list = renderToStaticMarkup(<PeopleWithAccess owner={ann} sharing={sharing} changes={changes} />);
    expect(list).toContain('Ann (you)');
    expect(list).toMatch(/aria-label="Access of everyone in the studio".*Can view/);
    expect(list).toMatch(/aria-label="Access of Ben".*Can edit/);
    expect(list).toContain('aria-label="Remove Ben"');
  });

  it('shows others the access, with nothing to change', () => {
    openPageAs(ben);
    const list = renderToStaticMarkup(<PeopleWithAccess owner={ann} sharing={sharing} changes={null} />);
    expect(list).toMatch(/Can view.*Owner.*Ben \(you\).*Can edit/);
    expect(list).not.toContain('<button');
  });
});
