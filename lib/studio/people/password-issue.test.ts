import { describe, expect, it } from 'vitest';
import { passwordIssue } from './password-issue.ts';

const ann = ['Ann Lovelace', 'ann@lighthouse.example'];

describe('passwordIssue', () => {
  it.each([
    'password12',
    'qwertyuiop',
    '1234567890',
    'aaaaaaaaaaaa',
    'iloveyou2024',
    'lighthouse1',
    'lovelace99',
    'extraordinary',
    'February2026!',
    'Schmetterling',
    'Frühling2026',
  ])('refuses %s', async (password) => {
    expect(await passwordIssue(password, ann)).toMatch(/easily guessed/);
  });

  it.each(['plum harbour granite eleven', 'vier pflaumen tanzen leise', 'x7#Kq2!vTz9p'])(
    'accepts %s',
    async (password) => {
      expect(await passwordIssue(password, ann)).toBeNull();
    },
  );

  it('judges only the beginning of a long password', async () => {
    expect(await passwordIssue(`${'a'.repeat(64)}plum harbour granite eleven`, ann)).toMatch(/easily guessed/);
  });
});
