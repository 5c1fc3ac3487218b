import type { Endpoint } from './endpoint';
import * as account from './account/endpoints';
import * as ownPassword from './account/ownPasswordEndpoints';
import * as invitations from './account/invitationEndpoints';
import * as contracts from './contracts/endpoints';
import * as customFields from './custom-fields/endpoints';
import * as elevators from './elevators/endpoints';
import * as timeline from './elevators/timelineEndpoints';
import * as maintenance from './maintenance/endpoints';
import * as browserPush from './notifications/browserEndpoints';
import * as notifications from './notifications/endpoints';
import * as people from './people/endpoints';
import * as preferences from './preferences/endpoints';
import * as reports from './reports/endpoints';
import * as telemetry from './telemetry/endpoints';
import * as tickets from './tickets/endpoints';
import * as followedTickets from './tickets/followEndpoints';
import * as trends from './tickets/trendEndpoints';

const { maintenanceLists, ...maintenanceCalls } = maintenance;

/** Every call of the contract: what the OpenAPI document lists and what generated tests walk through. */
export const endpoints: readonly Endpoint[] = [
  ...Object.values(account),
  ...Object.values(ownPassword),
  ...Object.values(invitations),
  ...Object.values(people),
  ...Object.values(tickets),
  ...Object.values(followedTickets),
  ...Object.values(trends),
  ...Object.values(elevators),
  ...Object.values(timeline),
  ...Object.values(reports),
  ...Object.values(maintenanceCalls),
  ...Object.values(maintenanceLists),
  ...Object.values(contracts),
  ...Object.values(notifications),
  ...Object.values(browserPush),
  ...Object.values(customFields),
  ...Object.values(preferences),
  ...Object.values(telemetry),
];
