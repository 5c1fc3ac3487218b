import { endpoint, USER_TYPES } from '../endpoint';
import { file, id, record } from '../fields';
import { cursorQuery, listQuery, orderingSchema, pageOf } from '../list';
import { customerReport, newReport, report, REPORT_ORDERINGS } from './report';

const ofElevator = record({ elevator_id: id() });

/**
 * GET /api/cust-reports/{elevator}/reports/: an elevator's AMC reports, newest first (R621). Technicians read those of
 * elevators assigned to them, customers those of their own.
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

/** GET /api/cust-reports/: the AMC reports of the elevators of one `customer` (an id), newest first. */
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
 * POST /api/cust-reports/{elevator}/reports/: created by the engineer of the elevator, or the dealer (R605, R623).
 */
export const addReport = endpoint({
  name: 'addReport',
  domain: 'reports',
  method: 'POST',
  path: '/api/cust-reports/:elevator_id/reports/',
  access: ['DealerUser', 'TechnicianUser'],
  params: ofElevator,
  body: newReport,
  reply: report,
  success: 201,
  idempotent: true,
  changes: ['reports', 'elevators'],
});

/** GET /api/cust-reports/{report}/read/: the report as a PDF (R622). */
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
