import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { StoredFile } from '@smart-elevator/shared-api/contract/files/storedFile';
import { fileWorld } from '../testing/fileWorld';
import { aTicket } from '../testing/testRows';
import { aContractBody, storedContract } from '../testing/aContract';
import { aPdf, sendFile } from '../testing/sendFile';
import { emptyFileBin, removeObjectsBefore, sweepFiles } from './sweepFiles';

let world: Awaited<ReturnType<typeof fileWorld>>;
beforeAll(async () => {
  world = await fileWorld();
});
afterAll(() => world.server.close());

describe('200', () => {
  test('a world.photo is stored without its place, upright, with a thumbnail (R1101)', async () => {
    const taken = await sharp({ create: { width: 640, height: 400, channels: 3, background: 'red' } })
      .withExif({ IFD3: { GPSLatitude: '19/1 4/1 0/1' }, IFD0: { Make: 'Camera' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const sent = await sendFile(world.dealer, world.ofTicket, taken, { taken_at: '2026-11-20T10:00:00Z' });
    expect([sent.statusCode, sent.json()]).toEqual([
      200,
      expect.objectContaining({
        name: 'photo.jpg',
        media_type: 'image/jpeg',
        width: 400,
        height: 640,
        taken_at: '2026-11-20T10:00:00.000Z',
        who: world.dealer.username,
        can_change: true,
        scanned: false,
      }),
    ]);
    const whole = await world.server.inject({ method: 'GET', url: sent.json().url });
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
    const small = await world.server.inject({ method: 'GET', url: sent.json().thumbnail_url });
    expect(await sharp(small.rawPayload).metadata()).toMatchObject({
      format: 'webp',
      width: 200,
      height: 320,
    });
  });

  test('a PDF is saved and not shown, as it was sent', async () => {
    const pdf = aPdf();
    const { url, thumbnail_url } = (
      await sendFile(world.dealer, world.ofElevator, pdf, { name: 'Certificate.pdf' })
    ).json();
    const read = await world.server.inject({ method: 'GET', url });
    expect(thumbnail_url).toBeNull();
    expect(read.headers['content-disposition']).toBe('attachment; filename="Certificate.pdf"');
    expect(read.rawPayload.equals(pdf)).toBe(true);
  });

  test('a picture was not taken later than it was added: a clock that is fast does not count', async () => {
    const sent = await sendFile(world.dealer, world.ofElevator, world.photo, {
      taken_at: '2099-01-01T00:00:00Z',
    });
    const { taken_at, added_at } = sent.json();
    expect(taken_at <= added_at).toBe(true);
  });

  test('the same upload again answers the same file, also when both arrive at once (R1102)', async () => {
    const before = world.objects().length;
    const file_id = randomUUID();
    const [one, two] = await Promise.all([
      sendFile(world.dealer, world.ofTicket, world.photo, { file_id }),
      sendFile(world.dealer, world.ofTicket, world.photo, { file_id }),
    ]);
    const again = await sendFile(world.dealer, world.ofTicket, world.photo, { file_id });
    expect([one.statusCode, two.statusCode, again.statusCode]).toEqual([200, 200, 200]);
    expect((await world.filesOf()).filter((file) => file.file_id === file_id)).toHaveLength(1);
    expect(world.objects()).toHaveLength(before + 2);
  });

  test.each([
    ['रिपोर्ट 🛗.jpg', 'रिपोर्ट 🛗.jpg'],
    ['../../etc/passwd.jpg', 'passwd.jpg'],
    ['C:\\photos\\a\nb.jpg', 'a b.jpg'],
    [`${'ल'.repeat(200)}.jpg`, `${'ल'.repeat(83)}.jpg`],
    ['…/', 'file.jpg'],
    ['Permit.pdf', 'Permit.jpg'],
    ['Pit 1.5', 'Pit 1.5.jpg'],
    ['Door.JPEG', 'Door.JPEG'],
  ])('the name %j is stored as %j (R1105)', async (name, stored) => {
    const sent = await sendFile(world.dealer, world.ofTicket, world.photo, { name });
    expect(sent.json().name).toBe(stored);
    const read = await world.server.inject({ method: 'GET', url: sent.json().url });
    expect(read.statusCode).toBe(200);
  });

  test('files of a comment are world.listed with its ticket, and as those of the comment', async () => {
    const { comment_id } = (
      await world.dealer.post(`/api/tickets/${world.ticket_id}/comments/`, { text: 'See photo' })
    ).json();
    const of = { owner: 'comment' as const, owner_id: comment_id };
    const { file_id } = (await sendFile(world.dealer, of, world.photo)).json();
    expect((await world.filesOf()).find((file) => file.file_id === file_id)).toMatchObject(of);
    expect(await world.filesOf(world.dealer, of)).toHaveLength(1);
    expect((await world.filesOf(world.customer)).map((file) => file.owner)).not.toContain('comment');
  });

  test('a contract has files, which its world.customer reads', async () => {
    const body = aContractBody({ customer_id: world.customer.id, elevator_ids: [world.elevator_id] });
    const { contract_id } = await storedContract(world.dealer, body);
    const of = { owner: 'contract' as const, owner_id: contract_id };
    await sendFile(world.dealer, of, aPdf(), { name: 'signed.pdf' });
    expect(await world.filesOf(world.customer, of)).toMatchObject([
      { name: 'signed.pdf', can_change: false },
    ]);
    expect((await world.listed(world.neighbour, of)).statusCode).toBe(404);
  });

  test('a file is renamed, deleted, and restored (R1107)', async () => {
    const { file_id, url } = (await sendFile(world.serving, world.ofTicket, world.photo)).json();
    const at = `/api/files/${file_id}/`;
    expect((await world.serving.patch(at, { name: 'Door.jpg' })).json()).toMatchObject({ name: 'Door.jpg' });
    expect((await world.dealer.delete(at)).statusCode).toBe(204);
    expect((await world.filesOf()).map((file) => file.file_id)).not.toContain(file_id);
    expect((await world.server.inject({ method: 'GET', url })).statusCode).toBe(404);
    expect((await world.serving.post(`${at}restore/`)).statusCode).toBe(404);
    expect((await world.dealer.post(`${at}restore/`)).json()).toMatchObject({ name: 'Door.jpg' });
    expect((await world.dealer.post(`${at}restore/`)).statusCode).toBe(200);
    expect((await world.filesOf()).map((file) => file.file_id)).toContain(file_id);
    expect((await world.serving.delete(at)).statusCode).toBe(204);
    expect((await world.serving.post(`${at}restore/`)).statusCode).toBe(200);
  });

  test('a name that is changed keeps the extension of what its file is (R1105)', async () => {
    const { file_id } = (await sendFile(world.serving, world.ofTicket, aPdf())).json();
    const changed = await world.serving.patch(`/api/files/${file_id}/`, { name: 'Permit.jpg' });
    expect(changed.json()).toMatchObject({ name: 'Permit.pdf' });
  });

  test('all files of an owner come as one ZIP, with names that differ', async () => {
    const { ticket_id: owner_id } = await aTicket(world.server.db, world.dealer.id, world.elevator_id);
    const of = { owner: 'ticket' as const, owner_id };
    await sendFile(world.dealer, of, world.photo);
    await sendFile(world.dealer, of, world.photo);
    await sendFile(world.dealer, of, world.photo, { name: 'B: motor?.jpg' });
    const zip = await world.server.inject({
      method: 'GET',
      url: (await world.listed(world.dealer, of)).json().zip_url,
    });
    expect(zip.headers['content-disposition']).toBe(`attachment; filename="ticket-${owner_id}.zip"`);
    const text = zip.rawPayload.toString('latin1');
    // Each name stands before its content, and again in the directory at the end.
    expect(
      [...text.matchAll(/(?:photo|B_ motor_)(?: \(2\))?\.jpg/g)].map(([name]) => name).slice(0, 3),
    ).toEqual(['photo.jpg', 'photo (2).jpg', 'B_ motor_.jpg']);
    expect((await world.listed(world.dealer, of)).json().files).toContainEqual(
      expect.objectContaining({ name: 'B: motor?.jpg' }),
    );
  });

  test('the usage counts what is not deleted (R1103)', async () => {
    const usage = async () => (await world.dealer.get('/api/files/usage/')).json();
    const before = await usage();
    const { file_id, bytes } = (await sendFile(world.dealer, world.ofTicket, world.photo)).json();
    expect(await usage()).toEqual({ ...before, files: before.files + 1, bytes: before.bytes + bytes });
    await world.dealer.delete(`/api/files/${file_id}/`);
    expect(await usage()).toEqual(before);
    expect(before).toMatchObject({ quota_bytes: world.server.files.quotaBytes, scanner: 'none' });
  });
});

test('403 and 404 by role: who may see and who may change (R1106)', async () => {
  const { file_id } = (await sendFile(world.dealer, world.ofElevator, world.photo)).json();
  const at = `/api/files/${file_id}/`;
  const reads = [world.serving, world.customer, world.idle, world.neighbour, world.other];
  const statuses = await Promise.all(
    reads.map(async (by) => (await world.listed(by, world.ofElevator)).statusCode),
  );
  expect(statuses).toEqual([200, 200, 404, 404, 404]);
  const puts = await Promise.all(
    reads.map(async (by) => (await sendFile(by, world.ofElevator, world.photo)).statusCode),
  );
  expect(puts).toEqual([200, 403, 404, 404, 404]);
  const deletes = await Promise.all(reads.map(async (by) => (await by.delete(at)).statusCode));
  expect(deletes).toEqual([403, 403, 404, 404, 404]);
  expect((await world.idle.get('/api/files/usage/')).statusCode).toBe(403);
});

test('an address is refused when it was changed, for another world.dealer, and as a sign-in', async () => {
  const { url } = (await sendFile(world.dealer, world.ofTicket, world.photo)).json() as StoredFile;
  const token = url.split('/').at(-2) ?? '';
  const get = async (address: string) =>
    (await world.server.inject({ method: 'GET', url: address })).statusCode;
  expect(await get(url)).toBe(200);
  expect(await get(url.replace(token, token.slice(0, -3) + 'abc'))).toBe(404);
  expect(await get(`/api/files/content/${world.dealer.token}/`)).toBe(404);
  const asToken = await world.server.inject({
    method: 'GET',
    url: '/api/files/usage/',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(asToken.statusCode).toBe(401);
});

test('objects without a row go after a day, those of deleted files after their time, and a missing one is named', async () => {
  const { storage } = world.server.files;
  const kept = (await sendFile(world.dealer, world.ofTicket, world.photo)).json() as StoredFile;
  const gone = (await sendFile(world.dealer, world.ofTicket, world.photo)).json() as StoredFile;
  await world.dealer.delete(`/api/files/${gone.file_id}/`);
  await world.server.db.query(
    `update files set deleted_at = now() - interval '31 days' where file_id = '${gone.file_id}'`,
  );
  const today = new Date().toISOString().slice(0, 10);
  await emptyFileBin(world.server.db, today);
  const has = (file: StoredFile) => world.objects().filter((key) => key.includes(file.file_id)).length;
  expect((await sweepFiles(world.server.db, new Date(0), world.server.files)).missing).toEqual([]);
  expect(has(gone)).toBe(2);
  await world.server.db.query(`update removed_objects set removed_at = now() - interval '31 days'`);
  expect(await removeObjectsBefore(world.server.db, today, world.server.files)).toBe(1);
  expect([has(gone), has(kept)]).toEqual([0, 2]);

  // An upload that was killed after its object was stored: the row is missing.
  await world.server.db.query(`delete from files where file_id = '${kept.file_id}'`);
  await world.server.db.query('delete from removed_objects');
  expect((await sweepFiles(world.server.db, new Date(0), world.server.files)).orphans).toEqual([]);
  const swept = await sweepFiles(world.server.db, new Date('2999-01-01'), world.server.files);
  expect(swept.orphans).toHaveLength(2);
  expect(has(kept)).toBe(0);

  const [first] = await world.filesOf();
  for await (const key of storage.list()) if (key.includes(first?.file_id ?? '-')) await storage.remove(key);
  const { missing } = await sweepFiles(world.server.db, new Date(0), world.server.files);
  expect(missing).toEqual([expect.stringContaining(first?.file_id ?? '-')]);
});
