import { endpoint, USER_TYPES, STAFF_TYPES } from '../endpoint';
import { file, id, record } from '../fields';
import { cursorQuery, listQuery, orderingSchema, pageOf } from '../list';
import { customerReport, newReport, report, REPORT_ORDERINGS } from './report';

const ofElevator = record({ elevator_id: id() });

/**
 * GET /api/cust-reports/{elevator}/reports/ (R621): List the AMC reports of an elevator. An elevator's AMC reports,
 * newest first. Technicians read those of elevators assigned to them, customers those of their own.
 */
export const elevatorReports = endpoint({
  name: 'elevatorReports',
  domain: 'reports',
  method: 'GET',
  path: '/api/cust-reports/:elevator_id/reports/',
  access: USER_TYPES,
  params: ofElevator,
  query: record({ ...listQuery, ...cursorQuery, ordering: orderingSchema(REPORT_ORDERINGS) }),
  reply: pageOf(report),
  bare: 'array',
});

/**
 * GET /api/cust-reports/: List the AMC reports of a customer. The AMC reports of the elevators of one `customer` (an
 * id), newest first.
 */
export const customerReports = endpoint({
  name: 'customerReports',
  // A report adds to its elevator, and goes with it to another customer.
  domain: 'elevators',
  method: 'GET',
  path: '/api/cust-reports/',
  query: record({
    ...listQuery,
    ...cursorQuery,
    customer: id(),
    ordering: orderingSchema(REPORT_ORDERINGS),
  }),
  reply: pageOf(customerReport),
  bare: 'array',
  optional: true,
});

/**
 * POST /api/cust-reports/{elevator}/reports/ (R605, R623): Create an AMC report. Created by the engineer of the
 * elevator, or the dealer.
 */
export const addReport = endpoint({
  name: 'addReport',
  domain: 'reports',
  method: 'POST',
  path: '/api/cust-reports/:elevator_id/reports/',
  access: STAFF_TYPES,
  params: ofElevator,
  body: newReport,
  reply: report,
  success: 201,
  idempotent: true,
  changes: ['reports', 'elevators'],
});

/** GET /api/cust-reports/{report}/read/ (R622): Read an AMC report as a PDF. The file is shown in the browser. */
export const readReport = endpoint({
  name: 'readReport',
  domain: 'reports',
  method: 'GET',
  path: '/api/cust-reports/:report_id/read/',
  access: USER_TYPES,
  params: record({ report_id: id() }),
  reply: file(),
  file: 'application/pdf',
});
