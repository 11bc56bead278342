import { expect, type Locator } from '@playwright/test';
import { fillControl } from './fill-control.ts';

/** Values by the names of their fields, as expected in the request body. */
export type Meant = Record<string, unknown>;

/** The alternatives to choose, by pointer ('' for the whole request): their labels. */
export type Ways = Record<string, string>;

/** The pointer of a value, and whether an alternative has to be chosen there first. */
interface Place {
  form: Locator;
  pointer: string;
  ways: Ways;
}

function isObject(value: unknown): value is Meant {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function fieldAt({ form, pointer }: Pick<Place, 'form' | 'pointer'>): Locator {
  return form.locator(`[data-pointer=${JSON.stringify(pointer)}]`);
}

/** Opens the folded settings, and the folded groups around the field, if it is not shown at first. */
async function reveal({ form, pointer }: Pick<Place, 'form' | 'pointer'>): Promise<void> {
  const field = fieldAt({ form, pointer });
  if ((await field.count()) > 0) return;
  await openMore(form);
  const steps = pointer.split('/').slice(1);
  for (const depth of steps.keys()) {
    const around = fieldAt({ form, pointer: `/${steps.slice(0, depth).join('/')}` });
    const fold = around.locator(':scope > legend > button[aria-expanded="false"]');
    if (depth > 0 && (await fold.count()) > 0) await fold.click();
  }
  await field.first().waitFor();
}

/** Opens the folded settings, if there are any. */
export async function openMore(form: Locator): Promise<void> {
  for (const name of ['More settings', 'For developers']) {
    const fold = form.getByRole('button', { name, expanded: false });
    if ((await fold.count()) > 0) await fold.click();
  }
}

async function choose(picker: Locator, way: string): Promise<void> {
  if ((await picker.getAttribute('role')) === 'radiogroup') {
    await picker.getByRole('radio', { name: way, exact: true }).click();
  } else {
    await picker.click();
    await picker.page().getByRole('option', { name: way, exact: true }).click();
  }
}

async function chooseWay(place: Place): Promise<void> {
  const way = place.ways[place.pointer];
  if (way !== undefined) await choose(fieldAt(place).first().locator('[id$="-kind"]').first(), way);
}

/** Adds the required number of items, then fills each. */
async function fillList(place: Place, items: readonly unknown[]): Promise<void> {
  const list = fieldAt(place).first();
  await reveal(place);
  for (const [at, value] of items.entries()) {
    const item = fieldAt({ ...place, pointer: `${place.pointer}/${at}` });
    if ((await item.count()) === 0) await list.locator('[data-add]').last().click();
    await item.first().waitFor();
    await fillValue({ ...place, pointer: `${place.pointer}/${at}` }, value);
  }
}

async function fillValue(place: Place, value: unknown): Promise<void> {
  const field = fieldAt(place);
  if (isObject(value)) {
    if (place.ways[place.pointer] !== undefined) {
      await reveal(place);
      await chooseWay(place);
    }
    for (const [name, below] of Object.entries(value)) {
      await fillValue({ ...place, pointer: `${place.pointer}/${name}` }, below);
    }
    return;
  }
  if (Array.isArray(value) && value.some(isObject)) return fillList(place, value);
  await reveal(place);
  await chooseWay(place);
  // The control of a chosen alternative is inside the field of the same name.
  await fillControl(field.last(), value);
}

/**
 * Fills a form by hand: for each value it finds the rendered control, and operates it as a person would.
 *
 * @param form the group of the form's settings
 */
export async function fillForm(form: Locator, meant: Meant, ways: Ways = {}): Promise<void> {
  const { '': whole } = ways;
  if (whole !== undefined) await choose(form.locator('#field-kind-of-request'), whole);
  for (const [name, value] of Object.entries(meant)) await fillValue({ form, pointer: `/${name}`, ways }, value);
}

/** The names of the fields in the form, including folded ones. */
export async function shownNames(form: Locator): Promise<string[]> {
  await openMore(form);
  await expect(form.locator('[data-pointer]').first()).toBeVisible();
  const pointers = await form
    .locator('[data-pointer]')
    .evaluateAll((nodes) => nodes.map((node) => node.getAttribute('data-pointer') ?? ''));
  return [...new Set(pointers.map((pointer) => pointer.split('/')[1] ?? ''))];
}
