import { describe, expect, it } from 'vitest';
import { renderFormHistory } from '../testing/draw-form-history';

type Act = (drawn: ReturnType<typeof renderFormHistory>) => void;

describe('useDesk', () => {
  it.each<[string, boolean, Act]>([
    ['nothing was done', true, () => undefined],
    ['one typed', true, ({ type }) => type('a boat at sea')],
    ['nothing could be done again', true, ({ desk }) => void desk.redo()],
    ['something else was begun', false, ({ desk }) => void desk.begin()],
    ['another model was gone to', false, ({ desk }) => void desk.commit('there', undefined)],
    ['the form was put back to how it begins', false, ({ desk }) => void desk.commit('here', null)],
    ['a step was taken back', false, ({ desk }) => void desk.undo()],
  ])('tells whether what was begun is still wanted, once %s: %s', (_what, wanted, act) => {
    const drawn = renderFormHistory();
    drawn.type('a boat');
    const isWanted = drawn.desk.begin();
    act(drawn);
    expect(isWanted()).toBe(wanted);
  });
});
