import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../database/testing/test-database.ts';
import { describeModel } from '../engines/describe-model.ts';
import { storeEngineModels } from '../engines/engine-store.ts';
import { scriptedModel } from '../engines/testing/scripted-engine.ts';
import { listEngineModels } from './engine-models.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase('service');
});
afterAll(() => database.drop());

describe('listEngineModels', () => {
  it('says of a model whose id another engine has that it needs another name', async () => {
    for (const [name, title] of [
      ['loft', 'Loft'],
      ['atelier', 'Atelier'],
    ] as const) {
      const models = ['flux', name].map((id) =>
        describeModel({ name, title, kind: 'comfyui', isPaid: false }, scriptedModel(id), null),
      );
      await storeEngineModels(database.connection.database, name, models);
    }
    const listed = await listEngineModels(database.connection.database);
    expect(listed.map(({ id, engine }) => [engine.name, id, engine.unavailable])).toEqual([
      ['atelier', 'flux', null],
      ['atelier', 'atelier', null],
      ['loft', 'flux', 'flux is a model of Atelier already. Give this one another name in the settings of engines.'],
      ['loft', 'loft', null],
    ]);
  });
});
