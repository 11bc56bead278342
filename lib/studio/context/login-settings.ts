import { z } from 'zod';
import { roles, type Role } from '../../contract/studio/permissions.ts';
import { listSetting } from '../../settings/read-settings.ts';

/** Hosts that only this machine reaches. */
export const loopback = /^(?:localhost|127(?:\.\d+){3}|::1|\[::1\])$/;

/** Whether nobody on the way can read or change what is sent to an address. */
function isPrivateAddress(address: string): boolean {
  const url = URL.parse(address);
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && loopback.test(url.hostname));
}

const headerSetting = z
  .string()
  .regex(/^[\w-]+$/, 'must be the name of a header, such as X-Forwarded-Email')
  .nullable()
  .default(null);

function isRole(text: string): text is Role {
  return (roles as readonly string[]).includes(text);
}

/** Groups with their roles: `designers=maker, leads=administrator`. */
const rolesSetting = listSetting().transform((entries, context) =>
  entries.flatMap((entry): [group: string, role: Role][] => {
    // The last sign, since names of groups may contain it.
    const sign = entry.lastIndexOf('=');
    const [group, role] = [entry.slice(0, Math.max(sign, 0)).trim(), entry.slice(sign + 1).trim()];
    if (group !== '' && isRole(role)) return [[group, role]];
    context.addIssue(`${entry} is not a group with a role (${roles.join(', ')}), such as designers=maker`);
    return [];
  }),
);

/** The settings of logging in, beside TRUSTED_PROXIES. */
export const loginFields = {
  STUDIO_PASSWORD: z.string().min(8, 'must have at least 8 characters').nullable().default(null),
  // As the provider writes it: a slash at its end is part of it.
  OIDC_ISSUER: z
    .string()
    .refine(isPrivateAddress, 'must be an https:// address, or an http:// address of this machine')
    .nullable()
    .default(null),
  OIDC_CLIENT_ID: z.string().nullable().default(null),
  OIDC_CLIENT_SECRET: z.string().nullable().default(null),
  OIDC_GROUPS_CLAIM: z.string().default('groups'),
  AUTH_HEADER: headerSetting,
  AUTH_GROUPS_HEADER: headerSetting,
  AUTH_ROLES: rolesSetting,
  AUTH_DEFAULT_ROLE: z.enum([...roles, 'none'], `must be ${roles.join(', ')} or none`).default('viewer'),
};

type LoginValues = z.infer<z.ZodObject<typeof loginFields>> & { HOST: string; TRUSTED_PROXIES: readonly unknown[] };

/** A rule about several settings, with the error at the setting that breaks it. */
interface Rule {
  name: keyof LoginValues;
  error: string;
  /** Whether the settings keep it. A setting that is invalid by itself is undefined. */
  holds: (values: LoginValues) => boolean;
}

const openIdNames = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const;

/** What the settings of logging in need of each other. */
export const loginRules: readonly Rule[] = [
  {
    name: 'STUDIO_PASSWORD',
    error: 'is required, because HOST is open to other machines; or set OIDC_ISSUER or AUTH_HEADER',
    holds: ({ HOST, STUDIO_PASSWORD, OIDC_ISSUER, AUTH_HEADER }) =>
      loopback.test(HOST) || [STUDIO_PASSWORD, OIDC_ISSUER, AUTH_HEADER].some((value) => value !== null),
  },
  ...openIdNames.map((name) => ({
    name,
    error: `is required with ${openIdNames.filter((other) => other !== name).join(' and ')}`,
    holds: (values: LoginValues) => values[name] !== null || openIdNames.every((other) => values[other] === null),
  })),
  {
    name: 'TRUSTED_PROXIES',
    error: 'is required with AUTH_HEADER: the addresses of the proxies that may set it',
    holds: ({ AUTH_HEADER, TRUSTED_PROXIES }) => AUTH_HEADER === null || TRUSTED_PROXIES?.length !== 0,
  },
  {
    name: 'AUTH_HEADER',
    error: 'is required with AUTH_GROUPS_HEADER: the header with the e-mail address or user name',
    holds: ({ AUTH_HEADER, AUTH_GROUPS_HEADER }) => AUTH_GROUPS_HEADER === null || AUTH_HEADER !== null,
  },
];

/** How people log in, besides passwords that they choose in the studio. */
export interface LoginSettings {
  /** The first administrator's password; null without one. With neither it nor the next two, the studio is open. */
  password: string | null;
  /** The OpenID Connect provider; null without one. `groupsClaim` names the claim with groups; null if none has a role. */
  openId: { issuer: string; clientId: string; clientSecret: string; groupsClaim: string | null } | null;
  /** Names of the headers by which a trusted proxy says who sends a request; null without one. */
  proxyLogin: { header: string; groupsHeader: string | null } | null;
  /** The roles of people whom the provider or the proxy names. */
  roles: {
    byGroup: ReadonlyMap<string, Role>;
    /** For people in none of the groups; null refuses them. */
    fallback: Role | null;
  };
}

/** Puts the settings of logging in together. */
export function readLoginSettings(values: LoginValues): LoginSettings {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = values;
  const { AUTH_HEADER: header, AUTH_DEFAULT_ROLE: fallback } = values;
  const groupsClaim = values.AUTH_ROLES.length === 0 ? null : values.OIDC_GROUPS_CLAIM;
  return {
    password: values.STUDIO_PASSWORD,
    openId:
      issuer === null || clientId === null || clientSecret === null
        ? null
        : { issuer, clientId, clientSecret, groupsClaim },
    proxyLogin: header === null ? null : { header, groupsHeader: values.AUTH_GROUPS_HEADER },
    roles: { byGroup: new Map(values.AUTH_ROLES), fallback: fallback === 'none' ? null : fallback },
  };
}
