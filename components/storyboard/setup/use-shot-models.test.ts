import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { mountHook } from '@/components/ui/testing/mount-hook';
import { useShotModels } from './use-shot-models';

describe('useShotModels', () => {
  it('says why there are no models when the list could not be read, and reads it again', async () => {
    let status = 503;
    vi.stubGlobal('fetch', () =>
      Promise.resolve(
        status === 200
          ? Response.json({ data: [] })
          : Response.json({ error: { code: 'service_unavailable', message: 'The service is away.' } }, { status }),
      ),
    );
    onTestFinished(() => void vi.unstubAllGlobals());
    const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    const globals = { location: { origin: 'http://studio.example', href: 'http://studio.example/' } };
    const { current, act } = await mountHook(useShotModels, { queries, globals });
    await vi.waitFor(() => expect(current()).toMatchObject({ isPending: false, error: 'The service is away.' }));
    status = 200;
    await act(() => current().retry());
    await vi.waitFor(() => expect(current()).toMatchObject({ isPending: false, error: null, video: [] }));
  });
});
