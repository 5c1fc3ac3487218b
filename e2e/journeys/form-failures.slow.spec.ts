import { draftForms } from '../console/draftForms';
import { formFaults } from '../console/formFaults';
import { EXPECTED_CONSOLE_ERRORS, expectedNewRows, saveUnderFault } from '../console/saveUnderFault';
import { expect, test } from '../console/test';

/** The short part of `npm run verify:forms`, which does the same with every form and every fault. */
const FORMS = ['a new contract', 'an elevator'];
const FAULTS = ['aborted after the server stored it', 'a server that breaks'];

test.use({ as: 'new dealer', expectedErrors: EXPECTED_CONSOLE_ERRORS });

for (const fault of formFaults.filter(({ name }) => FAULTS.includes(name))) {
  for (const form of draftForms.filter(({ name }) => FORMS.includes(name)))
    test(`${form.name}, ${fault.name}: no field is lost, and it is stored once`, async ({
      page,
      api,
      person,
    }) => {
      expect(await saveUnderFault({ page, api, person }, form, fault)).toBe(expectedNewRows(form));
    });
}
