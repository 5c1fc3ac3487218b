import { useCall } from '@smart-elevator/shared-api/client/useCall';
import type { CustomField } from '@smart-elevator/shared-api/contract/custom-fields/customField';
import { customFieldsByType } from '@smart-elevator/shared-api/contract/custom-fields/endpoints';
import { useState } from 'react';

/**
 * The custom fields that a ticket's form asks for: the newest ones when it is opened, and the same ones as long as it
 * stands, so that what is typed has its input even when its field is deleted meanwhile.
 */
export function useFormFields() {
  const { data, updating, error, retry } = useCall(customFieldsByType, { params: { tracker: 'ticket' } });
  const [fields, setFields] = useState<readonly CustomField[]>();
  if (!fields && data && !updating) setFields(data);
  return { data: fields, error: fields ? undefined : error, retry };
}
