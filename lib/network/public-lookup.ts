import { lookup as lookupName, type LookupAddress, type LookupOptions } from 'node:dns';
import { EaselError } from '../contract/error.ts';
import { isPublicAddress } from './is-public-address.ts';

type LookupCallback = (error: Error | null, address: string | LookupAddress[], family?: number) => void;

/** Resolves a name to addresses, as `dns.lookup` does. */
export type Lookup = (name: string, options: LookupOptions, callback: LookupCallback) => void;

function notPublic(hostname: string): EaselError {
  return new EaselError(
    'forbidden',
    `${hostname} is not a public address. Files are only fetched from public addresses.`,
  );
}

/**
 * Creates a look-up that leaves out every address that is not public. It runs at connect time, so that the name cannot
 * resolve differently later.
 */
export function createPublicLookup(lookup: Lookup = lookupName): Lookup {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error !== null) return callback(error, []);
      const found = [addresses].flat().filter((entry) => typeof entry !== 'string' && isPublicAddress(entry.address));
      const [first] = found as LookupAddress[];
      if (first === undefined) return callback(notPublic(hostname), []);
      return options.all === true
        ? callback(null, found as LookupAddress[])
        : callback(null, first.address, first.family);
    });
  };
}

/**
 * Refuses a private IP address as the host, which needs no look-up.
 *
 * @throws EaselError `forbidden`
 */
export function refusePrivateNumber(url: URL): void {
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  const isNumber = /^[\d.]+$/.test(literal) || literal.includes(':');
  if (isNumber && !isPublicAddress(literal)) throw notPublic(url.hostname);
}
