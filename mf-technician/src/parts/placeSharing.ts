import { browserStorage } from '@smart-elevator/shared-api/client/browserStorage';
import { useSession } from '@smart-elevator/shared-api/client/session';
import type { VisitPlace } from '@smart-elevator/shared-api/contract/visits/visit';

const PREFIX = 'mf-technician.place/';

const keyOf = (visit_id: number): string =>
  `${PREFIX}${useSession.getState().session?.user_id ?? ''}/${visit_id}`;

/** Whether the user shares the place with a visit: no, unless they said so for this visit (R1442). */
export const sharesPlace = (visit_id: number): boolean => browserStorage.getItem(keyOf(visit_id)) !== null;

export const sharePlace = (visit_id: number): void => void browserStorage.setItem(keyOf(visit_id), 'yes');

export const stopSharing = (visit_id: number): void => browserStorage.removeItem(keyOf(visit_id));

/** Whether the browser can say where it is at all. */
export const knowsPlace = (): boolean => 'geolocation' in navigator;

/** How old a position may be, and how long one may take, in milliseconds. */
const AGE_MS = 60_000;
const TIMEOUT_MS = 20_000;

/** Where the phone is, in steps of about eleven metres; undefined if it does not say. */
export const placeNow = (): Promise<VisitPlace | undefined> =>
  new Promise((resolve) => {
    if (!knowsPlace()) return resolve(undefined);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        resolve({ latitude: steps(latitude), longitude: steps(longitude), accuracy: Math.round(accuracy) }),
      () => resolve(undefined),
      { enableHighAccuracy: true, maximumAge: AGE_MS, timeout: TIMEOUT_MS },
    );
  });

const steps = (degrees: number): number => Math.round(degrees * 10_000) / 10_000;
