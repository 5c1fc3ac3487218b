import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  customerList,
  deactivatePerson,
  dealerInfo,
  deletePerson,
  employeeList,
  readWork,
  register,
  updatePerson,
} from '@smart-elevator/shared-api/contract/people/endpoints';
import { readPasscode } from '@smart-elevator/shared-api/contract/account/endpoints';
import { elevatorChoices } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import { previewCsv, uploadCsv } from '@smart-elevator/shared-api/contract/elevators/importEndpoints';
import { anEmployee, aPerson } from '@smart-elevator/shared-api/testing/factories';
import { FakeResponse } from '@smart-elevator/shared-api/testing/FakeResponse';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { registerTranslations } from '@smart-elevator/shared-ui/language/translations';
import { changeLanguage } from '@smart-elevator/shared-ui/language/language';
import { untranslatedText } from '@smart-elevator/shared-ui/testing/untranslatedText';
import '../remote';
import { openPeople } from '../testing/openPeople';
import { aUploadFile } from '../testing/aUploadFile';

// As every host does.
registerTranslations('hi', () => import('@smart-elevator/shared-api/language/hi'));

const network = fakeNetwork();
const anita = anEmployee({ user_id: 31, username: 'anita', email: 'anita@example.com', ticket_count: 4 });
const ben = anEmployee({ user_id: 32, username: 'ben', is_active: false });

const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}\\*?$`));
const write = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });

async function openTechnicians() {
  network.answerList(employeeList, [{ ...anita, is_active: true }, ben]);
  network.answer(readWork, { open_tickets: 4, elevators: 2, coming_visits: 1 });
  const view = openPeople('/technicians');
  await screen.findByRole('heading', { name: 'anita' });
  return view;
}

beforeEach(() => changeLanguage('hi'));
afterEach(() => act(async () => void (await changeLanguage('en'))));

test('the list is in Hindi, except for names', async () => {
  await openTechnicians();
  expect(screen.getByRole('heading', { level: 1, name: 'तकनीशियन' })).toBeVisible();
  expect(screen.getByRole('link', { name: '4 टिकट' })).toBeVisible();
  expect(screen.getByText('निष्क्रिय')).toBeVisible();
  expect(screen.getByRole('button', { name: 'ben को सक्रिय करें' })).toBeVisible();
  expect(untranslatedText()).toEqual([]);
});

test('deleting asks in Hindi, and the alert that names the person is in Hindi', async () => {
  network.answer(deletePerson, { detail: 'User with ID anita@example.com deleted successfully' });
  const { user } = await openTechnicians();
  await user.click(screen.getByRole('button', { name: 'anita को हटाएँ' }));
  const dialog = screen.getByRole('alertdialog', { name: 'क्या आप वाकई इस उपयोगकर्ता को हटाना चाहते हैं?' });
  expect(untranslatedText()).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'हटाएँ' }));
  expect(await screen.findByText('ID anita@example.com वाला उपयोगकर्ता सफलतापूर्वक हटाया गया')).toBeVisible();
});

test('a failed deletion shows the HTTP reason in Hindi', async () => {
  network.fail(deletePerson, 404, { detail: 'Not found.' });
  const { user } = await openTechnicians();
  await user.click(screen.getByRole('button', { name: 'anita को हटाएँ' }));
  await user.click(screen.getByRole('button', { name: 'हटाएँ' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'ID anita@example.com वाले उपयोगकर्ता को हटाया नहीं जा सका: नहीं मिला',
  );
});

test('deactivating shows its effect, the server’s answer, and what happened to the tickets in Hindi', async () => {
  network.answer(deactivatePerson, { detail: 'anita has been deactivated.', handed_over: 4 });
  const { user } = await openTechnicians();
  await user.click(screen.getByRole('button', { name: 'anita को निष्क्रिय करें' }));
  const dialog = within(screen.getByRole('dialog', { name: 'anita को निष्क्रिय करें?' }));
  expect(await dialog.findByText('anita को 4 खुले टिकट सौंपे गए हैं।')).toBeVisible();
  expect(untranslatedText()).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'निष्क्रिय करें' }));
  expect(
    await screen.findByText('anita को निष्क्रिय कर दिया गया है। 4 खुले टिकट अब किसी को सौंपे हुए नहीं हैं।'),
  ).toBeVisible();
});

test('a new technician’s form shows the kind and the errors in Hindi, and sends the API value', async () => {
  network.answer(dealerInfo, { dealer_email: 'dealer@example.com' });
  network.fail(readPasscode, 404);
  network.answerList(employeeList, []);
  network.answer(
    register,
    new FakeResponse(400, { phoneno: ['Ensure this field has no more than 20 characters.'] }),
  );
  const { user } = openPeople('/add_technicians');
  const submit = await screen.findByRole('button', { name: 'तकनीशियन जोड़ें' });
  expect(field('उपयोगकर्ता का प्रकार')).toHaveValue('तकनीशियन');
  await user.click(submit);
  expect(await screen.findByText('कृपया सभी आवश्यक फ़ील्ड भरें।')).toBeVisible();
  expect(field('उपनाम')).toHaveAccessibleDescription('यह फ़ील्ड आवश्यक है।');
  expect(untranslatedText()).toEqual([]);

  for (const label of ['उपयोगकर्ता नाम', 'पहला नाम', 'उपनाम', 'मोबाइल नंबर', 'डीलर पासकोड']) write(label, 'x');
  write('ई-मेल', 'anita@example.com');
  for (const label of ['पासवर्ड', 'पासवर्ड की पुष्टि करें']) write(label, 'Lift-2026!');
  await user.click(submit);
  await waitFor(() =>
    expect(field('मोबाइल नंबर')).toHaveAccessibleDescription('इस फ़ील्ड में 20 से अधिक वर्ण नहीं होने चाहिए।'),
  );
  expect(network.calls(register)).toMatchObject([{ body: { user_type: 'TechnicianUser' } }]);
  expect(untranslatedText()).toEqual([]);
});

test('server errors of an edited customer are shown in Hindi at the field, sentence by sentence', async () => {
  const refused = new FakeResponse(400, {
    email: ['Enter a valid email address.', 'A user is already registered with this e-mail address.'],
  });
  network.answer(updatePerson, ({ body }) =>
    Object.keys(body ?? {}).length === 0 ? { data: aPerson({ user_id: 31 }) } : refused,
  );
  const { user } = openPeople('/edit_cust?userId=31');
  await user.click(await screen.findByRole('button', { name: 'ग्राहक की जानकारी अपडेट करें' }));
  await waitFor(() =>
    expect(field('ई-मेल')).toHaveAccessibleDescription(
      'मान्य ई-मेल पता लिखें। इस ई-मेल पते से एक उपयोगकर्ता पहले से पंजीकृत है।',
    ),
  );
  expect(screen.getByText('कृपया चिह्नित फ़ील्ड ठीक करें।')).toBeVisible();
  expect(untranslatedText()).toEqual([]);
});

test('the preview of a file and the server’s errors are in Hindi, the column names unchanged', async () => {
  network.answerList(customerList, []);
  network.answerList(elevatorChoices, []);
  network.fail(previewCsv, 404);
  network.answer(
    uploadCsv,
    new FakeResponse(409, {
      detail: 'The file has rows that already exist. Nothing was stored. Only 1 of 9 errors are listed.',
      errors: [{ row: 2, column: 'elevator_name', message: 'An elevator with this name already exists.' }],
    }),
  );
  const { user } = openPeople('/customers');
  const rows = [{ elevator_name: 'A' }, { elevator_name: 'a' }];
  await user.upload(screen.getByLabelText('CSV फ़ाइल चुनें'), new File([aUploadFile(rows)], 'lifts.csv'));
  expect(await screen.findByText(/^2 पंक्तियाँ; इनमें से 1 स्वीकार नहीं होगी।/)).toBeVisible();
  expect(screen.getByText('इस नाम की लिफ्ट पंक्ति 2 में पहले से है।')).toBeVisible();
  expect(untranslatedText()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'जमा करें' }));
  expect(
    await screen.findByText(
      'फ़ाइल में ऐसी पंक्तियाँ हैं जो पहले से मौजूद हैं। कुछ भी सहेजा नहीं गया। 9 में से केवल 1 कारण दिए गए हैं।',
    ),
  ).toBeVisible();
  expect(screen.getByText('इस नाम की लिफ्ट पहले से मौजूद है।')).toBeVisible();
  expect(screen.getAllByText('elevator_name').length).toBeGreaterThan(0);
  expect(untranslatedText()).toEqual([]);
});
