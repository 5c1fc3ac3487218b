import { addContract, contractList } from '@smart-elevator/shared-api/contract/amc/endpoints';
import type { AmcSums } from '@smart-elevator/shared-api/contract/amc/amcSums';
import { contractSums } from '@smart-elevator/shared-api/contract/amc/moneyEndpoints';
import { userElevators } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import { customerList } from '@smart-elevator/shared-api/contract/people/endpoints';
import { readWorkingDays } from '@smart-elevator/shared-api/contract/visits/workingDayEndpoints';
import { aContract } from '@smart-elevator/shared-api/testing/contractFactories';
import { aCustomer, anElevator, many, signedIn } from '@smart-elevator/shared-api/testing/factories';
import type { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { renderRoutes } from '@smart-elevator/shared-ui/testing/renderRoutes';
import { screen } from '@testing-library/react';
import { CalendarPage } from '../calendar/CalendarPage';
import { ContractFormPage } from '../amc/ContractFormPage';
import { ContractsPage } from '../amc/ContractsPage';
import { RenewalsPage } from '../renewals/RenewalsPage';
import { choose, write, writeDate } from './elevatorForm';

const NO_SUMS: AmcSums = {
  unpaid: { contracts: 0, rupees: 0, within_30: 0, within_60: 0, within_90: 0, over_90: 0 },
  ending: { contracts: 0, rupees: 0 },
};

/** Opens a screen of contracts, with two customers and five elevators to choose from. */
export function openContracts(
  network: ReturnType<typeof fakeNetwork>,
  address: string,
  sums: AmcSums | 'not offered' = NO_SUMS,
) {
  signedIn();
  if (sums === 'not offered') network.fail(contractSums, 404, { detail: 'Not found.' });
  else network.answer(contractSums, sums);
  network.answer(readWorkingDays, { weekly_offs: [0], holidays: [], day_minutes: 480, horizon_days: 60 });
  network.answerList(customerList, many(aCustomer, 2));
  network.answerList(userElevators, many(anElevator, 5));
  return renderRoutes(
    [
      { path: '/amc_contracts', element: <ContractsPage /> },
      { path: '/amc_renewals', element: <RenewalsPage /> },
      { path: '/maintenance_calendar', element: <CalendarPage /> },
      { path: '/add_contract', element: <ContractFormPage kind="add" /> },
      { path: '/edit_contract', element: <ContractFormPage kind="edit" /> },
      { path: '/renew_contract', element: <ContractFormPage kind="renew" /> },
      { path: '*', element: <p>elsewhere</p> },
    ],
    address,
  );
}

/** Opens a form of a contract, of a dealer without contracts. */
export function openContractForm(network: ReturnType<typeof fakeNetwork>, address: string) {
  network.answerList(contractList, []);
  network.answer(addContract, aContract());
  return openContracts(network, address);
}

/** The n-th elevator, as the form offers it. */
export function elevatorOption(n: number) {
  const { elevator_name, building_name } = anElevator({}, n);
  return `${elevator_name}, ${building_name}`;
}

/** Fills in every required field of Add Contract. */
export async function fillInContract() {
  await screen.findByLabelText(/^Customer name/);
  await choose('Customer name', 'customer.2');
  await choose('Elevators', elevatorOption(2));
  await choose('Elevators', elevatorOption(3));
  write('Value in rupees', '120000');
  writeDate('Start date', '01/01/2026');
  writeDate('End date', '12/31/2026');
}
