import { expect, type Page } from '@playwright/test';
import { test } from './support/journey.ts';
import { libraryPage } from './support/library-page.ts';
import { upload } from './support/make-files.ts';
import { expectNoViolations } from './support/no-violations.ts';
import { studioOfPeople } from './support/people.ts';
import { samplePhotograph } from './support/sample-media.ts';

const { administrator, newPerson } = studioOfPeople();

// These journeys start their own programs. Animations would delay axe.
test.use({ baseURL: undefined, contextOptions: { reducedMotion: 'reduce' } });

/** The boards of the library. */
function boardsOf(page: Page) {
  const { places } = libraryPage(page);
  const board = (name: string) => places.getByRole('link', { name });
  return {
    board,
    async create(name: string) {
      await places.getByRole('button', { name: 'New board' }).click();
      await expect(places.getByText('Only you see it until you share it.')).toBeVisible();
      await page.getByRole('textbox', { name: 'Board name' }).fill(name);
      await page.keyboard.press('Enter');
      await expect(board(name)).toContainText('Private');
    },
    async openMenu(name: string) {
      await places.getByRole('button', { name: `Actions for ${name}` }).click();
    },
  };
}

test('user can share a board to view and then to edit, and the other can leave it', async ({ browser }) => {
  const admin = await administrator(browser);
  await upload(admin, samplePhotograph());
  const [ann, ben] = [await newPerson(browser, admin, 'Ann'), await newPerson(browser, admin, 'Ben')];
  const [annsLibrary, bensLibrary] = [libraryPage(ann), libraryPage(ben)];
  const [anns, bens] = [boardsOf(ann), boardsOf(ben)];
  await annsLibrary.open();
  await anns.create('Cold places');
  await bensLibrary.open();
  await bens.create('Warm places');

  await annsLibrary.open();
  await expect(anns.board('Cold places')).toBeVisible();
  await expect(anns.board('Warm places')).toHaveCount(0);
  await expect(bens.board('Cold places')).toHaveCount(0);
  await anns.board('Cold places').click();
  const address = ann.url();
  await ben.goto(address);
  await expect(ben.getByText('This board no longer exists')).toBeVisible();

  await anns.openMenu('Cold places');
  await ann.getByRole('button', { name: 'Share…' }).click();
  const dialog = ann.getByRole('dialog', { name: 'Share “Cold places”' });
  await dialog.getByRole('combobox', { name: 'Add people by name' }).fill('be');
  await ann.keyboard.press('Enter');
  const access = dialog.getByRole('combobox', { name: 'Access of Ben' });
  await expect(access).toHaveText('Can view');
  await expect(dialog.getByText('Saved', { exact: true })).toBeVisible();
  await expectNoViolations(ann);

  await ben.reload();
  await expect(bens.board('Cold places')).toContainText('by Ann');
  await expect(ben.getByText('You can view this board, but not change it.')).toBeVisible();
  await bens.openMenu('Cold places');
  await expect(ben.getByRole('button', { name: 'Leave board' })).toBeVisible();
  await expect(ben.getByRole('button', { name: 'Delete board' })).toHaveCount(0);
  await expect(ben.getByRole('button', { name: 'Rename' })).toHaveCount(0);
  await ben.getByRole('button', { name: 'People with access' }).click();
  const people = ben.getByRole('dialog', { name: 'People with access to “Cold places”' });
  await expect(people.getByRole('listitem').filter({ hasText: 'Ben (you)' })).toContainText('Can view');
  await expectNoViolations(ben);
  await ben.keyboard.press('Escape');
  await bensLibrary.open();
  await bensLibrary.grid.getByRole('gridcell').first().dragTo(bens.board('Cold places'));
  await expect(bens.board('Cold places')).not.toContainText('1');

  const saved = ann.waitForResponse('**/sharing');
  await access.click();
  await ann.getByRole('option', { name: 'Can edit' }).click();
  await expect(access).toHaveText('Can edit');
  await saved;
  await ann.keyboard.press('Escape');
  await bensLibrary.open();
  await bensLibrary.grid.getByRole('gridcell').first().dragTo(bens.board('Cold places'));
  await expect(bens.board('Cold places')).toContainText('1');
  await annsLibrary.open(new URL(address).search);
  await expect(annsLibrary.grid.getByRole('gridcell')).toHaveCount(1);

  await bens.openMenu('Cold places');
  await ben.getByRole('button', { name: 'Leave board' }).click();
  await expect(bens.board('Cold places')).toHaveCount(0);
  await expect(bens.board('Warm places')).toBeVisible();
  await ann.reload();
  await expect(anns.board('Cold places')).toContainText('Private');
  for (const page of [admin, ann, ben]) await page.context().close();
});
