import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { StoryboardContent, StoryboardShot, StoryboardWork } from '../../lib/contract/studio/storyboard.ts';
import { hydrated } from './hydrated.ts';

/** A shot with a prompt. */
export function shotOf(prompt: string, change: Partial<StoryboardShot> = {}): StoryboardShot {
  return { id: randomUUID(), prompt, seconds: 1, firstFrame: null, lastFrame: null, take: null, clip: null, ...change };
}

/** The Storyboards screen and its parts. */
export function storyboardPage(page: Page) {
  const shots = page.getByRole('region', { name: 'Shots' });
  const panel = page.getByRole('complementary', { name: 'Shot and setup' });
  return {
    shots,
    panel,
    player: page.getByRole('region', { name: 'Player' }),
    /** The card of a shot, by its position. */
    card: (number: number) => shots.getByRole('button', { name: new RegExp(`^Shot ${number}: `) }),
    /** The prompts of all cards, in order. */
    prompts: () =>
      shots
        .getByRole('button', { name: /^Shot \d+: / })
        .evaluateAll((cards) =>
          cards.map((card) => /^Shot \d+: (.*)\. [^.]*$/.exec(card.firstElementChild?.textContent ?? '')?.[1] ?? ''),
        ),
    /** Stores a storyboard without the browser, and returns its id. */
    async put(content: Partial<StoryboardContent>): Promise<string> {
      const id = randomUUID();
      const whole = { name: '', model: 'v-8', imageModel: 'ig-1', settings: {}, references: [], shots: [], ...content };
      const response = await page.request.put(`/api/studio/storyboards/${id}`, {
        data: { revision: 0, content: whole },
      });
      expect(response.ok()).toBe(true);
      return id;
    },
    async open(id: string) {
      await page.goto(`/storyboards/${id}`);
      await hydrated(page);
      await expect(page.getByRole('textbox', { name: 'Name of the storyboard' })).toBeVisible();
    },
    async work(id: string): Promise<StoryboardWork> {
      return (await (await page.request.get(`/api/studio/storyboards/${id}/takes`)).json()) as StoryboardWork;
    },
  };
}
