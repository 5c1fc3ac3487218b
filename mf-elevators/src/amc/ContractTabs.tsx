import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { contractSums } from '@smart-elevator/shared-api/contract/amc/moneyEndpoints';
import type { AmcSums } from '@smart-elevator/shared-api/contract/amc/amcSums';
import { formatRupees } from '@smart-elevator/shared-ui/format/number';
import { t } from '@smart-elevator/shared-ui/language/t';
import { TabLinks } from '@smart-elevator/shared-ui/navigation/TabLinks';
import { pathTo, paths } from '../paths';
import { messages } from './messages';
import styles from './ContractTabs.module.css';

const texts = messages.tabs;

/** All contracts, those that are not paid and those that end soon, with their sums (R615); nothing on other back ends. */
export function ContractTabs({ shown }: { shown: string }) {
  const { data, error } = useCall(contractSums, {});
  if (error && !data) return null;
  const labelOf = (part: keyof AmcSums) =>
    data ? texts.sum[part](data[part].contracts, formatRupees(data[part].rupees)) : texts[part];
  return (
    <div className={styles.tabs}>
      <TabLinks
        label={texts.label}
        tabs={[
          { label: t('All'), to: paths.contracts, current: shown === '' },
          { label: labelOf('unpaid'), to: pathTo.contracts('unpaid'), current: shown === 'unpaid' },
          { label: labelOf('ending'), to: pathTo.contracts('ending'), current: shown === 'ending' },
        ]}
      />
    </div>
  );
}
