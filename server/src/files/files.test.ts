import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { StoredFile } from '@smart-elevator/shared-api/contract/files/storedFile';
import { anElevator, aTicket } from '../testing/testRows';
import type { SignedIn } from '../testing/signedInCalls';
import { testServer, type TestServer } from '../testing/testServer';
import { aContractBody, storedContract } from '../testing/aContract';
import { aPdf, aPhoto, sendFile, sha256 } from '../testing/sendFile';
import { emptyFileBin, removeObjectsBefore, sweepFiles } from './sweepFiles';

let server: TestServer;
let dealer: SignedIn;
let other: SignedIn;
let serving: SignedIn;
let idle: SignedIn;
let customer: SignedIn;
let neighbour: SignedIn;
let elevator_id: number;
let ticket_id: number;
let photo: Buffer;

beforeAll(async () => {
  server = await testServer();
  [dealer, other] = [await server.dealer(), await server.dealer()];
  [serving, idle] = [await server.technician(dealer), await server.technician(dealer)];
  [customer, neighbour] = [await server.customer(dealer), await server.customer(dealer)];
  ({ elevator_id } = await anElevator(server.db, dealer.id, {
    engineer_id: serving.id,
    customer_id: customer.id,
  }));
  ({ ticket_id } = await aTicket(server.db, dealer.id, elevator_id, { assignee_id: serving.id }));
  photo = await aPhoto();
});
afterAll(() => server.close());

const ofTicket = () => ({ owner: 'ticket' as const, owner_id: ticket_id });
const ofElevator = () => ({ owner: 'elevator' as const, owner_id: elevator_id });
const listed = async (
  by: SignedIn,
  { owner, owner_id } = ofTicket() as { owner: string; owner_id: number },
) => by.get(`/api/files/?owner=${owner}&owner_id=${owner_id}`);
const filesOf = async (by = dealer, of?: { owner: string; owner_id: number }): Promise<StoredFile[]> =>
  (await listed(by, of)).json().files;
const objects = () => {
  const folder = server.files.storage.place;
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
};

describe('200', () => {
  test('a photo is stored without its place, upright, with a thumbnail (R1101)', async () => {
    const taken = await sharp({ create: { width: 640, height: 400, channels: 3, background: 'red' } })
      .withExif({ IFD3: { GPSLatitude: '19/1 4/1 0/1' }, IFD0: { Make: 'Camera' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const sent = await sendFile(dealer, ofTicket(), taken, { taken_at: '2026-11-20T10:00:00Z' });
    expect([sent.statusCode, sent.json()]).toEqual([
      200,
      expect.objectContaining({
        name: 'photo.jpg',
        media_type: 'image/jpeg',
        width: 400,
        height: 640,
        taken_at: '2026-11-20T10:00:00.000Z',
        who: dealer.username,
        can_change: true,
        scanned: false,
      }),
    ]);
    const whole = await server.inject({ method: 'GET', url: sent.json().url });
    const stored = await sharp(whole.rawPayload).metadata();
    expect([stored.width, stored.height, stored.exif, stored.orientation]).toEqual([
      400,
      640,
      undefined,
      undefined,
    ]);
    expect(whole.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': 'inline; filename="photo.jpg"',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    const small = await server.inject({ method: 'GET', url: sent.json().thumbnail_url });
    expect(await sharp(small.rawPayload).metadata()).toMatchObject({
      format: 'webp',
      width: 200,
      height: 320,
    });
  });

  test('a PDF is saved and not shown, as it was sent', async () => {
    const pdf = aPdf();
    const { url, thumbnail_url } = (
      await sendFile(dealer, ofElevator(), pdf, { name: 'Certificate.pdf' })
    ).json();
    const read = await server.inject({ method: 'GET', url });
    expect(thumbnail_url).toBeNull();
    expect(read.headers['content-disposition']).toBe('attachment; filename="Certificate.pdf"');
    expect(read.rawPayload.equals(pdf)).toBe(true);
  });

  test('the same upload again answers the same file, also when both arrive at once (R1102)', async () => {
    const before = objects().length;
    const file_id = randomUUID();
    const [one, two] = await Promise.all([
      sendFile(dealer, ofTicket(), photo, { file_id }),
      sendFile(dealer, ofTicket(), photo, { file_id }),
    ]);
    const again = await sendFile(dealer, ofTicket(), photo, { file_id });
    expect([one.statusCode, two.statusCode, again.statusCode]).toEqual([200, 200, 200]);
    expect((await filesOf()).filter((file) => file.file_id === file_id)).toHaveLength(1);
    expect(objects()).toHaveLength(before + 2);
  });

  test.each([
    ['रिपोर्ट 🛗.jpg', 'रिपोर्ट 🛗.jpg'],
    ['../../etc/passwd.jpg', 'passwd.jpg'],
    ['C:\\photos\\a\nb.jpg', 'a b.jpg'],
    [`${'ल'.repeat(200)}.jpg`, `${'ल'.repeat(83)}.jpg`],
    ['…/', 'file'],
  ])('the name %j is stored as %j (R1105)', async (name, stored) => {
    const sent = await sendFile(dealer, ofTicket(), photo, { name });
    expect(sent.json().name).toBe(stored);
    const read = await server.inject({ method: 'GET', url: sent.json().url });
    expect(read.statusCode).toBe(200);
  });

  test('files of a comment are listed with its ticket, and as those of the comment', async () => {
    const { comment_id } = (
      await dealer.post(`/api/tickets/${ticket_id}/comments/`, { text: 'See photo' })
    ).json();
    const of = { owner: 'comment' as const, owner_id: comment_id };
    const { file_id } = (await sendFile(dealer, of, photo)).json();
    expect((await filesOf()).find((file) => file.file_id === file_id)).toMatchObject(of);
    expect(await filesOf(dealer, of)).toHaveLength(1);
    expect((await filesOf(customer)).map((file) => file.owner)).not.toContain('comment');
  });

  test('a contract has files, which its customer reads', async () => {
    const body = aContractBody({ customer_id: customer.id, elevator_ids: [elevator_id] });
    const { contract_id } = await storedContract(dealer, body);
    const of = { owner: 'contract' as const, owner_id: contract_id };
    await sendFile(dealer, of, aPdf(), { name: 'signed.pdf' });
    expect(await filesOf(customer, of)).toMatchObject([{ name: 'signed.pdf', can_change: false }]);
    expect((await listed(neighbour, of)).statusCode).toBe(404);
  });

  test('a file is renamed, deleted, and restored (R1107)', async () => {
    const { file_id, url } = (await sendFile(serving, ofTicket(), photo)).json();
    const at = `/api/files/${file_id}/`;
    expect((await serving.patch(at, { name: 'Door.jpg' })).json()).toMatchObject({ name: 'Door.jpg' });
    expect((await dealer.delete(at)).statusCode).toBe(204);
    expect((await filesOf()).map((file) => file.file_id)).not.toContain(file_id);
    expect((await server.inject({ method: 'GET', url })).statusCode).toBe(404);
    expect((await dealer.post(`${at}restore/`)).json()).toMatchObject({ name: 'Door.jpg' });
    expect((await dealer.post(`${at}restore/`)).statusCode).toBe(200);
    expect((await filesOf()).map((file) => file.file_id)).toContain(file_id);
  });

  test('all files of an owner come as one ZIP, with names that differ', async () => {
    const { ticket_id: owner_id } = await aTicket(server.db, dealer.id, elevator_id);
    const of = { owner: 'ticket' as const, owner_id };
    await sendFile(dealer, of, photo);
    await sendFile(dealer, of, photo);
    const zip = await server.inject({ method: 'GET', url: (await listed(dealer, of)).json().zip_url });
    expect(zip.headers['content-disposition']).toBe(`attachment; filename="ticket-${owner_id}.zip"`);
    const text = zip.rawPayload.toString('latin1');
    expect([...text.matchAll(/PK\x01\x02.{42}(photo(?: \(2\))?\.jpg)/gs)].map(([, name]) => name)).toEqual([
      'photo.jpg',
      'photo (2).jpg',
    ]);
  });

  test('the usage counts what is not deleted (R1103)', async () => {
    const usage = async () => (await dealer.get('/api/files/usage/')).json();
    const before = await usage();
    const { file_id, bytes } = (await sendFile(dealer, ofTicket(), photo)).json();
    expect(await usage()).toEqual({ ...before, files: before.files + 1, bytes: before.bytes + bytes });
    await dealer.delete(`/api/files/${file_id}/`);
    expect(await usage()).toEqual(before);
    expect(before).toMatchObject({ quota_bytes: server.files.quotaBytes, scanner: 'none' });
  });
});

describe('400', () => {
  const bad: [string, () => Promise<Buffer> | Buffer, string, object?][] = [
    ['an empty file', () => Buffer.alloc(0), 'The file is empty.'],
    ['text', () => Buffer.from('hello'), 'neither a JPEG'],
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'neither a JPEG'],
    ['a ZIP', () => Buffer.from('PK\x03\x04 zip'), 'neither a JPEG'],
    ['a picture that is cut off', () => photo.subarray(0, photo.length / 2), 'damaged'],
    ['a picture that claims to be larger than it is', () => pngOf(14_000, 14_000), '40 million pixels'],
    [
      'a PDF with a script',
      () => aPdf('/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>'),
      'a script',
    ],
    ['a PDF with a hidden script', () => aPdf('/OpenAction << /S /J#61vaScript /J#53 (1) >>'), 'a script'],
    ['a PDF that starts a program', () => aPdf('/OpenAction << /S /Launch /F (cmd.exe) >>'), 'a script'],
    ['an encrypted PDF', () => aPdf('/Encrypt 9 0 R'), 'encrypted'],
    ['half a PDF', () => aPdf().subarray(0, 60), 'damaged'],
  ];
  test.each(bad)('%s is refused, and nothing is stored', async (_, content, sentence) => {
    const before = objects();
    const sent = await sendFile(dealer, ofTicket(), await content());
    expect([sent.statusCode, sent.body]).toEqual([400, expect.stringContaining(sentence)]);
    expect(objects()).toEqual(before);
    expect(readdirSync(server.files.incoming)).toEqual([]);
  });

  test('a file that is a picture and a page at once is only the picture afterwards', async () => {
    const polyglot = Buffer.concat([photo, Buffer.from('<script>alert(1)</script>')]);
    const { url } = (await sendFile(dealer, ofTicket(), polyglot)).json();
    expect((await server.inject({ method: 'GET', url })).body).not.toContain('<script>');
  });

  test('another hash or another length than announced is refused', async () => {
    const wrong = await sendFile(dealer, ofTicket(), photo, { sha256: sha256(Buffer.from('other')) });
    expect([wrong.statusCode, wrong.json()]).toEqual([
      400,
      { sha256: ['The file was changed on the way. Please send it again.'] },
    ]);
    const nonsense = await sendFile(dealer, ofTicket(), photo, { sha256: 'x' });
    expect(nonsense.json()).toEqual({ sha256: ['Enter a SHA-256 in hexadecimal.'] });
  });

  test('a name without characters is refused on a rename', async () => {
    const { file_id } = (await sendFile(dealer, ofTicket(), photo)).json();
    const renamed = await dealer.patch(`/api/files/${file_id}/`, { name: '/' });
    expect([renamed.statusCode, renamed.json()]).toEqual([400, { name: ['This field may not be blank.'] }]);
  });
});

test('401 without a token, 415 for another media type, 409 for other content under the same id', async () => {
  const file_id = randomUUID();
  const url = `/api/files/${file_id}/?owner=ticket&owner_id=${ticket_id}&name=a.jpg&sha256=${sha256(photo)}`;
  const headers = { 'content-type': 'image/jpeg' };
  expect((await server.inject({ method: 'PUT', url, payload: photo, headers })).statusCode).toBe(401);
  const html = await dealer.inject({
    method: 'PUT',
    url,
    payload: 'x',
    headers: { 'content-type': 'text/html' },
  });
  expect(html.statusCode).toBe(415);
  const json = await dealer.inject({
    method: 'POST',
    url: `/api/tickets/${ticket_id}/comments/`,
    payload: photo,
    headers,
  });
  expect(json.statusCode).toBe(415);
  expect((await sendFile(dealer, ofTicket(), photo, { file_id })).statusCode).toBe(200);
  expect((await sendFile(dealer, ofElevator(), photo, { file_id })).statusCode).toBe(409);
  expect((await sendFile(dealer, ofTicket(), await aPhoto('blue'), { file_id })).statusCode).toBe(409);
  expect(
    (await sendFile(other, { owner: 'ticket', owner_id: ticket_id }, photo, { file_id })).statusCode,
  ).toBe(404);
});

test('403 and 404 by role: who may see and who may change (R1106)', async () => {
  const { file_id } = (await sendFile(dealer, ofElevator(), photo)).json();
  const at = `/api/files/${file_id}/`;
  const reads = [serving, customer, idle, neighbour, other];
  const statuses = await Promise.all(reads.map(async (by) => (await listed(by, ofElevator())).statusCode));
  expect(statuses).toEqual([200, 200, 404, 404, 404]);
  const puts = await Promise.all(
    reads.map(async (by) => (await sendFile(by, ofElevator(), photo)).statusCode),
  );
  expect(puts).toEqual([200, 403, 404, 404, 404]);
  const deletes = await Promise.all(reads.map(async (by) => (await by.delete(at)).statusCode));
  expect(deletes).toEqual([403, 403, 404, 404, 404]);
  expect((await idle.get('/api/files/usage/')).statusCode).toBe(403);
});

test('an address is refused when it was changed, for another dealer, and as a sign-in', async () => {
  const { url } = (await sendFile(dealer, ofTicket(), photo)).json() as StoredFile;
  const token = url.split('/').at(-2) ?? '';
  const get = async (address: string) => (await server.inject({ method: 'GET', url: address })).statusCode;
  expect(await get(url)).toBe(200);
  expect(await get(url.replace(token, token.slice(0, -3) + 'abc'))).toBe(404);
  expect(await get(`/api/files/content/${dealer.token}/`)).toBe(404);
  const asToken = await server.inject({
    method: 'GET',
    url: '/api/files/usage/',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(asToken.statusCode).toBe(401);
});

test('413 beyond the size and beyond the quota, 411 without a length', async () => {
  const large = await sendFile(dealer, ofTicket(), photo, {}, { 'content-length': String(21 * 1024 * 1024) });
  expect([large.statusCode, large.json()]).toEqual([413, { detail: 'The file is larger than 20 MB.' }]);
  const { quotaBytes } = server.files;
  server.files.quotaBytes = 10;
  const over = await sendFile(dealer, ofTicket(), photo);
  server.files.quotaBytes = quotaBytes;
  expect([over.statusCode, over.json().detail]).toEqual([413, expect.stringContaining('used up')]);
});

test('objects without a row go after a day, those of deleted files after their time, and a missing one is named', async () => {
  const { storage } = server.files;
  const kept = (await sendFile(dealer, ofTicket(), photo)).json() as StoredFile;
  const gone = (await sendFile(dealer, ofTicket(), photo)).json() as StoredFile;
  await dealer.delete(`/api/files/${gone.file_id}/`);
  await server.db.query(
    `update files set deleted_at = now() - interval '31 days' where file_id = '${gone.file_id}'`,
  );
  const today = new Date().toISOString().slice(0, 10);
  await emptyFileBin(server.db, today);
  const has = (file: StoredFile) => objects().filter((key) => key.includes(file.file_id)).length;
  expect((await sweepFiles(server.db, today, server.files)).missing).toEqual([]);
  expect(has(gone)).toBe(2);
  await server.db.query(`update removed_objects set removed_at = now() - interval '31 days'`);
  expect(await removeObjectsBefore(server.db, today, server.files)).toBe(1);
  expect([has(gone), has(kept)]).toEqual([0, 2]);

  // An upload that was killed after its object was stored: the row is missing.
  await server.db.query(`delete from files where file_id = '${kept.file_id}'`);
  await server.db.query('delete from removed_objects');
  expect((await sweepFiles(server.db, today, server.files)).orphans).toEqual([]);
  const swept = await sweepFiles(server.db, '2999-01-01', server.files);
  expect(swept.orphans).toHaveLength(2);
  expect(has(kept)).toBe(0);

  const [first] = await filesOf();
  for await (const key of storage.list()) if (key.includes(first?.file_id ?? '-')) await storage.remove(key);
  const { missing } = await sweepFiles(server.db, today, server.files);
  expect(missing).toEqual([expect.stringContaining(first?.file_id ?? '-')]);
});

/** A PNG whose header announces a size, with no pixels. */
function pngOf(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const chunk = (type: string, data: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const body = Buffer.concat([Buffer.from(type), data]);
    const crc = Buffer.alloc(4);
    crc.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, crc]);
  };
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', Buffer.alloc(0)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function crc32(bytes: Buffer): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}
