import { endpoint } from '../endpoint';
import { blankableLine, emptyBody, file, flag, id, list, record, text } from '../fields';
import {
  openedReport,
  reportLetter,
  reportSent,
  reportToSend,
  sentReport,
  sharedReport,
} from './sharedReport';

/**
 * GET /api/shared-reports/letter/: Read the mail with a report before it is sent. The customers' addresses, the subject and the
 * text. Takes `elevator` or `building` with the days `from` and `to`, or `amc_report`.
 */
export const readReportLetter = endpoint({
  name: 'readReportLetter',
  domain: 'reports',
  method: 'GET',
  path: '/api/shared-reports/letter/',
  optional: true,
  query: sentReport,
  reply: reportLetter,
});

/**
 * POST /api/shared-reports/: Send a report. Mails the PDF, or makes a link to it as it is at this moment and mails that. A link
 * needs no `recipients`.
 */
export const sendReport = endpoint({
  name: 'sendReport',
  domain: 'reports',
  method: 'POST',
  path: '/api/shared-reports/',
  optional: true,
  body: reportToSend,
  reply: reportSent,
  success: 201,
  idempotent: true,
  changes: ['reports'],
});

/**
 * GET /api/shared-reports/: List the links to reports. Those of a lift (`elevator`), of a building (`building`), or of the AMC
 * reports of a lift (`amc_of`), the newest 100 first. Of a building `customer` leaves out those that were made for another customer.
 * With `gone` those that work, of lifts and buildings that are gone.
 */
export const sharedReports = endpoint({
  name: 'sharedReports',
  domain: 'reports',
  method: 'GET',
  path: '/api/shared-reports/',
  optional: true,
  secret: true,
  query: record({
    elevator: id().optional(),
    building: blankableLine(200).optional(),
    customer: id().optional(),
    amc_of: id().optional(),
    gone: flag().optional(),
  }),
  reply: record({ results: list(sharedReport) }),
});

/** DELETE /api/shared-reports/{share}/: Revoke a link to a report. The stored PDF is deleted; the link answers 404. */
export const revokeSharedReport = endpoint({
  name: 'revokeSharedReport',
  domain: 'reports',
  method: 'DELETE',
  path: '/api/shared-reports/:share_id/',
  optional: true,
  params: record({ share_id: id() }),
  reply: emptyBody(),
  success: 204,
  changes: ['reports'],
});

const ofToken = record({ token: text(100) });

/**
 * GET /api/shared-reports/open/{token}/: Read what a link leads to. For everybody who has the link. 404 for an unknown or revoked
 * link, 410 for one that has expired.
 */
export const openSharedReport = endpoint({
  name: 'openSharedReport',
  domain: 'reports',
  method: 'GET',
  path: '/api/shared-reports/open/:token/',
  access: 'public',
  optional: true,
  secret: true,
  params: ofToken,
  reply: openedReport,
});

/** GET /api/shared-reports/open/{token}/pdf/: Read the PDF of a link. As it was when the link was made. */
export const readSharedReport = endpoint({
  name: 'readSharedReport',
  domain: 'reports',
  method: 'GET',
  path: '/api/shared-reports/open/:token/pdf/',
  access: 'public',
  optional: true,
  secret: true,
  params: ofToken,
  reply: file(),
  file: 'application/pdf',
});
