import type { Endpoint } from './endpoint';
import * as account from './account/endpoints';
import * as activity from './account/activityEndpoints';
import * as ownPassword from './account/ownPasswordEndpoints';
import * as companies from './account/companyEndpoints';
import * as profile from './people/profileEndpoints';
import * as invitations from './account/invitationEndpoints';
import * as alarms from './alarms/endpoints';
import * as alarmsAfter from './alarms/afterEndpoints';
import * as alarmSettings from './alarms/settingEndpoints';
import * as contracts from './amc/endpoints';
import * as contractMoney from './amc/moneyEndpoints';
import * as customFields from './custom-fields/endpoints';
import * as elevators from './elevators/endpoints';
import * as foundElevators from './elevators/findEndpoints';
import * as imports from './elevators/importEndpoints';
import * as timeline from './elevators/timelineEndpoints';
import * as devices from './devices/endpoints';
import * as files from './files/endpoints';
import * as home from './home/endpoints';
import * as maintenance from './maintenance/endpoints';
import * as browserPush from './notifications/browserEndpoints';
import * as notifications from './notifications/endpoints';
import * as people from './people/endpoints';
import * as foundPeople from './people/findEndpoints';
import * as technicians from './technicians/endpoints';
import * as preferences from './preferences/endpoints';
import * as reports from './reports/endpoints';
import * as sentReports from './reports/sharedEndpoints';
import * as societyReports from './reports/societyEndpoints';
import * as telemetry from './telemetry/endpoints';
import * as tickets from './tickets/endpoints';
import * as callers from './tickets/callerEndpoints';
import * as foundTickets from './tickets/findEndpoints';
import * as ticketBin from './tickets/binEndpoints';
import * as followedTickets from './tickets/historyEndpoints';
import * as trends from './tickets/trendEndpoints';
import * as visits from './visits/endpoints';
import * as checklists from './visits/checklists/checklistEndpoints';
import * as workingDays from './visits/workingDayEndpoints';
import * as spread from './visits/spreadEndpoints';
import * as visitsInTime from './visits/inTimeEndpoints';
import * as visitReminders from './visits/reminderEndpoints';
import * as foundVisits from './visits/findEndpoints';
import * as technicianCalendars from './visits/calendarEndpoints';

const { maintenanceLists, ...maintenanceCalls } = maintenance;

// With a type annotation: the compiler would otherwise compare each call with every other one to infer a common type.
const domains: readonly Readonly<Record<string, Endpoint>>[] = [
  account,
  activity,
  ownPassword,
  profile,
  companies,
  invitations,
  people,
  technicians,
  tickets,
  ticketBin,
  followedTickets,
  trends,
  visits,
  foundVisits,
  visitReminders,
  visitsInTime,
  workingDays,
  spread,
  technicianCalendars,
  devices,
  checklists,
  alarms,
  alarmSettings,
  alarmsAfter,
  elevators,
  timeline,
  imports,
  reports,
  societyReports,
  sentReports,
  maintenanceCalls,
  maintenanceLists,
  contracts,
  contractMoney,
  home,
  notifications,
  browserPush,
  customFields,
  preferences,
  telemetry,
  files,
  callers,
  foundTickets,
  foundElevators,
  foundPeople,
];

/** Every call of the contract: the OpenAPI document lists them, and generated tests use them. */
export const endpoints: readonly Endpoint[] = [...new Set(domains.flatMap((calls) => Object.values(calls)))];
