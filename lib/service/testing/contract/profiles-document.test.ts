import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { profiles } from '../../models/registry.ts';
import { propertiesOf } from '../../models/request-schema.ts';
import { allCases } from './cases/all-cases.ts';
import { profilesDocument } from './profiles-document.ts';

describe('profilesDocument', () => {
  it('has a case for every profile', () => {
    expect(allCases.map(({ profile }) => profile.id).toSorted()).toEqual(profiles.map(({ id }) => id).toSorted());
  });

  it.each(allCases.map((each) => [each.profile.id, each] as const))(
    '%s has an effect and a probe for every parameter',
    (_, { profile, effects, renders }) => {
      expect(Object.keys(effects).toSorted()).toEqual(Object.keys(propertiesOf(profile)).toSorted());
      const probes = Object.values(effects).flatMap(({ probes }) => probes);
      expect(Object.values(effects).filter(({ probes }) => probes.length === 0)).toEqual([]);
      expect(Object.keys(renders)).toEqual(expect.arrayContaining(probes.flatMap((probe) => probe.renders)));
      expect(Object.keys(renders)).toEqual(expect.arrayContaining(['minimal', 'full']));
    },
  );

  it('is what docs/profiles.md holds: npm run profiles writes it anew', async () => {
    const written = await readFile(fileURLToPath(new URL('../../../../docs/profiles.md', import.meta.url)), 'utf8');
    expect(written).toBe(profilesDocument(allCases));
  });
});
