import { describe, expect, it } from 'vitest';
import { followJob, noFrames, settleFrame } from './preview-frames.ts';

const running = (previewUrl: string | null) => ({ status: 'processing' as const, previewUrl });
/** The frames when `url` has loaded. */
const showing = (url: string) => settleFrame(followJob(noFrames, running(url)), url, true);

describe('followJob', () => {
  it('loads the first preview, and shows nothing until it has loaded', () => {
    const frames = followJob(noFrames, running('1'));
    expect(frames).toEqual({ shown: null, loading: '1', failed: null });
    expect(settleFrame(frames, '1', true)).toEqual({ shown: '1', loading: null, failed: null });
  });

  it('keeps showing a preview until the next has loaded', () => {
    const frames = followJob(showing('1'), running('2'));
    expect(frames).toMatchObject({ shown: '1', loading: '2' });
    expect(settleFrame(frames, '2', true)).toMatchObject({ shown: '2', loading: null });
  });

  it('loads one at a time, and then the newest', () => {
    let frames = followJob(showing('1'), running('2'));
    for (const url of ['3', '4']) frames = followJob(frames, running(url));
    expect(frames.loading).toBe('2');
    frames = followJob(settleFrame(frames, '2', true), running('4'));
    expect(frames).toMatchObject({ shown: '2', loading: '4' });
  });

  it('changes nothing while nothing is new, so that nothing is rendered again', () => {
    const [loading, shown] = [followJob(noFrames, running('1')), showing('1')];
    expect(followJob(loading, running('1'))).toBe(loading);
    expect(followJob(shown, running('1'))).toBe(shown);
    expect(followJob(noFrames, running(null))).toBe(noFrames);
  });

  it('shows no preview of a job that has none any more', () => {
    expect(followJob(showing('1'), running(null))).toEqual(noFrames);
    expect(followJob(followJob(noFrames, running('1')), running(null))).toEqual(noFrames);
    expect(followJob(showing('1'), { status: 'failed', previewUrl: null })).toEqual(noFrames);
  });

  it('keeps the last preview after success, and loads no more', () => {
    const frames = followJob(followJob(showing('1'), running('2')), { status: 'succeeded', previewUrl: null });
    expect(frames).toEqual({ shown: '1', loading: null, failed: null });
    expect(followJob(frames, { status: 'succeeded', previewUrl: null })).toBe(frames);
  });
});

describe('settleFrame', () => {
  it('does not try a preview again that could not be loaded, but the next one', () => {
    const failed = settleFrame(followJob(showing('1'), running('2')), '2', false);
    expect(failed).toEqual({ shown: '1', loading: null, failed: '2' });
    expect(followJob(failed, running('2'))).toBe(failed);
    expect(followJob(failed, running('3'))).toMatchObject({ shown: '1', loading: '3' });
  });

  it('ignores a preview that is not loading', () => {
    const frames = showing('2');
    expect(settleFrame(frames, '1', true)).toBe(frames);
    expect(settleFrame(frames, '2', false)).toBe(frames);
  });
});
