import { describe, expect, it } from 'vitest';
import { isHttpsOnly } from './is-https-only.ts';

describe('isHttpsOnly', () => {
  it('returns true for hosts of https origins, with or without the default port', () => {
    const origins = ['https://easel.example', 'https://lab.example:8443', 'http://10.0.0.5:3000'];
    const hosts = ['easel.example', 'EASEL.example:443', 'lab.example:8443', '10.0.0.5:3000', 'lab.example', 'a b', ''];
    expect(hosts.map((host) => isHttpsOnly(origins, host))).toEqual([true, true, true, false, false, false, false]);
    expect(isHttpsOnly(origins, null)).toBe(false);
  });

  it('returns false for a host that is also reached by http, on any port', () => {
    expect(isHttpsOnly(['https://easel.example', 'http://easel.example:3000'], 'easel.example')).toBe(false);
  });
});
