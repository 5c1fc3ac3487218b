import { changeVisitState } from '@smart-elevator/shared-api/contract/visits/endpoints';
import { signedIn } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { aVisit } from '@smart-elevator/shared-api/testing/visitFactories';
import { waitFor } from '@testing-library/react';
import { closeOutbox } from '../outbox/outboxDatabase';
import { drain } from '../outbox/drain';
import { listItems } from '../outbox/outboxItems';
import { newPhone } from '../testing/outboxPage';
import { sharePlace, sharesPlace } from './placeSharing';
import { storeState } from './storeState';

const network = fakeNetwork();
let visit_id = 40;
/** Answers what the screen has asked for. */
let answer: (coords?: { latitude: number; longitude: number; accuracy: number }) => void;

beforeEach(async () => {
  visit_id += 1;
  await closeOutbox();
  await newPhone(network);
  signedIn({ user_id: 4, user_type: 'TechnicianUser', dealer_id: 3 });
  network.answer(changeVisitState, aVisit({ visit_id, state: 'OnTheWay', version: 2 }));
  const getCurrentPosition = (onPlace: PositionCallback, onError?: PositionErrorCallback | null) => {
    answer = (coords) =>
      coords
        ? onPlace({ coords } as GeolocationPosition)
        : onError?.({ code: 1 } as GeolocationPositionError);
  };
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
});

const go = () => storeState(aVisit({ visit_id, version: 1 }), { state: 'OnTheWay' });
const sent = () => network.calls(changeVisitState);

test('a visit that does not share the place is sent at once, without one (R1442)', async () => {
  await go();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.body).not.toHaveProperty('place');
});

test('a change is stored before the phone knows where it is, and sent with one place (R1411, R1442)', async () => {
  sharePlace(visit_id);
  await go();
  expect(await listItems()).toMatchObject([{ fields: { state: 'OnTheWay' }, attempts: 0 }]);
  await drain();
  expect(sent()).toEqual([]);
  answer({ latitude: 12.971_598_7, longitude: 77.594_566, accuracy: 14.6 });
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.body).toMatchObject({ place: { latitude: 12.9716, longitude: 77.5946, accuracy: 15 } });
});

test('a phone that does not say where it is sends the change without a place', async () => {
  sharePlace(visit_id);
  await go();
  answer();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.body).not.toHaveProperty('place');
});

test('what was sent meanwhile stays as it was: its key stands for it', async () => {
  network.fail(changeVisitState, 503);
  sharePlace(visit_id);
  await go();
  await drain({ now: true });
  expect(sent()).toHaveLength(1);
  answer({ latitude: 1, longitude: 2, accuracy: 3 });
  await waitFor(async () => expect((await listItems())[0]?.attempts).toBe(1));
  expect((await listItems())[0]?.fields).toEqual({ state: 'OnTheWay' });
});

test('sharing is for one visit, and ends with Done', async () => {
  sharePlace(visit_id);
  expect([sharesPlace(visit_id), sharesPlace(visit_id + 1)]).toEqual([true, false]);
  await storeState(aVisit({ visit_id, version: 1 }), { state: 'Done' });
  expect(sharesPlace(visit_id)).toBe(false);
  answer();
  await waitFor(() => expect(sent()).toHaveLength(1));
});
