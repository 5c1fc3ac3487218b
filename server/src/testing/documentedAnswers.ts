import type { Endpoint } from '@smart-elevator/shared-api/contract/endpoint';
import Ajv, { type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type { LightMyRequestResponse } from 'fastify';
import { openApi } from '../http/open-api/openApi';

/** The headers of HTTP itself. */
const OF_HTTP = ['content-type', 'content-length', 'date', 'connection', 'keep-alive', 'transfer-encoding'];

/** Compares answers with the OpenAPI document: their status, headers, media type and body. */
export function documentedAnswers() {
  const document = openApi('1.2.3');
  const ajv = addFormats(new Ajv({ strict: false }));
  ajv.addSchema(document, 'document');
  const validators = new Map<string, ValidateFunction>();
  const [, ofEveryAnswer = ''] = /browsers and caches: (.*)\.$/.exec(document.info.description) ?? [];
  const usual = [...OF_HTTP, ...[...ofEveryAnswer.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)];

  const validatorOf = (schema: object): ValidateFunction => {
    const text = JSON.stringify(schema).replaceAll('"#/components', '"document#/components');
    const known = validators.get(text) ?? ajv.compile(JSON.parse(text) as object);
    validators.set(text, known);
    return known;
  };

  return {
    expectDocumented: ({ name, method, path }: Endpoint, answer: LightMyRequestResponse): void => {
      const status = String(answer.statusCode);
      const template = path.replace(/:(\w+)/g, '{$1}');
      const { responses = {} } = document.paths[template]?.[method.toLowerCase()] ?? {};
      expect(Object.keys(responses)).toContain(status);
      expect({ name, status, body: answer.statusCode < 500 ? '' : answer.body }).toMatchObject({ body: '' });
      const own = responses[status];
      const { headers = {}, content } =
        (own && '$ref' in own ? document.components.responses[status] : own) ?? {};
      const documented = [...usual, ...Object.keys(headers)].map((header) => header.toLowerCase());
      const others = Object.keys(answer.headers).filter((header) => !documented.includes(header));
      expect({ name, status, others }).toEqual({ name, status, others: [] });
      if (!content) return expect(answer.body).toBe('');
      const [type = ''] = String(answer.headers['content-type']).split(';');
      expect(Object.keys(content)).toContain(content['*/*'] ? '*/*' : type);
      if (type !== 'application/json') return;
      const validate = validatorOf(content[type]?.schema ?? {});
      const isValid = validate(answer.json());
      expect({ name, isValid, errors: validate.errors }).toEqual({ name, isValid: true, errors: null });
    },
  };
}
