import { kinds } from './searchKinds';

test('the list of custom fields and the builder of each section are found', async () => {
  const found = await Promise.all(
    kinds.map((kind) => kind.find('custom fields', new AbortController().signal)),
  );
  expect(found.flat().map(({ to }) => to)).toEqual([
    '/custom_fields_list',
    '/custom_fields?tracker=ticket',
    '/custom_fields?tracker=report',
  ]);
});
