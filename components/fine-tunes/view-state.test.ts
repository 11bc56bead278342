import { describe, expect, it } from 'vitest';
import { type FineTunesViewState, viewStateUrl, readViewState } from './view-state';

describe('viewStateUrl', () => {
  const repository = { namespace: 'a/b', repository: 'c d?' };

  it.each<FineTunesViewState>([
    { repository: null, id: null, isNew: false, like: null, goal: null },
    { repository, id: null, isNew: false, like: null, goal: null },
    { repository, id: null, isNew: true, like: null, goal: null },
    { repository, id: null, isNew: true, like: 'x&1', goal: 'voice' },
    { repository, id: 'x/1%', isNew: false, like: null, goal: null },
  ])('writes an address that readViewState reads back: %o', (viewState) => {
    const { pathname, search } = new URL(viewStateUrl(viewState), 'http://localhost');
    expect(readViewState(pathname, search)).toEqual(viewState);
  });
});

describe('readViewState', () => {
  it('treats half a repository as none, and reads a broken encoding as it is', () => {
    expect(readViewState('/fine-tunes/only', '')).toEqual({
      repository: null,
      id: null,
      isNew: false,
      like: null,
      goal: null,
    });
    expect(readViewState('/fine-tunes/a/b/%E0', '?new').id).toBe('%E0');
  });
});
