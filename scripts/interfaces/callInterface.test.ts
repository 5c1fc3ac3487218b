import { array, number, object, string, type ObjectShape } from 'yup';
import { callInterface } from './callInterface.mjs';
import { interfaceStep, nextReport } from './interfaceReport.mjs';

const BODY = {
  summary: string().required(),
  priority: string().oneOf(['High', 'Low']),
  reporter: object({ id: number().required() }).default(undefined),
  parts: array(object({ name: string().required() })).required(),
};
const ROW = { id: number().required(), state: string().oneOf(['Open', 'Closed']).required() };
const REPLY = { count: number().required(), results: array(object(ROW)).required() };

/** The interface of one call, with other fields. */
const having = ({
  body = {},
  reply = {},
  path = '/api/tickets/',
}: {
  body?: ObjectShape;
  reply?: ObjectShape;
  path?: string;
} = {}) => ({
  calls: callInterface([
    {
      ...{ name: 'createTicket', method: 'POST', path, access: ['DealerUser'], success: 201 },
      ...{ params: object({}), query: object({}) },
      ...{ body: object({ ...BODY, ...body }), reply: object({ ...REPLY, ...reply }) },
    },
  ]),
});
const report = nextReport({ version: '', modules: {} }, having(), '1.2.0');

test('a call is reported with its address, its input and its answer', () => {
  expect(having().calls).toEqual({
    createTicket: 'const call: "POST /api/tickets/ DealerUser 201";',
    'createTicket input':
      'interface InputProps { params: { }; query: { }; body: { summary: string; priority?: "High" | "Low"; ' +
      'reporter?: { id: number; }; parts: { each: { name: string; }; }; }; }',
    'createTicket answer':
      "const answer: { '': object; 'count': number; 'results': array; 'results[]': object; 'results[].id': number; " +
      '\'results[].state\': "Open" | "Closed"; };',
  });
  expect(interfaceStep(report, having())).toBeUndefined();
});

test.each([
  ['an optional input', having({ body: { label: string() } })],
  ['another value of an input', having({ body: { priority: string().oneOf(['High', 'Low', 'None']) } })],
  ['an input that becomes optional', having({ body: { summary: string() } })],
  [
    'an object as an optional input',
    having({ body: { elevator: object({ id: number().required() }).default(undefined) } }),
  ],
  ['a field of the answer', having({ reply: { total: number().required() } })],
  [
    'a field of the rows of the answer',
    having({ reply: { results: array(object({ ...ROW, key: string().required() })).required() } }),
  ],
])('%s is a minor step of the contract', (_, now) => {
  expect(interfaceStep(report, now)?.version).toBe('1.3.0');
});

test.each([
  ['a required input', having({ body: { label: string().required() } })],
  [
    'a required input within an optional one',
    having({
      body: { reporter: object({ id: number().required(), name: string().required() }).default(undefined) },
    }),
  ],
  [
    'a required input within a list',
    having({
      body: { parts: array(object({ name: string().required(), count: number().required() })).required() },
    }),
  ],
  ['an input of another type', having({ body: { summary: number().required() } })],
  ['a value less of an input', having({ body: { priority: string().oneOf(['High']) } })],
  [
    'a field less in the rows of the answer',
    having({ reply: { results: array(object({ id: ROW.id })).required() } }),
  ],
  ['a field of the answer that may be missing', having({ reply: { count: number() } })],
  ['a field of the answer that may be null', having({ reply: { count: number().nullable().defined() } })],
  ['another address', having({ path: '/api/ticket/' })],
  ['a call less', { calls: {} }],
])('%s is a major step of the contract', (_, now) => {
  expect(interfaceStep(report, now)?.version).toBe('2.0.0');
});
