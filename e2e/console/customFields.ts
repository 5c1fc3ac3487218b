import type { APIRequestContext, Page } from '@playwright/test';
import { addCustomField } from '@smart-elevator/shared-api/contract/custom-fields/endpoints';
import type { FieldFormat } from '@smart-elevator/shared-api/contract/custom-fields/customField';
import { bearerOf } from './bearer';
import { expect } from './test';
import { queryDatabase } from './queryDatabase';

/** Stores fields of tickets directly through the API, in this order. */
export async function storeFields(
  page: Page,
  api: APIRequestContext,
  names: readonly string[],
  format: FieldFormat = 'text',
): Promise<void> {
  const { headers } = await bearerOf(page);
  for (const name of names) {
    const data = { name, format, tracker: 'ticket' };
    const answer = await api.post(addCustomField.path, { headers, data });
    expect(answer.status(), await answer.text()).toBe(201);
  }
}

/** The names of a dealer's fields of tickets in their order, as the database has them. */
export async function storedOrder(username: string): Promise<string[]> {
  const rows = await queryDatabase<{ name: string }>(
    `select name from custom_fields where tracker = 'ticket' and deleted_at is null
       and dealer_id = (select dealer_id from users where username = $1) order by "order"`,
    [username],
  );
  return rows.map(({ name }) => name);
}
