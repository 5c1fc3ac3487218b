import type { Locator, Page } from '@playwright/test';
import { overflows } from '../console/overflows';
import { settled } from '../console/screens';
import { queryDatabase } from '../console/queryDatabase';
import { expect, test } from '../console/test';

test.use({ as: 'nobody' });

/** The browser's work from the landing page to the assigned ticket, milliseconds; without what a person thinks and types. */
const LONGEST = 180_000;
const PASSWORD = 'Hoist-2026-way';

interface Hand {
  press: (target: Locator) => Promise<void>;
  type: (target: Locator, text: string) => Promise<void>;
}

const mouse: Hand = {
  press: (target) => target.click(),
  type: (target, text) => target.fill(text),
};
const keyboardOf = (page: Page): Hand => ({
  press: async (target) => {
    await target.focus();
    await page.keyboard.press('Enter');
  },
  type: async (target, text) => {
    await target.focus();
    await page.keyboard.type(text);
  },
});

for (const [name, width, handOf] of [
  ['with the mouse', 1440, () => mouse],
  ['with the keyboard', 1440, keyboardOf],
  ['on a phone of 360 pixels', 360, () => mouse],
] as const) {
  test(`from the landing page to a ticket with a technician by what the pages offer, ${name} (R228, R235, R267)`, async ({
    page,
  }) => {
    test.setTimeout(LONGEST + 60_000);
    page.setDefaultTimeout(15_000);
    await page.setViewportSize({ width, height: width === 360 ? 780 : 900 });
    const { press, type } = handOf(page);
    const username = `first_${width}_${Date.now()}`;
    const field = (label: string) =>
      page
        .getByRole('main')
        .getByLabel(new RegExp(`^${label}`))
        .first();
    const button = (label: string) => page.getByRole('button', { name: label, exact: true });
    const link = (label: string) => page.getByRole('main').getByRole('link', { name: label, exact: true });
    const fill = async (texts: Record<string, string>) => {
      for (const [label, text] of Object.entries(texts)) await type(field(label), text);
    };
    /** Back to the building, and up: the link of the floor that is next, and what it is called. */
    const floor = (title: string) =>
      page.getByRole('region', { name: 'First steps' }).getByRole('listitem').filter({ hasText: title });
    const home = async () => {
      if (width === 360) await press(page.getByRole('button', { name: 'Menu' }));
      await press(page.getByRole('link', { name: 'Home', exact: true }).first());
      await settled(page, 'Home');
      expect(await overflows(page)).toEqual([]);
    };
    const start = Date.now();

    await page.goto('/');
    await press(link('Register'));
    await settled(page, 'Dealer registration');
    await fill({
      'User name': username,
      Email: `${username}@example.com`,
      Password: PASSWORD,
      'Confirm password': PASSWORD,
      'First name': 'Asha',
      'Last name': 'Rao',
      'Mobile number': '98765 43210',
      'Company name': 'Rao Lifts',
    });
    await press(button('Register'));
    await settled(page, 'Login');
    await expect(field('User name')).toHaveValue(username);
    await type(field('Password'), PASSWORD);
    await press(button('Login'));

    await settled(page, 'Home');
    await expect(floor('Your company')).toContainText('Done');
    expect(await overflows(page)).toEqual([]);
    await press(floor('Your technicians').getByRole('link', { name: 'Invite technician' }));
    await settled(page, 'Invite a technician');
    await fill({ 'First name': 'Ravi', 'Last name': 'Iyer', Email: `ravi.${username}@example.com` });
    await press(button('Send the invitation'));
    await settled(page, 'Ravi Iyer');

    await home();
    await expect(floor('Your technicians')).toContainText('Done');
    await press(floor('Customers and elevators').getByRole('link', { name: 'Add one customer' }));
    await settled(page, 'Add Customer');
    await fill({
      'User name': `lotus_${username}`,
      Email: `lotus.${username}@example.com`,
      Password: PASSWORD,
      'Confirm password': PASSWORD,
      'First name': 'Lotus',
      'Last name': 'Heights',
      'Mobile no.': '98200 00000',
    });
    await press(button('Add Customer'));
    await settled(page, 'Customers');

    await home();
    await press(floor('Customers and elevators').getByRole('link', { name: 'Add one elevator' }));
    await settled(page, 'Add Elevator');
    await fill({
      'Elevator name': 'LH-1',
      'Building name': 'Lotus Heights',
      'Elevator address': '4 MG Road, Pune',
      'Zip code': '411001',
    });
    await press(field('Customer name'));
    await page.keyboard.type('Lotus');
    await page.keyboard.press('Enter');
    for (const label of ['Installation date', 'Maintenance start date', 'Maintenance due date']) {
      await type(field(label), label === 'Maintenance due date' ? '12/31/2030' : '01/01/2026');
      await page.keyboard.press('Enter');
    }
    await press(button('Add Elevator'));
    await settled(page, 'Elevators');

    await home();
    await expect(floor('Customers and elevators')).toContainText('Done');
    await press(floor('First AMC contract').getByRole('button', { name: /^Skip/ }));
    await expect(floor('First AMC contract')).toContainText('Skipped');
    await press(floor('First ticket').getByRole('link', { name: 'New ticket' }));
    await settled(page, 'New call');
    await type(page.getByRole('combobox').first(), 'Lotus');
    await page.locator('.ant-select-item-option').first().waitFor();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'About LH-1' })).toBeVisible();
    await fill({ 'What is wrong': 'Doors reopen', Label: 'Doors' });
    await press(field('Assignee'));
    await page.keyboard.type('Ravi');
    await page.locator('.ant-select-item-option', { hasText: 'Ravi' }).first().waitFor();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('form')).toContainText('Ravi Iyer');
    await press(button('Create Ticket'));
    await expect(page.getByText('Ticket created successfully !!!').first()).toBeVisible();
    expect(Date.now() - start).toBeLessThan(LONGEST);

    const stored = await queryDatabase<{ summary: string; technician: string; company: string }>(
      `select t.summary, u.first_name as technician, c.name as company from tickets t
       join users d on d.user_id = t.dealer_id and d.username = $1
       join users u on u.dealer_id = t.dealer_id and u.user_id = t.assignee_id
       join companies c on c.dealer_id = t.dealer_id`,
      [username],
    );
    expect(stored).toEqual([{ summary: 'Doors reopen', technician: 'Ravi', company: 'Rao Lifts' }]);
    await home();
    await expect(page.getByRole('region', { name: 'First steps' })).toHaveCount(0);
    await expect(page.getByRole('main')).toContainText('Ravi Iyer1 open');
  });
}
