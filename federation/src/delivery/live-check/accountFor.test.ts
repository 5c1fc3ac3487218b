import { accountFor, DEMO, demoAccountFor } from './signedInPage.mjs';

const given = process.env;
afterEach(() => {
  process.env = given;
});

test('a remote for technicians is looked at by a technician, every other one by a dealer (R1393)', () => {
  process.env = {};
  expect(accountFor({})).toEqual(DEMO);
  expect(accountFor({ roles: ['TechnicianUser', 'DealerUser'] })).toEqual(DEMO);
  expect(accountFor({ roles: ['TechnicianUser'] })).toEqual({ ...DEMO, username: 'priya.sharma' });
  process.env = { DEPLOY_TECHNICIAN_USERNAME: 'ravi', DEPLOY_TECHNICIAN_PASSWORD: 'his' };
  expect(accountFor({ roles: ['TechnicianUser'] })).toEqual({ username: 'ravi', password: 'his' });
  expect(accountFor()).toEqual(DEMO);
});

test('a console with a temporary database has the demonstration accounts, whatever the environment names', () => {
  process.env = { DEPLOY_USERNAME: 'asha', DEPLOY_TECHNICIAN_USERNAME: 'ravi' };
  expect(demoAccountFor()).toEqual(DEMO);
  expect(demoAccountFor({ roles: ['TechnicianUser'] })).toEqual({ ...DEMO, username: 'priya.sharma' });
});
