import type { InferType } from 'yup';
import { partialInputSchemasFor } from '../entityFields';
import { id, list, record, text } from '../fields';
import { pythonTypeName } from '../pythonTypeName';
import { frameworkMessages } from '../frameworkMessages';
import { ticketMessages } from './messages';
import { ticketFields } from './ticketFields';

/** The most tickets that one call changes. */
export const BULK_MAX = 500;

/** What is changed of each ticket: what is named here, and at least one of it. */
const changes = record(partialInputSchemasFor(ticketFields, 'bulk'))
  .typeError(({ value }: { value: unknown }) => frameworkMessages.notObject(pythonTypeName(value)))
  .nonNullable(frameworkMessages.null)
  .test({
    name: 'something',
    message: ticketMessages.nothingToChange,
    test: (named) => Object.values(named).some((value) => value !== undefined),
  });

/** Which tickets are changed, and what of them. A ticket that is named twice is changed once. */
export const bulkChanges = record({
  ticket_ids: list(id(), BULK_MAX).min(1, frameworkMessages.emptyList),
  changes,
});
export type BulkChanges = InferType<typeof bulkChanges>;

/** What became of it. `ticket_key` is null where there is no such ticket. */
export const bulkOutcome = record({
  updated: list(id()),
  failed: list(record({ ticket_id: id(), ticket_key: text(32).nullable(), reason: text(200) })),
});
export type BulkOutcome = InferType<typeof bulkOutcome>;
