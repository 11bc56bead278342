import { describe, expect, it } from 'vitest';
import { passwordIssue } from './password-issue.ts';

const ann = ['Ann Lovelace', 'ann@lighthouse.example'];

describe('passwordIssue', () => {
  it.each(['password12', 'qwertyuiop', '1234567890', 'aaaaaaaaaaaa', 'iloveyou2024', 'lighthouse1', 'lovelace99'])(
    'refuses %s',
    (password) => {
      expect(passwordIssue(password, ann)).toMatch(/easily guessed/);
    },
  );

  it.each(['plum harbour granite eleven', 'x7#Kq2!vTz9p'])('accepts %s', (password) => {
    expect(passwordIssue(password, ann)).toBeNull();
  });

  it('judges the longest password quickly', () => {
    expect(passwordIssue('aB3$'.repeat(50), ann)).toMatch(/easily guessed/);
  });
});
