import { localDay } from '@smart-elevator/shared-api/contract/calendar';
import { anItem } from '../testing/checklistCalls';
import { fileWorld } from '../testing/fileWorld';
import { readPdf } from '../testing/readPdf';
import { aPdf, sendFile } from '../testing/sendFile';
import { MOST_PHOTOS } from './reportPhotos';

let world: Awaited<ReturnType<typeof fileWorld>>;
beforeAll(async () => {
  world = await fileWorld();
});
afterAll(() => world.server.close());

/** The pictures in a PDF. */
const picturesIn = (pdf: Buffer): number => [...pdf.toString('latin1').matchAll(/\/Subtype \/Image/g)].length;

/** A report as a dealer in India reads it. */
const inIndia = async (url: string): Promise<Buffer> =>
  (await world.dealer.inject({ method: 'GET', url, headers: { 'x-utc-offset': '330' } })).rawPayload;

const add = async (
  of: Parameters<typeof sendFile>[1],
  taken_at: string,
  chosen = true,
  shows: { elevator_id?: number; item?: number } = {},
) => {
  const { file_id } = (await sendFile(world.dealer, of, world.photo, { taken_at, ...shows })).json();
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

test('the day of a picture is that of the clock of the caller, in its report and below it (R1110)', async () => {
  const { dealer, ofElevator, elevator_id } = world;
  await add(ofElevator, '2023-12-01T19:51:00Z');
  const reportOf = async (report_date: string) => {
    const made = await dealer.post(`/api/cust-reports/${elevator_id}/reports/`, { report_date });
    return inIndia(`/api/cust-reports/${made.json().report_id}/read/`);
  };
  expect(picturesIn(await reportOf('2023-12-01'))).toBe(0);
  const pdf = await reportOf('2023-12-02');
  expect(picturesIn(pdf)).toBe(1);
  expect((await readPdf(pdf)).pages.join(' ')).toMatch(/Photos\s+12\/02\/2023/);
});

test('of more pictures than a report prints the newest are printed, and it says how many are not (R1110)', async () => {
  const { ofElevator, elevator_id, server } = world;
  await add(ofElevator, '2024-03-01T10:00:00Z');
  await server.db.query(
    `insert into files select (jsonb_populate_record(f, jsonb_build_object('file_id', gen_random_uuid(),
       'taken_at', f.taken_at + make_interval(hours => n)))).*
     from files f, generate_series(1, ${MOST_PHOTOS + 1}) n where f.taken_at = '2024-03-01T10:00:00Z'`,
  );
  const year = `elevator=${elevator_id}&from=2024-03-01&to=2024-03-31&language=en`;
  const pdf = await inIndia(`/api/reports/society/pdf/?${year}`);
  expect(picturesIn(pdf)).toBe(MOST_PHOTOS);
  expect((await readPdf(pdf)).pages.join(' ')).toContain('Photos that are not printed: 2');
});

test('a picture of an item of a visit is in its AMC report, whenever it was taken, with the text of the item below it (R1110, R1261)', async () => {
  const { dealer, elevator_id, ofElevator } = world;
  const kind = { version: 0, items: [anItem({ text: 'Pit is dry and lit' })] };
  await dealer.inject({ method: 'PUT', url: '/api/visits/checklists/Other/', payload: kind });
  const planned = { elevator_ids: [elevator_id], planned_day: localDay() };
  const { visit_id, version } = (await dealer.post('/api/visits/', planned)).json<Record<string, number>>();
  const state = (body: object) => dealer.post(`/api/visits/${visit_id}/state/`, body);
  expect((await state({ version, state: 'AtWork' })).statusCode).toBe(200);
  const answers = { version: 0, answers: [{ item: 1, result: 'NotOk' }] };
  const url = `/api/visits/${visit_id}/checks/${elevator_id}/`;
  expect((await dealer.inject({ method: 'PUT', url, payload: answers })).statusCode).toBe(200);
  await add(ofElevator, new Date().toISOString());
  // A clock that is slow.
  await add({ owner: 'visit', owner_id: visit_id ?? 0 }, '2020-01-01T10:00:00Z', true, {
    elevator_id,
    item: 1,
  });
  expect((await state({ version: Number(version) + 1, state: 'Done' })).statusCode).toBe(200);

  const reports = await dealer.get(`/api/cust-reports/${elevator_id}/reports/?page=1`);
  const [newest] = reports.json<{ results: { report_id: number; report_date: string }[] }>().results;
  expect(newest).toMatchObject({ report_date: localDay(), checks_ok: 0, checks_not_ok: 1 });
  const pdf = (await dealer.get(`/api/cust-reports/${newest?.report_id}/read/`)).rawPayload;
  expect(picturesIn(pdf)).toBe(2);
  expect((await readPdf(pdf)).pages.join(' ')).toMatch(/Photos\s+01\/01\/2020, Pit is dry and lit/);
});
