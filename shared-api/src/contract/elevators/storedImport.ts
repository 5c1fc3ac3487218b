import type { InferType } from 'yup';
import { blankableText, dateTime, integer, record, text, id } from '../fields';
import { personName } from '../personName';

/** The longest name of a file that is kept. */
export const FILE_NAME_MAX_LENGTH = 200;

/** A file that was imported. */
export const storedImport = record({
  import_id: id(),
  file_name: blankableText(FILE_NAME_MAX_LENGTH),
  created_at: dateTime(),
  /** The user name of the importer. */
  created_by: text(150),
  created_by_full_name: personName(),
  customers_created: integer(0),
  elevators_created: integer(0),
  /** Null unless it was undone. */
  undone_at: dateTime().nullable(),
});
export type StoredImport = InferType<typeof storedImport>;

/** Why an import cannot be undone: something else uses one of its rows. */
export const importMessages = {
  elevatorTicket: (elevator: string) => `The import cannot be undone: elevator "${elevator}" has a ticket.`,
  elevatorVisit: (elevator: string) => `The import cannot be undone: elevator "${elevator}" has a visit.`,
  elevatorReport: (elevator: string) =>
    `The import cannot be undone: elevator "${elevator}" has an AMC report.`,
  elevatorContract: (elevator: string) =>
    `The import cannot be undone: elevator "${elevator}" belongs to an AMC contract.`,
  elevatorMaintenance: (elevator: string) =>
    `The import cannot be undone: the maintenance of elevator "${elevator}" was changed.`,
  elevatorEngineer: (elevator: string) =>
    `The import cannot be undone: elevator "${elevator}" has an engineer.`,
  customerElevator: (customer: string) =>
    `The import cannot be undone: customer "${customer}" has another elevator.`,
  customerTicket: (customer: string) =>
    `The import cannot be undone: customer "${customer}" has reported a ticket.`,
  customerContract: (customer: string) =>
    `The import cannot be undone: customer "${customer}" has an AMC contract.`,
} as const;

/** More reasons of this kind. */
export const importUseMessages = {
  elevatorAlarm: (elevator: string) =>
    `The import cannot be undone: elevator "${elevator}" has an emergency.`,
  elevatorSeal: (elevator: string) => `The import cannot be undone: elevator "${elevator}" was sealed.`,
  elevatorTestCall: (elevator: string) =>
    `The import cannot be undone: elevator "${elevator}" has a test call.`,
  elevatorFile: (elevator: string) => `The import cannot be undone: elevator "${elevator}" has a file.`,
  elevatorSharedReport: (elevator: string) =>
    `The import cannot be undone: a report of elevator "${elevator}" was sent.`,
  customerPassword: (customer: string) =>
    `The import cannot be undone: customer "${customer}" has accepted the invitation.`,
} as const;
