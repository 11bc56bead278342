import { expect, type Locator } from '@playwright/test';
import { optionLabel } from '../../lib/schema-form/kinds/choice/option-label.ts';

/** Normalizes text: `landscape_4_3` and “Landscape 4:3” are equal, `2x` and “2×” too. */
function bare(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('×', 'x')
    .replaceAll(/[^\p{L}\p{N}.]+/gu, '');
}

/** The index of the label of a value: equal text, else equal after normalization, else with a unit. */
function placeOfLabel(labels: readonly string[], value: unknown): number {
  const text = String(value);
  const tests = [
    (label: string) => label === text || label === optionLabel(value),
    (label: string) => bare(label) === bare(text),
    (label: string) => bare(label.replace(/ (s|fps|px)$/, '')) === bare(text),
  ];
  for (const test of tests) {
    const place = labels.findIndex(test);
    if (place !== -1) return place;
  }
  return -1;
}

async function labelsOf(choices: Locator): Promise<string[]> {
  return choices.evaluateAll((nodes) => nodes.map((node) => node.getAttribute('aria-label') ?? node.textContent));
}

function missing(value: unknown, labels: readonly string[]): Error {
  return new Error(`“${String(value)}” is not among ${labels.join(', ')}.`);
}

/** Options side by side: buttons, or aspect ratios, the rarer of which are behind a count. */
async function pressOneOf(group: Locator, value: unknown): Promise<void> {
  const choices = group.getByRole('radio');
  let labels = await labelsOf(choices);
  if (placeOfLabel(labels, value) === -1) {
    await group.getByRole('button', { name: /^\d+ more$/ }).click();
    labels = await labelsOf(choices);
  }
  const place = placeOfLabel(labels, value);
  if (place === -1) throw missing(value, labels);
  await choices.nth(place).click();
}

/** A list that opens, with a search where it is long or accepts other text. */
async function takeFromList(button: Locator, value: unknown): Promise<void> {
  const page = button.page();
  const isSearched = (await button.getAttribute('aria-haspopup')) === 'listbox';
  await button.click();
  const options = page.getByRole('listbox').getByRole('option');
  await options.first().waitFor();
  const labels = await labelsOf(options);
  const place = placeOfLabel(labels, value);
  if (place !== -1) await options.nth(place).click();
  else if (!isSearched) throw missing(value, labels);
  else {
    await page.getByRole('combobox', { name: /^Search / }).fill(String(value));
    await page.getByRole('option', { name: `Use “${String(value)}”` }).click();
  }
  await expect(options).toHaveCount(0);
}

/** A typed number, or a value outside its scale, which is the label of the switch beside it. */
async function typeNumber(field: Locator, input: Locator, value: unknown): Promise<void> {
  const least = Number((await input.getAttribute('aria-valuemin')) ?? Number.NEGATIVE_INFINITY);
  const auto = field.getByRole('switch');
  const isWord = typeof value !== 'number' || value < least;
  if ((await auto.count()) > 0) await auto.setChecked(isWord);
  if (!isWord) await input.fill(String(value));
}

/** A scale with fixed numbers: moved by its arrow keys. */
async function stepTo(field: Locator, thumb: Locator, value: unknown): Promise<void> {
  const auto = field.getByRole('switch');
  const isWord = Number.isNaN(Number(value));
  if ((await auto.count()) > 0) await auto.setChecked(isWord);
  if (isWord) return;
  const steps = Number(await thumb.getAttribute('aria-valuemax')) + 1;
  await thumb.press('Home');
  for (let step = 0; step <= steps; step += 1) {
    const at = await thumb.getAttribute('aria-valuetext');
    if (placeOfLabel([at ?? ''], value) === 0) return;
    await thumb.press('ArrowRight');
  }
  throw new Error(`The scale has no ${String(value)}.`);
}

/** Media by their addresses, one after the other, replacing the current ones. */
async function giveAddresses(field: Locator, addresses: readonly unknown[]): Promise<void> {
  const remove = field.getByRole('button', { name: /^Remove / });
  while ((await remove.count()) > 0) await remove.first().click();
  for (const address of addresses) {
    await field.getByRole('button', { name: 'From URL' }).click();
    const input = field.getByRole('textbox', { name: /^URL for / });
    await input.fill(String(address));
    await input.press('Enter');
    await expect(input).toBeHidden();
  }
}

async function addTexts(field: Locator, texts: readonly unknown[]): Promise<void> {
  for (const [at, text] of texts.entries()) {
    await field.getByRole('button', { name: 'Add', exact: true }).click();
    await field.getByRole('textbox').nth(at).fill(String(text));
  }
}

/**
 * Operates the control of a field until it has a value.
 *
 * @throws when the control can't have that value
 */
export async function fillControl(field: Locator, value: unknown): Promise<void> {
  const list = Array.isArray(value) ? (value as unknown[]) : [value];
  const first = (selector: string) => field.locator(selector).first();
  const drawn = await field.evaluate((node) => {
    const selectors = [
      '[data-media-pointer]',
      '[data-slot="chips"]',
      '[role="radiogroup"]',
      '[role="combobox"]',
      '[role="spinbutton"]',
      '[role="slider"]',
      '[role="switch"]',
    ];
    return selectors.find((selector) => node.querySelector(selector) !== null) ?? 'text';
  });
  switch (drawn) {
    case '[data-media-pointer]':
      return giveAddresses(field, list);
    case '[data-slot="chips"]':
      for (const one of list) await takeFromList(first('[role="combobox"]'), one);
      return;
    case '[role="radiogroup"]':
      return pressOneOf(first(drawn), typeof value === 'boolean' ? (value ? 'On' : 'Off') : value);
    case '[role="combobox"]':
      return takeFromList(first(drawn), value);
    case '[role="spinbutton"]':
      return typeNumber(field, first(drawn), value);
    case '[role="slider"]':
      return stepTo(field, first(drawn), value);
    case '[role="switch"]':
      return field.getByRole('switch').setChecked(value === true);
    default:
      if (Array.isArray(value)) await addTexts(field, list);
      else
        await field
          .getByRole('textbox')
          .last()
          .fill(typeof value === 'string' ? value : JSON.stringify(value));
  }
}
