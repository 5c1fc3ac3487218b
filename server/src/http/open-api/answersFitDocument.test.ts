import Ajv from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type { AnySchema } from 'yup';
import { endpoints } from '@smart-elevator/shared-api/contract/endpoints';
import { createTicket } from '@smart-elevator/shared-api/contract/tickets/endpoints';
import { fillPath, type Endpoint } from '@smart-elevator/shared-api/contract/endpoint';
import { anElevatorBody } from '../../testing/anElevatorBody';
import { testServer, type TestServer } from '../../testing/testServer';
import { SeededRandom } from '../../demo/SeededRandom';
import { exampleOf } from './examples';
import { jsonSchemaOf, type JsonSchema } from './jsonSchema';
import { openApi } from './openApi';

const document = openApi('1.2.3');
const ajv = addFormats(new Ajv({ strict: false }));
ajv.addSchema(document, 'document');

let server: TestServer;
const random = new SeededRandom(25);
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const calls = endpoints.filter(({ file, upload }) => file === undefined && upload === undefined);

test.each(calls.map((endpoint) => [endpoint.name, endpoint] as const))(
  'the answer to a generated request of %s is as documented (R947)',
  (_, endpoint) => expectDocumented(endpoint),
);

/** Sends the call for a new dealer with an elevator and a ticket; with some of the optional fields. */
async function expectDocumented(endpoint: Endpoint) {
  const { method, path } = endpoint;
  const dealer = await server.dealer();
  const elevator = await dealer.post('/api/elevators/add/', anElevatorBody(dealer));
  const { elevator_id } = elevator.json<{ elevator_id: number }>();
  const ticket = await dealer.post('/api/tickets/create/', {
    ...sample(createTicket.body, 0),
    elevator_id,
    target_date: '2199-01-31',
  });
  expect([elevator.statusCode, ticket.statusCode]).toEqual([201, 201]);
  const { ticket_id } = ticket.json<{ ticket_id: number }>();
  const ids = { dealer_id: dealer.dealer_id, user_id: dealer.id, elevator_id, ticket_id };
  const answer = await dealer.inject({
    method,
    url: fillPath(path, { ...sample(endpoint.params, 1), ...ids }),
    query: queryOf(endpoint),
    ...(method === 'GET' || method === 'DELETE' ? {} : { payload: sample(endpoint.body, 0.7) }),
  });
  const template = path.replace(/:(\w+)/g, '{$1}');
  const status = String(answer.statusCode);
  const { responses = {} } = document.paths[template]?.[method.toLowerCase()] ?? {};
  expect(Object.keys(responses)).toContain(status);
  expect(answer.statusCode).toBeLessThan(500);
  const documented = responses[status];
  const response = documented && '$ref' in documented ? document.components.responses[status] : documented;
  const schema = response?.content?.['application/json']?.schema;
  if (!schema) return expect(answer.body).toBe('');
  const validate = ajv.compile(
    JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"document#/components')) as object,
  );
  const isValid = validate(answer.json());
  expect({ isValid, errors: validate.errors }).toEqual({ isValid: true, errors: null });
}

/** A value of a record, with its required fields and `share` of the optional ones. */
function sample(schema: AnySchema, share: number): Record<string, unknown> {
  const { properties = {}, required = [] } = jsonSchemaOf(schema);
  const taken = Object.entries<JsonSchema>(properties).filter(
    ([name]) => required.includes(name) || random.happens(share),
  );
  return Object.fromEntries(taken.map(([name, inner]) => [name, exampleOf(inner, name)]));
}

const queryOf = ({ query }: Endpoint): Record<string, string> =>
  Object.fromEntries(Object.entries(sample(query, 0.3)).map(([name, value]) => [name, String(value)]));
