import type { UploadColumn } from '@smart-elevator/shared-api/contract/elevators/upload';
import type { UploadSource } from '@smart-elevator/shared-api/contract/elevators/uploadSource';
import { formerChoice, initialMapping, SAME_VALUE } from './mappingForm';

const column = (name: UploadColumn, header: string): UploadSource => ({ column: name, header, value: '' });
const value = (name: UploadColumn, same: string): UploadSource => ({ column: name, header: '', value: same });

const own = (header: readonly string[]) => ({ header, rows: [] });

test('a column of the file comes before a value that was remembered, which is shown (R874)', () => {
  const remembered = [value('customer_username', 'asha'), value('main_cycle', 'Monthly')];
  const mapping = initialMapping(own(['Login', 'Unit']), remembered);
  expect(mapping).toMatchObject({ customer_username: '0', elevator_name: '1', main_cycle: SAME_VALUE });
  expect(formerChoice('customer_username', '0', ['Login', 'Unit'], remembered)).toBe(
    'Last file: asha for all rows',
  );
  expect(formerChoice('main_cycle', SAME_VALUE, ['Login', 'Unit'], remembered)).toBeUndefined();
});

test('a remembered customer is not put on the lifts of a file that has customers of its own (R874)', () => {
  const remembered = [value('customer_username', 'asha'), value('customer_email', 'asha@example.com')];
  expect(initialMapping(own(['Owner name', 'Unit']), remembered)).toMatchObject({
    customer_username: '',
    customer_email: '',
    customer_first_name: '0',
  });
  expect(initialMapping(own(['Unit']), remembered)).toMatchObject({ customer_username: SAME_VALUE });
});

test('a column that was chosen last is chosen again, and is not guessed for another one', () => {
  const header = ['Address', 'Site'];
  const remembered = [column('building_name', 'Address'), column('elevator_zip', 'Zip')];
  expect(initialMapping(own(header), remembered)).toMatchObject({ building_name: '0', elevator_address: '' });
  expect(formerChoice('building_name', '0', header, remembered)).toBeUndefined();
  expect(formerChoice('elevator_zip', '', header, remembered)).toBe('Last file: column Zip');
});
