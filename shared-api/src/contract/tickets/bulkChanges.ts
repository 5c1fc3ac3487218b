import type { InferType } from 'yup';
import { partialInputSchemasFor } from '../entityFields';
import { id, list, record, text } from '../fields';
import { pythonTypeName } from '../pythonTypeName';
import { frameworkMessages } from '../frameworkMessages';
import { ticketMessages } from './messages';
import { ticketFields } from './ticketFields';

/** The maximum number of tickets in one call. */
export const BULK_MAX = 500;

/** The change of each ticket: the named fields, at least one of them. */
const changes = record(partialInputSchemasFor(ticketFields, 'bulk'))
  .typeError(({ value }: { value: unknown }) => frameworkMessages.notObject(pythonTypeName(value)))
  .nonNullable(frameworkMessages.null)
  .test({
    name: 'something',
    message: ticketMessages.nothingToChange,
    test: (named) => Object.values(named).some((value) => value !== undefined),
  });

/** The tickets and their change. A ticket that is named twice is changed once. */
export const bulkChanges = record({
  ticket_ids: list(id(), BULK_MAX).min(1, frameworkMessages.emptyList),
  changes,
});
export type BulkChanges = InferType<typeof bulkChanges>;

/** The result. `ticket_key` is null if there is no such ticket. */
export const bulkOutcome = record({
  updated: list(id()),
  failed: list(record({ ticket_id: id(), ticket_key: text(32).nullable(), reason: text(200) })),
});
export type BulkOutcome = InferType<typeof bulkOutcome>;
