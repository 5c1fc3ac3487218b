import type { Endpoint } from '@smart-elevator/shared-api/contract/endpoint';
import type {
  AnySchema,
  SchemaDescription,
  SchemaFieldDescription,
  SchemaInnerTypeDescription,
  SchemaObjectDescription,
} from 'yup';
import { A_PDF, sha256 } from '../aPdf';
import { uploadedFile } from '../uploadedFile';
import { BROWSER_KEYS, PASSWORD, type DealerFixture } from './DealerFixture';
import { ownValue } from './parameterValues';
import type { Sent } from './HostileFixture';

/** The values of an input, by field. */
export type Values = Record<string, unknown>;
export interface Input {
  params: Values;
  query: Values;
  body: Values;
}

/** Days and texts that match each other; all others are derived from their schema. `n` makes names unique. */
const fitting: Readonly<Record<string, (n: number) => unknown>> = {
  username: (n) => `guest${n}`,
  email: (n) => `guest${n}@example.com`,
  password1: () => PASSWORD,
  password2: () => PASSWORD,
  new_password1: () => PASSWORD,
  new_password2: () => PASSWORD,
  password: () => PASSWORD,
  user_type: () => 'DealerUser',
  admin_email: () => undefined,
  admin_passcode: () => undefined,
  elevator_name: (n) => `Lift ${n}`,
  name: (n) => `Name ${n}`,
  phoneno: () => '5550100',
  from: () => '2026-03-01',
  to: () => '2026-03-31',
  end_date: () => '2040-02-28',
  target_date: () => '2031-03-09',
  main_due_date: () => '2031-12-31',
  main_completed_date: () => undefined,
  close_date: () => undefined,
  version: () => undefined,
  options: () => undefined,
  otp: () => '000000',
  p256dh: () => BROWSER_KEYS.p256dh,
  auth: () => BROWSER_KEYS.auth,
  // By user id, so that both notations agree.
  assignee_name: () => undefined,
};

/** The plan of a visit. */
const VISIT = {
  planned_day: () => '2031-03-04',
  from_time: () => '09:00',
  to_time: () => '10:00',
  estimate_minutes: () => 60,
};

const dayOf2032 = (n: number) => new Date(Date.UTC(2032, 0, n)).toISOString().slice(0, 10);

/** Fields with a special meaning in a call. */
const fittingIn: Readonly<Record<string, Record<string, (n: number, of: DealerFixture) => unknown>>> = {
  signIn: { username: (_, { dealer }) => dealer.username, otp: () => undefined },
  deletePerson: { email: (_, { technician }) => technician.email, receivers: () => undefined },
  requestPasswordReset: { email: (_, { technician }) => technician.email },
  confirmPasswordReset: {
    email: (_, { technician }) => technician.email,
    uid: (_, { technician }) => technician.username,
  },
  deactivatePerson: { hand_over_to: () => undefined, receivers: () => undefined },
  addVisit: { ...VISIT, requested_at: () => undefined },
  changeVisit: { ...VISIT, version: () => 1 },
  changeVisitState: {
    version: () => 1,
    state: () => 'OnTheWay',
    device_at: () => undefined,
    lifts: () => undefined,
  },
  storeChecklist: { version: () => 0, lower: () => 1, upper: () => 2, answer: () => 'value' },
  reportDevice: { oldest_pending_at: () => undefined },
  answerChecks: {
    ...{ item: () => 1, text: () => undefined },
    ...{ version: () => 0, checklist_version: () => undefined },
  },
  createTicket: { visit_check: () => undefined },
  updateTicket: { device_at: () => undefined },
  reportAlarm: { device_at: () => undefined },
  changeAlarm: {
    elevator_id: () => undefined,
    ...{ acknowledged_at: () => undefined, arrived_at: () => undefined, released_at: () => undefined },
    device_at: () => undefined,
    ...{ cause: () => undefined, action: () => undefined, injuries: () => undefined },
    injured_people: () => undefined,
  },
  sealElevator: { alarm_id: () => undefined },
  unsealElevator: { permit_date: () => '2026-03-10' },
  acknowledgeAlarm: { device_at: () => undefined },
  handBackAlarm: { device_at: () => undefined },
  arriveAtAlarm: { device_at: () => undefined },
  releaseAlarm: { device_at: () => undefined },
  logAlarmCall: { device_at: () => undefined },
  storeAlarmSettings: { handover: () => '08:00' },
  addDuty: {
    starts_at: (n) => `${dayOf2032(2 * n)}T20:00:00Z`,
    ends_at: (n) => `${dayOf2032(2 * n)}T22:00:00Z`,
    user_id: (_, { technician }) => technician.id,
  },
  addTestCall: { at: () => undefined },
  addAbsence: { from: (n) => dayOf2032(n), to: (n) => dayOf2032(n) },
  previewSpread: { from: () => '2031-03-03', to: () => '2031-03-04', keep_day: () => undefined },
  spreadDay: { planned_day: () => '2031-03-04', version: () => 1 },
  renewContract: { start_date: () => '2033-01-01' },
  savePreferences: { send_otp: () => false },
  employeeTicketList: { assignee_name: (_, { technician }) => technician.username },
  sendReport: { building: () => undefined, amc_report: () => undefined },
  addReport: { report_date: () => '2026-03-10' },
  putFile: { sha256: () => sha256(A_PDF), taken_at: () => undefined },
};

/** A complete input of a call, with the dealer's own rows; query parameters only if they are required. */
export function validInput(endpoint: Endpoint, of: DealerFixture, n: number): Input {
  const part = (schema: AnySchema, all: boolean): Values => {
    const described = describe(schema);
    if (!isObject(described)) return {};
    const entries = Object.entries(described.fields)
      .filter(([, field]) => all || !isOptional(field))
      .map(([name, field]) => [name, valueOf(endpoint.name, name, field, of, n)] as const);
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  };
  return {
    params: part(endpoint.params, true),
    query: part(endpoint.query, false),
    body: part(endpoint.body, true),
  };
}

const descriptions = new WeakMap<AnySchema, SchemaDescription>();

/** The description of a schema, computed once. */
function describe(schema: AnySchema): SchemaDescription {
  const described = descriptions.get(schema) ?? schema.describe();
  descriptions.set(schema, described);
  return described;
}

function valueOf(
  call: string,
  name: string,
  field: SchemaFieldDescription,
  of: DealerFixture,
  n: number,
): unknown {
  const special = fittingIn[call]?.[name];
  if (special) return special(n, of);
  if (name in fitting) return fitting[name]?.(n);
  const described = field as SchemaDescription;
  if (isArray(described)) {
    const inner = Array.isArray(described.innerType) ? described.innerType[0] : described.innerType;
    return inner ? [valueOf(call, name, inner, of, n)] : [];
  }
  if (isObject(described)) {
    const entries = Object.entries(described.fields);
    return Object.fromEntries(entries.map(([inner, its]) => [inner, valueOf(call, inner, its, of, n)]));
  }
  return ownValue(call, name, of) ?? plainValue(described, n);
}

function plainValue({ type, oneOf, meta, tests }: SchemaDescription, n: number): unknown {
  const { enum: values, format } = (meta ?? {}) as { enum?: readonly unknown[]; format?: string };
  const [choice] = values ?? oneOf;
  if (choice !== undefined && choice !== null) return choice;
  if (format === 'date') return '2026-03-02';
  if (type === 'boolean') return true;
  if (type === 'number')
    return Math.max(1, Number(tests.find(({ name }) => name === 'min')?.params?.['min'] ?? 1));
  return `Text ${n}`;
}

const isObject = (field: SchemaDescription): field is SchemaObjectDescription =>
  field.type === 'object' && 'fields' in field;
const isArray = (field: SchemaDescription): field is SchemaInnerTypeDescription => field.type === 'array';
const isOptional = (field: SchemaFieldDescription): boolean => 'optional' in field && field.optional;

const BOUNDARY = 'a-boundary-that-no-file-contains';

/** The request of an input. Calls that take a file get one of the template. */
export function requestOf(
  endpoint: Endpoint,
  { params, query, body }: Input,
  n: number,
  token?: string,
): Sent {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const words = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  const address = words.length > 0 ? `${path}?${words.join('&')}` : path;
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const call = { method: endpoint.method, path: address };
  if (endpoint.upload)
    return { ...call, ...multipart(endpoint.upload, uploadedFile(`up${n}.owner`, [`up${n} lift`]), headers) };
  if (endpoint.content)
    return { ...call, headers: { ...headers, 'content-type': 'application/pdf' }, body: A_PDF };
  if (endpoint.method === 'GET') return { ...call, headers };
  return {
    ...call,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
}

/** A form with one file. */
export function multipart(field: string, content: string | Buffer, headers: Record<string, string>) {
  const head =
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; filename="customers.csv"\r\n` +
    'Content-Type: text/csv\r\n\r\n';
  return {
    headers: { ...headers, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    body: Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]),
  };
}
