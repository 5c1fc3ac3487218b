import { frameworkMessages } from '@smart-elevator/shared-api/contract/frameworkMessages';
import { aCustomField, aTicketDetails } from '@smart-elevator/shared-api/testing/factories';
import { closingInput, fieldsToClose, firstResolution, textFor } from './closingValues';

const cause = aCustomField({ id: 1, name: 'Cause', format: 'text', is_required: true });
const tested = aCustomField({ id: 2, name: 'Tested', format: 'boolean', is_required: true });
const hours = aCustomField({ id: 3, name: 'Hours', format: 'integer', is_required: true });

test('closing asks for required fields without a value, and for no other (R370)', () => {
  const ticket = aTicketDetails({ custom_field_values: [{ custom_field: cause, value: 'Dust' }] });
  const optional = aCustomField({ id: 4, is_required: false });
  expect(fieldsToClose(ticket, [cause, tested, optional])).toEqual([tested]);
});

test.each([
  ['Unresolved', ''],
  ['Duplicate', 'Duplicate'],
] as const)('a ticket that is %s begins with "%s"', (resolution, first) => {
  expect(firstResolution(aTicketDetails({ resolution }))).toBe(first);
});

test('what is missing or wrong is said at its input, and nothing is sent', () => {
  const read = closingInput('', [cause, tested, hours], new Map([[3, 'two']]));
  expect(read).toEqual({
    ok: false,
    errors: new Map<string | number, string>([
      ['resolution', frameworkMessages.required],
      [1, frameworkMessages.required],
      [3, frameworkMessages.notInteger],
    ]),
  });
});

test('a checkbox that was never ticked says no; values are sent as the server stores them', () => {
  expect(textFor(tested, new Map())).toBe('false');
  const texts = new Map([
    [1, ' Dust '],
    [3, '२'],
  ]);
  expect(closingInput('CompletedToSpec', [cause, tested, hours], texts)).toEqual({
    ok: true,
    changes: {
      status: 'Closed',
      resolution: 'CompletedToSpec',
      custom_field_values: [
        { custom_field: 1, customised_type: 'ticket', value: 'Dust' },
        { custom_field: 2, customised_type: 'ticket', value: 'false' },
        { custom_field: 3, customised_type: 'ticket', value: '2' },
      ],
    },
  });
});
