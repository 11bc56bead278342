import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLateSetter } from './late-setter';

describe('createLateSetter', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('renders the last of many values at a pause', () => {
    const rendered: string[] = [];
    const late = createLateSetter<string>((value) => void rendered.push(value));
    for (const value of ['a', 'ab', 'abc']) late.setLate(value);
    expect(rendered).toEqual([]);
    vi.runAllTimers();
    expect(rendered).toEqual(['abc']);
  });

  it('renders a waiting value when that is needed, once', () => {
    const rendered: string[] = [];
    const late = createLateSetter<string>((value) => void rendered.push(value));
    late.setLate('ab');
    late.renderNow();
    late.renderNow();
    vi.runAllTimers();
    expect(rendered).toEqual(['ab']);
  });

  it('forgets a waiting value once another one is set', () => {
    const rendered: string[] = [];
    const late = createLateSetter<string>((value) => void rendered.push(value));
    late.setLate('typed');
    late.set('undone');
    vi.runAllTimers();
    expect(rendered).toEqual(['undone']);
  });
});
