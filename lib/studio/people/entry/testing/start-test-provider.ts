import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Provider } from 'oidc-provider';
import { vi } from 'vitest';

/** Who logs in at a test provider, and with which claims; null denies the login. */
export type TestAccount = ({ sub: string } & Record<string, unknown>) | null;

/** An OpenID Connect provider on this machine. */
export interface TestProvider {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Logs in like a browser that follows redirects. @returns the address at the studio that it is sent back to */
  logIn: (url: string, account: TestAccount) => Promise<string>;
  stop: () => Promise<void>;
  /** Starts again at the same address. */
  start: () => Promise<void>;
}

const clientId = 'easel';
const clientSecret = 'a secret: of / the client';

async function listen(server: Server, port: number): Promise<number> {
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/** A provider that asks for no password: it logs in the account that it is told to. */
async function createProvider(
  issuer: string,
  redirectUris: string[],
  accountOf: (sub: string) => TestAccount,
): Promise<Provider> {
  // The provider warns of Node.js versions that it does not know, and that its keys and its store are for tests.
  const quiet = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  try {
    const { Provider: OidcProvider } = await import('oidc-provider');
    return new OidcProvider(issuer, {
      clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: redirectUris }],
      claims: { openid: ['sub'], profile: ['name'], email: ['email', 'email_verified'], groups: ['groups'] },
      cookies: { keys: ['a key of the test'] },
      ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
      features: { devInteractions: { enabled: false } },
      interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
      findAccount: (_context, sub) => ({ accountId: sub, claims: () => accountOf(sub) ?? { sub } }),
    });
  } finally {
    quiet.mockRestore();
  }
}

/** Answers what a person would be asked: who they are, and whether the studio may know it. */
async function interact(provider: Provider, account: TestAccount, request: IncomingMessage, response: ServerResponse) {
  if (account === null) {
    return provider.interactionFinished(request, response, { error: 'access_denied' });
  }
  const { prompt, params } = await provider.interactionDetails(request, response);
  if (prompt.name === 'login') {
    return provider.interactionFinished(request, response, { login: { accountId: account.sub } });
  }
  const grant = new provider.Grant({ accountId: account.sub, clientId });
  grant.addOIDCScope(String(params['scope']));
  return provider.interactionFinished(request, response, { consent: { grantId: await grant.save() } });
}

/** Starts a provider for a studio that may send browsers back to the given addresses. */
export async function startTestProvider(redirectUris: string[]): Promise<TestProvider> {
  let server = createServer();
  const port = await listen(server, 0);
  const issuer = `http://127.0.0.1:${port}`;
  const accounts = new Map<string, TestAccount>();
  let current: TestAccount = null;
  const provider = await createProvider(issuer, redirectUris, (sub) => accounts.get(sub) ?? null);
  const callback = provider.callback();
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    if (request.url?.startsWith('/interaction/') === true) void interact(provider, current, request, response);
    else void callback(request, response);
  };
  server.on('request', answer);

  return {
    issuer,
    clientId,
    clientSecret,
    async logIn(url, account) {
      current = account;
      if (account !== null) accounts.set(account.sub, account);
      const cookies = new Map<string, string>();
      let next = url;
      while (next.startsWith(issuer)) {
        const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
        const response = await fetch(next, { redirect: 'manual', headers: { cookie } });
        for (const set of response.headers.getSetCookie()) {
          const [name = '', value = ''] = set.split(';')[0]?.split('=') ?? [];
          cookies.set(name, value);
        }
        const location = response.headers.get('location');
        if (location === null) throw new Error(`The provider answered ${response.status}: ${await response.text()}`);
        next = new URL(location, next).href;
      }
      return next;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
    async start() {
      server = createServer(answer);
      await listen(server, port);
    },
  };
}
