import { expect, type Locator, type Page } from '@playwright/test';
import { hydrated } from './hydrated.ts';

/** The command menu, in terms of its users. */
export interface CommandMenu {
  menu: Locator;
  field: Locator;
  /** Opens it by its shortcut, from any focus. */
  open: () => Promise<void>;
  /** Types a search, and runs the first command found. */
  choose: (typed: string, command: string) => Promise<void>;
}

/** Drives the command menu of the page. */
export function commandMenu(page: Page): CommandMenu {
  const menu = page.getByRole('dialog', { name: 'Commands' });
  const field = menu.getByRole('combobox');
  return {
    menu,
    field,
    open: async () => {
      await hydrated(page);
      await page.keyboard.press('ControlOrMeta+k');
      await expect(field).toBeFocused();
    },
    choose: async (typed, command) => {
      await page.keyboard.type(typed);
      await expect(menu.getByRole('option', { name: command }).first()).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('Enter');
      await expect(menu).toBeHidden();
    },
  };
}
