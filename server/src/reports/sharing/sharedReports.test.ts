import { addDays, addMonths, localDay } from '@smart-elevator/shared-api/contract/calendar';
import {
  sentReportMessages,
  type ReportLetter,
  type ReportSent,
  type SharedReport,
} from '@smart-elevator/shared-api/contract/reports/sharedReport';
import type { SignedIn } from '../../testing/signedInCalls';
import { readPdf } from '../../testing/readPdf';
import { anElevator } from '../../testing/testRows';
import { testServer, type TestServer } from '../../testing/testServer';
import { sharedPageStatus } from './sharedPageStatus';

let server: TestServer;
let dealer: SignedIn;
let customer: SignedIn;
let lift: number;

const URL = '/api/shared-reports/';
const to = localDay();
const from = addDays(addMonths(to, -12), 1);
const ofYear = { from, to, language: 'en', as: 'link', days: 30, recipients: [] as string[] };

beforeAll(async () => {
  server = await testServer({ hasMailServer: true });
});
beforeEach(async () => {
  dealer = await server.dealer();
  customer = await server.customer(dealer);
  lift = await aLift('A', customer);
});
afterAll(() => server.close());

const aLift = async (elevator_name: string, owner: SignedIn) => {
  const names = { elevator_name, building_name: 'Ocean Heights', customer_id: owner.id };
  return (await anElevator(server.db, dealer.id, names)).elevator_id;
};
const send = async (changes: object = {}, who = dealer) =>
  who.post(URL, { ...ofYear, elevator: lift, ...changes });
const sent = async (changes: object = {}) => (await send(changes)).json<ReportSent>();
const tokenIn = ({ link }: ReportSent): string => link?.split('/').at(-1) ?? '';
const open = (token: string, rest = '') => server.inject({ url: `${URL}open/${token}/${rest}` });
const statuses = async (token: string) => [
  (await open(token)).statusCode,
  (await open(token, 'pdf/')).statusCode,
  await sharedPageStatus(server.app)(token, { ip: '192.0.2.1', headers: {} } as never),
];
const shares = async (query = `elevator=${lift}`, who = dealer) =>
  (await who.get(`${URL}?${query}`)).json<{ results: SharedReport[] }>().results;
const mails = () =>
  server.db.query<{
    recipient: string;
    subject: string;
    body_text: string;
    body_html: string;
    attachment: Buffer | null;
    attachment_name: string | null;
  }>(`select * from outbox where dealer_id = $1 order by recipient`, [dealer.id]);
const letter = async (query: string) =>
  (await dealer.get(`${URL}letter/?${query}&from=${from}&to=${to}&days=30`)).json<ReportLetter>();
const aReport = async () =>
  (await dealer.post(`/api/cust-reports/${lift}/reports/`, { report_date: to })).json<{ report_id: number }>()
    .report_id;

test('200: the mail is shown before it is sent, to the customers of the lift or of the building (R624)', async () => {
  const other = await server.customer(dealer);
  const silent = await server.customer(dealer, { email: '' });
  await aLift('B', other);
  await aLift('C', silent);
  await dealer.patch('/api/account/company/', { name: 'Lift Care' });
  const ofLift = await letter(`elevator=${lift}&language=en&as=pdf`);
  expect(ofLift).toMatchObject({ recipients: [customer.email], has_mail_server: true });
  expect(ofLift.subject).toMatch(/^Maintenance report: A, .+ - Lift Care$/);
  expect(ofLift.text).toContain('please find this report attached: Maintenance report: A');
  const ofBuilding = await letter(`building=Ocean%20Heights&customer=${other.id}&language=hi&as=link`);
  expect(ofBuilding.recipients).toEqual([other.email]);
  expect(ofBuilding.text).toContain('http://console.example/shared_report/…');
  expect(ofBuilding.subject).toContain('रखरखाव रिपोर्ट: Ocean Heights');
  expect([await mails(), await shares()]).toEqual([[], []]);
});

test('a building of several customers: the report of one of them is sent, about their lifts (R624)', async () => {
  const other = await server.customer(dealer);
  await aLift('B', other);
  const building = { elevator: undefined, building: 'Ocean Heights' };
  const both = await send({ ...building, recipients: [customer.email, other.email] });
  expect([both.statusCode, both.json()]).toEqual([400, { customer: [sentReportMessages.oneCustomer] }]);
  expect((await letter('building=Ocean%20Heights&language=en&as=pdf')).recipients).toEqual([]);
  expect((await send({ ...building, customer: other.id })).statusCode).toBe(201);
  const listed = async (query: string) => (await shares(`building=Ocean%20Heights${query}`)).length;
  const counts = [await listed(''), await listed(`&customer=${other.id}`)];
  expect([...counts, await listed(`&customer=${customer.id}`)]).toEqual([1, 1, 0]);
  await server.db.query('update shared_reports set customer_id = null where dealer_id = $1', [dealer.id]);
  expect(await listed(`&customer=${customer.id}`)).toBe(1);
});

test('201: the PDF is attached to one mail for each address; no link is made (R624)', async () => {
  const recipients = ['Chair@example.com', 'chair@example.com', 'secretary@example.com'];
  expect(await sent({ as: 'pdf', recipients })).toEqual({
    link: null,
    recipients: ['chair@example.com', 'secretary@example.com'],
    has_mail_server: true,
  });
  const queued = await mails();
  expect(queued.map(({ recipient }) => recipient)).toEqual(['chair@example.com', 'secretary@example.com']);
  expect(queued[0]?.attachment?.subarray(0, 5).toString()).toBe('%PDF-');
  expect(queued[0]?.attachment_name).toBe(`report-${from}-${to}.pdf`);
  expect(await shares()).toEqual([]);
});

test('201: a link is mailed, works without signing in, and shows the PDF of that moment (R625)', async () => {
  const made = await sent({ recipients: [customer.email], language: 'hi' });
  const [mail] = await mails();
  expect(mail?.body_text).toContain(made.link ?? 'none');
  expect(mail?.body_html).toContain('lang="hi"');
  expect(mail?.attachment).toBeNull();
  const token = tokenIn(made);
  const page = await open(token);
  expect(Object.keys(page.json<object>()).sort()).toEqual(['expires_at', 'sender', 'title']);
  expect(page.headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
  });
  const before = await open(token, 'pdf/');
  expect([before.statusCode, before.headers['content-type']]).toEqual([200, 'application/pdf']);
  await dealer.patch('/api/account/company/', { name: 'Another name' });
  expect((await open(token, 'pdf/')).rawPayload.equals(before.rawPayload)).toBe(true);
  expect(await statuses(token)).toEqual([200, 200, 200]);
});

test('the list counts how often a link was opened; its address can be copied again, but is not stored (R625)', async () => {
  const made = await sent();
  await open(tokenIn(made));
  await server.inject({ method: 'HEAD', url: `${URL}open/${tokenIn(made)}/pdf/` });
  expect(await shares()).toMatchObject([{ link: made.link, opened: 0, last_opened_at: null }]);
  await open(tokenIn(made), 'pdf/');
  await open(tokenIn(made), 'pdf/');
  const [share] = await shares();
  expect(share).toMatchObject({ opened: 2, created_by: 'Asha Rao', revoked_at: null });
  expect(share?.last_opened_at).toMatch(/Z$/);
  const stored = await server.db.query(`select * from shared_reports s where dealer_id = $1`, [dealer.id]);
  expect(JSON.stringify(stored)).not.toContain(tokenIn(made));
});

test('201: an AMC report; its links are listed with those of its lift', async () => {
  const amc_report = await aReport();
  const made = await sent({ elevator: undefined, from: undefined, to: undefined, amc_report });
  expect((await open(tokenIn(made))).json<{ title: string }>().title).toMatch(
    new RegExp(`^AMC report ${amc_report}: A, `),
  );
  expect(await shares(`amc_of=${lift}`)).toHaveLength(1);
  expect(await shares()).toEqual([]);
});

test('201: an AMC report that is sent in Hindi has Hindi labels (R624)', async () => {
  const report = { elevator: undefined, from: undefined, to: undefined, amc_report: await aReport() };
  const pdf = (await open(tokenIn(await sent({ ...report, language: 'hi' })), 'pdf/')).rawPayload;
  const text = (await readPdf(pdf)).pages.join(' ');
  for (const label of ['AMC रिपोर्ट', 'इमारत Ocean Heights', 'रखरखाव की देय तारीख', 'कोई मान दर्ज नहीं हुआ।'])
    expect(text).toContain(label);
  expect(text).not.toContain('Engineer');
});

test('201: sent again under the same key, nothing is mailed again; the link is in no stored answer (R945)', async () => {
  const headers = { 'idempotency-key': 'report' };
  const payload = { ...ofYear, elevator: lift, recipients: [customer.email] };
  const request = { method: 'POST', url: URL, payload, headers } as const;
  const [first, second] = [await dealer.inject(request), await dealer.inject(request)];
  expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
  expect(second.json<ReportSent>()).toMatchObject({ link: null, recipients: [customer.email] });
  expect([(await mails()).length, (await shares()).length]).toEqual([1, 1]);
  const keys = await server.db.query(`select reply::text from idempotency_keys where dealer_id = $1`, [
    dealer.id,
  ]);
  expect(JSON.stringify(keys)).not.toContain(tokenIn(first.json<ReportSent>()));
});

test('404: an unknown link and a revoked one are the same; the revoked PDF is deleted (R625)', async () => {
  const token = tokenIn(await sent());
  const [share] = await shares();
  expect((await dealer.delete(`${URL}${share?.share_id}/`)).statusCode).toBe(204);
  expect((await dealer.delete(`${URL}${share?.share_id}/`)).statusCode).toBe(204);
  expect(await statuses(token)).toEqual([404, 404, 404]);
  expect((await open(token)).json()).toEqual((await open('unknown')).json());
  expect(await statuses('unknown')).toEqual([404, 404, 404]);
  expect((await shares())[0]?.revoked_at).toMatch(/Z$/);
  const stored = await server.db.query(`select pdf from shared_reports s where dealer_id = $1`, [dealer.id]);
  expect(stored).toEqual([{ pdf: null }]);
});

test('410: an expired link says whom to ask (R625)', async () => {
  const token = tokenIn(await sent({ days: 7 }));
  await server.db.query(`update shared_reports set expires_at = now() where dealer_id = $1`, [dealer.id]);
  expect(await statuses(token)).toEqual([410, 410, 410]);
  const detail = 'This link has expired. Please ask your maintenance company for a new one.';
  expect((await open(token)).json()).toEqual({ detail });
});

test.each([
  ['neither a lift, a building nor an AMC report', { elevator: undefined }, 'elevator'],
  ['two of them', { building: 'Ocean Heights' }, 'elevator'],
  ['no days', { from: undefined }, 'from'],
  ['a file for nobody', { as: 'pdf' }, 'recipients'],
  ['a bad address', { recipients: ['chair'] }, 'recipients'],
  [
    'too many addresses',
    { recipients: Array.from({ length: 6 }, (_, n) => `a${n}@example.com`) },
    'recipients',
  ],
  ['a year', { days: 365 }, 'days'],
])('400: %s', async (_case, changes, field) => {
  const answer = await send(changes);
  expect(answer.statusCode).toBe(400);
  expect(Object.keys(answer.json<object>()).join()).toContain(field);
  expect([await mails(), await shares()]).toEqual([[], []]);
});

test('401 and 403: everything but the link itself is for the dealer', async () => {
  const technician = await server.technician(dealer);
  for (const url of [URL, `${URL}letter/`]) {
    expect((await server.inject({ url })).statusCode).toBe(401);
    for (const who of [technician, customer]) expect((await who.get(url)).statusCode).toBe(403);
  }
  expect((await send({}, customer)).statusCode).toBe(403);
  expect((await server.inject({ method: 'POST', url: URL })).statusCode).toBe(401);
});

test('404: another dealer’s lift, building, AMC report and links', async () => {
  await sent();
  const [share] = await shares();
  const amc_report = await aReport();
  const other = await server.dealer();
  const none = { elevator: undefined };
  for (const named of [{}, { ...none, building: 'Ocean Heights' }, { ...none, amc_report }])
    expect((await send(named, other)).statusCode).toBe(404);
  expect(await shares(`elevator=${lift}`, other)).toEqual([]);
  expect((await other.delete(`${URL}${share?.share_id}/`)).statusCode).toBe(404);
  expect(await shares()).toMatchObject([{ revoked_at: null }]);
});

test('429: what a dealer mails is limited, because its recipients are typed', async () => {
  const recipients = ['a@example.com', 'b@example.com', 'c@example.com', 'd@example.com', 'e@example.com'];
  await server.db.query(`delete from tries`);
  const answers = [];
  for (let times = 0; times < 21; times += 1) answers.push((await send({ recipients })).statusCode);
  expect(answers.at(-1)).toBe(429);
  expect(answers.slice(0, 20)).not.toContain(429);
});
