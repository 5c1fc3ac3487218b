import type { ApiError } from '@smart-elevator/shared-api/client/ApiError';
import { useDealerId, useSession } from '@smart-elevator/shared-api/client/session';
import { useList } from '@smart-elevator/shared-api/client/useList';
import { employeeList } from '@smart-elevator/shared-api/contract/people/endpoints';
import { personLabel } from '@smart-elevator/shared-api/contract/people/person';
import type { CustomField } from '@smart-elevator/shared-api/contract/custom-fields/customField';
import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { customFieldsByType } from '@smart-elevator/shared-api/contract/custom-fields/endpoints';
import { useState } from 'react';

/** The choices of a ticket form. */
export interface TicketChoices {
  /** The signed-in user. */
  me: string;
  /** The ids of technicians by user name. */
  technicians: ReadonlyMap<string, number>;
  /** Those of them who are deactivated, by user name: they get no new tickets. */
  deactivated: ReadonlySet<string>;
  /** What a choice shows of a person, by user name. */
  labels: ReadonlyMap<string, string>;
  /** The technicians and the dealer. */
  reporters: ReadonlyMap<string, number>;
  fields: readonly CustomField[];
}

interface Loaded {
  data: TicketChoices | undefined;
  error: ApiError | undefined;
  retry: () => void;
}

/** All technicians: a name must be found among them (R339). */
const EVERYBODY = 100_000;

/** Loads the choices of a ticket form. */
export function useTicketChoices(): Loaded {
  const dealer_id = useDealerId();
  const me = useSession(({ session }) => session?.user_name ?? '');
  const people = useList(employeeList, {
    params: { dealer_id },
    page: 1,
    pageSize: EVERYBODY,
    matches: () => true,
    whole: true,
  });
  const fields = useFormFields();
  const retry = () => {
    if (people.error) people.retry();
    if (fields.error) fields.retry();
  };
  if (!people.data || !fields.data) return { data: undefined, error: people.error ?? fields.error, retry };
  const technicians = new Map(people.data.results.map(({ username, user_id }) => [username, user_id]));
  const deactivated = new Set(
    people.data.results.filter(({ is_active }) => is_active === false).map(({ username }) => username),
  );
  const labels = new Map(people.data.results.map((person) => [person.username, personLabel(person)]));
  const reporters = new Map([[me, dealer_id], ...technicians]);
  return {
    data: { me, technicians, deactivated, labels, reporters, fields: fields.data },
    error: undefined,
    retry,
  };
}

/**
 * The custom fields of a ticket form: loaded when it is opened, and constant while it is open, so that the input
 * stays even if a field is deleted meanwhile.
 */
function useFormFields() {
  const { data, updating, error, retry } = useCall(customFieldsByType, { params: { tracker: 'ticket' } });
  const [fields, setFields] = useState<readonly CustomField[]>();
  if (!fields && data && !updating) setFields(data);
  return { data: fields, error: fields ? undefined : error, retry };
}
