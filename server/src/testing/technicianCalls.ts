import { randomUUID } from 'node:crypto';
import type { SignedIn } from './signedInCalls';

/** What a phone reports that has sent everything but the last thing. */
const REPORT = { assigned: 1, pending: [1], discarded: [] };
const DAYS_OFF = { from: '2199-03-01', to: '2199-03-02', kind: 'Leave', note: '' };

/** The values of calls about a technician's phone and absences. */
export const technicianCalls = (dealer: SignedIn, technician_id: number) => ({
  reportDevice: () => ({ device_id: randomUUID(), ...REPORT }),
  forgetDevice: async () => {
    const device_id = randomUUID();
    await dealer.inject({ method: 'PUT', url: `/api/devices/${device_id}/`, payload: REPORT });
    return { device_id };
  },
  deleteAbsence: async () =>
    (await dealer.post('/api/visits/absences/', { technician_id, ...DAYS_OFF })).json<{
      absence_id: number;
    }>(),
});
