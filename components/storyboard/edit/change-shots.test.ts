import { describe, expect, it } from 'vitest';
import type { StoryboardContent } from '@/lib/contract/studio/storyboard';
import { changeShot, copyOfShot, insertShots, isContinuous, moveShot, removeShot, setContinuous } from './change-shots';
import { newContent, newShot, shotsOfMedia } from './new-content';
import { splitScript } from './split-script';

const start = () => newContent(['a', 'b', 'c'].map((prompt) => newShot(prompt)));
const prompts = ({ shots }: StoryboardContent) => shots.map(({ prompt }) => prompt).join('');
const idOf = ({ shots }: StoryboardContent, at: number) => shots[at]?.id ?? '';

describe('moveShot', () => {
  it('moves a shot, and changes nothing beyond the ends', () => {
    const content = start();
    expect(prompts(moveShot(0, 2)(content))).toBe('bca');
    expect(prompts(moveShot(2, 1)(content))).toBe('acb');
    expect(moveShot(0, -1)(content)).toBe(content);
    expect(moveShot(2, 3)(content)).toBe(content);
  });
});

describe('insertShots', () => {
  it('undoes a removal at the same position', () => {
    const content = start();
    const gone = content.shots.slice(1, 2);
    const without = removeShot(idOf(content, 1))(content);
    expect(prompts(without)).toBe('ac');
    expect(insertShots(1, gone)(without)).toEqual(content);
  });
});

describe('shotsOfMedia', () => {
  it('starts shots with images, makes videos shots themselves, and leaves audio out', () => {
    const files = (['image', 'video', 'audio'] as const).map((kind) => ({ id: kind, kind }));
    expect(shotsOfMedia(files)).toMatchObject([
      { firstFrame: { kind: 'media', address: '/api/studio/media/image' }, clip: null },
      { firstFrame: null, clip: '/api/studio/media/video' },
    ]);
  });
});

describe('copyOfShot', () => {
  it('copies what was written under an id of its own, without the chosen take', () => {
    const shot = { ...newShot('a'), take: 'x', seconds: 3 };
    const copy = copyOfShot(shot);
    expect(copy).toEqual({ ...shot, id: copy.id, take: null });
    expect(copy.id).not.toBe(shot.id);
  });
});

describe('changeShot', () => {
  it('changes one shot', () => {
    const content = start();
    expect(prompts(changeShot(idOf(content, 1), { prompt: 'x' })(content))).toBe('axc');
  });
});

describe('setContinuous', () => {
  it('chains every shot to the one before, except those with an image', () => {
    const image = { kind: 'media', address: '/api/studio/media/1' } as const;
    const content = start();
    const framed = changeShot(idOf(content, 1), { firstFrame: image })(content);
    const chained = setContinuous(true)(framed);
    expect(chained.shots.map(({ firstFrame }) => firstFrame?.kind)).toEqual([undefined, 'media', 'previous']);
    expect([isContinuous(framed.shots), isContinuous(chained.shots)]).toEqual([false, true]);
    expect(setContinuous(false)(chained)).toEqual(framed);
    expect(isContinuous(content.shots.slice(0, 1))).toBe(false);
  });

  it('passes over clips of one’s own', () => {
    const content = start();
    const clipped = changeShot(idOf(content, 1), { clip: '/api/studio/media/1' })(content);
    const chained = setContinuous(true)(clipped);
    expect(chained.shots.map(({ firstFrame }) => firstFrame?.kind)).toEqual([undefined, undefined, 'previous']);
    expect(isContinuous(chained.shots)).toBe(true);
  });
});

describe('splitScript', () => {
  it.each([
    ['one\ntwo\n\r\n', ['one', 'two']],
    ['one\nstill one\n\n \ntwo', ['one still one', 'two']],
    [
      '1. A pier\n2) A boat\n- A gull\nShot 4: The end\n3 birds fly',
      ['A pier', 'A boat', 'A gull', 'The end', '3 birds fly'],
    ],
    ['  \n', []],
  ])('splits %j', (script, expected) => {
    expect(splitScript(script)).toEqual(expected);
  });
});
