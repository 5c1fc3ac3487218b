import type { Alarm, AlarmPage } from '@smart-elevator/shared-api/contract/alarms/alarm';
import { anElevator } from './testRows';
import type { TestServer } from './testServer';

/** A dealer with a lift, its engineer and another technician. */
export async function alarmWorld(server: TestServer) {
  const dealer = await server.dealer({ first_name: 'Lift', last_name: 'Dealer' });
  const ravi = await server.technician(dealer, { first_name: 'Ravi', last_name: '' });
  const priya = await server.technician(dealer, { first_name: 'Priya', last_name: '' });
  const customer = await server.customer(dealer);
  const { elevator_id, elevator_name } = await anElevator(server.db, dealer.id, {
    customer_id: customer.id,
    engineer_id: ravi.id,
    building_name: 'Palm Court',
  });
  const waiting = <Row>(what: string, from: string, alarm: Pick<Alarm, 'alarm_id'>): Promise<Row[]> =>
    server.db.query<Row>(
      `select ${what} from ${from} where dealer_id = $1 and alarm_id = $2 and sent_at is null order by 1`,
      [dealer.id, alarm.alarm_id],
    );
  return {
    dealer,
    ravi,
    priya,
    customer,
    elevator_id,
    elevator_name,
    report: async (body: object = {}): Promise<Alarm> => {
      const answer = await dealer.post('/api/alarms/', { elevator_id, caller_phone: '98200 11223', ...body });
      if (answer.statusCode !== 201) throw new Error(`No alarm was stored: ${answer.body}`);
      return answer.json<Alarm>();
    },
    read: async ({ alarm_id }: Pick<Alarm, 'alarm_id'>): Promise<AlarmPage> =>
      (await dealer.get(`/api/alarms/${alarm_id}/`)).json<AlarmPage>(),
    move: ({ alarm_id }: Pick<Alarm, 'alarm_id'>, to: string, body: object = {}, by = dealer) =>
      by.post(`/api/alarms/${alarm_id}/${to}/`, body),
    /** Whom the mails go to that are not sent yet. */
    mailed: async (alarm: Pick<Alarm, 'alarm_id'>): Promise<string[]> =>
      (await waiting<{ recipient: string }>('recipient', 'outbox', alarm)).map(({ recipient }) => recipient),
    pushed: async (alarm: Pick<Alarm, 'alarm_id'>): Promise<string[][]> =>
      (await waiting<{ recipients: string[] }>('recipients', 'push_outbox', alarm)).map(
        ({ recipients }) => recipients,
      ),
    /** Lets the minutes of the current step pass. */
    wait: ({ alarm_id }: Pick<Alarm, 'alarm_id'>) =>
      server.db.query(
        `update alarms set next_step_at = now() - interval '1 second'
         where dealer_id = $1 and alarm_id = $2 and next_step_at is not null`,
        [dealer.id, alarm_id],
      ),
    policy: async (settings: object) => {
      const answer = await dealer.inject({
        method: 'PUT',
        url: '/api/alarms/settings/',
        payload: {
          ...(await dealer.get('/api/alarms/settings/')).json<object>(),
          ...settings,
        },
      });
      if (answer.statusCode !== 200) throw new Error(`No policy was stored: ${answer.body}`);
    },
  };
}
export type AlarmWorld = Awaited<ReturnType<typeof alarmWorld>>;
