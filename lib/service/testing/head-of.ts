import { headOf as plainHeadOf } from '../../http/testing/raw-request.ts';

/** A request's first lines, with the key of `ann` and the headers given. */
export function headOf(method: string, target: string, headers: Record<string, string> = {}): string {
  return plainHeadOf(method, target, { Host: 'service.test', Authorization: 'Bearer ann-key-0123456789', ...headers });
}
