import { signedIn } from '@smart-elevator/shared-api/testing/factories';
import { renderRoutes } from '@smart-elevator/shared-ui/testing/renderRoutes';
import { AddPersonPage } from '../add/AddPersonPage';
import { CustomersPage } from '../customers/CustomersPage';
import { EditPersonPage } from '../edit/EditPersonPage';
import { personKinds } from '../personKinds';
import { TechniciansPage } from '../TechniciansPage';

/** Opens a screen of technicians or customers, with the routes of the others. */
export function openPeople(address: string) {
  signedIn();
  return renderRoutes(
    [
      { path: '/technicians', element: <TechniciansPage /> },
      { path: '/add_technicians', element: <AddPersonPage kind={personKinds.technician} /> },
      { path: '/edit_tech', element: <EditPersonPage kind={personKinds.technician} /> },
      { path: '/customers', element: <CustomersPage /> },
      { path: '/add_customer', element: <AddPersonPage kind={personKinds.customer} /> },
      { path: '/edit_cust', element: <EditPersonPage kind={personKinds.customer} /> },
    ],
    address,
  );
}
