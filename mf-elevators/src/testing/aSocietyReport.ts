import type { SocietyReport } from '@smart-elevator/shared-api/contract/reports/societyReport';

/** The report of a building with two lifts. */
export const aSocietyReport: SocietyReport = {
  subject: 'Ocean Heights',
  building_name: 'Ocean Heights',
  address: '1 Beach Road',
  from: '2026-01-01',
  to: '2026-06-30',
  visits_promised: 12,
  visits_kept: 11,
  faults: 3,
  repeats: 1,
  closed_same_day: 2,
  closed_within_3: 0,
  closed_within_7: 0,
  closed_later: 0,
  open: 1,
  causes: [{ label: '', faults: 3, open: 1 }],
  elevators: [1, 2].map((n) => ({
    elevator_id: n,
    elevator_name: `Lift ${n}`,
    visits_promised: 6,
    visits_kept: 6,
    faults: n,
    repeats: 0,
  })),
  ticket_remarks: [
    {
      ticket_key: 'ELV-1001',
      create_date: '2026-03-01',
      elevator_name: 'Lift 2',
      field: 'Parts replaced',
      text: 'Door belt',
    },
  ],
  remarks: [
    {
      report_id: 1,
      report_date: '2026-03-02',
      elevator_name: 'Lift 1',
      field: 'Remarks',
      text: 'Ropes worn.',
    },
  ],
};
