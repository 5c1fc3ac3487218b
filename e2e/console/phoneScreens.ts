import { createHash, randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { drawStroke } from './drawStroke';
import { addDays } from '@smart-elevator/shared-api/contract/calendar';
import { addElevator } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import { aPng } from '@smart-elevator/shared-api/testing/aPicture';
import { browserDay } from './browserDay';
import { dealerApi, ELEVATOR, signedInApi } from './dealerApi';
import type { Person } from './people';
import { expect } from './test';

/** A screen of the technician's phone, in a state with all of its controls. */
export interface PhoneScreen {
  name: string;
  path: string;
  /** Brings the opened page into that state, in any language. */
  prepare?: (page: Page) => Promise<void>;
}

const ITEM = { place: 'Pit', unit: '', lower: null, upper: null, required: true, photo_required: false };
const CHECKLIST = [
  { ...ITEM, text: 'Pit is dry', answer: 'check' },
  { ...ITEM, text: 'Door gap', answer: 'value', unit: 'mm', lower: 2, upper: 6 },
  { ...ITEM, text: 'Car lights', answer: 'check', photo_required: true },
];

/** A dealer's technician with work of every kind, and all screens of their phone. */
export async function phoneScreens(
  api: APIRequestContext,
  person: Person,
): Promise<{ technician: Person; screens: PhoneScreen[] }> {
  const { user_id: dealer_id, headers, create, addPerson, addTicket } = await dealerApi(api, person);
  const { user_id, username } = await addPerson('TechnicianUser');
  const technician = { username, password: person.password };
  const own = (await signedInApi(api, technician)).headers;
  await api.put('/api/visits/checklists/Other/', { headers, data: { version: 0, items: CHECKLIST } });
  const addLift = async (elevator_name: string): Promise<number> =>
    (await create(addElevator.path, { ...ELEVATOR, user_id: [dealer_id, user_id], elevator_name }))
      .elevator_id;
  const lift = await addLift('Goods lift, east wing');
  const file_id = randomUUID();
  const content = aPng(40, 30);
  const sha256 = createHash('sha256').update(content).digest('hex');
  const query = `owner=elevator&owner_id=${lift}&name=Wiring.png&sha256=${sha256}`;
  const picture = { ...headers, 'content-type': 'image/png' };
  const stored = await api.put(`/api/files/${file_id}/?${query}`, { headers: picture, data: content });
  expect(stored.ok(), await stored.text()).toBe(true);
  const marked = await api.patch(`/api/files/${file_id}/`, { headers, data: { take_along: true } });
  expect(marked.ok(), await marked.text()).toBe(true);

  const ticket = await addTicket(lift, { assignee: user_id, priority: 'High' });
  const closed = await addTicket(lift, { assignee: user_id, summary: 'The car stops between floors' });
  await api.post(`/api/tickets/${ticket.ticket_id}/comments/`, {
    headers,
    data: { text: 'The key is at the gate.' },
  });
  const closing = { status: 'Closed', resolution: 'CompletedToSpec' };
  const isClosed = await api.post(`/api/tickets/ticket-update/${closed.ticket_id}/`, {
    headers: own,
    data: closing,
  });
  expect(isClosed.ok(), await isClosed.text()).toBe(true);

  const plan = async (elevator_id: number, day: string, more: object = {}) =>
    create('/api/visits/', {
      elevator_ids: [elevator_id],
      planned_day: day,
      technician_ids: [user_id],
      ...more,
    });
  const today = browserDay();
  const worked = await plan(lift, today, { ticket_ids: [ticket.ticket_id], note: 'Bring the long ladder.' });
  for (const [at, state] of ['OnTheWay', 'AtWork'].entries()) {
    const data = { state, version: worked.version + at };
    const changed = await api.post(`/api/visits/${worked.visit_id}/state/`, { headers: own, data });
    expect(changed.ok(), await changed.text()).toBe(true);
  }
  const second = await plan(await addLift('West 2'), today, { from_time: '14:00', to_time: '15:30' });
  await plan(await addLift('West 3'), addDays(today, 1));
  const alarm = await create('/api/alarms/', { elevator_id: lift, caller_phone: '98200 11223' });

  const visit = `/my_work/visit?visitId=${worked.visit_id}`;
  const screens: PhoneScreen[] = [
    { name: 'my work', path: '/my_work' },
    { name: 'a planned visit', path: `/my_work/visit?visitId=${second.visit_id}` },
    { name: 'a visit at work', path: visit, prepare: signAndRefuse },
    { name: 'a ticket', path: `/my_work/ticket?ticketId=${ticket.ticket_id}` },
    { name: 'closing a ticket', path: `/my_work/ticket?ticketId=${ticket.ticket_id}`, prepare: chooseClosed },
    { name: 'the code of a closing', path: `/my_work/ticket?ticketId=${closed.ticket_id}` },
    { name: 'my visits', path: '/my_work/visits' },
    { name: 'my lifts', path: '/my_work/lifts' },
    { name: 'a lift', path: `/my_work/lift?elevatorId=${lift}` },
    { name: 'a picture to take along', path: `/my_work/lift?elevatorId=${lift}`, prepare: openPicture },
    { name: 'profile', path: '/my_work/profile', prepare: offerToInstall },
    { name: 'an alarm', path: `/my_work/alarm?alarmId=${alarm.alarm_id}` },
    { name: 'unsent work', path: '/my_work/unsent' },
    { name: 'deleting unsent work', path: '/my_work/unsent', prepare: openDiscard },
  ];
  return { technician, screens };
}

/** Makes a change that the server refuses, since somebody else was first; the page is My Work. */
export async function refuseAChange(page: Page): Promise<void> {
  const state = '**/api/visits/*/state/';
  await page.route(state, (route) =>
    route.fulfill({
      status: 409,
      json: { detail: 'This visit was changed meanwhile.', current: { state: 'Missed', version: 7 } },
    }),
  );
  await page.getByRole('button', { name: 'On the way' }).click();
  await expect(page.getByText(/needs you/)).toBeVisible();
  await page.unroute(state);
}

/** Draws a signature, and tries to end the visit with items missing. */
async function signAndRefuse(page: Page): Promise<void> {
  const pad = page.locator('canvas');
  await drawStroke(pad);
  await page.locator('main button').last().click();
  await expect(page.locator('[data-refused]').first()).toBeVisible();
}

const chooseClosed = async (page: Page): Promise<void> => {
  await page.getByRole('radiogroup').first().getByRole('radio').last().click({ force: true });
  await expect(page.locator('form fieldset, form [role=radiogroup]').first()).toBeVisible();
};

/** What a browser says that can install the app. */
const offerToInstall = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const offer = Object.assign(new Event('beforeinstallprompt'), { prompt: () => Promise.resolve() });
    window.dispatchEvent(offer);
  });

const openPicture = async (page: Page): Promise<void> => {
  // What is to be taken along is read when the network is back.
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await page.locator('main').getByRole('button', { name: 'Wiring.png' }).first().click();
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
};

const openDiscard = async (page: Page): Promise<void> => {
  await page.locator('main li button').last().click();
  await expect(page.getByRole('dialog')).toBeVisible();
};
