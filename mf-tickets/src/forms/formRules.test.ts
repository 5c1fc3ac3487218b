import { ticketFields } from '@smart-elevator/shared-api/contract/tickets/ticketFields';
import { newTicket } from '@smart-elevator/shared-api/contract/tickets/ticketForm';
import { differencesOf, SENT_VALUES } from '@smart-elevator/shared-api/testing/fieldVerdicts';
import { ticketSchema } from './ticketSchema';
import { INPUTS } from './ticketValues';

/** A form has texts; an empty one is no value. */
const values = SENT_VALUES.filter((value) => typeof value === 'string' && !/^[\s\u200B]*$/.test(value));
const choices = { fields: [], technicians: new Map(), reporters: new Map() };

test('the form of a ticket refuses what the call refuses, and nothing else (R917)', () => {
  const form = ticketSchema({ form: { assigneeOptional: true }, choices, ticket: undefined });
  // People are names in the form, ids in the body.
  const names = INPUTS.filter((name) => ticketFields[name].kind !== 'reference').map((name) => [name, name]);
  expect(differencesOf(form, newTicket, { names: Object.fromEntries(names), values })).toEqual([]);
});
