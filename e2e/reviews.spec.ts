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

/** What people say of the open item. */
const review = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Review on “Selection”' }) });

test('user can ask somebody for approval, and sees their verdict and comment as they are written', async ({
  browser,
}) => {
  const admin = await administrator(browser);
  const ann = await newPerson(browser, admin, 'Ann', 'maker');
  const ben = await newPerson(browser, admin, 'Ben', 'viewer');
  await upload(ann, samplePhotograph());

  const library = libraryPage(ann);
  await library.open();
  await library.places.getByRole('button', { name: 'New board' }).click();
  await ann.getByRole('textbox', { name: 'Board name' }).fill('Selection');
  await ann.keyboard.press('Enter');
  const board = library.places.getByRole('link', { name: 'Selection' });
  await library.grid.getByRole('gridcell').first().dragTo(board);
  await expect(board).toContainText('1');
  await library.places.getByRole('button', { name: 'Actions for Selection' }).click();
  await ann.getByRole('button', { name: 'Share…' }).click();
  const dialog = ann.getByRole('dialog', { name: 'Share “Selection”' });
  await dialog.getByRole('combobox', { name: 'Add people by name' }).fill('be');
  await ann.keyboard.press('Enter');
  await expect(dialog.getByText('Saved', { exact: true })).toBeVisible();
  await ann.keyboard.press('Escape');
  await board.click();
  const tile = library.grid.getByRole('gridcell');
  await expect(tile).toHaveCount(1);

  await libraryPage(ben).open(new URL(ann.url()).search);
  await libraryPage(ben).grid.getByRole('gridcell').first().click();
  const change = review(ben).getByRole('button', { name: 'Change' });
  await change.click();
  await expect(change).toHaveAttribute('aria-pressed', 'true');
  const box = review(ben).getByRole('textbox', { name: 'Write a comment' });
  await box.fill('Brighter, please.');
  await box.press('ControlOrMeta+Enter');
  await expect(box).toHaveValue('');
  await expect(review(ben).getByRole('log')).toContainText('Brighter, please.');
  await expectNoViolations(ben);

  await expect(tile.getByRole('img', { name: 'Change: Ben; 1 comment' })).toBeVisible();
  await expectNoViolations(ann);
  await tile.click();
  await expect(review(ann)).toContainText('Change: Ben');
  await expect(review(ann).getByRole('listitem').filter({ hasText: 'Brighter, please.' })).toContainText('Ben');
  await change.click();
  await expect(review(ann).getByText('Change: Ben')).toHaveCount(0);

  const answer = review(ann).getByRole('textbox', { name: 'Write a comment' });
  await answer.fill('Tomorrow.');
  await review(ann).getByRole('button', { name: 'Send' }).click();
  await expect(review(ben).getByRole('log')).toContainText('Tomorrow.');
  await review(ben).getByRole('button', { name: 'Edit comment' }).click();
  const editor = review(ben).getByRole('textbox', { name: 'Edit comment' });
  await editor.fill('Much brighter, please.');
  await editor.press('ControlOrMeta+Enter');
  await expect(review(ann).getByRole('log')).toContainText('Much brighter, please.');
  await review(ann).getByRole('button', { name: 'Delete the comment by Ben' }).click();
  await review(ann).getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(review(ben).getByRole('log')).not.toContainText('Much brighter, please.');
  for (const page of [admin, ann, ben]) await page.context().close();
});
