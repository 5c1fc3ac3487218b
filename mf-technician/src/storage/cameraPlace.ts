import { tabStorage } from '@smart-elevator/shared-api/client/browserStorage';

const KEY = 'mf-technician.camera';

/**
 * The camera is opened from `place`. Phones with little memory drop the page meanwhile and load it again, without the photo: then
 * the person finds the place again (R1430).
 */
export const cameraOpens = (place: string): void => void tabStorage.setItem(KEY, place);

/** The camera is closed, with a photo or without. */
export const cameraClosed = (): void => tabStorage.removeItem(KEY);

/** Whether the page was loaded again while the camera was open from `place`; true once. */
export function cameBackTo(place: string): boolean {
  if (tabStorage.getItem(KEY) !== place) return false;
  cameraClosed();
  return true;
}
