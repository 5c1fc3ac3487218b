import { useState } from 'react';
import { addSampleData, removeSampleData } from '@smart-elevator/shared-api/contract/home/endpoints';
import type { FirstSteps } from '@smart-elevator/shared-api/contract/home/firstSteps';
import type { RemovedSampleData } from '@smart-elevator/shared-api/contract/home/sampleData';
import { translateServerMessage } from '@smart-elevator/shared-ui/language/translateServerMessage';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { t } from '@smart-elevator/shared-ui/language/t';
import { DeleteDialog } from '@smart-elevator/shared-ui/screens/ConfirmDelete';
import { useSendWithAlert } from '@smart-elevator/shared-ui/screens/useSendWithAlert';
import styles from './FirstSteps.module.css';

/** Adds sample data to a console without data, and removes it again (R236). */
export function SampleData({ steps }: { steps: FirstSteps }) {
  if (steps.has_sample_data) return <RemoveSampleData />;
  return steps.is_empty ? <AddSampleData /> : null;
}

function AddSampleData() {
  const { send, sending } = useSendWithAlert(addSampleData, {
    action: 'add sample data',
    done: t('Sample data is here. Nobody gets a message of it.'),
    failed: ({ detail }, reason) =>
      t('The sample data could not be added. {reason}', {
        reason: detail === undefined ? reason : translateServerMessage(detail),
      }),
  });
  return (
    <div className={styles.sample}>
      <p>
        {t('Three buildings with lifts, technicians, contracts and tickets show what it looks like at work.')}
      </p>
      <Button busy={sending} onClick={() => void send({})}>
        {t('Look around with sample data')}
      </Button>
    </div>
  );
}

function RemoveSampleData() {
  const [asking, setAsking] = useState(false);
  return (
    <div className={styles.sample}>
      <p>{t('This console shows sample data. Nobody gets a message of it.')}</p>
      <Button onClick={() => setAsking(true)}>{t('Remove sample data')}</Button>
      {asking ? (
        <DeleteDialog
          endpoint={removeSampleData}
          input={{}}
          question={t('Are you sure you want to remove the sample data?')}
          subject={t('Lifts, people, contracts and tickets of the sample data, with your comments on them')}
          consequence={t(
            'What you have added yourself stays, with the sample lifts and people that it needs.',
          )}
          confirmLabel={t('Remove')}
          action="remove sample data"
          done={removedSentence}
          failed={(_, reason) => t('The sample data could not be removed. {reason}', { reason })}
          onEnd={() => setAsking(false)}
        />
      ) : null}
    </div>
  );
}

const removedSentence = ({ kept }: RemovedSampleData): string =>
  kept.length === 0
    ? t('The sample data has been removed.')
    : t('The sample data has been removed. Your own entries keep: {names}', {
        names: kept.map(({ name }) => name).join(', '),
      });
