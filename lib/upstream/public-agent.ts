import { lookup, type LookupAddress, type LookupOptions } from 'node:dns';
import { Agent } from 'undici';
import { EaselError } from '../contract/error.ts';
import { isPublicAddress } from './is-public-address.ts';

type LookupCallback = (error: Error | null, address: string | LookupAddress[], family?: number) => void;

/** Looks a name up and leaves out every address that is not public, so that a name cannot lead inside. */
function lookupPublic(hostname: string, options: LookupOptions, callback: LookupCallback): void {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error !== null) return callback(error, []);
    const found = addresses.filter(({ address }) => isPublicAddress(address));
    const [first] = found;
    if (first === undefined) return callback(notPublic(hostname), []);
    return options.all === true ? callback(null, found) : callback(null, first.address, first.family);
  });
}

function notPublic(hostname: string): EaselError {
  return new EaselError('forbidden', `${hostname} is not a public address, so nothing is fetched from it.`);
}

/** An agent that connects to public addresses alone. The address is checked at connect time, so a name cannot change it. */
export function createPublicAgent(): Agent {
  return new Agent({ headersTimeout: 0, bodyTimeout: 0, connect: { timeout: 10_000, lookup: lookupPublic } });
}

/**
 * Refuses an address written as a number, which no look-up sees.
 *
 * @throws EaselError `forbidden`
 */
export function refusePrivateLiteral(url: URL): void {
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  const isLiteral = /^[\d.]+$/.test(literal) || literal.includes(':');
  if (isLiteral && !isPublicAddress(literal)) throw notPublic(url.hostname);
}
