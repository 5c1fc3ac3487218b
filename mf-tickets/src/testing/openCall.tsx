import { createTicket } from '@smart-elevator/shared-api/contract/tickets/endpoints';
import {
  findCallers,
  readCaller,
  usedLabels,
} from '@smart-elevator/shared-api/contract/tickets/callerEndpoints';
import { aTicketDetails, signedIn } from '@smart-elevator/shared-api/testing/factories';
import type { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { renderRoutes } from '@smart-elevator/shared-ui/testing/renderRoutes';
import { screen, waitFor } from '@testing-library/react';
import { NewCallPage } from '../call/NewCallPage';
import { callerFixture } from './callerFixture';
import { answerTicketForms } from './ticketFormAnswers';

/** Signs in and answers all requests of the page of a call: one elevator is found, and ELV-4012 is created. */
export function answerCalls(network: ReturnType<typeof fakeNetwork>) {
  signedIn();
  answerTicketForms(network);
  network.answer(findCallers, [callerFixture]);
  network.answer(readCaller, callerFixture);
  network.answer(usedLabels, ['Doors', 'Light']);
  network.answer(createTicket, aTicketDetails({ ticket_id: 9, ticket_key: 'ELV-4012' }));
}

export function openCall(address = '/new_call') {
  return renderRoutes(
    [
      { path: '/new_call', element: <NewCallPage /> },
      { path: '*', element: <p>elsewhere</p> },
    ],
    address,
  );
}

export const whoInput = () => screen.findByRole('combobox', { name: /^Who or where/ });
export const whatInput = () => screen.getByRole('textbox', { name: /^What is wrong/ });

/** Finds the elevator by what is typed, and chooses it. */
export async function chooseLift({ user }: ReturnType<typeof openCall>, text: string) {
  await waitFor(async () => expect(await whoInput()).toHaveFocus());
  await user.keyboard(text);
  await user.click(await screen.findByTitle('AA1005'));
  await screen.findByRole('region', { name: 'About AA1005' });
}
