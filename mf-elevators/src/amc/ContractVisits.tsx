import type { AmcContract } from '@smart-elevator/shared-api/contract/amc/amcContract';
import { Section } from '@smart-elevator/shared-ui/page/Section';
import { messages } from './messages';

/** What became of the visits that a contract promises (R1201); nothing where a server does not count them. */
export function ContractVisits({ contract }: { contract: AmcContract }) {
  const { visits_promised, visits_done = 0, visits_missed = 0, visits_planned = 0 } = contract;
  if (!visits_promised) return null;
  return (
    <Section title={messages.visits.title}>
      <p>{messages.visits.counts(visits_promised, visits_done, visits_missed, visits_planned)}</p>
    </Section>
  );
}
