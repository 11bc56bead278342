import { describe, expect, it } from 'vitest';
import { parameterIssues, placeIssues } from './place-issues';

const at = (pointer: string) => ({ pointer, message: pointer });

describe('placeIssues', () => {
  it('sorts issues by their pointers', () => {
    expect(
      placeIssues(['/id', '/settings/title', '/fields/57:3.steps/default', '/fields/3.a~1b/show', '/price'].map(at)),
    ).toEqual({
      id: '/id',
      title: '/settings/title',
      fields: [
        { address: '57:3.steps', part: 'initial', message: '/fields/57:3.steps/default' },
        { address: '3.a/b', part: 'title', message: '/fields/3.a~1b/show' },
      ],
      elsewhere: ['/price'],
    });
  });
});

describe('parameterIssues', () => {
  it('points into the parameters', () => {
    const issues = ['/parameters/steps', '/prompt', '/parametersize'].map((pointer) => ({ pointer, message: '' }));
    expect(parameterIssues(issues).map(({ pointer }) => pointer)).toEqual(['/steps', '/prompt', '/parametersize']);
  });
});
