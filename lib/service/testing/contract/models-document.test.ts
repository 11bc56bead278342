import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { models } from '../../models/registry.ts';
import { propertiesOf } from '../../models/request-schema.ts';
import { contractCases } from './contract-cases.ts';
import { modelsDocument } from './models-document.ts';

describe('modelsDocument', () => {
  it('has a case for every model', () => {
    expect(contractCases.map(({ model }) => model.id).toSorted()).toEqual(models.map(({ id }) => id).toSorted());
  });

  it.each(contractCases.map((each) => [each.model.id, each] as const))(
    '%s has an effect and a probe for every parameter',
    (_, { model, effects, renders }) => {
      expect(Object.keys(effects).toSorted()).toEqual(Object.keys(propertiesOf(model)).toSorted());
      const probes = Object.values(effects).flatMap(({ probes }) => probes);
      expect(Object.values(effects).filter(({ probes }) => probes.length === 0)).toEqual([]);
      expect(Object.keys(renders)).toEqual(expect.arrayContaining(probes.flatMap((probe) => probe.renders)));
      expect(Object.keys(renders)).toEqual(expect.arrayContaining(['minimal', 'full']));
    },
  );

  it('matches docs/models.md, which npm run models writes', async () => {
    const written = await readFile(fileURLToPath(new URL('../../../../docs/models.md', import.meta.url)), 'utf8');
    expect(written).toBe(modelsDocument(contractCases));
  });
});
