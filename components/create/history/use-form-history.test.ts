import { describe, expect, it } from 'vitest';
import { renderFormHistory } from '../testing/render-form-history';

type Act = (rendered: ReturnType<typeof renderFormHistory>) => void;

describe('useDesk', () => {
  it.each<[string, boolean, Act]>([
    ['nothing was done', true, () => undefined],
    ['one typed', true, ({ type }) => type('a boat at sea')],
    ['nothing could be done again', true, ({ history }) => void history.redo()],
    ['something else was begun', false, ({ history }) => void history.beginChange()],
    ['another model was gone to', false, ({ history }) => void history.commit('there', undefined)],
    ['the form was put back to how it begins', false, ({ history }) => void history.commit('here', null)],
    ['a step was taken back', false, ({ history }) => void history.undo()],
  ])('tells whether what was begun is still wanted, once %s: %s', (_what, wanted, act) => {
    const rendered = renderFormHistory();
    rendered.type('a boat');
    const isWanted = rendered.history.beginChange();
    act(rendered);
    expect(isWanted()).toBe(wanted);
  });
});
