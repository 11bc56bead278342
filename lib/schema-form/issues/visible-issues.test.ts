import { describe, expect, it } from 'vitest';
import { createFormModel } from '../model/form-model.ts';
import { type IssueState, hasIssueIn, visibleIssues } from './visible-issues.ts';

const model = createFormModel({
  type: 'object',
  required: ['prompt'],
  properties: {
    prompt: { type: 'string' },
    images: { type: 'array', items: { type: 'string', format: 'uri' } },
    camera: { type: 'object', properties: { lens: { type: 'integer' } } },
    secret: { type: 'integer', 'x-hidden': true },
  },
});
const calm: IssueState = {
  values: { prompt: 'x' },
  checked: [],
  served: { issues: [], values: { prompt: 'x' } },
  touched: new Set(),
  showAll: false,
};
const shown = (state: Partial<IssueState>) => {
  const { atFields, elsewhere } = visibleIssues(model, { ...calm, ...state });
  return { at: Object.fromEntries(atFields), elsewhere };
};

describe('visibleIssues', () => {
  it('shows the service’s message at a field until it changes', () => {
    const served = { issues: [{ pointer: '/prompt', message: 'no' }], values: { prompt: 'x' } };
    expect(shown({ served }).at).toEqual({ '/prompt': ['no'] });
    expect(shown({ served, values: { prompt: 'x', other: 1 } }).at).toEqual({ '/prompt': ['no'] });
    expect(shown({ served, values: { prompt: 'y' } }).at).toEqual({});
  });

  it('returns messages apart that no field can show', () => {
    const issues = [
      { pointer: '', message: 'whole' },
      { pointer: '/secret', message: 'hidden' },
      { pointer: '/unknown', message: 'unknown' },
    ];
    const served = { issues, values: calm.values };
    expect(shown({ served }).elsewhere).toEqual(['whole', 'hidden', 'unknown']);
    expect(shown({ served, values: { prompt: 'y' } }).elsewhere).toEqual([]);
  });

  it('shows an issue inside a value at its field, and counts from one', () => {
    const issues = [
      { pointer: '/images/1', message: 'unreachable' },
      { pointer: '/camera/lens', message: 'too long' },
    ];
    expect(shown({ served: { issues, values: calm.values } }).at).toEqual({
      '/images': ['Item 2: unreachable'],
      '/camera/lens': ['too long'],
    });
  });

  it('shows a field’s own issue once it was left with a value, or when all are requested', () => {
    const checked = [{ pointer: '/prompt', message: 'short' }];
    const touched = new Set(['/prompt']);
    expect(shown({ checked }).at).toEqual({});
    expect(shown({ checked, touched }).at).toEqual({ '/prompt': ['short'] });
    expect(shown({ checked, touched, values: {} }).at).toEqual({});
    expect(shown({ checked, values: {}, showAll: true }).at).toEqual({ '/prompt': ['short'] });
  });
});

describe('visibleIssues of what is not drawn', () => {
  const apart = createFormModel({
    type: 'object',
    'x-exclusive-modes': [
      { title: 'Frame', fields: ['frame'] },
      { title: 'Clip', fields: ['clip'] },
    ],
    properties: {
      frame: { type: 'string' },
      clip: { type: 'string' },
      hidden: { type: 'object', 'x-hidden': true, properties: { size: { type: 'integer' } } },
      tree: { $ref: '#/$defs/Node' },
    },
    $defs: { Node: { type: 'object', properties: { name: { type: 'string' }, next: { $ref: '#/$defs/Node' } } } },
  });
  const shownAt = (pointer: string, values = {}) => {
    const checked = [{ pointer, message: 'no' }];
    const { atFields, elsewhere } = visibleIssues(apart, { ...calm, values, checked, showAll: true });
    return [...atFields.keys(), ...elsewhere];
  };

  it('returns issues of other modes and inside hidden objects apart', () => {
    expect(shownAt('/frame')).toEqual(['/frame']);
    expect(shownAt('/clip')).toEqual(['clip: no']);
    expect(shownAt('/clip', { clip: 'x' })).toEqual(['/clip']);
    expect(shownAt('/hidden/size')).toEqual(['hidden › size: no']);
  });

  it('shows an issue of what was not added yet at its surroundings', () => {
    expect(shownAt('/tree/name')).toEqual(['/tree/name']);
    expect(shownAt('/tree/next/name')).toEqual(['/tree/next']);
    expect(shownAt('/tree/next/name', { tree: { next: {} } })).toEqual(['/tree/next/name']);
  });
});

describe('hasIssueIn', () => {
  it('finds issues inside groups too', () => {
    const served = { issues: [{ pointer: '/camera/lens', message: 'no' }], values: calm.values };
    const issues = visibleIssues(model, { ...calm, served });
    expect(hasIssueIn(model, ['camera'], issues)).toBe(true);
    expect(hasIssueIn(model, ['prompt'], issues)).toBe(false);
  });
});
