import { draftForms, type DraftForm } from '../console/draftForms';
import { formFaults } from '../console/formFaults';
import { EXPECTED_CONSOLE_ERRORS, expectedNewRows, saveUnderFault } from '../console/saveUnderFault';
import { expect, test } from '../console/test';

/**
 * `npm run verify:forms`: every form under every fault of the network. No field is lost, and the final
 * save is stored once. The journeys of this configuration prove the same for an expired session.
 */
const ticketForms: readonly DraftForm[] = [
  {
    name: 'a new ticket',
    address: () => '/create_ticket_for_selected_elevator/technician?elevatorName=East+1',
    texts: { Label: 'Doors', Summary: 'Doors reopen', Description: 'Seen at the third floor.' },
    days: { 'Target Date': '12/31/2030' },
    choices: ({ technician }) => ({ Assignee: technician.username }),
  },
];

test.use({ as: 'new dealer', expectedErrors: EXPECTED_CONSOLE_ERRORS });

let saves = 0;

for (const fault of formFaults) {
  for (const form of [...draftForms, ...ticketForms]) {
    test(`${fault.name}: ${form.name}`, async ({ page, api, person }) => {
      expect(await saveUnderFault({ page, api, person }, form, fault)).toBe(expectedNewRows(form));
      saves += 1;
    });
  }
}

test.afterAll(() => console.log(`${saves} forms saved after a fault: no field lost, each stored once`));
