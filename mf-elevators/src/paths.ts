import { paths as linked } from '@smart-elevator/shared-ui/paths';
import { pathTo as linkedTo, withQuery } from '@smart-elevator/shared-ui/pathTo';

/** The addresses of this remote, and those that several packages link to. */
export const paths = {
  ...linked,
  addElevator: '/add_elevator',
  editElevator: '/edit_elevator',
  amcReports: '/view_amc_report',
  /** AMC contracts, their renewals and due dates (our own address), under Elevators. */
  contracts: '/amc_contracts',
  addContract: '/add_contract',
  editContract: '/edit_contract',
  renewContract: '/renew_contract',
} as const;

/** Addresses with a selection (R207). */
export const pathTo = {
  ...linkedTo,
  editElevator: (elevatorId: number | string) => withQuery(paths.editElevator, { elevatorId }),
  amcReports: (elevatorId: number | string, elevatorName: string) =>
    withQuery(paths.amcReports, { elevatorId, elevatorName }),
  editContract: (contractId: number | string) => withQuery(paths.editContract, { contractId }),
  renewContract: (contractId: number | string) => withQuery(paths.renewContract, { contractId }),
} as const;
