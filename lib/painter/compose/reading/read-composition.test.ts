import { describe, expect, it } from 'vitest';
import { readCitations } from '../../../contract/prompt/citations.ts';
import { readComposition } from './read-composition.ts';

const readingOf = (prompt: string, count: number) =>
  readComposition(prompt, readCitations(prompt, [{ field: 'input_image', pattern: 'Image {n}' }]), count);
const rolesOf = (prompt: string, count: number) => readingOf(prompt, count).instructions.map(({ role }) => role);

describe('readComposition', () => {
  it.each<[string, string[]]>([
    ['Put the cup of image 1 on image 2', ['subject', 'background']],
    ['Place the dog of image 1 in the street of image 2', ['subject', 'background']],
    ['Replace the background of image 1 with image 2', ['subject', 'background']],
    ['Image 1 with image 2 as the background', ['open', 'background']],
    ['Use the scenery of image 2 behind the car of image 1', ['subject', 'background']],
    ['Image 1 in the style of image 2', ['open', 'style']],
    ['Image 1 painted like image 2', ['open', 'style']],
    ['Image 1 with the colours of image 2', ['open', 'palette']],
    ["A meadow in image 2's palette, with the dog from image 1", ['subject', 'palette']],
    ['Combine these', ['open', 'open']],
  ])('reads the roles in: %s', (prompt, roles) => {
    expect(rolesOf(prompt, 2)).toEqual(roles);
  });

  it('reads which part of a reference is meant, and removes it from the scene', () => {
    const { instructions, words, isScene } = readingOf('Put the red car of image 1 on a beach at sunset', 1);
    expect(instructions[0]).toMatchObject({ role: 'subject', words: 'red car', isCited: true });
    expect(isScene).toBe(true);
    expect(words).not.toMatch(/image/i);
  });

  it('reads positions, sizes and neighbours', () => {
    const { instructions } = readingOf('a huge image 1 to the left of image 2, image 3 behind image 2', 3);
    expect(instructions[0]?.across).toBeLessThan(instructions[1]?.across ?? 0);
    expect(instructions[2]?.nearness).toBe(-1);
    expect(readingOf('image 1 small, on the right', 1).instructions[0]).toMatchObject({ across: 0.76, scale: 0.65 });
  });

  it('reads layouts, and additions that can be painted', () => {
    expect(readingOf('a mood board of these', 3).collage).toBe('prints');
    expect(readingOf('side by side', 2).collage).toBe('strip');
    expect(readingOf('add a hot air balloon and two birds to the sky', 1).additions).toHaveLength(2);
    expect(readingOf('add a text "balloon"', 1).additions).toEqual([]);
  });

  it('ignores citations of references that do not exist', () => {
    expect(readingOf('image 3 on a beach', 1).instructions).toMatchObject([{ isCited: false }]);
  });
});
