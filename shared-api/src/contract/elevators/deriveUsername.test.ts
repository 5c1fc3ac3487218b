import { username } from '../account/user';
import { customerIdentity, deriveUsername } from './deriveUsername';

const customer = (values: Partial<Record<'email' | 'first_name' | 'last_name' | 'phone', string>>) => ({
  customer_email: values.email ?? '',
  customer_first_name: values.first_name ?? '',
  customer_last_name: values.last_name ?? '',
  customer_phone: values.phone ?? '',
});

test.each([
  ['the e-mail address', customer({ email: 'Asha@Example.com', first_name: 'Asha' }), /^asha@example\.com$/],
  [
    'a name without an address',
    customer({ first_name: 'Shanti Society', last_name: 'CHS' }),
    /^shanti\.society\.chs\.\d{8}$/,
  ],
  ['accents', customer({ first_name: 'Résidence «Café»' }), /^residence\.cafe\.\d{8}$/],
  ['another script', customer({ first_name: 'शांति सोसायटी' }), /^customer\.\d{8}$/],
  ['digits alone', customer({ first_name: '12' }), /^customer\.\d{8}$/],
  [
    'an address that is no user name',
    customer({ email: "o'neill@example.com", first_name: 'Pat' }),
    /^pat\.\d{8}$/,
  ],
  ['a very long name', customer({ first_name: 'a'.repeat(150), last_name: 'b' }), /^a{141}\.\d{8}$/],
])('%s gives a valid user name (R876)', (_, given, expected) => {
  const derived = deriveUsername(given, 7);
  expect(derived).toMatch(expected);
  expect(username().isValidSync(derived)).toBe(true);
});

test('it is the same each time, and different for another phone number, dealer or attempt', () => {
  const asha = customer({ first_name: 'Asha', phone: '98765 43210' });
  for (const customer_phone of ['9876543210', '+91 98765-43210', '09876543210'])
    expect(deriveUsername({ ...asha, customer_phone }, 7)).toBe(deriveUsername(asha, 7));
  const others = [
    deriveUsername(asha, 7),
    deriveUsername({ ...asha, customer_phone: '1' }, 7),
    deriveUsername(asha, 8),
    deriveUsername(asha, 7, 1),
  ];
  expect(new Set(others).size).toBe(4);
});

test('rows are of one customer by the address, else by the name and the phone number', () => {
  expect(customerIdentity(customer({ email: 'A@x.com', first_name: 'A' }))).toBe(
    customerIdentity(customer({ email: 'a@x.com', first_name: 'B' })),
  );
  expect(customerIdentity(customer({ first_name: ' Shanti  Society' }))).toBe(
    customerIdentity(customer({ first_name: 'shanti', last_name: 'society' })),
  );
});
