import { endpoint } from '../endpoint';
import { blankableLine, day, file, id, record } from '../fields';
import { reportLanguage, societyReport } from './societyReport';

/** One lift, or the lifts of a building, of one customer or of all, and the period, both days included. */
const about = {
  elevator: id().optional(),
  building: blankableLine(200).optional(),
  customer: id().optional(),
  from: day(),
  to: day(),
};

/**
 * GET /api/reports/society/: Read the report of a lift or a building. Visits promised and kept, faults by cause, repeats, times
 * to close and the remarks of AMC reports, from one day to another. Takes `elevator` (an id) or `building` (an exact name), and of the
 * latter `customer` (an id), since buildings of several customers may have one name.
 */
export const readYearReport = endpoint({
  name: 'readYearReport',
  // Tickets, visits and reports change it; a change of any of them makes the elevators stale.
  domain: 'elevators',
  method: 'GET',
  path: '/api/reports/society/',
  optional: true,
  query: record(about),
  reply: societyReport,
});

/** GET /api/reports/society/pdf/: Read the same report as a PDF. With the head of the dealer's company. */
export const readYearReportPdf = endpoint({
  name: 'readYearReportPdf',
  domain: 'elevators',
  method: 'GET',
  path: '/api/reports/society/pdf/',
  optional: true,
  query: record({ ...about, language: reportLanguage() }),
  reply: file(),
  file: 'application/pdf',
});
