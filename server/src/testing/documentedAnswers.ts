import { createTicket } from '@smart-elevator/shared-api/contract/tickets/endpoints';
import { fillPath, type Endpoint } from '@smart-elevator/shared-api/contract/endpoint';
import Ajv, { type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type { AnySchema } from 'yup';
import type { SeededRandom } from '../demo/SeededRandom';
import { exampleOf } from '../http/open-api/examples';
import { jsonSchemaOf, type JsonSchema } from '../http/open-api/jsonSchema';
import { openApi } from '../http/open-api/openApi';
import { anElevatorBody } from './anElevatorBody';
import type { SignedIn } from './signedInCalls';
import type { TestServer } from './testServer';

/** A dealer with an elevator and a ticket. */
export interface DocumentedDealer {
  dealer: SignedIn;
  ids: Record<'dealer_id' | 'user_id' | 'elevator_id' | 'ticket_id', number>;
}

/** Makes a value of a field. */
type MakeValue = (schema: JsonSchema, name: string) => unknown;

/** Sends generated requests, and compares the answers with the OpenAPI document. */
export function documentedAnswers(random: SeededRandom, valueOf: MakeValue = exampleOf) {
  const document = openApi('1.2.3');
  const ajv = addFormats(new Ajv({ strict: false }));
  ajv.addSchema(document, 'document');
  const validators = new Map<string, ValidateFunction>();

  const validatorOf = (schema: object): ValidateFunction => {
    const text = JSON.stringify(schema).replaceAll('"#/components', '"document#/components');
    const known = validators.get(text) ?? ajv.compile(JSON.parse(text) as object);
    validators.set(text, known);
    return known;
  };

  /** A value of a record, with its required fields and `share` of the optional ones. */
  const sample = (schema: AnySchema, share: number, make = valueOf): Record<string, unknown> => {
    const { properties = {}, required = [] } = jsonSchemaOf(schema);
    const taken = Object.entries<JsonSchema>(properties).filter(
      ([name]) => required.includes(name) || random.happens(share),
    );
    return Object.fromEntries(taken.map(([name, inner]) => [name, make(inner, name)]));
  };

  return {
    newDealer: async (server: TestServer): Promise<DocumentedDealer> => {
      const dealer = await server.dealer();
      const elevator = await dealer.post('/api/elevators/add/', anElevatorBody(dealer));
      const { elevator_id } = elevator.json<{ elevator_id: number }>();
      const ticket = await dealer.post('/api/tickets/create/', {
        ...sample(createTicket.body, 0, exampleOf),
        elevator_id,
        target_date: '2199-01-31',
      });
      expect([elevator.statusCode, ticket.statusCode]).toEqual([201, 201]);
      const { ticket_id } = ticket.json<{ ticket_id: number }>();
      return { dealer, ids: { dealer_id: dealer.dealer_id, user_id: dealer.id, elevator_id, ticket_id } };
    },

    /** Sends a call with some of its optional fields, and answers its status. */
    expectDocumented: async (endpoint: Endpoint, { dealer, ids }: DocumentedDealer): Promise<number> => {
      const { method, path } = endpoint;
      /** The dealer's own rows, where a field refers to one. */
      const own = (values: Record<string, unknown>) =>
        Object.entries(values).map(([name, value]): [string, unknown] => [
          name,
          new Map<string, unknown>(Object.entries(ids)).get(name) ?? value,
        ]);
      const query = own(sample(endpoint.query, 0.3));
      const answer = await dealer.inject({
        method,
        url: fillPath(path, { ...sample(endpoint.params, 1), ...ids }),
        query: Object.fromEntries(query.map(([name, value]) => [name, String(value)])),
        ...(method === 'GET' || method === 'DELETE'
          ? {}
          : { payload: Object.fromEntries(own(sample(endpoint.body, 0.7))) }),
      });
      const template = path.replace(/:(\w+)/g, '{$1}');
      const status = String(answer.statusCode);
      const { responses = {} } = document.paths[template]?.[method.toLowerCase()] ?? {};
      expect(Object.keys(responses)).toContain(status);
      expect(answer.statusCode).toBeLessThan(500);
      const documented = responses[status];
      const response =
        documented && '$ref' in documented ? document.components.responses[status] : documented;
      const schema = response?.content?.['application/json']?.schema;
      if (schema) {
        const validate = validatorOf(schema);
        const isValid = validate(answer.json());
        expect({ isValid, errors: validate.errors }).toEqual({ isValid: true, errors: null });
      } else expect(answer.body).toBe('');
      return answer.statusCode;
    },
  };
}
