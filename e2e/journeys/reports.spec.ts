import { settled } from '../console/screens';
import { expect, test } from '../console/test';
import { queryDatabase } from '../console/queryDatabase';

interface Group {
  name: string;
  open: string;
  total: number;
}

const OF_DEMO = `t.deleted_at is null and t.dealer_id = (select dealer_id from users where username = 'demo_dealer')`;
const groups = (column: string, join: string) => `
  select coalesce(${column}, 'Unassigned') as name, (count(*) filter (where t.status = 'Open'))::text as open,
    count(*)::int as total
  from tickets t ${join} where ${OF_DEMO} group by 1 order by 1`;

/** A person in the report: the name, and the user name in brackets. */
const PERSON = `case when trim(concat(u.first_name, u.last_name)) = '' then u.username
  else concat(trim(concat(u.first_name, ' ', u.last_name)), ' (', u.username, ')') end`;
const ofPeople = (id: string) =>
  groups(`case when u.username is not null then ${PERSON} end`, `left join users u on u.user_id = ${id}`);

for (const [tab, path, sql] of [
  ['Priority', '/priority_summary', groups('t.priority', '')],
  ['Assignee', '/assignee_summary', ofPeople('t.assignee_id')],
  ['Reporter', '/reports', ofPeople('t.reporter_id')],
] as const) {
  test(
    `the tab ${tab} matches the counts of the database, and a number links to its tickets (R802, R805)`,
    { tag: tab === 'Priority' ? [] : '@slow' },
    async ({ page }) => {
      const truth = await queryDatabase<Group>(sql);
      await page.goto(path);
      await settled(page, "Issues' Summary");
      const table = page.getByRole('table', { name: `Tickets by ${tab.toLowerCase()}` });
      // Read at once: there are hundreds of reporters.
      const shown = await table.locator('tbody tr').evaluateAll((rows) =>
        rows.map((row) => ({
          // Of the first number that is not 0: '3, High, Open'.
          name: row.querySelector('a')?.getAttribute('aria-label')?.split(', ').slice(1, -1).join(', '),
          open: row.children[1]?.textContent,
          total: row.lastElementChild?.textContent,
        })),
      );
      const counted = ({ name, open, total }: Group) => ({
        name,
        open: Number(open).toLocaleString('en-IN'),
        total: total.toLocaleString('en-IN'),
      });
      expect(shown).toEqual(expect.arrayContaining(truth.map(counted)));
      const [{ name, open } = { name: '', open: '' }] = truth.filter((group) => Number(group.open) > 1);
      await table.getByRole('link', { name: `${open}, ${name}, Open` }).click();
      await expect(page.getByText(`${open} matches`)).toBeVisible();
    },
  );
}

// 70 % of the journeys' window, 1440 px.
test('the chart is 70 % of a desktop and 540 high, and fits a narrow window (R806)', async ({ page }) => {
  await page.goto('/priority_summary');
  await settled(page, "Issues' Summary");
  const drawing = page
    .getByRole('figure', { name: 'Tickets by priority' })
    .locator('[aria-hidden=true] svg')
    .first();
  const width = async () => (await drawing.boundingBox())?.width ?? 0;
  const height = async () => (await drawing.boundingBox())?.height ?? 0;
  // The width is in whole pixels.
  await expect.poll(async () => Math.abs((await width()) - 1008)).toBeLessThanOrEqual(1);
  await expect.poll(height).toBe(540);
  await page.setViewportSize({ width: 390, height: 800 });
  await expect.poll(width).toBeLessThanOrEqual(390);
  await expect.poll(height).toBeLessThan(540);
});
