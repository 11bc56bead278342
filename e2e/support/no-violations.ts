import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The rules of axe whose outcome depends on the colours. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * Expects that axe finds nothing wrong.
 *
 * @param within a selector of the part to look at, rather than the whole page
 * @param coloursAlone for a second look at the same page in other colours
 * @param name what a failure is of, where several are looked at in a row
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
