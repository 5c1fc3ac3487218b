import { act, screen } from '@testing-library/react';
import { readCompany } from '@smart-elevator/shared-api/contract/account/companyEndpoints';
import { signedIn } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { Page, PrintMakerContext } from '../../page/Page';
import { renderRoutes } from '../../testing/renderRoutes';
import PrintedCompany from './PrintedCompany';

const network = fakeNetwork();
const LOGO = 'data:image/png;base64,iVBORw0KGgo=';

function open() {
  signedIn();
  const page = (
    <PrintMakerContext value={<PrintedCompany />}>
      <Page
        title="CR1000"
        breadcrumb={[{ label: 'Home', to: '/' }, { label: 'Elevators' }, { label: 'CR1000' }]}
      />
    </PrintMakerContext>
  );
  return renderRoutes([{ path: '/', element: page }], '/');
}
const turn = (event: string) => act(() => void window.dispatchEvent(new Event(event)));
afterEach(() => turn('afterprint'));

test('a printed page has the company and the logo of the dealer at its head, read when it is printed', async () => {
  network.answer(readCompany, { name: 'Mehta Lifts', address: '', tax_number: '', logo: LOGO });
  const { container } = open();
  expect(network.calls(readCompany)).toHaveLength(0);
  turn('beforeprint');
  expect(container.querySelector('[data-waiting]')).not.toBeNull();
  expect(await screen.findByText('Mehta Lifts · Elevators')).toBeInTheDocument();
  expect(container.querySelector('header img')).toHaveAttribute('src', LOGO);
  expect(container.querySelector('[data-waiting]')).toBeNull();
  turn('afterprint');
  expect(screen.queryByText('Mehta Lifts · Elevators')).not.toBeInTheDocument();
});

test.each([
  [
    'a dealer without a company',
    () => network.answer(readCompany, { name: '', address: '', tax_number: '', logo: '' }),
  ],
  ['a back end without companies', () => network.fail(readCompany, 404)],
])('%s prints the name of the product', async (_, answer) => {
  answer();
  const { container } = open();
  turn('beforeprint');
  await act(async () => undefined);
  await screen.findByText('Smart Elevator Maintenance · Elevators');
  expect(container.querySelector('[data-waiting]')).toBeNull();
});
