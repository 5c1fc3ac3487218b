import { changeVisitState } from '@smart-elevator/shared-api/contract/visits/endpoints';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { waitFor } from '@testing-library/react';
import { fakeServer, newPhone, onTheWay, openPage } from '../testing/outboxPage';

const network = fakeNetwork();
beforeEach(() => newPhone(network));

test('case 1: an item is sent again when its pause is over, without another occasion (R1413)', async () => {
  const server = fakeServer(network);
  const page = await openPage();
  const stop = page.retryInTime();
  network.fail(changeVisitState, 502);
  await page.enqueue(onTheWay(12));
  await waitFor(async () => expect(await page.items.listItems()).toMatchObject([{ last: { status: 502 } }]));
  network.answer(changeVisitState, server.state);
  await waitFor(() => expect(server.what()).toEqual(['visit 12 OnTheWay']), { timeout: 5_000 });
  stop();
});
