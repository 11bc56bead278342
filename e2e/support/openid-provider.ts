import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { Provider } from 'oidc-provider';

/** An OpenID Connect provider on this machine, whose login page takes any name and password. */
export interface OpenIdProvider {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Lets a studio send people here, before anybody logs in. */
  serve: (studioUrl: string) => void;
  close: () => Promise<void>;
}

const clientId = 'easel';
const clientSecret = 'a-secret-of-the-client';

/** Starts a provider. Everybody's e-mail address is their name at `example.com`; Lea leads. */
export async function startOpenIdProvider(): Promise<OpenIdProvider> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  function serve(studioUrl: string): void {
    const provider = new Provider(issuer, {
      clients: [
        {
          client_id: clientId,
          client_secret: clientSecret,
          redirect_uris: [`${studioUrl}/api/studio/login/openid/return`],
        },
      ],
      claims: { openid: ['sub'], profile: ['name'], email: ['email', 'email_verified'], groups: ['groups'] },
      cookies: { keys: ['a-key-of-the-journey'] },
      ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
      findAccount: (_context, sub) => ({
        accountId: sub,
        claims: () => ({
          sub,
          name: sub,
          email: `${sub.toLowerCase()}@example.com`,
          email_verified: true,
          groups: sub === 'Lea' ? ['leads'] : [],
        }),
      }),
    });
    const callback = provider.callback();
    server.on('request', (request, response) => void callback(request, response));
  }

  return {
    issuer,
    clientId,
    clientSecret,
    serve,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Logs in on the provider's pages, and lets the studio know who it is. */
export async function logInAtProvider(page: Page, name: string): Promise<void> {
  await page.getByPlaceholder('Enter any login').fill(name);
  await page.getByPlaceholder('and password').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
}
