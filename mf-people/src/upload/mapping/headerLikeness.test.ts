import { guessHeaders } from './guessHeaders';

test.each([
  ['Cust name', 'customer_first_name'],
  ['Cust. Name', 'customer_first_name'],
  ['CUST_NAME', 'customer_first_name'],
  ['Client', 'customer_first_name'],
  ['Party', 'customer_first_name'],
  ['Party name', 'customer_first_name'],
  ['Name of customer', 'customer_first_name'],
  ['Cust code', 'customer_username'],
  ['Mob no', 'customer_phone'],
  ['Mob. No.', 'customer_phone'],
  ['Ph', 'customer_phone'],
  ['Ph no', 'customer_phone'],
  ['Cust mobile', 'customer_phone'],
  ['Contact no.', 'customer_phone'],
  ['Cust email', 'customer_email'],
  ['Bldg', 'building_name'],
  ['Bldg. name', 'building_name'],
  ['Soc. name', 'building_name'],
  ['Addr.', 'elevator_address'],
  ['Site addr', 'elevator_address'],
  ['Inst. dt', 'install_date'],
  ['Install dt', 'install_date'],
  ['Nxt svc', 'main_due_date'],
  ['Last svc dt', 'main_completed_date'],
  ['Maint. due', 'main_due_date'],
  ['Freq.', 'main_cycle'],
  ['Tech', 'technician'],
  ['Tech name', 'technician'],
  ['Engr', 'technician'],
])('the short form %s is taken for %s (R885)', (name, column) => {
  expect(guessHeaders([name])).toEqual({ [column]: 0 });
});

test.each([
  [['Society', 'Lift', 'Building'], { customer_first_name: 0, building_name: 2 }],
  [['Tower', 'Lift', 'Society name'], { customer_first_name: 2, building_name: 0 }],
  [['Society', 'Lift', 'Owner'], { customer_first_name: 2, building_name: 0 }],
  [['Owner', 'Lift', 'Building', 'Society'], { customer_first_name: 0, building_name: 2 }],
  [['सोसायटी', 'Lift', 'इमारत'], { customer_first_name: 0, building_name: 2 }],
  [['Society', 'Lift'], { building_name: 0 }],
])('a society is the building, or the customer of a building beside it: %j', (header, names) => {
  expect(guessHeaders(header)).toEqual({ ...names, elevator_name: 1 });
});
