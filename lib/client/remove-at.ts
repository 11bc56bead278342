import { request } from './request.ts';

/**
 * Removes what is at a path of the studio. It succeeds too if that is already gone.
 *
 * @param options.keepalive completes the request even if the page is closed meanwhile
 * @throws RequestError as `request`
 */
export async function removeAt(path: string, options: { keepalive?: boolean } = {}): Promise<void> {
  await request(path, { ...options, method: 'DELETE' }).catch((error: unknown) => {
    if ((error as { status?: unknown }).status !== 404) throw error;
  });
}
