import { differencesOf, fieldsOf, SENT_VALUES } from '../testing/fieldVerdicts';
import { beginTotp, confirmTotp, disableTotp } from './account/endpoints';
import { confirmPasswordReset, requestPasswordReset } from './account/endpoints';
import { saveCompany } from './account/companyEndpoints';
import { changePassword } from './account/ownPasswordEndpoints';
import { amcContractChanges, amcRenewal, newAmcContract } from './amc/amcContractChange';
import { addCustomField, updateCustomField } from './custom-fields/endpoints';
import { elevatorChanges, newElevator } from './elevators/elevatorChange';
import { EMPTY_UPLOAD_COLUMNS, uploadMessages, uploadRow } from './elevators/upload';
import { personChanges, registration } from './people/person';
import { confirmEmail, requestEmail, updateProfile } from './people/profileEndpoints';
import { allFilled } from './fieldRules';
import { addTicketComment } from './tickets/historyEndpoints';
import { newView } from './tickets/ticketView';
import { bulkChanges } from './tickets/bulkChanges';
import { newTicket, ticketChanges } from './tickets/ticketForm';

const bulk = fieldsOf(bulkChanges)['changes'] ?? bulkChanges;

describe('a value is refused on every way that takes its field, or on none (R917)', () => {
  test.each([
    ['a new elevator and a changed one', newElevator, elevatorChanges],
    ['a new AMC contract and a changed one', newAmcContract, amcContractChanges],
    ['a new AMC contract and a renewed one', newAmcContract, amcRenewal],
    ['a new ticket and a changed one', newTicket, ticketChanges],
    ['a changed ticket and many changed together', ticketChanges, bulk],
    ['a new person and a changed one', registration, personChanges],
    ['a changed person and the own profile', personChanges, updateProfile.body],
    ['a new custom field and a changed one', addCustomField.body, updateCustomField.body],
  ])('%s', (_, first, second) => {
    expect(differencesOf(first, second)).toEqual([]);
  });
});

// They require every field; what counts as empty is one rule for all forms (R407).
const filled = SENT_VALUES.filter((value) => typeof value === 'string' && !/^[\s\u200B]*$/.test(value));

test.each([
  ['the own profile', updateProfile.body],
  ['a new own e-mail address', requestEmail.body],
  ['the code for it', confirmEmail.body],
  ['a new own password', changePassword.body],
  ['switching a second factor on', beginTotp.body],
  ['its code', confirmTotp.body],
  ['switching it off', disableTotp.body],
  ['the company', saveCompany.body],
  ['a forgotten password', requestPasswordReset.body],
  ['the password that replaces it', confirmPasswordReset.body],
  ['a comment', addTicketComment.body],
  ['the name of a saved view', newView.pick(['name'])],
])('the small form of %s refuses what the call refuses, and nothing else (R917)', (_, body) => {
  expect(differencesOf(allFilled(fieldsOf(body)), body, { values: filled })).toEqual([]);
});

describe('a file asks the same of a value as the calls, with two exceptions (R917)', () => {
  const ELEVATOR = [
    ...['elevator_name', 'building_name', 'elevator_address', 'elevator_zip', 'install_date'],
    ...['main_start_date', 'main_due_date', 'main_completed_date', 'capacity_kg'],
  ];
  const PERSON = {
    customer_username: 'username',
    customer_email: 'email',
    customer_first_name: 'first_name',
    customer_last_name: 'last_name',
    customer_phone: 'phoneno',
  };
  // A cell of a file is a text.
  const values = SENT_VALUES.filter((value) => typeof value === 'string');

  test.each([
    ['an elevator', newElevator, Object.fromEntries(ELEVATOR.map((name) => [name, name]))],
    ['a customer', registration, PERSON],
  ])('%s', (_, body, names) => {
    const empty = new Set<string>(EMPTY_UPLOAD_COLUMNS);
    const others = differencesOf(uploadRow, body, { names, values }).filter(
      ({ field, value, reasons: [inFile] }) =>
        // Fields that the forms require may be empty in a file (R866, R876).
        !(empty.has(field) && inFile === undefined && /^[\s\u200B]*$/.test(String(value))) &&
        // A formula in a file was never computed (R875).
        inFile !== uploadMessages().formula,
    );
    expect(others).toEqual([]);
  });

  test('all fields of a new elevator are compared, except those that a file has in another way', () => {
    const otherwise = ['customer_id', 'main_cycle_days', 'user_id'];
    expect(
      Object.keys(fieldsOf(newElevator))
        .filter((name) => !ELEVATOR.includes(name))
        .sort(),
    ).toEqual(otherwise);
  });

  test('all fields of a person that can be changed are compared', () => {
    const columns = Object.values(PERSON);
    expect(Object.keys(fieldsOf(personChanges)).filter((name) => !columns.includes(name))).toEqual([]);
  });
});
