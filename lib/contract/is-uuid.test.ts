import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { isUuid } from './is-uuid.ts';

const nil = '00000000-0000-0000-0000-000000000000';

describe('isUuid', () => {
  it.each([randomUUID(), randomUUID().toUpperCase(), nil, nil.replaceAll('0', 'f')])(
    'accepts %s, as the schemas of the contract do',
    (id) => {
      expect(z.uuid().safeParse(id).success).toBe(true);
      expect(isUuid(id)).toBe(true);
    },
  );

  it.each(['00000000-0000-0000-0000-000000000001', '018f3c1e-9a2b-9c4d-0e5f-000000000000'])(
    'accepts %s, whose version or variant no schema knows',
    (id) => {
      expect(z.uuid().safeParse(id).success).toBe(false);
      expect(isUuid(id)).toBe(true);
    },
  );

  it.each(['', 'nil', nil.replaceAll('-', ''), `{${nil}}`, ` ${nil}`, `${nil}\n`, `${nil}0`, nil.replace('0', 'g')])(
    'rejects %j',
    (text) => {
      expect(isUuid(text)).toBe(false);
    },
  );
});
