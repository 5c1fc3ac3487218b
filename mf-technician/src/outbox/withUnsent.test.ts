import { aLiftWith, anItem } from '../testing/checkFactories';
import type { OutboxItem } from './OutboxItem';
import { checksWithUnsent } from './withUnsent';

const unsent = (item: Pick<OutboxItem, 'kind' | 'params' | 'fields'>): OutboxItem => ({
  ...{ id: 'one', about: '', subject: 'visit:12', versioned: null, version: 0, after: [], device_id: 'd' },
  ...{ sequence: 1, user_id: 4, user_name: 'ravi', dealer_id: 3, created_at: '', state: 'waiting' },
  ...{ attempts: 0, next_at: 0, last: null, bytes: 0 },
  ...item,
});

test('answers and photos of a list that was put in another order are shown at the items of their texts (R1416)', () => {
  const lift = aLiftWith([anItem(1, { text: 'Brake holds' }), anItem(2, { text: 'Rope' })]);
  const shown = checksWithUnsent(12, lift, [
    unsent({
      kind: 'visitChecks',
      params: { visit_id: 12, elevator_id: 1 },
      fields: { answers: [{ item: 1, result: 'NotOk', text: 'Rope' }] },
    }),
    unsent({
      kind: 'file',
      params: {},
      fields: { owner: 'visit', owner_id: 12, elevator_id: 1, item: 1, item_text: 'Rope' },
    }),
  ]);
  expect(shown.items).toMatchObject([
    { text: 'Brake holds', result: null, photos: 0 },
    { text: 'Rope', result: 'NotOk', photos: 1 },
  ]);
});
