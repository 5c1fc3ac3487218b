import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { readCompany } from '@smart-elevator/shared-api/contract/account/companyEndpoints';
import { useLazyDialog } from '@smart-elevator/shared-ui/state/useLazyDialog';
import { messages } from '../messages';
import { FactsSetting } from './FactsSetting';
import styles from './Facts.module.css';

const texts = messages.company;

/** The company on the documents that the dealer gives to customers. `?edit=company` opens its form (R235). */
export function CompanySetting() {
  const query = useCall(readCompany, {});
  const { data } = query;
  const { Dialog, isOpen, open, close } = useLazyDialog(
    async () => (await import('./EditCompany')).EditCompany,
  );
  const [parameters, setParameters] = useSearchParams();
  const isWanted = parameters.get('edit') === 'company' && data !== undefined;
  useEffect(() => {
    if (!isWanted) return;
    // Reload and Back do not open it again.
    setParameters({}, { replace: true });
    open();
  });
  return (
    <FactsSetting
      texts={texts}
      query={query}
      picture={data?.logo ? <img className={styles.logo} src={data.logo} alt={texts.logo} /> : null}
      facts={[
        [texts.name, data?.name],
        [texts.address, data?.address],
        [texts.taxNumber, data?.tax_number],
      ]}
      buttons={[{ label: texts.edit, onClick: open }]}
    >
      {data && Dialog && isOpen ? <Dialog company={data} onClose={close} /> : null}
    </FactsSetting>
  );
}
