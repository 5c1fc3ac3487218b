import type { PrintedReport, PrintedValue } from '../reports/reportRepository';

/** A report to print, with these values. */
export const aPrintedReport = (values: Partial<PrintedReport> = {}): PrintedReport => ({
  report_id: 17,
  report_date: '2026-03-09',
  date_format: 'MM/DD/YYYY',
  dealer_name: 'Asha Mehta',
  company_address: null,
  tax_number: null,
  logo: null,
  engineer_name: 'Anita Rao',
  customer_name: 'Copper Ridge Management',
  customer_id: null,
  elevator_id: 1,
  elevator_name: 'CR1005',
  building_name: 'Copper Ridge',
  elevator_address: '710 Obrecht Rd, Sykesville, MD',
  elevator_zip: '21784',
  install_date: '2010-05-01',
  main_due_date: '2026-04-01',
  main_completed_date: '2026-03-08',
  values: [],
  checks: null,
  visit_id: null,
  signature: null,
  ...values,
});

/** A value of a text field. */
export const aTextValue = (value: string, name = 'Remarks'): PrintedValue => ({
  name,
  format: 'text',
  value,
});
