import { describe, expect, it } from 'vitest';
import { engineSettingsSchema } from './engine-settings.ts';
import { secretsOf } from './secrets-of.ts';

describe('secretsOf', () => {
  it('names the key and the values of headers, without short ones that occur by chance', () => {
    const headers = { authorization: 'Basic abcdef', 'x-tenant': 'a', 'x-copy': 'Basic abcdef' };
    const settings = engineSettingsSchema.parse({ kind: 'fal', headers });
    expect(secretsOf(settings)).toEqual(['Basic abcdef']);
    expect(secretsOf({ ...settings, key: 'k1' })).toEqual(['k1', 'Basic abcdef']);
  });
});
