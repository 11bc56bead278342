import { describe, expect, it, vi } from 'vitest';
import { loadLate } from './load-late';

const broken = () => Promise.reject(new Error('broken'));
const notArrived = () => Object.assign(new Error('Failed to load chunk'), { name: 'ChunkLoadError' });

describe('loadLate', () => {
  it('tries until the code arrives, and reports once that it takes longer', async () => {
    const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(notArrived()).mockRejectedValueOnce(notArrived());
    load.mockResolvedValue('code');
    const onDelay = vi.fn<() => void>();
    const pause = vi.fn<(failures: number) => Promise<void>>().mockResolvedValue();
    expect(await loadLate(load, { onDelay, pause })).toBe('code');
    expect(onDelay).toHaveBeenCalledOnce();
    expect(pause.mock.calls).toEqual([[1], [2]]);
  });

  it('throws an error of the code itself', async () => {
    const options = { onDelay: () => undefined, pause: () => Promise.resolve() };
    await expect(loadLate(broken, options)).rejects.toThrow('broken');
  });
});
