import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientSecretBasic,
  ClientSecretPost,
  discovery,
  fetchUserInfo,
  type ClientAuth,
  type Configuration,
} from 'openid-client';
import type { Identity } from './admit-identity.ts';
import type { LoginAttempt } from './login-attempt.ts';
import { readEmail } from './read-email.ts';

/** The settings of an OpenID Connect provider. */
export interface ProviderSettings {
  /** As the provider writes it. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** The claim with a person's groups; null if groups give no roles here. */
  groupsClaim: string | null;
}

/** An OpenID Connect provider. Every method throws while it cannot be reached. */
export interface Provider {
  /** The address at which a login begins there. */
  loginUrl: (redirectUri: string, attempt: LoginAttempt) => Promise<string>;
  /**
   * Redeems the answer to a login.
   *
   * @param answer the address to which the provider sent the browser
   * @throws AuthorizationResponseError for a login that failed there
   */
  readIdentity: (answer: URL, attempt: LoginAttempt) => Promise<Identity>;
}

/** A person waits for each request. */
const timeoutSeconds = 10;

/** How the studio proves that it knows the secret: as the provider allows, by default as OpenID Connect does. */
function authenticateWith(clientSecret: string): ClientAuth {
  const [basic, post] = [ClientSecretBasic(clientSecret), ClientSecretPost(clientSecret)];
  return (server, client, body, headers) => {
    const isBasic = server.token_endpoint_auth_methods_supported?.includes('client_secret_basic') ?? true;
    return (isBasic ? basic : post)(server, client, body, headers);
  };
}

function textsOf(claim: unknown): string[] {
  return [claim].flat().filter((value) => typeof value === 'string');
}

/** The e-mail address of one answer, if that answer says that it is verified; null otherwise. */
function confirmedEmail(claims: Record<string, unknown>): string | null {
  // Some providers send booleans as texts.
  const isConfirmed = [true, 'true'].includes(claims['email_verified'] as boolean | string);
  const [email = ''] = isConfirmed ? textsOf(claims['email']) : [];
  return readEmail(email);
}

/** Creates the client of a provider, which is first asked at the first login. */
export function createProvider({ issuer, clientId, clientSecret, groupsClaim }: ProviderSettings): Provider {
  let known: Promise<Configuration> | null = null;

  /** What the provider says about itself. Asked again at the next login after a failure. */
  function discover(): Promise<Configuration> {
    const url = new URL(issuer);
    known ??= discovery(url, clientId, undefined, authenticateWith(clientSecret), {
      timeout: timeoutSeconds,
      // The settings take plain http only on this machine.
      execute: url.protocol === 'http:' ? [allowInsecureRequests] : [],
    }).catch((thrown: unknown) => {
      known = null;
      throw thrown;
    });
    return known;
  }

  function scopes(configuration: Configuration): string {
    // Most providers refuse scopes that they do not know, and some give groups only for one.
    const { scopes_supported: supported } = configuration.serverMetadata();
    const groups = groupsClaim !== null && supported?.includes(groupsClaim) === true ? [groupsClaim] : [];
    return ['openid', 'profile', 'email', ...groups].join(' ');
  }

  return {
    async loginUrl(redirectUri, { state, nonce, verifier }) {
      const configuration = await discover();
      return buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: scopes(configuration),
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      }).href;
    },
    async readIdentity(answer, { state, nonce, verifier }) {
      const configuration = await discover();
      const tokens = await authorizationCodeGrant(configuration, answer, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const idToken = tokens.claims();
      if (idToken === undefined) throw new Error('The provider sent no ID token.');
      // Many providers put only the subject into the ID token.
      const wanted = ['name', 'email', 'email_verified', ...(groupsClaim === null ? [] : [groupsClaim])];
      const hasMore = configuration.serverMetadata().userinfo_endpoint !== undefined;
      const isAsked = hasMore && wanted.some((claim) => idToken[claim] === undefined);
      const more = isAsked ? await fetchUserInfo(configuration, tokens.access_token, idToken.sub) : {};
      const claims: Record<string, unknown> = { ...more, ...idToken };
      const [email = ''] = textsOf(claims['email']);
      const names = [claims['name'], claims['preferred_username'], email].flatMap(textsOf);
      return {
        issuer: idToken.iss,
        subject: idToken.sub,
        name: names.find((name) => name !== '') ?? idToken.sub,
        email: confirmedEmail(idToken) ?? confirmedEmail(more),
        groups: groupsClaim === null ? [] : textsOf(claims[groupsClaim]),
      };
    },
  };
}
