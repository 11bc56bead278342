import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { linkToken, readLinkToken } from './link-token.ts';

const secret = randomBytes(32);
const id = randomUUID();
const token = linkToken(id, secret);
const bytes = (text: string) => Buffer.from(text, 'base64url');

describe('readLinkToken', () => {
  it('reads the id of a token, which is the same each time', () => {
    expect(token).toMatch(/^[\w-]{44}$/);
    expect(linkToken(id, secret)).toBe(token);
    expect(readLinkToken(token, secret)).toBe(id);
  });

  it('refuses a token with one other character, at any position', () => {
    for (let at = 0; at < token.length; at += 1) {
      for (const other of token[at] === 'A' ? 'BQ_' : 'AB_') {
        if (other === token[at]) continue;
        expect(readLinkToken(`${token.slice(0, at)}${other}${token.slice(at + 1)}`, secret)).toBe(null);
      }
    }
  });

  it('refuses other writings of the same bytes', () => {
    const last = token.at(-1) ?? '';
    const twins = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
      .split('')
      .filter((other) => other !== last && bytes(token.slice(22, -1) + other).equals(bytes(token.slice(22))));
    expect(twins.length).toBeGreaterThan(0);
    for (const twin of twins) expect(readLinkToken(`${token.slice(0, -1)}${twin}`, secret)).toBe(null);
    for (const odd of [`${token}=`, ` ${token}`, `${token}\n`, token.replace(/.$/, '+')]) {
      expect(readLinkToken(odd, secret)).toBe(null);
    }
  });

  it('refuses what is too short, too long, of another studio, or made of two tokens', () => {
    const other = linkToken(randomUUID(), secret);
    const refused = [
      '',
      token.slice(0, 43),
      `${token}A`,
      token.slice(0, 22).repeat(2),
      linkToken(id, randomBytes(32)),
      token.slice(0, 22) + other.slice(22),
      'x'.repeat(100_000),
      '../../etc/passwd',
      '\0'.repeat(44),
    ];
    for (const text of refused) expect(readLinkToken(text, secret)).toBe(null);
  });
});
