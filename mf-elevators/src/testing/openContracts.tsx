import { userElevators } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import { customerList } from '@smart-elevator/shared-api/contract/people/endpoints';
import { aCustomer, anElevator, many, signedIn } from '@smart-elevator/shared-api/testing/factories';
import type { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { renderRoutes } from '@smart-elevator/shared-ui/testing/renderRoutes';
import { CalendarPage } from '../calendar/CalendarPage';
import { ContractFormPage } from '../amc/ContractFormPage';
import { contractForms } from '../amc/contractForms';
import { ContractsPage } from '../amc/ContractsPage';
import { RenewalsPage } from '../renewals/RenewalsPage';

/** Opens a screen of contracts, with two customers and five elevators to choose from. */
export function openContracts(network: ReturnType<typeof fakeNetwork>, address: string) {
  signedIn();
  network.answerList(customerList, many(aCustomer, 2));
  network.answerList(userElevators, many(anElevator, 5));
  return renderRoutes(
    [
      { path: '/amc_contracts', element: <ContractsPage /> },
      { path: '/amc_renewals', element: <RenewalsPage /> },
      { path: '/maintenance_calendar', element: <CalendarPage /> },
      ...contractForms.map((variant) => ({
        path: variant.path,
        element: <ContractFormPage variant={variant} />,
      })),
      { path: '*', element: <p>elsewhere</p> },
    ],
    address,
  );
}
