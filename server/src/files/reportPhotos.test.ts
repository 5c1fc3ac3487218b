import { fileWorld } from '../testing/fileWorld';
import { aPdf, sendFile } from '../testing/sendFile';

let world: Awaited<ReturnType<typeof fileWorld>>;
beforeAll(async () => {
  world = await fileWorld();
});
afterAll(() => world.server.close());

/** The pictures in a PDF. */
const picturesIn = (pdf: Buffer): number => [...pdf.toString('latin1').matchAll(/\/Subtype \/Image/g)].length;

const add = async (of: typeof world.ofTicket, taken_at: string, chosen = true) => {
  const { file_id } = (await sendFile(world.dealer, of, world.photo, { taken_at })).json();
  const changed = await world.dealer.patch(`/api/files/${file_id}/`, { in_reports: chosen });
  expect([changed.statusCode, changed.json()]).toEqual([
    200,
    expect.objectContaining({ in_reports: chosen, name: 'photo.jpg' }),
  ]);
};

test('reports print the chosen pictures of their lifts and days (R1110)', async () => {
  const { dealer, ofElevator, ofTicket, elevator_id } = world;
  await add(ofElevator, '2026-03-10T10:00:00Z');
  await add(ofTicket, '2026-03-11T10:00:00Z');
  await add(ofTicket, '2026-05-01T10:00:00Z');
  await add(ofElevator, '2026-03-10T10:00:00Z', false);
  await sendFile(dealer, ofElevator, aPdf(), { taken_at: '2026-03-10T10:00:00Z' });
  const year = (from: string, to: string) =>
    dealer.get(`/api/reports/society/pdf/?elevator=${elevator_id}&from=${from}&to=${to}&language=hi`);
  expect(picturesIn((await year('2026-03-01', '2026-03-31')).rawPayload)).toBe(2);
  expect(picturesIn((await year('2026-01-01', '2026-12-31')).rawPayload)).toBe(3);
  expect(picturesIn((await year('2025-01-01', '2025-12-31')).rawPayload)).toBe(0);

  const report = await dealer.post(`/api/cust-reports/${elevator_id}/reports/`, {
    report_date: '2026-03-11',
  });
  const visit = await dealer.get(`/api/cust-reports/${report.json().report_id}/read/`);
  expect([visit.statusCode, picturesIn(visit.rawPayload)]).toEqual([200, 1]);
});
