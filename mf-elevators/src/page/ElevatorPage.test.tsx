import { localDay } from '@smart-elevator/shared-api/contract/calendar';
import { elevatorFaults } from '@smart-elevator/shared-api/contract/elevators/timelineEndpoints';
import { loadElevator } from '@smart-elevator/shared-api/contract/elevators/loadElevator';
import { customerList } from '@smart-elevator/shared-api/contract/people/endpoints';
import { aCustomer, anElevator, DEALER_ID } from '@smart-elevator/shared-api/testing/factories';
import { FakeResponse } from '@smart-elevator/shared-api/testing/FakeResponse';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { SHORTCUTS } from '@smart-elevator/shared-ui/state/shortcutKeys';
import { screen, waitFor, within } from '@testing-library/react';
import { openElevatorPage } from '../testing/openElevatorPage';

const network = fakeNetwork();
const open = (setting = {}) => openElevatorPage(network, setting);

describe('the facts', () => {
  test('all stored values of the elevator, with the names of customer and engineer', async () => {
    open({
      elevator: {
        building_name: 'Copper Ridge',
        elevator_address: '710 Obrecht Rd',
        elevator_zip: '21784',
        customer_id: 502,
        user_id: [DEALER_ID, 101],
        main_state: 'InDue',
        main_completed_date: null,
        main_cycle_days: 90,
        ticket_count: 2,
      },
    });
    const facts = await screen.findByRole('region', { name: 'Details' });
    await waitFor(() => expect(facts).toHaveTextContent('customer.2'));
    for (const words of [
      'Building nameCopper Ridge',
      'Address710 Obrecht Rd, 21784',
      'Engineertech.1',
      'Installation date05/17/2014',
      'Maintenance stateInDue',
      'Maintenance start date01/01/2026',
      'Maintenance due date01/31/2026',
      'Maintenance completed dateNot completed',
      'Duration cycleQuarterly',
    ])
      expect(facts).toHaveTextContent(words);
    expect(within(facts).getByRole('link', { name: '2 open tickets' })).toHaveAttribute(
      'href',
      '/all_tech_issues?elevator=CR1005&status=Open',
    );
  });

  test('the name of a customer comes before the user name, and leads to their page (R253)', async () => {
    open({ elevator: { customer_id: 502 } });
    network.answerList(customerList, [aCustomer({ first_name: 'Acme', last_name: 'Flats' }, 2)]);
    expect(await screen.findByRole('link', { name: 'Acme Flats' })).toHaveAttribute(
      'href',
      '/customer?userId=502&customerName=customer.2',
    );
    expect(screen.getByText('customer.2')).toBeVisible();
  });

  test('no names are shown before the people are loaded', async () => {
    openElevatorPage(network, { elevator: { customer_id: 502 } });
    let text = '';
    const watch = new MutationObserver(() => (text += document.body.textContent));
    watch.observe(document.body, { childList: true, characterData: true, subtree: true });
    expect(await screen.findByText('customer.2')).toBeVisible();
    watch.disconnect();
    expect(text).not.toContain('None');
  });

  test('links to the edit form and the AMC reports', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'CR1005' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Edit' })).toHaveAttribute(
      'href',
      '/edit_elevator?elevatorId=9',
    );
    expect(screen.getByRole('link', { name: 'AMC Reports' })).toHaveAttribute(
      'href',
      '/view_amc_report?elevatorId=9&elevatorName=CR1005',
    );
  });

  test('a missing elevator shows a message with a link to the others', async () => {
    open();
    network.fail(loadElevator, 404, { detail: 'Not found.' });
    expect(await screen.findByText('This elevator does not exist or was deleted.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Elevators' })).toHaveAttribute('href', '/elevators');
  });

  test('an elevator that cannot be loaded shows a message and can be retried', async () => {
    const { user } = open();
    network.fail(loadElevator, 500, {});
    expect(await screen.findByRole('alert')).toHaveTextContent('The elevator could not be loaded');
    network.answer(loadElevator, anElevator({ elevator_name: 'CR1005' }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'Details' })).toBeVisible();
  });
});

describe('the first actions', () => {
  test('New ticket opens the form with the elevator, also by the key c', async () => {
    open();
    const link = await screen.findByRole('link', { name: 'New ticket' });
    expect(link).toHaveAttribute(
      'href',
      '/create_ticket_for_selected_elevator/technician?elevatorName=CR1005',
    );
    expect(link).toHaveAttribute('aria-keyshortcuts', SHORTCUTS.create);
  });

  test('Edit opens the edit form, also by the key e', async () => {
    open();
    const link = await screen.findByRole('link', { name: 'Edit' });
    expect(link).toHaveAttribute('href', '/edit_elevator?elevatorId=9');
    expect(link).toHaveAttribute('aria-keyshortcuts', SHORTCUTS.edit);
  });

  test('Mark completed completes once, says who was notified, and goes away', async () => {
    const elevator = anElevator({
      elevator_id: 9,
      elevator_name: 'CR1005',
      main_state: 'OverDue',
      main_completed_date: null,
    });
    let stored = elevator;
    const { user } = open();
    network.answer(loadElevator, ({ body }) => {
      if (Object.keys(body ?? {}).length === 0) return stored;
      stored = { ...stored, main_state: 'Completed' };
      return new FakeResponse(200, { ...stored, notified: false, not_notified_reason: 'no_device' });
    });
    await user.click(await screen.findByRole('button', { name: 'Mark completed' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Complete CR1005' }));
    await user.dblClick(dialog.getByRole('button', { name: 'Complete' }));
    expect(await screen.findByText(/has not signed in to the Android app/)).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Mark completed' })).not.toBeInTheDocument(),
    );
    const sent = network.calls(loadElevator).filter(({ body }) => Object.keys(body ?? {}).length > 0);
    expect(sent.map(({ body }) => body)).toEqual([
      expect.objectContaining({ main_state: 'Completed', main_completed_date: localDay() }),
    ]);
  });

  test('the address of the search asks for the day, once and without acting (R564)', async () => {
    const { user, address } = open({
      elevator: { main_state: 'OverDue' },
      address: '/elevator?elevatorId=9&complete=1',
    });
    await screen.findByRole('dialog', { name: 'Complete CR1005' });
    expect(address()).toBe('/elevator?elevatorId=9');
    expect(network.calls(loadElevator).filter(({ body }) => Object.keys(body ?? {}).length > 0)).toEqual([]);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('the reason is shown if the elevator cannot be completed', async () => {
    const { user } = open({ elevator: { main_state: 'OverDue' } });
    const button = await screen.findByRole('button', { name: 'Mark completed' });
    network.fail(loadElevator, 500, {});
    await user.click(button);
    const question = within(await screen.findByRole('dialog', { name: 'Complete CR1005' }));
    await user.click(question.getByRole('button', { name: 'Complete' }));
    const dialog = await screen.findByRole('dialog', { name: '0 of 1 elevator completed' });
    expect(within(dialog).getByRole('listitem')).toHaveTextContent('CR1005');
    await user.click(within(dialog).getAllByRole('button', { name: 'Close' }).at(-1) ?? dialog);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('repeat faults', () => {
  test('are shown with their tickets, and those that they repeat', async () => {
    open();
    network.answer(elevatorFaults, {
      repeat_faults: 1,
      within_days: 90,
      tickets: [
        {
          ticket_id: 2,
          ticket_key: 'ELV-1002',
          label: 'Doors',
          create_date: '2026-03-09',
          earlier_key: 'ELV-1001',
          earlier_date: '2026-02-01',
        },
      ],
    });
    expect(await screen.findByText('1 repeat fault within 90 days')).toBeVisible();
    expect(screen.getByText(/‘Doors’ again:/)).toHaveTextContent(
      '‘Doors’ again: ELV-1002 03/09/2026, after ELV-1001 02/01/2026',
    );
    expect(screen.getByRole('link', { name: 'ELV-1001' })).toHaveAttribute('href', '/ticket/ELV-1001');
  });

  test('none: nothing is shown', async () => {
    open();
    await screen.findByText('No events yet');
    expect(screen.queryByText(/repeat fault/)).not.toBeInTheDocument();
  });
});

test('the label has name, building and a QR code of this page, and can be printed', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => {});
  const { user } = open({ elevator: { building_name: 'Copper Ridge' } });
  const label = await screen.findByRole('region', { name: 'Label for the car' });
  expect(label).toHaveTextContent('CR1005');
  expect(label).toHaveTextContent('Copper Ridge');
  // Only on paper; jsdom applies no style sheet for print.
  expect(await within(label).findByText('Mehta Lifts')).toBeInTheDocument();
  expect(within(label).getByRole('img', { name: 'QR code that opens elevator CR1005' })).toBeVisible();
  await user.click(within(label).getByRole('button', { name: 'Print label' }));
  expect(print).toHaveBeenCalled();
});
