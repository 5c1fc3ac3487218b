import { localDay } from '@smart-elevator/shared-api/contract/calendar';
import type { ReportSent, SharedReport } from '@smart-elevator/shared-api/contract/reports/sharedReport';
import { anElevator } from '../../testing/testRows';
import type { SignedIn } from '../../testing/signedInCalls';
import { testServer, type TestServer } from '../../testing/testServer';

let server: TestServer;
let dealer: SignedIn;
let lift: number;
const URL = '/api/shared-reports/';
const today = localDay();

beforeAll(async () => {
  server = await testServer();
});
beforeEach(async () => {
  dealer = await server.dealer();
  lift = await aLift();
});
afterAll(() => server.close());

const aLift = async () =>
  (await anElevator(server.db, dealer.id, { building_name: 'Ocean Heights' })).elevator_id;
/** Makes a link; its address. */
async function linkTo(report: object): Promise<string | null> {
  const how = { language: 'en', as: 'link', days: 30, recipients: [] };
  return (await dealer.post(URL, { ...how, ...report })).json<ReportSent>().link;
}
const PERIOD = { from: today, to: today };
const BUILDING = { building: 'Ocean Heights', ...PERIOD };
const opened = async (link: string | null) =>
  (await server.inject({ url: `${URL}open/${link?.split('/').at(-1)}/pdf/` })).statusCode;
const shares = async (query: string, who = dealer) =>
  (await who.get(`${URL}?${query}`)).json<{ results: SharedReport[] }>().results;

test('the links of a building stay at its report when it is renamed, also when its lifts are renamed at once (R625)', async () => {
  const second = await aLift();
  const link = await linkTo(BUILDING);
  const rename = (id: number, building_name: string) =>
    dealer.patch(`/api/elevators/${id}/`, { building_name });
  const counts = async () => [
    (await shares('building=Ocean%20Heights')).length,
    (await shares('building=Sea%20View')).length,
  ];
  await rename(lift, 'Sea View');
  expect(await counts()).toEqual([1, 0]);
  await rename(second, 'Sea View');
  expect(await counts()).toEqual([0, 1]);
  await Promise.all([rename(lift, 'Ocean Heights'), rename(second, 'Ocean Heights')]);
  expect(await counts()).toEqual([1, 0]);
  expect(await opened(link)).toBe(200);
});

test('the links of a lift and of a building that are gone work until they are revoked, and are listed (R625)', async () => {
  const report = await dealer.post(`/api/cust-reports/${lift}/reports/`, { report_date: today });
  const links = [
    await linkTo({ elevator: lift, ...PERIOD }),
    await linkTo(BUILDING),
    await linkTo({ amc_report: report.json<{ report_id: number }>().report_id }),
  ];
  expect(await shares('gone=true')).toEqual([]);
  expect((await dealer.delete(`/api/elevators/${lift}/`)).statusCode).toBe(204);
  for (const link of links) expect(await opened(link)).toBe(200);
  const gone = await shares('gone=true');
  expect(gone.map(({ link }) => link)).toEqual(links.toReversed());
  expect(await shares('gone=true', await server.dealer())).toEqual([]);
  for (const { share_id } of gone) await dealer.delete(`${URL}${share_id}/`);
  expect(await shares('gone=true')).toEqual([]);
  for (const link of links) expect(await opened(link)).toBe(404);
});
