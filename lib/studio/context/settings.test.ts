import { describe, expect, it } from 'vitest';
import { readStudioSettings } from './settings.ts';

const least = { DATABASE_URL: 'postgresql://localhost/easel' };
const provider = {
  OIDC_ISSUER: 'https://id.example/realm/',
  OIDC_CLIENT_ID: 'easel',
  OIDC_CLIENT_SECRET: 'secret',
};
const withIssuer = (issuer: string) => () => readStudioSettings({ ...least, ...provider, OIDC_ISSUER: issuer });
const readRoles = (AUTH_ROLES: string, AUTH_DEFAULT_ROLE = '') =>
  readStudioSettings({ ...least, AUTH_ROLES, AUTH_DEFAULT_ROLE }).roles;

describe('readStudioSettings', () => {
  it('uses both loopback names by default', () => {
    expect(readStudioSettings(least).origins).toEqual(['http://127.0.0.1:3000', 'http://localhost:3000']);
  });

  it('uses the address that it listens on, including IPv6', () => {
    expect(readStudioSettings({ ...least, HOST: '::1' }).origins[0]).toBe('http://[::1]:3000');
    const open = { ...least, STUDIO_PASSWORD: 'long enough' };
    expect(readStudioSettings({ ...open, HOST: 'fd00::5' }).origins).toEqual(['http://[fd00::5]:3000']);
    expect(readStudioSettings({ ...open, HOST: '192.168.0.2', PORT: '80' }).origins).toEqual(['http://192.168.0.2']);
  });

  it('reads the addresses that browsers use from STUDIO_URL, the main one first', () => {
    const settings = readStudioSettings({ ...least, STUDIO_URL: 'https://easel.example/, http://10.0.0.5:3000' });
    expect(settings.origins).toEqual(['https://easel.example', 'http://10.0.0.5:3000']);
  });

  it('reads comma-separated model ids, each once', () => {
    expect(readStudioSettings(least).mediaModels).toEqual([]);
    const settings = readStudioSettings({ ...least, MEDIA_MODELS: 'owner/model-a, b:2,, b:2' });
    expect(settings.mediaModels).toEqual(['owner/model-a', 'b:2']);
  });

  it('sends few generations at once to a service on this machine, and fifty to any other', () => {
    expect(readStudioSettings(least)).toMatchObject({ maxInFlight: 50, renderSlots: null });
    const embedded = { ...least, EASEL_EMBEDDED_SERVICE: '1', RENDER_CONCURRENCY: '4', RENDER_VIDEO_CONCURRENCY: '2' };
    expect(readStudioSettings(embedded)).toMatchObject({ maxInFlight: null, renderSlots: { image: 4, video: 2 } });
    expect(readStudioSettings({ ...embedded, STUDIO_MAX_IN_FLIGHT: '7' }).maxInFlight).toBe(7);
  });

  it('is reached at its local address by programs of this machine, whatever browsers use', () => {
    const open = { ...least, STUDIO_PASSWORD: 'plum harbour', STUDIO_URL: 'https://easel.example' };
    expect(readStudioSettings({ ...open, HOST: '0.0.0.0', PORT: '8080' }).localUrl).toBe('http://127.0.0.1:8080');
    expect(readStudioSettings({ ...open, HOST: '10.0.0.5' }).localUrl).toBe('http://10.0.0.5:3000');
    expect(readStudioSettings({ ...open, HOST: '::' }).localUrl).toBe('http://127.0.0.1:3000');
    expect(readStudioSettings({ ...open, HOST: '::1' }).localUrl).toBe('http://[::1]:3000');
  });

  it('reads addresses and ranges of trusted proxies, none by default', () => {
    expect(readStudioSettings(least).trustedProxies).toEqual([]);
    const settings = readStudioSettings({ ...least, TRUSTED_PROXIES: '127.0.0.1, fd00::/8' });
    expect(settings.trustedProxies.map(([address, bits]) => `${address.toString()}/${bits}`)).toEqual([
      '127.0.0.1/32',
      'fd00::/8',
    ]);
    const faulty = () => readStudioSettings({ ...least, TRUSTED_PROXIES: '127.0.0.1,nginx' });
    expect(faulty).toThrow(/^ {2}TRUSTED_PROXIES: nginx is not an IP address or a range such as 10\.0\.0\.0\/8$/m);
  });

  it('lists every issue at once', () => {
    const faulty = {
      TRUSTED_PROXIES: '10.0.0.0/99',
      PORT: 'x',
      HOST: '0.0.0.0',
      MEDIA_API_KEY: 'short',
      STUDIO_FETCH_ALLOW: 'nonsense',
    };
    for (const name of [
      'PORT',
      'MEDIA_API_KEY',
      'DATABASE_URL',
      'STUDIO_FETCH_ALLOW',
      'STUDIO_PASSWORD',
      'STUDIO_URL',
      'TRUSTED_PROXIES',
    ]) {
      expect(() => readStudioSettings(faulty)).toThrow(new RegExp(`^  ${name}[.:]`, 'm'));
    }
  });

  it('reads the text service, which needs a model', () => {
    expect(readStudioSettings(least).textApi).toBeNull();
    const text = { ...least, TEXT_API_URL: 'http://localhost:11434/v1/', TEXT_API_MODEL: 'llama' };
    expect(readStudioSettings(text).textApi).toEqual({
      baseUrl: 'http://localhost:11434/v1',
      key: null,
      model: 'llama',
    });
    expect(() => readStudioSettings({ ...least, TEXT_API_URL: 'http://localhost/v1' })).toThrow('TEXT_API_MODEL');
    expect(() => readStudioSettings({ ...least, TEXT_API_KEY: 'key-12345678' })).toThrow('TEXT_API_URL');
    expect(() => readStudioSettings({ ...text, TEXT_API_KEY: 'short' })).not.toThrow('short');
  });

  it('never repeats a rejected key', () => {
    const key = 'a key with spaces';
    expect(() => readStudioSettings({ ...least, MEDIA_API_KEY: key })).not.toThrow(key);
  });

  it('requires a login when other machines can reach the studio', () => {
    const open = { ...least, HOST: '192.168.1.5' };
    expect(() => readStudioSettings(open)).toThrow(/STUDIO_PASSWORD: is required/);
    expect(readStudioSettings({ ...open, STUDIO_PASSWORD: 'long enough' }).origins).toEqual([
      'http://192.168.1.5:3000',
    ]);
    expect(readStudioSettings({ ...open, ...provider }).password).toBeNull();
    expect(
      readStudioSettings({ ...open, AUTH_HEADER: 'Remote-User', TRUSTED_PROXIES: '10.0.0.1' }).password,
    ).toBeNull();
  });

  it('reads the provider, whose three settings need each other', () => {
    expect(readStudioSettings(least)).toMatchObject({ openId: null, proxyLogin: null });
    const openId = { issuer: 'https://id.example/realm/', clientId: 'easel', clientSecret: 'secret' };
    expect(readStudioSettings({ ...least, ...provider }).openId).toEqual({ ...openId, groupsClaim: null });
    const withGroups = { ...least, ...provider, AUTH_ROLES: 'designers=maker' };
    expect(readStudioSettings(withGroups).openId).toEqual({ ...openId, groupsClaim: 'groups' });
    for (const name of Object.keys(provider)) {
      const issue = new RegExp(`^  ${name}: is required with OIDC_\\w+ and OIDC_\\w+$`, 'm');
      expect(() => readStudioSettings({ ...least, ...provider, [name]: '' })).toThrow(issue);
    }
  });

  it('takes a provider without https only on this machine', () => {
    for (const issuer of ['http://localhost:8080/realm', 'http://127.0.0.1:1'])
      expect(withIssuer(issuer)).not.toThrow();
    for (const issuer of ['http://id.example', 'http://10.0.0.1', 'id.example', 'ftp://id.example']) {
      expect(withIssuer(issuer)).toThrow(/^ {2}OIDC_ISSUER: must be an https/m);
    }
  });

  it('reads the headers of a proxy, which must be trusted', () => {
    const proxy = { ...least, TRUSTED_PROXIES: '10.0.0.1', AUTH_HEADER: 'X-Forwarded-Email' };
    expect(readStudioSettings(proxy).proxyLogin).toEqual({ header: 'X-Forwarded-Email', groupsHeader: null });
    const withGroups = { ...proxy, AUTH_GROUPS_HEADER: 'X-Forwarded-Groups' };
    expect(readStudioSettings(withGroups).proxyLogin?.groupsHeader).toBe('X-Forwarded-Groups');
    expect(() => readStudioSettings({ ...proxy, TRUSTED_PROXIES: '' })).toThrow(/^ {2}TRUSTED_PROXIES: is required/m);
    expect(() => readStudioSettings({ ...withGroups, AUTH_HEADER: '' })).toThrow(/^ {2}AUTH_HEADER: is required/m);
    expect(() => readStudioSettings({ ...proxy, AUTH_HEADER: 'X Email' })).toThrow(/^ {2}AUTH_HEADER: must be/m);
  });

  it('reads the roles of groups, and of everybody else', () => {
    expect(readRoles('')).toEqual({ byGroup: new Map(), fallback: 'viewer' });
    expect(readRoles('design team = maker, a=b=administrator', 'none')).toEqual({
      byGroup: new Map([
        ['design team', 'maker'],
        ['a=b', 'administrator'],
      ]),
      fallback: null,
    });
    for (const faulty of ['designers', 'designers=owner', '=maker', 'designers=']) {
      expect(() => readRoles(faulty)).toThrow(`AUTH_ROLES: ${faulty} is not a group with a role`);
    }
    expect(() => readRoles('', 'owner')).toThrow(/^ {2}AUTH_DEFAULT_ROLE: must be viewer/m);
  });
});
