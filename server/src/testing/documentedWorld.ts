import { randomUUID } from 'node:crypto';
import { aContractBody, storedContract } from './aContract';
import { alarmCalls } from './alarmCalls';
import { anElevatorBody } from './anElevatorBody';
import { anUploadRow } from './anUploadRow';
import { codeOf, secondFactorCalls } from './secondFactorCalls';
import { NEW_PASSWORD, resetCalls } from './resetCalls';
import type { SignedIn } from './signedInCalls';
import { PASSWORD } from './testPassword';
import { PASSCODE, type TestServer } from './testServer';
import { aPdf, sendFile, sha256 } from './sendFile';
import { technicianCalls } from './technicianCalls';
import { uploadFile } from './uploadFile';

/** Values by the name of the field that takes them. */
export type Values = Readonly<Record<string, unknown>>;

/** A dealer with a row of each kind. */
export interface DocumentedWorld {
  dealer: SignedIn;
  /** The ids of the rows, and other values that are valid for this dealer only. */
  values: Values;
  /** The values that one call needs; some are made by other calls. */
  valuesOf: (call: string) => Promise<Values>;
  /** A file that can be uploaded once. */
  file: () => string;
}

/** The days of a contract after all others. */
const LATER = { start_date: '2199-01-01', end_date: '2199-12-31' };

const AN_ITEM = { place: 'Pit', text: 'Pit is dry', answer: 'check', unit: '', lower: null, upper: null };
/** Of the values that are undefined none is sent. */
const WINDOW = { from_time: '09:00', to_time: '11:00' };

let made = 0;
const unique = (kind: string): string => `${kind}_${++made}`;

/** Stores a new dealer and their rows, through the API. */
export async function documentedWorld(server: TestServer): Promise<DocumentedWorld> {
  const dealer = await server.dealer();
  const [technician, other, customer] = [
    await server.technician(dealer),
    await server.technician(dealer),
    await server.customer(dealer),
  ];
  const store = async <Row>(url: string, body: object): Promise<Row> => {
    const answer = await dealer.post(url, body);
    if (answer.statusCode !== 201) throw new Error(`${url} answered ${answer.statusCode}: ${answer.body}`);
    return answer.json<Row>();
  };
  const people = { user_id: [dealer.id, technician.id], customer_id: customer.id };
  const anElevator = () =>
    store<{ elevator_id: number }>('/api/elevators/add/', anElevatorBody(dealer, people));
  const { elevator_id } = await anElevator();
  const aTicket = () =>
    store<{ ticket_id: number; ticket_key: string }>('/api/tickets/create/', {
      elevator_id,
      summary: 'Doors close too fast',
      description: 'On the ground floor.',
      label: 'Doors',
      target_date: '2199-01-31',
    });
  const { ticket_id, ticket_key } = await aTicket();
  const deleted = await aTicket();
  await dealer.delete(`/api/tickets/ticket-delete/${deleted.ticket_id}/`);
  const { id } = await store<{ id: number }>('/api/custom_fields/add_custom_field/', {
    name: unique('Field'),
    description: 'A code',
    format: 'text',
    tracker: 'ticket',
    is_required: false,
    order: 1,
  });
  const { comment_id } = await store<{ comment_id: number }>(`/api/tickets/${ticket_id}/comments/`, {
    text: 'The spare part arrives tomorrow.',
  });
  const view = { list: '/all_open_tickets', name: unique('View'), query: 'status=Open' };
  const { view_id } = await store<{ view_id: number }>('/api/tickets/views/', view);
  const { report_id } = await store<{ report_id: number }>(`/api/cust-reports/${elevator_id}/reports/`, {
    report_date: '2026-03-14',
  });
  const renewable = { customer_id: customer.id, elevator_ids: [elevator_id] };
  const { contract_id } = await storedContract(dealer, aContractBody(renewable));
  const ofTicket = { owner: 'ticket' as const, owner_id: ticket_id };
  const { file_id, url } = (await sendFile(dealer, ofTicket, aPdf())).json<{
    file_id: string;
    url: string;
  }>();
  const { subscription_id } = await store<{ subscription_id: number }>('/api/users/subscriptions/', {
    subscription_id: unique('device'),
  });
  const [session] = (await dealer.get('/api/account/sessions/')).json<{ session_id: string }[]>();

  const file = () => {
    const row = anUploadRow(dealer, {
      customer_username: unique('ridge'),
      customer_email: `${unique('ridge')}@example.com`,
      elevator_name: unique('CR'),
    });
    const cell = (value: string) => `"${value.replaceAll('"', '""')}"`;
    return `${Object.keys(row).join(',')}\n${Object.values(row).map(cell).join(',')}\n`;
  };
  const passwords = { new_password1: NEW_PASSWORD, new_password2: NEW_PASSWORD };
  const member = { user_type: 'TechnicianUser', admin_email: dealer.email, admin_passcode: PASSCODE };
  const aSharedReport = async () => {
    const sent = { amc_report: report_id, language: 'en', as: 'link', days: 7, recipients: [] };
    const { link } = await store<{ link: string }>('/api/shared-reports/', sent);
    const [share] = (await dealer.get(`/api/shared-reports/?amc_of=${elevator_id}`)).json<{
      results: { share_id: number }[];
    }>().results;
    return { token: link.split('/').at(-1), share_id: share?.share_id };
  };
  const aVisit = () =>
    store<{ visit_id: number }>('/api/visits/', { elevator_ids: [elevator_id], planned_day: '2198-12-31' });
  const aCalendar = async () => {
    const url = `/api/visits/calendars/${technician.id}/`;
    return (await dealer.inject({ method: 'PUT', url })).json<{ link: string }>().link;
  };
  const aYear = {
    ...{ elevator: elevator_id, building: undefined, amc_report: undefined },
    ...{ from: '2026-01-01', to: '2026-12-31' },
  };
  const factor = secondFactorCalls(server);
  const special: Readonly<Record<string, () => Values | Promise<Values>>> = {
    addContract: () => LATER,
    renewContract: () => LATER,
    openSharedReport: async () => ({ token: (await aSharedReport()).token }),
    readSharedReport: async () => ({ token: (await aSharedReport()).token }),
    revokeSharedReport: async () => ({ share_id: (await aSharedReport()).share_id }),
    addVisit: () => ({ planned_day: '2199-01-31', ...WINDOW, technician_ids: technician.id }),
    changeVisit: async () => ({
      ...(await aVisit()),
      ...{ planned_day: '2199-01-31', ...WINDOW, technician_ids: technician.id },
    }),
    changeVisitState: async () => ({
      ...(await aVisit()),
      state: 'OnHold',
      reason: 'No key',
      lifts: [],
      signature: undefined,
    }),
    readVisit: aVisit,
    readVisitChecks: aVisit,
    storeChecklist: () => ({ version: 0, visit_kind: 'Monthly', answer: 'value', lower: 1, upper: 2 }),
    answerChecks: async () => {
      const items = [{ ...AN_ITEM, required: true, photo_required: false }];
      const url = '/api/visits/checklists/Other/';
      const lists = (await dealer.get('/api/visits/checklists/')).json<{ version: number }[]>();
      const version = lists.at(-1)?.version ?? 0;
      await dealer.inject({ method: 'PUT', url, payload: { version, items } });
      return { ...(await aVisit()), item: 1, text: undefined, checklist_version: null };
    },
    visitHistory: aVisit,
    previewSpread: () => ({ technician_id: technician.id, from: '2199-01-30', to: '2199-01-31' }),
    spreadDay: async () => ({
      ...(await aVisit()),
      ...{ planned_day: '2199-01-31', technician_ids: technician.id },
    }),
    revokeTechnicianCalendar: async () => {
      await aCalendar();
      return { user_id: technician.id };
    },
    readCalendarFile: async () => ({ token: (await aCalendar()).split('/').at(-2) }),
    storeAlarmSettings: () => ({ user_ids: technician.id }),
    ...alarmCalls({ dealer, store, anElevator, elevator_id, technician_id: technician.id }),
    ...technicianCalls(dealer, technician.id),
    addAbsence: () => ({ from: '2199-03-01', to: '2199-03-02' }),
    changeFile: () => ({ take_along: undefined }),
    ...Object.fromEntries(
      ['readYearReport', 'readYearReportPdf', 'readReportLetter', 'sendReport'].map((call) => [
        call,
        () => aYear,
      ]),
    ),
    addReport: () => ({ report_date: '2026-03-15' }),
    addElevator: () => ({ ...people, elevator_name: unique('Lift') }),
    confirmPasswordReset: async () => ({
      uid: dealer.username,
      email: dealer.email,
      token: await resetCalls(server).passcodeFor(dealer),
    }),
    confirmTotp: async () => ({ code: codeOf(await factor.begin(dealer)) }),
    updateTicket: () => ({ close_date: null }),
    createTicket: () => ({ visit_check: undefined, target_date: '2199-01-31', close_date: null }),
    deletePerson: () => ({ email: technician.email }),
    disableTotp: async () => ({ code: codeOf((await factor.switchOn(dealer)).secret) }),
    register: () => ({ ...member, password1: NEW_PASSWORD, password2: NEW_PASSWORD }),
    listFiles: () => ofTicket,
    putFile: () => ({
      ...ofTicket,
      elevator_id: undefined,
      item: undefined,
      file_id: randomUUID(),
      sha256: sha256(aPdf()),
    }),
    readFileContent: () => ({ token: url.split('/').at(-2) }),
    restoreTicket: () => ({ ticket_id: deleted.ticket_id }),
    signIn: () => ({ username: dealer.username }),
    undoImport: async () => {
      await uploadFile(dealer, '/api/elevators/upload_csv/', file());
      const [imported] = (await dealer.get('/api/elevators/imports/?page=1')).json<{
        results: { import_id: number }[];
      }>().results;
      return { import_id: imported?.import_id };
    },
    addBrowserSubscription: () => ({ endpoint: `https://fcm.googleapis.com/fcm/send/${unique('browser')}` }),
  };
  return {
    dealer,
    file,
    values: {
      ...{ dealer_id: dealer.dealer_id, elevator_id, ticket_id, ticket_key, comment_id, view_id, id },
      ...{ report_id, contract_id, subscription_id, session_id: session?.session_id, file_id },
      ...{
        contract_ids: contract_id,
        elevator_ids: elevator_id,
        ticket_ids: ticket_id,
        custom_field: id,
        customer_id: customer.id,
      },
      ...{ user_id: technician.id, engineer_id: technician.id, engineer: technician.id },
      ...{ technician_id: technician.id, assignee_name: technician.username },
      ...{
        assignee: technician.id,
        hand_over_to: other.id,
        receivers: other.id,
        reporter: dealer.id,
        version: 1,
      },
      ...{ refresh: dealer.refresh, token: dealer.token, password: PASSWORD, old_password: PASSWORD },
      ...passwords,
    },
    valuesOf: async (call) => ({
      username: unique('user'),
      email: `${unique('user')}@example.com`,
      ...(await special[call]?.()),
    }),
  };
}
