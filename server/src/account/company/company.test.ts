import { logoMessages, LOGO_MAX_BYTES } from '@smart-elevator/shared-api/contract/account/company';
import { aJpeg, aPng, dataUrl } from '@smart-elevator/shared-api/testing/aPicture';
import { drawReport } from '../../reports/pdf/drawReport';
import { findReport } from '../../reports/reportRepository';
import type { SignedIn } from '../../testing/signedInCalls';
import { anElevator } from '../../testing/testRows';
import { testServer, type TestServer } from '../../testing/testServer';

let server: TestServer;
let dealer: SignedIn;
const COMPANY = '/api/account/company/';
const NONE = { name: '', address: '', tax_number: '', logo: '' };
const words = { name: 'Mehta Lifts', address: '4 MG Road\nPune', tax_number: '27ABCDE1234F1Z5' };

beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  dealer = await server.dealer();
});

const save = (changes: object, by = dealer) => by.patch(COMPANY, changes);
const logo = (bytes: Buffer) => save({ logo: dataUrl(bytes) });

describe('200', () => {
  test('omitted fields stay, and each dealer has an own company', async () => {
    expect((await dealer.get(COMPANY)).json()).toEqual(NONE);
    await save(words);
    expect((await save({ logo: dataUrl(aPng(4, 2)) })).json()).toEqual({
      ...words,
      logo: dataUrl(aPng(4, 2)),
    });
    expect((await save({ name: 'Mehta' })).json()).toEqual({
      ...words,
      name: 'Mehta',
      logo: dataUrl(aPng(4, 2)),
    });
    expect((await save({ logo: '' })).json()).toEqual({ ...words, name: 'Mehta', logo: '' });
    expect((await (await server.dealer()).get(COMPANY)).json()).toEqual(NONE);
  });

  test('the digits of other scripts are 0 to 9 in the tax number, and stay in the address (R916)', async () => {
    const changes = { tax_number: '२७ABCDE१२३४F१Z५', address: '४ MG Road' };
    expect((await save(changes)).json()).toMatchObject({ ...changes, tax_number: '27ABCDE1234F1Z5' });
  });

  test('the type of a picture is that of its content', async () => {
    expect((await logo(aJpeg)).json()).toMatchObject({ logo: dataUrl(aJpeg, 'image/jpeg') });
  });

  test('the company is on the AMC reports, with its logo', async () => {
    const { elevator_id } = await anElevator(server.db, dealer.id);
    const answer = await dealer.post(`/api/cust-reports/${elevator_id}/reports/`, {
      report_date: '2026-03-09',
      custom_field_values: [],
    });
    await save({ ...words, logo: dataUrl(aPng(4, 2)) });
    const caller = {
      dealer_id: dealer.id,
      user_id: dealer.id,
      user_type: 'DealerUser',
      session_id: '',
      token_over: 0,
      today: '2026-03-09',
    } as const;
    const report = await findReport(server.db, caller, answer.json().report_id);
    expect(report).toMatchObject({
      dealer_name: words.name,
      company_address: words.address,
      tax_number: words.tax_number,
    });
    if (!report) throw new Error('There is no report.');
    const pdf = async (logo: Buffer | null) =>
      Buffer.from(await drawReport({ ...report, logo })).toString('latin1');
    expect(await pdf(report.logo)).toContain('/Subtype /Image');
    expect(await pdf(aJpeg)).toContain('/Subtype /Image');
    expect(await pdf(null)).not.toContain('/Subtype /Image');
  });
});

describe('400', () => {
  const damaged = aPng(4, 2);
  const cases: readonly [string, string, string][] = [
    ['text', 'no picture', logoMessages.notImage],
    ['SVG', dataUrl(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')), logoMessages.notImage],
    ['a cut PNG', dataUrl(damaged.subarray(0, -20)), logoMessages.notImage],
    ['a PNG with too few pixels', dataUrl(aPng(4, 2, Buffer.alloc(10))), logoMessages.notImage],
    ['a PNG that decompresses to more', dataUrl(aPng(4, 2, Buffer.alloc(5_000_000))), logoMessages.notImage],
    [
      'a PNG with an unknown filter',
      dataUrl(aPng(1, 1, Buffer.from([9, 0, 0, 0, 0]))),
      logoMessages.notImage,
    ],
    ['a PNG that is too wide', dataUrl(aPng(2_001, 1)), logoMessages.notImage],
    ['a cut JPEG', dataUrl(aJpeg.subarray(0, 40)), logoMessages.notImage],
    [
      'a large file',
      dataUrl(Buffer.concat([aPng(4, 2), Buffer.alloc(LOGO_MAX_BYTES)])),
      logoMessages.tooLarge,
    ],
  ];
  test.each(cases)('%s is no logo', async (_, address, sentence) => {
    const answer = await save({ logo: address });
    expect([answer.statusCode, answer.json()]).toEqual([400, { logo: [sentence] }]);
    expect((await dealer.get(COMPANY)).json()).toEqual(NONE);
  });
});

test('401, 403: it is for the dealer only', async () => {
  const technician = await server.technician(dealer);
  expect((await server.inject({ url: COMPANY })).statusCode).toBe(401);
  expect((await technician.get(COMPANY)).statusCode).toBe(403);
  expect((await save(words, technician)).statusCode).toBe(403);
});
