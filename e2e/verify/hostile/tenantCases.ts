import { randomUUID } from 'node:crypto';
import type { Endpoint, UserType } from '@smart-elevator/shared-api/contract/endpoint';
import type { AnySchema } from 'yup';
import type { DealerFixture } from './DealerFixture';
import { namesRow, ownValue, type ParameterValue } from './parameterValues';
import { requestOf, validInput, type Input, type Values } from './validInput';
import type { Sent, HostileFixture } from './HostileFixture';

/** The value of the parameter. */
export const PARAMETER_CASES = ['another dealer’s', 'nobody’s', 'huge', 'of another type'] as const;
export type ParameterCase = (typeof PARAMETER_CASES)[number];

/** The caller; all but the last two are signed in to the dealer whose rows fill the other parameters. */
export const ROLES = ['dealer', 'technician', 'customer', 'expired', 'nobody'] as const;
export type Role = (typeof ROLES)[number];

export const USER_TYPE_OF: Partial<Record<Role, UserType>> = {
  dealer: 'DealerUser',
  technician: 'TechnicianUser',
  customer: 'CustomerUser',
};

/** One request, and its case. */
export interface TenantCase {
  endpoint: Endpoint;
  role: Role;
  /** The parameter and its value; undefined if the call has no parameter. */
  slot: { part: keyof Input; path: readonly string[] } | undefined;
  slotCase: ParameterCase | undefined;
  sent: Sent;
}

export type Slot = NonNullable<TenantCase['slot']>;

/** The ids of a new file and of a phone are made by the client: each user can have one with the same id. */
const isMade = ({ name }: Endpoint, parameter: string): boolean =>
  (name === 'putFile' && parameter === 'file_id') || (name === 'reportDevice' && parameter === 'device_id');

/** Every parameter of a call: of its path and query, and the fields of its body that name a row or a user. */
export function slotsOf(endpoint: Endpoint): Slot[] {
  const named = (schema: AnySchema): string[] => {
    const described = schema.describe();
    return 'fields' in described ? Object.keys(described.fields as object) : [];
  };
  return [
    ...named(endpoint.params)
      .filter((name) => !isMade(endpoint, name))
      .map((name): Slot => ({ part: 'params', path: [name] })),
    ...named(endpoint.query).map((name): Slot => ({ part: 'query', path: [name] })),
    ...namedIn(endpoint.body).map((path): Slot => ({ part: 'body', path })),
  ];
}

/** The paths of the fields of a body that name a row, through lists and records. */
function namedIn(schema: AnySchema): string[][] {
  const walk = (described: object, path: string[]): string[][] => {
    if ('fields' in described)
      return Object.entries(described.fields as Record<string, object>).flatMap(([name, field]) =>
        walk(field, [...path, name]),
      );
    if ('innerType' in described && described.innerType)
      return walk(described.innerType as object, [...path, '0']);
    const name = path.findLast((step) => step !== '0') ?? '';
    return namesRow(name) ? [path] : [];
  };
  return walk(schema.describe(), []);
}

/** Every case of a call. Throws if the value of a path parameter is unknown. */
export function tenantCases(
  fixture: HostileFixture,
  endpoint: Endpoint,
  mine: DealerFixture,
  theirs: DealerFixture,
): TenantCase[] {
  const tokens: Record<Role, string | undefined> = {
    dealer: mine.dealer.access,
    technician: mine.technician.access,
    customer: mine.customer.access,
    expired: fixture.expired(mine.dealer),
    nobody: undefined,
  };
  const bare = ROLES.filter((role) => isRefused(endpoint, role) || endpoint.method === 'GET').map(
    (role): TenantCase => {
      const sent = requestOf(endpoint, validInput(endpoint, mine, 1), 1, tokens[role]);
      return { endpoint, role, slot: undefined, slotCase: undefined, sent };
    },
  );
  const slotted = slotsOf(endpoint).flatMap((slot) =>
    PARAMETER_CASES.flatMap((slotCase) =>
      ROLES.map((role): TenantCase => {
        const input = validInput(endpoint, mine, 1);
        put(input[slot.part], slot.path, valueFor(endpoint, slot, slotCase, theirs));
        return { endpoint, role, slot, slotCase, sent: requestOf(endpoint, input, 1, tokens[role]) };
      }),
    ),
  );
  return [...bare, ...slotted];
}

/** A role that the call does not admit at all. */
export const isRefused = ({ access }: Endpoint, role: Role): boolean => {
  const type = USER_TYPE_OF[role];
  return access !== 'public' && !(type && access.includes(type));
};

/** Parameters of a path that name a kind, not a row. */
const CHOSEN = ['tracker', 'visit_kind'];

function valueFor(
  { name, path: address }: Endpoint,
  { part, path }: Slot,
  slotCase: ParameterCase,
  theirs: DealerFixture,
): unknown {
  const slot = path.findLast((step) => step !== '0') ?? '';
  const value = ownValue(name, slot, theirs);
  if (value === undefined && part === 'params' && !CHOSEN.includes(slot))
    throw new Error(`No value is known for :${slot} of ${address}: please add it to parameterValues.ts.`);
  if (slotCase === 'another dealer’s') return value ?? theirs.mark;
  if (slotCase === 'nobody’s') return nobodys(slot, value);
  if (slotCase === 'huge') return typeof value === 'number' ? '99999999999999999999' : '9'.repeat(2_000);
  return part === 'body' ? { [slot]: value ?? 1 } : '[object]’"';
}

function nobodys(slot: string, value: ParameterValue | undefined): ParameterValue {
  if (typeof value === 'number' || value === undefined) return 2_000_000_000;
  if (slot.includes('email')) return 'nobody.at.all@example.com';
  return ['session_id', 'file_id', 'device_id'].includes(slot) ? randomUUID() : 'ELV-2000000000';
}

/** Sets the value at a path, and creates its parents. */
export function put(values: Values, [step = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) values[step] = value;
  else put((values[step] ??= rest[0] === '0' ? [] : {}) as Values, rest, value);
}
