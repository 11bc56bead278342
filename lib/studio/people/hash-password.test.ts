import { describe, expect, it } from 'vitest';
import { hashPassword, isPassword } from './hash-password.ts';

describe('hashPassword', () => {
  it('stores neither the password nor the same text twice', async () => {
    const [one, other] = [await hashPassword('plum harbour'), await hashPassword('plum harbour')];
    expect(one).toMatch(/^scrypt\$15\$8\$3\$/);
    expect(one).not.toContain('plum');
    expect(one).not.toBe(other);
  });
});

describe('isPassword', () => {
  it('accepts only the stored password, however its accents are typed', async () => {
    const stored = await hashPassword('caf\u00e9 granite');
    expect(await isPassword('cafe\u0301 granite', stored)).toBe(true);
    expect(await isPassword('cafe granite', stored)).toBe(false);
    expect(await isPassword('', stored)).toBe(false);
  });

  it('accepts none where none is stored', async () => {
    expect(await isPassword('', null)).toBe(false);
    expect(await isPassword('', 'plain$$$$$')).toBe(false);
  });

  it('refuses what would wait for long', async () => {
    const many = Array.from({ length: 60 }, async () => isPassword('', null));
    const refused = (await Promise.allSettled(many)).filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(9);
  });
});
