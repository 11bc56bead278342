import { describe, expect, it } from 'vitest';
import { contrastBetween } from '../sheet/measure-ground.ts';
import { planPoster } from './plan-poster.ts';

const plan = (prompt: string, seed = 1) => planPoster(prompt, { seed });

describe('planPoster', () => {
  it.each([
    ['a concert poster "A"', 'poster'],
    ['book cover "A"', 'book'],
    ['a neon sign "A"', 'neon'],
    ['chalkboard with the menu "A"', 'chalkboard'],
    ['Einladung zur Hochzeit „A“', 'invitation'],
    ['логотип «А»', 'logo'],
    ['カフェのメニュー「あ」', 'menu'],
    ['vinyl album cover "A"', 'album'],
    ['shop sign "A"', 'sign'],
    ['birthday card "A"', 'card'],
    ['"A"', 'poster'],
  ])('recognises the kind of piece in %s', (prompt, kind) => {
    expect(plan(prompt).kind).toBe(kind);
  });

  it('takes a headline from the prompt where nothing is quoted', () => {
    expect(plan('A poster for the local jazz night, blue').texts.headline).toBe('Local Jazz Night');
    expect(plan('logo for a bakery called north star').texts.headline).not.toBe('');
  });

  it('chooses type by the words that describe it', () => {
    expect(plan('poster, bold "A"').voice.headline).toBe('black');
    expect(plan('poster, condensed "A"').voice.headline).toBe('condensed');
    expect(plan('poster, art deco "A"').voice.headline).toBe('deco');
    expect(plan('poster, handwritten "A"').voice.headline).toBe('hand');
    expect(plan('poster, sans serif "A"').voice.headline).toBe('strong');
    expect(plan('poster, serif "A"').voice.headline).toBe('serif');
  });

  it('paints a scene only where the prompt names one', () => {
    expect(plan('poster of a forest at dusk "A"').scene?.genre).toBe('landscape');
    expect(plan('poster, album, book "A"').scene).toBeNull();
    expect(plan('poster "A forest"').scene).toBeNull();
  });

  it('takes its colours from the prompt and makes ink readable on paper', () => {
    const { paper } = plan('poster in deep blue and yellow "A"').palette;
    expect(paper.h).toBeGreaterThan(230);
    expect(paper.h).toBeLessThan(290);
    for (const color of ['orange', 'grey', 'teal', 'pink', 'lime green', 'brown', 'white', 'black', '']) {
      for (const seed of [1, 2, 3, 4, 5]) {
        const { palette } = plan(`poster in ${color} "A"`, seed);
        expect(contrastBetween(palette.ink, palette.paper), `${color} ${seed}`).toBeGreaterThan(5);
      }
    }
  });

  it('adds light and weather to a scene on request', () => {
    const plain = planPoster('poster of a forest "A"', { seed: 5 }).scene;
    expect(planPoster('poster of a forest "A"', { seed: 5, isEnriched: true }).scene).not.toEqual(plain);
  });
});
