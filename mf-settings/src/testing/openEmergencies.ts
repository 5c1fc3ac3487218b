import {
  USUAL_ALARM_SETTINGS,
  type AlarmSettings,
  type Duty,
  type StoredAlarmSettings,
  type TestCall,
} from '@smart-elevator/shared-api/contract/alarms/alarmSettings';
import {
  listDuties,
  listTestCalls,
  readAlarmSettings,
  storeAlarmSettings,
} from '@smart-elevator/shared-api/contract/alarms/settingEndpoints';
import { employeeList } from '@smart-elevator/shared-api/contract/people/endpoints';
import type { Employee } from '@smart-elevator/shared-api/contract/people/person';
import { signedIn } from '@smart-elevator/shared-api/testing/factories';
import type { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { renderRoutes } from '@smart-elevator/shared-ui/testing/renderRoutes';
import { EmergenciesPage } from '../emergencies/EmergenciesPage';

interface Emergencies {
  settings?: StoredAlarmSettings;
  duties?: Duty[];
  people?: Employee[];
  silent?: TestCall[];
}

/** /emergencies of a dealer with these settings. What is stored is answered as it was sent. */
export function openEmergencies(
  network: ReturnType<typeof fakeNetwork>,
  { settings = USUAL_ALARM_SETTINGS, duties = [], people = [], silent = [] }: Emergencies = {},
) {
  signedIn();
  network.answer(readAlarmSettings, settings);
  network.answer(storeAlarmSettings, ({ body }) => body as AlarmSettings);
  network.answer(listDuties, duties);
  network.answerList(employeeList, people);
  network.answer(listTestCalls, { results: silent, silent });
  return renderRoutes([{ path: '/', Component: EmergenciesPage }], '/');
}
