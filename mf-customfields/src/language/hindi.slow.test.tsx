import { addCustomField } from '@smart-elevator/shared-api/contract/custom-fields/endpoints';
import { aCustomField } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { registerTranslations } from '@smart-elevator/shared-ui/language/translations';
import { changeLanguage } from '@smart-elevator/shared-ui/language/language';
import { untranslatedText } from '@smart-elevator/shared-ui/testing/untranslatedText';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { control, openRemote, write } from '../testing/openBuilder';

// The translations of the contract, which a host registers.
registerTranslations('hi', () => import('@smart-elevator/shared-api/language/hi'));

const network = fakeNetwork();
const floor = aCustomField({ name: 'Floor', format: 'integer', order: 4 }, 1);

async function openIn(language: 'en' | 'hi', address: string) {
  await changeLanguage(language);
  return openRemote(network, address, [floor]);
}

afterEach(() => act(async () => void (await changeLanguage('en'))));

test('the list shows names of formats and sections in Hindi, and the dealer’s texts unchanged', async () => {
  const { user } = await openIn('hi', '/custom_fields_list');
  const row = (await screen.findByText('Floor')).closest('tr');
  expect(within(row ?? document.body).getByText('संख्या')).toBeVisible();
  expect(untranslatedText()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'फ़ील्ड Floor हटाएँ' }));
  expect(screen.getByRole('alertdialog')).toHaveAccessibleName('क्या आप वाकई यह कस्टम फ़ील्ड हटाना चाहते हैं?');
  expect(untranslatedText()).toEqual([]);
});

test('the form shows its errors in Hindi, and sends the API values', async () => {
  network.answer(addCustomField, aCustomField({ name: 'Door' }, 9));
  const { user } = await openIn('hi', '/custom_fields?tracker=ticket');
  await user.click(await screen.findByRole('button', { name: 'फ़ील्ड सहेजें' }));
  expect(await screen.findByText('कृपया प्रकार और नाम चुनें')).toBeVisible();
  expect(screen.getAllByText('यह फ़ील्ड आवश्यक है।').length).toBeGreaterThan(0);
  expect(untranslatedText()).toEqual([]);
  write('लेबल', 'Door');
  fireEvent.mouseDown(screen.getByRole('combobox', { name: /^प्रारूप/ }));
  fireEvent.click(await screen.findByTitle('पाठ'));
  await user.click(screen.getByRole('button', { name: 'फ़ील्ड सहेजें' }));
  expect(await screen.findByText('बनाया गया कस्टम फ़ील्ड सफलतापूर्वक सहेजा गया!')).toBeVisible();
  expect(network.calls(addCustomField)).toMatchObject([
    { body: { name: 'Door', format: 'text', tracker: 'ticket' } },
  ]);
});

test('the input is kept when another language is chosen', async () => {
  await openIn('en', '/custom_fields?tracker=ticket');
  await screen.findByRole('button', { name: 'Save Field' });
  write('Label', 'Door');
  await act(async () => void (await changeLanguage('hi')));
  expect(await screen.findByRole('button', { name: 'फ़ील्ड सहेजें' })).toBeVisible();
  expect(control('लेबल')).toHaveValue('Door');
});
