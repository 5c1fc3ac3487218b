import { linkTo } from '@smart-elevator/shared-api/client/links';
import type { AmcContract } from '@smart-elevator/shared-api/contract/amc/amcContract';
import { TextLink } from '@smart-elevator/shared-ui/button/TextLink';
import { formatDay } from '@smart-elevator/shared-ui/format/date';
import { Section } from '@smart-elevator/shared-ui/page/Section';
import { messages } from './messages';

/**
 * What became of the visits that a contract promises (R1201), with a link to them (R1332); nothing where a server does not count
 * them.
 */
export function ContractVisits({ contract }: { contract: AmcContract }) {
  const { visits_promised = 0, visits_done = 0, visits_missed = 0, visits_planned = 0 } = contract;
  const { contract_id, customer_name, customer_full_name, start_date, end_date } = contract;
  const contractName = `${customer_full_name || customer_name}, ${formatDay(start_date)} – ${formatDay(end_date)}`;
  const isStored = visits_done + visits_missed + visits_planned > 0;
  if (!visits_promised && !isStored) return null;
  return (
    <Section title={messages.visits.title}>
      <p>
        <TextLink to={isStored ? linkTo('visits.list', { contract: contract_id, contractName }) : undefined}>
          {messages.visits.counts(visits_promised, visits_done, visits_missed, visits_planned)}
        </TextLink>
      </p>
    </Section>
  );
}
