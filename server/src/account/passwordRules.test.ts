import { passwordErrors } from './passwordRules';

const OWNER = { username: 'meera.rao', email: 'tower.office@example.com' };
const TOO_COMMON = 'This password is too common.';
const LIKE_NAME = 'The password is too similar to the username.';
const LIKE_EMAIL = 'The password is too similar to the email address.';
const LIKE_PRODUCT = 'The password is too similar to the name of this product.';

test.each(
  `password Password1 Password123! P@ssw0rd P@ssw0rd1 Passw0rd! Password2024! p4ssword passw0rd1 Pa55w0rd
   Summer2024! Winter2025 Spring2026 Autumn123 January2026 Monday123! Welcome1! Welcome@123 Qwerty123! qwerty12
   qwertyuiop 1q2w3e4r 1qaz2wsx zaq12wsx qazwsxedc asdfghjkl asdf1234 zxcvbnm1 azerty123 poiuytrewq lkjhgfdsa
   Admin123! admin@123 adminadmin Letmein1! letmein123 iloveyou iloveyou1 monkey123 Dragon2024! football1 baseball1
   superman batman123 trustno1 sunshine princess1 starwars1 whatever michael1 jennifer shadow123 master123
   abc12345 abcd1234 Abcd1234! abcdefgh a1b2c3d4 aa123456 aa12345678 passwort hallo123 motdepasse contraseña
   bonjour1 soleil123 liverpool1 chelsea1 arsenal1 barcelona google123 facebook1 linkedin twitter123 changeme
   changeme123 test1234 testing123 default1 guest123 root1234 toor1234 secret123 login1234 charlie1 thomas123
   jordan23 hunter22 mustang1 corvette harley123 yankees1 cowboys1 steelers1 computer1 internet1 samsung1 pokemon1
   pikachu1 naruto123 minecraft1 fortnite1 elevator1 Elevator2026 lift1234 maintenance technician asdasdasd
   qweqweqwe ababababab !!!password!!!`.split(/\s+/),
)('%s is too common', async (password) => {
  expect(await passwordErrors(password, OWNER)).toContain(TOO_COMMON);
});

test.each([
  'Lift-demo-2026',
  'LIFT-DEMO-2026',
  'lift-demo-2026',
  ' Lift-Demo-2026 ',
  'demo_dealer',
  'Demo_Dealer1',
])('%s, of the demonstration dealer, is too common for anybody (R179)', async (password) => {
  expect(await passwordErrors(password, OWNER)).toEqual([TOO_COMMON]);
});

test.each(['12345678', '11111111', '87654321', '123123123', '12121212'])(
  '%s is too common, and entirely numeric',
  async (password) => {
    expect(await passwordErrors(password, OWNER)).toEqual([TOO_COMMON, 'This password is entirely numeric.']);
  },
);

test.each([
  ['meera.rao2026', LIKE_NAME],
  ['MeeraRao-77', LIKE_NAME],
  ['my-ＭＥＥＲＡ-rao', LIKE_NAME],
  ['tower.office-1', LIKE_EMAIL],
  ['The tower office!', LIKE_EMAIL],
  ['SmartElevator-7', LIKE_PRODUCT],
  ['smart elevator maintenance', LIKE_PRODUCT],
  ['Elevator_Maintenance_9', LIKE_PRODUCT],
])('%s contains a name', async (password, fault) => {
  expect(await passwordErrors(password, OWNER)).toContain(fault);
});

test('the errors add up, in the framework’s order', async () => {
  expect(await passwordErrors('1234', { username: '1234', email: '1234@example.com' })).toEqual([
    LIKE_NAME,
    LIKE_EMAIL,
    'This password is too short. It must contain at least 8 characters.',
    TOO_COMMON,
    'This password is entirely numeric.',
  ]);
});

test.each([
  'Lift-2026!',
  'correct horse battery staple',
  'Correct-horse-9',
  'Treacle-98-hinge',
  'Tall-blue-47',
  'почтовый-ящик-на-углу',
  'xK9#vQ2!',
  '84027361529-a',
])('%s is taken', async (password) => {
  expect(await passwordErrors(password, OWNER)).toEqual([]);
});

test('a name of one or two letters is ignored: many passwords contain it by chance', async () => {
  expect(await passwordErrors('Treacle-98-hinge', { username: 'ge', email: 'h@example.com' })).toEqual([]);
});

test('the longest password, made to be expensive to check, takes no time', async () => {
  await passwordErrors('Treacle-98-hinge', OWNER);
  const began = performance.now();
  for (const hostile of ['aA1!', '4@8({[</369&#!1/|0$5', '0', 'a'])
    await passwordErrors(hostile.repeat(128).slice(0, 128), OWNER);
  expect(performance.now() - began).toBeLessThan(200);
});
