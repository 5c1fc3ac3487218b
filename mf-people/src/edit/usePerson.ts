import { useState } from 'react';
import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { loadPerson } from '@smart-elevator/shared-api/contract/people/loadPerson';
import type { Person } from '@smart-elevator/shared-api/contract/people/person';

/** A person to edit, as they were when the form was opened: never an older reading, and no newer one takes what was typed. */
export function usePerson(id: string) {
  const { data, updating, error, retry } = useCall(loadPerson, { params: { user_id: Number(id) } });
  const [person, setPerson] = useState<Person>();
  if (!person && data && !updating) setPerson(data.data);
  return { person, error, retry };
}
