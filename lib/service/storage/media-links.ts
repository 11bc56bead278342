import { createHmac } from 'node:crypto';
import { EaselError } from '../../contract/error.ts';
import { isSameSecret } from '../../http/is-same-secret.ts';

/** Creates and checks the signed URLs of results. */
export interface MediaLinks {
  /** A URL of a generation's result that its holders can read until it expires. */
  sign: (generationId: string, index: number) => string;
  /** @throws EaselError `forbidden` when the URL was changed or has expired */
  check: (generationId: string, index: number, query: URLSearchParams) => void;
}

/**
 * @param options.secret shared by all processes of a service
 * @param options.url the service's public address, which the links begin with
 */
export function createMediaLinks(options: {
  secret: string;
  url: string;
  lifetimeMs: number;
  now: () => number;
}): MediaLinks {
  function signatureOf(generationId: string, index: number, expires: number): string {
    const signed = `media/${generationId}/${index}?${expires}`;
    return createHmac('sha256', options.secret).update(signed).digest('base64url');
  }
  return {
    sign(generationId, index) {
      const expires = Math.floor((options.now() + options.lifetimeMs) / 1000);
      const signature = signatureOf(generationId, index, expires);
      return `${options.url}/media/${generationId}/${index}?expires=${expires}&signature=${signature}`;
    },
    check(generationId, index, query) {
      const expires = Number(query.get('expires'));
      if (!isSameSecret(query.get('signature') ?? '', signatureOf(generationId, index, expires))) {
        throw new EaselError('forbidden', 'This media link is not valid. Get the generation again for a current link.');
      }
      if (expires * 1000 < options.now()) {
        throw new EaselError('forbidden', 'This media link has expired. Get the generation again for a new link.');
      }
    },
  };
}
