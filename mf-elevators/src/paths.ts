import type { AmcShown } from '@smart-elevator/shared-api/contract/amc/amcContractShown';
import { withQuery } from '@smart-elevator/shared-api/contract/withQuery';

/** The addresses of this remote; others link to those in `links` of its remote.json. */
export const paths = {
  elevators: '/elevators',
  /** Redirects to `elevators` (R204). */
  elevatorsList: '/elevatorsList',
  /** The page of one elevator (our own address); its printed QR code opens it. */
  elevator: '/elevator',
  /** The buildings of the elevators (our own address), under Elevators. */
  buildings: '/buildings',
  addElevator: '/add_elevator',
  editElevator: '/edit_elevator',
  adminDashboard: '/admin_dashboard',
  amcReports: '/view_amc_report',
  /** What happened to a lift or a building in a period (our own address). */
  yearReport: '/year_report',
  maintenanceCompleted: '/maintenance_completed',
  maintenanceInDue: '/maintenance_Indue',
  maintenanceNotRenewed: '/maintenance_NotRenewed',
  /** AMC contracts, their renewals and due dates (our own address), under Elevators. */
  contracts: '/amc_contracts',
  addContract: '/add_contract',
  editContract: '/edit_contract',
  renewContract: '/renew_contract',
  renewals: '/amc_renewals',
  /** Who owes money (our own address). */
  receivables: '/amc_receivables',
  /** Due dates and visits (our own address). */
  calendar: '/maintenance_calendar',
} as const;

type Id = number | string;

/** Addresses with a selection (R207), so that reload, Back and a shared link work. */
export const pathTo = {
  elevatorsOfBuilding: (
    building: string,
    values: { state?: string; customer?: Id; customerName?: string } = {},
  ) => withQuery(paths.elevators, { view: 'table', building, ...values }),
  elevator: (elevatorId: Id) => withQuery(paths.elevator, { elevatorId }),
  /** The same page, which then asks for the day of the completion. */
  completeElevator: (elevatorId: Id) => withQuery(paths.elevator, { elevatorId, complete: '1' }),
  adminDashboard: (elevatorName: string, tab?: 'issues') =>
    withQuery(paths.adminDashboard, { elevatorName, tab }),
  editElevator: (elevatorId: Id) => withQuery(paths.editElevator, { elevatorId }),
  amcReports: (elevatorId: Id, elevatorName: string) =>
    withQuery(paths.amcReports, { elevatorId, elevatorName }),
  yearReport: (of: { elevatorId: Id } | { building: string }) => withQuery(paths.yearReport, of),
  editContract: (contractId: Id) => withQuery(paths.editContract, { contractId }),
  renewContract: (contractId: Id) => withQuery(paths.renewContract, { contractId }),
  /** A part of the contracts (R615). */
  contracts: (show: AmcShown) => withQuery(paths.contracts, { show }),
  unpaidOf: (customer: Id, customerName: string) =>
    withQuery(paths.contracts, { show: 'unpaid', customer, customerName }),
  renewals: (stage: string) => withQuery(paths.renewals, { stage }),
} as const;
