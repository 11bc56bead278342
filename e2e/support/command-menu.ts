import { expect, type Locator, type Page } from '@playwright/test';
import { hydrated } from './hydrated.ts';

/** The command menu as its users speak of it. */
export interface CommandMenu {
  menu: Locator;
  field: Locator;
  /** Opens it by its keys, wherever the focus is. */
  open: () => Promise<void>;
  /** Types, and does what is found by that. */
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
