import { settled } from '../console/screens';
import { expect, test } from '../console/test';

test('the section of the elevators leads to the visits, and these to the dispatch board (R1230)', async ({
  page,
}) => {
  await page.goto('/elevators');
  await settled(page, 'Elevators');
  await page.getByRole('main').getByRole('link', { name: 'Visits', exact: true }).click();
  await settled(page, 'Visits');
  await expect(page).toHaveURL('/visits');
  await page.getByRole('main').getByRole('link', { name: 'Dispatch board' }).click();
  await settled(page, 'Dispatch board');
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Elevators' }),
  ).toHaveAttribute('aria-current', 'true');
});
