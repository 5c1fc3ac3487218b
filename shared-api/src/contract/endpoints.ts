import type { Endpoint } from './endpoint';
import * as account from './account/endpoints';
import * as customFields from './custom-fields/endpoints';
import * as elevators from './elevators/endpoints';
import * as maintenance from './maintenance/endpoints';
import * as people from './people/endpoints';
import * as preferences from './preferences/endpoints';
import * as tickets from './tickets/endpoints';
import * as followedTickets from './tickets/followEndpoints';

const { maintenanceLists, ...maintenanceCalls } = maintenance;

/** Every call of the contract: what the OpenAPI document lists and what generated tests walk through. */
export const endpoints: readonly Endpoint[] = [
  ...Object.values(account),
  ...Object.values(people),
  ...Object.values(tickets),
  ...Object.values(followedTickets),
  ...Object.values(elevators),
  ...Object.values(maintenanceCalls),
  ...Object.values(maintenanceLists),
  ...Object.values(customFields),
  ...Object.values(preferences),
];
