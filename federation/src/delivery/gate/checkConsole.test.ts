/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { checkConsole } from './checkConsole.mjs';

let server: Server;
let answer: { status: number; text: string };
const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
beforeEach(async () => {
  server = createServer((_, response) => response.writeHead(answer.status).end(answer.text));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const naming = (...majors: string[]) => ({
  status: 200,
  text: JSON.stringify({ info: { 'x-contracts': majors } }),
});

test('a shell that needs another version of the contract than the server answers is refused', async () => {
  answer = naming('2', '1');
  expect(await checkConsole(url(), { contract: '3.0.0' })).toEqual([
    `The server of ${url()} answers version 2 and 1 of the contract, and the shell needs version 3. Please deploy the server first.`,
  ]);
  expect(await checkConsole(url(), { contract: '2.4.0' })).toEqual([]);
  expect(await checkConsole(url(), { contract: '1.9.0' })).toEqual([]);
});

test.each([
  ['names no contracts', { status: 200, text: '{"info":{}}' }],
  ['has no document', { status: 404, text: 'Not found' }],
  ['answers a page for every address', { status: 200, text: '<!doctype html>' }],
])('a server that %s is not checked', async (_, given) => {
  answer = given;
  expect(await checkConsole(url(), { contract: '3.0.0' })).toEqual([]);
});

test('a version that was deployed before is not checked', async () => {
  answer = naming('1');
  expect(await checkConsole('', { contract: '3.0.0' })).toEqual([]);
});
