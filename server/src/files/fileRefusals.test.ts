import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { aPng } from '@smart-elevator/shared-api/testing/aPicture';
import { fileWorld } from '../testing/fileWorld';
import { aPdf, aPhoto, sendFile, sha256 } from '../testing/sendFile';

let world: Awaited<ReturnType<typeof fileWorld>>;
beforeAll(async () => {
  world = await fileWorld();
  await sendFile(world.dealer, world.ofTicket, world.photo);
});
afterAll(() => world.server.close());

describe('400', () => {
  const bad: [string, () => Promise<Buffer> | Buffer, string, object?][] = [
    ['an empty file', () => Buffer.alloc(0), 'The file is empty.'],
    ['text', () => Buffer.from('hello'), 'neither a JPEG'],
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'neither a JPEG'],
    ['a ZIP', () => Buffer.from('PK\x03\x04 zip'), 'neither a JPEG'],
    ['a picture that is cut off', () => world.photo.subarray(0, world.photo.length / 2), 'damaged'],
    [
      'a picture that claims to be larger than it is',
      () => aPng(14_000, 14_000, Buffer.alloc(0)),
      '40 million pixels',
    ],
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
    const before = world.objects();
    const sent = await sendFile(world.dealer, world.ofTicket, await content());
    expect([sent.statusCode, sent.body]).toEqual([400, expect.stringContaining(sentence)]);
    expect(world.objects()).toEqual(before);
    expect(readdirSync(world.server.files.incoming)).toEqual([]);
  });

  test('a file that is a picture and a page at once is only the picture afterwards', async () => {
    const polyglot = Buffer.concat([world.photo, Buffer.from('<script>alert(1)</script>')]);
    const { url } = (await sendFile(world.dealer, world.ofTicket, polyglot)).json();
    expect((await world.server.inject({ method: 'GET', url })).body).not.toContain('<script>');
  });

  test('another hash or another length than announced is refused', async () => {
    const wrong = await sendFile(world.dealer, world.ofTicket, world.photo, {
      sha256: sha256(Buffer.from('other')),
    });
    expect([wrong.statusCode, wrong.json()]).toEqual([
      400,
      { sha256: ['The file was changed on the way. Please send it again.'] },
    ]);
    const nonsense = await sendFile(world.dealer, world.ofTicket, world.photo, { sha256: 'x' });
    expect(nonsense.json()).toEqual({ sha256: ['Enter a SHA-256 in hexadecimal.'] });
  });

  test('a name without characters is refused on a rename', async () => {
    const { file_id } = (await sendFile(world.dealer, world.ofTicket, world.photo)).json();
    const renamed = await world.dealer.patch(`/api/files/${file_id}/`, { name: '/' });
    expect([renamed.statusCode, renamed.json()]).toEqual([400, { name: ['This field may not be blank.'] }]);
  });
});

test('401 without a token, 415 for another media type, 409 for world.other content under the same id', async () => {
  const file_id = randomUUID();
  const url = `/api/files/${file_id}/?owner=ticket&owner_id=${world.ticket_id}&name=a.jpg&sha256=${sha256(world.photo)}`;
  const headers = { 'content-type': 'image/jpeg' };
  expect((await world.server.inject({ method: 'PUT', url, payload: world.photo, headers })).statusCode).toBe(
    401,
  );
  const html = await world.dealer.inject({
    method: 'PUT',
    url,
    payload: 'x',
    headers: { 'content-type': 'text/html' },
  });
  expect(html.statusCode).toBe(415);
  const json = await world.dealer.inject({
    method: 'POST',
    url: `/api/tickets/${world.ticket_id}/comments/`,
    payload: world.photo,
    headers,
  });
  expect(json.statusCode).toBe(415);
  expect((await sendFile(world.dealer, world.ofTicket, world.photo, { file_id })).statusCode).toBe(200);
  expect((await sendFile(world.dealer, world.ofElevator, world.photo, { file_id })).statusCode).toBe(409);
  expect((await sendFile(world.dealer, world.ofTicket, await aPhoto('blue'), { file_id })).statusCode).toBe(
    409,
  );
  expect(
    (await sendFile(world.other, { owner: 'ticket', owner_id: world.ticket_id }, world.photo, { file_id }))
      .statusCode,
  ).toBe(404);
});

test('413 beyond the size and beyond the quota, 411 without a length', async () => {
  const large = await sendFile(
    world.dealer,
    world.ofTicket,
    world.photo,
    {},
    { 'content-length': String(21 * 1024 * 1024) },
  );
  expect([large.statusCode, large.json()]).toEqual([413, { detail: 'The file is larger than 20 MB.' }]);
  const { quotaBytes } = world.server.files;
  world.server.files.quotaBytes = 10;
  const over = await sendFile(world.dealer, world.ofTicket, world.photo);
  world.server.files.quotaBytes = quotaBytes;
  expect([over.statusCode, over.json().detail]).toEqual([413, expect.stringContaining('used up')]);
});
