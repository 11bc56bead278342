import { describe, expect, it } from 'vitest';
import type { ScriptOption } from '../api/options';
import { recogniseColumns, suggestScript, columnsToSend } from './recognise-columns';

type Need = ScriptOption['column_sets'][number][number];

function need(role: Need['role'], kind: Need['kind'], names: string[], isRequired = true): Need {
  return { role, kind, names, is_required: isRequired };
}

function script(id: ScriptOption['id'], ...sets: Need[][]): ScriptOption {
  return { id, display_name: id, description: '', column_sets: sets, training_params_schema: {} };
}

const generation = script(
  'text_generation',
  [need('text', 'text', ['text'])],
  [need('prompt', 'text', ['prompt']), need('completion', 'text', ['response', 'completion'])],
);
const editing = script('image_editing', [
  need('prompt', 'text', ['prompt', 'instruction']),
  need('input_image', 'image', ['input_image', 'image']),
  need('output_image', 'image', ['output_image'], false),
]);
const text = (...names: string[]) => names.map((name) => ({ name, kind: 'text' as const }));

describe('recogniseColumns', () => {
  it('chooses the set whose columns exist', () => {
    expect(recogniseColumns(generation, text('prompt', 'completion'))).toMatchObject({
      assigned: { prompt: 'prompt', completion: 'completion' },
      missing: [],
    });
  });

  it('lists required roles without a column', () => {
    const { missing, assigned } = recogniseColumns(editing, text('instruction', 'url'));
    expect(missing.map(({ role }) => role)).toEqual(['input_image']);
    expect(assigned).toEqual({ prompt: 'instruction' });
  });

  it('uses manual choices, and other spellings', () => {
    const fit = recogniseColumns(editing, text('Prompt', 'url'), { input_image: 'url' });
    expect(fit).toMatchObject({ assigned: { prompt: 'Prompt', input_image: 'url' }, missing: [] });
    expect(columnsToSend(fit)).toEqual({ prompt: 'Prompt', input_image: 'url' });
  });

  it('finds nothing without columns', () => {
    expect(recogniseColumns(script('text_generation'), [])).toEqual({ needs: [], assigned: {}, missing: [] });
  });
});

describe('suggestScript', () => {
  it('suggests the script that uses most columns', () => {
    expect(suggestScript([generation, editing], text('prompt', 'image'))).toBe('image_editing');
    expect(suggestScript([generation, editing], text('text'))).toBe('text_generation');
    expect(suggestScript([generation, editing], text('other'))).toBeNull();
  });
});
