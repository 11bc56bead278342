import { describe, expect, it } from 'vitest';
import { columnsToSend, guessColumns, type GuessedFrom } from './guess-columns';

function guess(goal: GuessedFrom['goal'], first: Record<string, unknown>, changes: Partial<GuessedFrom> = {}) {
  const columns = Object.keys(first);
  const found = guessColumns({ goal, scriptType: null, columns, beginning: [first], chosen: {}, ...changes });
  return { ...found, missing: found.missing.map(({ role }) => role), sent: columnsToSend(found, columns) };
}

describe('guessColumns', () => {
  it('goes by the names that the service knows, and sends none of them', () => {
    expect(guess('conversations', { instruction: 'a', output: 'b', id: '1' })).toMatchObject({
      scriptType: 'text_generation',
      assigned: { prompt: 'instruction', completion: 'output' },
      missing: [],
      sent: {},
    });
    expect(guess('style', { file_name: 'a.png', caption: 'b' })).toMatchObject({
      scriptType: 'image_generation',
      assigned: { prompt: 'caption', image: 'file_name' },
      sent: {},
    });
  });

  it('goes by the contents where it does not know the names', () => {
    expect(guess('conversations', { n: 3, frage: 'Wo?', antwort: 'Hier.' })).toMatchObject({
      assigned: { prompt: 'frage', completion: 'antwort' },
      sent: { prompt: 'frage', completion: 'antwort' },
    });
    expect(guess('style', { what: 'a hut', where: 'huts/1.webp' }).assigned).toEqual({
      prompt: 'what',
      image: 'where',
    });
  });

  it('reads a list of messages as a conversation', () => {
    const chat = [{ role: 'user', content: 'Hi' }];
    expect(guess('conversations', { id: 1, messages: chat })).toMatchObject({
      scriptType: 'text_chat_messages',
      assigned: { messages: 'messages' },
    });
    expect(guess('conversations', { turns: chat }).assigned).toEqual({ messages: 'turns' });
  });

  it('takes texts for a voice, even beside questions', () => {
    const found = guess('voice', { prompt: 'a', completion: 'b', text: 'c' });
    expect(found).toMatchObject({ assigned: { text: 'text' }, sent: { text: 'text' } });
  });

  it('prefers what was chosen by hand, and names what is missing', () => {
    const first = { prompt: 'a', completion: 'b', other: 'c' };
    expect(guess('conversations', first, { chosen: { completion: 'other' } }).assigned).toEqual({
      prompt: 'prompt',
      completion: 'other',
    });
    expect(guess('conversations', { prompt: 'a', score: 3 }).missing).toEqual(['completion']);
    expect(guess('voice', { before: 'a.png' }, { scriptType: 'image_editing' }).missing).toContain('output_image');
  });
});
