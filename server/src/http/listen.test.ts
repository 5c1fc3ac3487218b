import { createServer, type AddressInfo, type Server } from 'node:net';
import { checkAddress } from './listen';

let taken: Server;
let port: number;
beforeAll(async () => {
  taken = createServer();
  await new Promise<void>((resolve) => void taken.listen(0, '127.0.0.1', resolve));
  port = (taken.address() as AddressInfo).port;
});
afterAll(() => new Promise((resolve) => taken.close(resolve)));

test('a port that is taken is reported in a sentence', async () => {
  await expect(checkAddress('127.0.0.1', port)).rejects.toThrow(
    `Port ${port} on 127.0.0.1 is already taken by another program.`,
  );
});

test('so is an address that is not of this machine', async () => {
  await expect(checkAddress('192.0.2.1', 0)).rejects.toThrow(
    'HOST "192.0.2.1" is not an address of this machine.',
  );
});

test('any free port is accepted', async () => {
  await expect(checkAddress('127.0.0.1', 0)).resolves.toBeUndefined();
});
