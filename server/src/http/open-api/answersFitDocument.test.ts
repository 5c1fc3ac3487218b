import { endpoints } from '@smart-elevator/shared-api/contract/endpoints';
import { SeededRandom } from '../../demo/SeededRandom';
import { documentedAnswers } from '../../testing/documentedAnswers';
import { testServer, type TestServer } from '../../testing/testServer';

const { newDealer, expectDocumented } = documentedAnswers(new SeededRandom(25));

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const calls = endpoints.filter(({ file, upload }) => file === undefined && upload === undefined);

test.each(calls.map((endpoint) => [endpoint.name, endpoint] as const))(
  'the answer to a generated request of %s is as documented (R947)',
  async (_, endpoint) => {
    await expectDocumented(endpoint, await newDealer(server));
  },
);
