import { aSealedElevator, NO_RECORD } from './aSealedElevator';
import type { SignedIn } from './signedInCalls';

interface AlarmWorld {
  dealer: SignedIn;
  store: <Row>(url: string, body: object) => Promise<Row>;
  anElevator: () => Promise<{ elevator_id: number }>;
  elevator_id: number;
  technician_id: number;
}

let nights = 0;

/** The values that the calls of emergencies need. */
export function alarmCalls({ dealer, store, anElevator, elevator_id, technician_id }: AlarmWorld) {
  const anAlarm = () => store<{ alarm_id: number }>('/api/alarms/', { elevator_id });
  const aTakenAlarm = async () => {
    const alarm = await anAlarm();
    await dealer.post(`/api/alarms/${alarm.alarm_id}/acknowledge/`, { arrival_minutes: 20 });
    return alarm;
  };
  /** Another one each time: nobody is on call twice at once. */
  const aNight = () => {
    const evening = Date.UTC(2100, 0, ++nights, 20);
    const at = (hours: number) => new Date(evening + hours * 3_600_000).toISOString();
    return { starts_at: at(0), ends_at: at(12), user_id: technician_id };
  };
  return {
    acknowledgeAlarm: async () => ({ ...(await anAlarm()), arrival_minutes: 20 }),
    readAlarm: anAlarm,
    changeAlarm: async () => {
      const { alarm_id } = await store<{ alarm_id: number }>('/api/alarms/', {
        elevator_address: '12 MG Road',
      });
      const NONE = undefined;
      return { alarm_id, acknowledged_at: NONE, arrived_at: NONE, released_at: NONE, ...NO_RECORD };
    },
    sealElevator: async () => ({ ...(await anElevator()), alarm_id: null }),
    unsealElevator: async () => aSealedElevator(dealer, await anElevator()),
    handBackAlarm: aTakenAlarm,
    arriveAtAlarm: aTakenAlarm,
    releaseAlarm: aTakenAlarm,
    logAlarmCall: anAlarm,
    addDuty: aNight,
    endDuty: () => store<{ duty_id: number }>('/api/alarms/on_call/', aNight()),
  };
}
