import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { registerTranslations } from '../language/translations';
import { changeLanguage } from '../language/language';
import { TopBar } from './TopBar';

const items = [
  { label: 'Home', to: '/amc_count' },
  { label: 'Technicians', to: '/technicians', also: ['/edit_tech'] },
];
const draw = (address: string, onLogout = jest.fn()) => {
  render(
    <MemoryRouter initialEntries={[address]}>
      <TopBar items={items} userName="demo_dealer" onLogout={onLogout} />
    </MemoryRouter>,
  );
  return onLogout;
};

test.each([
  ['/technicians', 'page'],
  ['/Technicians', 'page'],
  ['/edit_tech', 'true'],
])('at %s the section Technicians is marked as %s', (address, mark) => {
  draw(address);
  const navigation = screen.getByRole('navigation', { name: 'Main' });
  expect(within(navigation).getByRole('link', { name: 'Technicians' })).toHaveAttribute('aria-current', mark);
  expect(within(navigation).getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current');
});

test('the bar shows the user, and Logout logs out', async () => {
  const onLogout = draw('/amc_count');
  expect(screen.getByText('Logged in as demo_dealer')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  expect(onLogout).toHaveBeenCalledTimes(1);
});

test('in Hindi the user is announced as one sentence, and nothing twice', async () => {
  registerTranslations('hi', () => import('../language/hi.json'));
  await changeLanguage('hi');
  draw('/amc_count');
  const sentence = screen.getByText('demo_dealer के रूप में लॉग इन');
  const read = [...(sentence.parentElement?.childNodes ?? [])].filter(
    (node) => !(node instanceof Element && node.getAttribute('aria-hidden') === 'true'),
  );
  expect(read.map((node) => node.textContent)).toEqual(['demo_dealer के रूप में लॉग इन']);
  expect(sentence.parentElement).not.toHaveAttribute('title');
  await act(() => changeLanguage('en'));
});

test('the theme can be changed, and the choice is stored', async () => {
  draw('/amc_count');
  await userEvent.click(screen.getByRole('button', { name: 'Dark theme' }));
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  await userEvent.click(screen.getByRole('button', { name: 'Light theme' }));
  expect(document.documentElement).toHaveAttribute('data-theme', 'light');
  expect(localStorage.getItem('smart-elevator.theme')).toBe('light');
});

test('the search has a button in the bar, unless the host has no search', async () => {
  draw('/amc_count');
  expect(screen.queryByRole('button', { name: 'Search' })).not.toBeInTheDocument();
  const onSearch = jest.fn();
  render(
    <MemoryRouter>
      <TopBar items={items} onSearch={onSearch} />
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(onSearch).toHaveBeenCalledTimes(1);
});

test('the narrow bar reports a trapped passenger, on every screen (R1373)', async () => {
  const desktop = window.matchMedia;
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => ({ ...desktop(query), matches: true }));
  const onTrapped = jest.fn();
  render(
    <MemoryRouter>
      <TopBar items={items} onTrapped={onTrapped} />
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Passenger trapped' }));
  expect(onTrapped).toHaveBeenCalledTimes(1);
});
