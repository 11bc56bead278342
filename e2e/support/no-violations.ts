import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The rules of axe whose outcome depends on the colours. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * Expects that axe finds no violations.
 *
 * @param within a selector of the part to check, instead of the whole page
 * @param coloursAlone for a second check of the same page in other colours
 * @param name the name of the checked part in a failure, where there are several checks
 */
export async function expectNoViolations(
  page: Page,
  { within, coloursAlone = false, name }: { within?: string; coloursAlone?: boolean; name?: string } = {},
): Promise<void> {
  const builder = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  if (coloursAlone) builder.withRules(colourRules);
  const { violations } = await (within === undefined ? builder : builder.include(within)).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
    name,
  ).toEqual([]);
}
