import { describe, expect, it } from 'vitest';
import { readSounds } from './read-sounds.ts';

describe('readSounds', () => {
  it('finds sounds in the order of the prompt, by word and by phrase', () => {
    const { sounds } = readSounds('Church bells toll far away while rain patters and dogs barking answer the thunder.');
    expect(sounds).toEqual(['bells', 'rain', 'dog', 'thunder']);
  });

  it('reads a thunderstorm as thunder and rain', () => {
    expect(readSounds('a thunderstorm').sounds).toEqual(['rain', 'thunder']);
  });

  it('leaves out refused sounds, up to the end of the clause or a word such as “but”', () => {
    const reading = readSounds('a forest without birds or wind but a stream, no music');
    expect(reading.sounds).toEqual(['river']);
    expect([...reading.refused]).toEqual(['birds', 'wind']);
    expect(reading).toMatchObject({ refusesMusic: true, music: [] });
  });

  it('reads instruments', () => {
    expect(readSounds('soft piano music and strings').music).toEqual(['piano', 'strings']);
  });

  it('distinguishes silence from quiet', () => {
    expect(readSounds('A forest, silent.')).toMatchObject({ isSilent: true });
    expect(readSounds('a street, no sound')).toMatchObject({ isSilent: true });
    expect(readSounds('a silent forest')).toMatchObject({ isSilent: false, isHushed: true });
  });

  it('ignores quoted text, which is shown or said', () => {
    expect(readSounds('a sign reading "Thunder Road", she says “the bells!”').sounds).toEqual([]);
  });

  it('accepts any text', () => {
    for (const odd of ['', '"', '…', '\u0000', '🙂', 'no '.repeat(2000)]) expect(() => readSounds(odd)).not.toThrow();
  });
});
