import { elevatorTimeline } from '@smart-elevator/shared-api/contract/elevators/timelineEndpoints';
import { readReport } from '@smart-elevator/shared-api/contract/reports/endpoints';
import { aTimelineEntry, many } from '@smart-elevator/shared-api/testing/factories';
import { FakeResponse } from '@smart-elevator/shared-api/testing/FakeResponse';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { browserFiles } from '../testing/browserFiles';
import { openElevatorPage } from '../testing/openElevatorPage';

const network = fakeNetwork();
const open = (setting = {}) => openElevatorPage(network, setting);

const entries = () =>
  within(screen.getByRole('list', { name: 'Timeline' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

async function choose(label: string, option: string) {
  fireEvent.mouseDown(screen.getByLabelText(label));
  fireEvent.click(await screen.findByTitle(option));
}

describe('the timeline', () => {
  const all = [
    aTimelineEntry({
      at: '2026-03-09',
      title: 'Door stays open',
      detail: 'ELV-1001 · Doors · Open · High',
      path_hint: 'ELV-1001',
    }),
    aTimelineEntry({ at: '2026-02-01', kind: 'contract', id: 5, title: 'Comprehensive AMC', detail: 'Paid' }),
    aTimelineEntry({ at: '2026-01-20', kind: 'report', id: 17, title: 'AMC report 17', detail: 'anita.rao' }),
    aTimelineEntry({
      at: '2026-01-05T12:00:00.000Z',
      kind: 'maintenance',
      title: 'InDue → Completed',
      detail: 'Due 02/04/2026',
    }),
    aTimelineEntry({
      at: '2026-01-02T12:00:00.000Z',
      kind: 'visit',
      id: 31,
      title: 'Visit done',
      detail: 'Anita Rao (anita.rao) · NoAccess',
      path_hint: '',
    }),
  ];

  test('has tickets, contracts, reports, maintenance and visits in one list, each with its day and its kind', async () => {
    open({ timeline: all });
    await screen.findByText('Door stays open');
    expect(entries()).toEqual([
      '03/09/2026Ticket Door stays openELV-1001 · Doors · Open · High',
      '02/01/2026AMC contract Comprehensive AMCPaid',
      '01/20/2026AMC report AMC report 17anita.rao',
      '01/05/2026Maintenance InDue → CompletedDue 02/04/2026',
      '01/02/2026Visit Visit doneAnita Rao (anita.rao) · No access',
    ]);
    // R1330
    expect(screen.getByRole('link', { name: 'Visit done' })).toHaveAttribute('href', '/visit?visitId=31');
    expect(screen.getByRole('link', { name: 'Door stays open' })).toHaveAttribute('href', '/ticket/ELV-1001');
  });

  test('can be filtered by kind, which is in the address', async () => {
    const { address } = open({ timeline: all });
    await screen.findByText('Door stays open');
    await choose('Show', 'AMC reports');
    await waitFor(() => expect(entries()).toHaveLength(1));
    expect(entries()[0]).toContain('AMC report 17');
    expect(address()).toBe('/elevator?elevatorId=9&kind=report');
  });

  test('shows a message for a kind without entries', async () => {
    const { user, address } = open({
      timeline: all.slice(0, 1),
      address: '/elevator?elevatorId=9&kind=report',
    });
    expect(await screen.findByText('No events of this kind yet')).toBeVisible();
    // R261
    expect(screen.getByText('Nothing matches these filters: Show: AMC reports')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(address()).toBe('/elevator?elevatorId=9'));
  });

  test('shows 20 entries, and older ones on demand', async () => {
    const { user } = open({ timeline: many(aTimelineEntry, 45) });
    expect(await screen.findByText('20 of 45 shown')).toBeVisible();
    expect(entries()).toHaveLength(20);
    await user.click(screen.getByRole('button', { name: 'Show older' }));
    await waitFor(() => expect(entries()).toHaveLength(40));
    await user.click(screen.getByRole('button', { name: 'Show older' }));
    await waitFor(() => expect(entries()).toHaveLength(45));
    expect(screen.getByText('45 of 45 shown')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show older' })).not.toBeInTheDocument();
    expect(new Set(entries()).size).toBe(45);
  });

  test('opens a report', async () => {
    const files = browserFiles();
    network.answer(readReport, () => new FakeResponse(200, '%PDF-', { 'content-type': 'application/pdf' }));
    const { user } = open({ timeline: all });
    await user.click(await screen.findByRole('button', { name: 'AMC report 17' }));
    await waitFor(() => expect(files.tab.location.replace).toHaveBeenCalledWith('blob:console/1'));
  });

  test('without entries shows what will appear', async () => {
    open();
    expect(await screen.findByText('No events yet')).toBeVisible();
  });

  test('a failed load shows a message and can be retried', async () => {
    const { user } = open();
    network.offline(elevatorTimeline);
    const region = await screen.findByRole('region', { name: 'Timeline' });
    expect(await within(region).findByRole('alert')).toHaveTextContent('could not be loaded');
    network.answerList(elevatorTimeline, all);
    await user.click(within(region).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(entries()).toHaveLength(5));
  });
});
