import type { AlarmEntry } from '@smart-elevator/shared-api/contract/alarms/alarm';
import { NAMES, type AlarmDealer, type AlarmFixture } from './AlarmFixture';

/** An alarm of the proof; `takenAt`: milliseconds since 1970, when the answer to the person who took it had arrived. */
export interface ProvenAlarm {
  alarm_id: number;
  of: AlarmDealer;
  takenAt: number | undefined;
}

interface Queued {
  kind: string;
  message_id: string;
  alarm_id: number;
  recipient: string;
}

/** What the proof says of all alarms; each list names what is wrong. */
export interface AlarmFindings {
  steps: number;
  queued: number;
  delivered: number;
  /** Messages that were delivered again under the same id: a server was killed before it stored the delivery. */
  again: number;
  /** Steps that are not those of the policy, in its order, each once. */
  wrongSteps: string[];
  /** People who did not get exactly one message for each of their steps. */
  wrongMessages: string[];
  /** Messages of alarms that nobody took, and that did not arrive. */
  lost: string[];
  /** Messages that no step has queued. */
  unknown: string[];
  /** Milliseconds from the answer to who took an alarm to the last message of it that arrived; 0 or less is none. */
  late: number;
}

/** Compares three lists for each alarm: the steps in its log, the queued messages and the delivered messages. */
export async function findingsOf(
  fixture: AlarmFixture,
  alarms: readonly ProvenAlarm[],
  expected: readonly string[],
): Promise<AlarmFindings> {
  const { rows: queued } = await fixture.db.query<Queued>(
    'select kind, message_id, alarm_id::integer, recipient from queued',
  );
  const { mails, pushes } = fixture.receivers;
  const arrived = new Map<string, number[]>();
  for (const { id, at } of [...mails, ...pushes]) arrived.set(id, [...(arrived.get(id) ?? []), at]);
  const known = new Set(queued.map(({ message_id }) => message_id));
  const findings: AlarmFindings = {
    ...{ steps: 0, queued: queued.length, delivered: arrived.size, again: 0, late: 0 },
    ...{ wrongSteps: [], wrongMessages: [], lost: [] },
    unknown: [...arrived.keys()].filter((id) => !known.has(id)),
  };
  for (const times of arrived.values()) findings.again += times.length - 1;
  for (const alarm of alarms) {
    const { log } = await fixture.read(alarm.of, alarm);
    const own = queued.filter(({ alarm_id }) => alarm_id === alarm.alarm_id);
    addFindings(findings, { alarm, log: log.toReversed(), own, arrived, expected });
  }
  return findings;
}

interface OneAlarm {
  alarm: ProvenAlarm;
  /** The oldest entry first. */
  log: readonly AlarmEntry[];
  own: readonly Queued[];
  arrived: ReadonlyMap<string, readonly number[]>;
  expected: readonly string[];
}

function addFindings(findings: AlarmFindings, { alarm, log, own, arrived, expected }: OneAlarm): void {
  const { alarm_id, of, takenAt } = alarm;
  const told = log.filter(({ what }) => what === 'told' || what === 'nobody' || what === 'unanswered');
  const steps = told.map(({ what, before, after }) => (what === 'told' ? `${before}.${after}` : what));
  findings.steps += steps.length;
  const isTaken = takenAt !== undefined;
  const wanted = isTaken ? expected.slice(0, steps.length) : expected;
  const afterwards = log.slice(log.findIndex(({ what }) => what === 'acknowledged') + 1);
  const isToldAfterwards = isTaken && afterwards.some((entry) => told.includes(entry));
  if (steps.join() !== wanted.join() || isToldAfterwards)
    findings.wrongSteps.push(`${alarm_id}: ${log.map(({ what }) => what).join()} (${steps.join()})`);

  const [onCall, other] = of.technicians;
  const people = [
    { name: NAMES.dealer, address: of.dealer.email },
    { name: NAMES.onCall, address: onCall.email },
    { name: NAMES.onCall, address: `phone-${onCall.id}` },
    { name: NAMES.other, address: other.email },
  ];
  for (const { name, address } of people) {
    const times = told.filter(({ subject }) => subject.split(', ').includes(name)).length;
    const messages = own.filter(({ recipient }) => recipient === address).length;
    if (times !== messages)
      findings.wrongMessages.push(`${alarm_id}: ${messages} messages to ${address} for ${times} steps`);
  }
  if (!isTaken)
    findings.lost.push(
      ...own.filter(({ message_id }) => !arrived.has(message_id)).map((one) => JSON.stringify(one)),
    );
  else
    for (const { message_id } of own)
      for (const at of arrived.get(message_id) ?? []) findings.late = Math.max(findings.late, at - takenAt);
}
