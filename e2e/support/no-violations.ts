import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Expects that axe finds nothing wrong.
 *
 * @param within a selector of the part to look at, rather than the whole page
 * @param name what a failure is of, where several are looked at in a row
 */
export async function expectNoViolations(
  page: Page,
  { within, name }: { within?: string; name?: string } = {},
): Promise<void> {
  const builder = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  const { violations } = await (within === undefined ? builder : builder.include(within)).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
    name,
  ).toEqual([]);
}
