import { updateTicket } from '@smart-elevator/shared-api/contract/tickets/endpoints';
import type { Endpoint } from '@smart-elevator/shared-api/contract/endpoint';
import { putFile } from '@smart-elevator/shared-api/contract/files/endpoints';
import type { NewFile } from '@smart-elevator/shared-api/contract/files/storedFile';
import {
  addTicketComment,
  confirmClosing,
} from '@smart-elevator/shared-api/contract/tickets/historyEndpoints';
import type { TicketChanges } from '@smart-elevator/shared-api/contract/tickets/ticketForm';
import type { NewComment } from '@smart-elevator/shared-api/contract/tickets/ticketHistory';
import { answerChecks } from '@smart-elevator/shared-api/contract/visits/checklists/checklistEndpoints';
import type { CheckAnswers } from '@smart-elevator/shared-api/contract/visits/checklists/visitChecks';
import { changeVisitState } from '@smart-elevator/shared-api/contract/visits/endpoints';
import type { VisitStateChange } from '@smart-elevator/shared-api/contract/visits/visitInput';

/** A visit gets another state. */
export interface VisitStateIntent {
  kind: 'visitState';
  params: { visit_id: number };
  fields: Omit<VisitStateChange, 'version' | 'device_at'>;
  /** The version of the visit that the person saw. */
  version: number;
}

/** Items of a checklist of one lift of a visit are answered. */
export interface VisitChecksIntent {
  kind: 'visitChecks';
  params: { visit_id: number; elevator_id: number };
  fields: Omit<CheckAnswers, 'version'>;
  /** The version of the lift's checklist that the person saw. */
  version: number;
}

/** Fields of a ticket are changed. */
export interface TicketChangeIntent {
  kind: 'ticketChange';
  params: { ticket_id: number };
  fields: Omit<TicketChanges, 'version' | 'device_at'>;
  version: number;
}

export interface TicketCommentIntent {
  kind: 'ticketComment';
  params: { ticket_id: number };
  fields: NewComment;
}

/** The closing of a ticket is confirmed with the customer's one-time code. */
export interface TicketClosingIntent {
  kind: 'ticketClosing';
  params: { ticket_id: number };
  fields: { otp: string };
}

/** A photo or a signature of a visit or a ticket. */
export interface FileIntent {
  kind: 'file';
  fields: NewFile;
  content: Blob;
}

/** What a person did: the fields that they changed and what they had seen, not a request (R1411). */
export type Intent = (
  | VisitStateIntent
  | VisitChecksIntent
  | TicketChangeIntent
  | TicketCommentIntent
  | TicketClosingIntent
  | FileIntent
) & {
  /** What it is about, for the list of unsent work: the building, or the key of the ticket. */
  about?: string;
};

export type IntentKind = Intent['kind'];

/** What is stored of any intent; its own kind knows the types. */
export interface StoredIntent {
  params: Readonly<Record<string, number>>;
  fields: Readonly<Record<string, unknown>>;
}

/** What an intent is sent with. */
interface Sent {
  /** Undefined where the call takes none. */
  version: number | undefined;
  created_at: string;
}

interface Kind {
  endpoint: Endpoint;
  /** Items of one subject are sent one after the other. */
  subjectOf: (intent: StoredIntent) => string;
  /** What the version is of; undefined where the call takes none. */
  versionedOf?: (intent: StoredIntent) => string;
  bodyOf: (fields: StoredIntent['fields'], sent: Sent) => object;
  /** The name of the id that the answer repeats: an answer of something else on the way is none. */
  repeats: string;
}

const visit = ({ params }: StoredIntent) => `visit:${params['visit_id']}`;
const ticket = ({ params }: StoredIntent) => `ticket:${params['ticket_id']}`;
const withVersion = (fields: object, { version }: Sent) => ({ ...fields, version });
const withTime = (fields: object, sent: Sent) => ({
  ...withVersion(fields, sent),
  device_at: sent.created_at,
});

/** What becomes of each kind of intent. */
export const KINDS: Readonly<Record<IntentKind, Kind>> = {
  visitState: {
    endpoint: changeVisitState,
    subjectOf: visit,
    versionedOf: visit,
    bodyOf: withTime,
    repeats: 'visit_id',
  },
  visitChecks: {
    endpoint: answerChecks,
    subjectOf: visit,
    versionedOf: ({ params }) => `checks:${params['visit_id']}:${params['elevator_id']}`,
    bodyOf: withVersion,
    repeats: 'elevator_id',
  },
  ticketChange: {
    endpoint: updateTicket,
    subjectOf: ticket,
    versionedOf: ticket,
    bodyOf: withTime,
    repeats: 'ticket_id',
  },
  ticketComment: {
    endpoint: addTicketComment,
    subjectOf: ticket,
    bodyOf: (fields) => fields,
    repeats: 'comment_id',
  },
  ticketClosing: {
    endpoint: confirmClosing,
    subjectOf: ticket,
    bodyOf: (fields) => fields,
    repeats: 'detail',
  },
  file: {
    endpoint: putFile,
    subjectOf: ({ fields }) => `${String(fields['owner'])}:${String(fields['owner_id'])}`,
    bodyOf: () => ({}),
    repeats: 'file_id',
  },
};

/** The kind of an item; undefined of one that a newer version of the app has stored. */
export const kindOf = (kind: string): Kind | undefined =>
  Object.hasOwn(KINDS, kind) ? KINDS[kind as IntentKind] : undefined;
