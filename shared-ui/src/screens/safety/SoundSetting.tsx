import { useState } from 'react';
import { Button } from '../../button/Button';
import { t } from '../../language/t';
import { Panel } from '../../page/Panel';
import { isSoundAsked, isSoundOn, keepSound, playOnce, unlockSound } from '../../state/alarmSound';
import styles from './SoundSetting.module.css';

/** The sound of alarms in this browser: asked once, tried, turned off, turned on again (R1353, R1374). */
export function SoundSetting() {
  const [isOn, setIsOn] = useState(isSoundOn);
  const [isAsked, setIsAsked] = useState(isSoundAsked);
  const change = (on: boolean) => {
    keepSound(on);
    setIsOn(on);
    setIsAsked(true);
  };
  const sound = async () => {
    change(true);
    if (await unlockSound()) playOnce();
  };
  return (
    <Panel title={t('Alarms in this browser')}>
      <p className={styles.hint}>
        {t('A sound is heard in every open console until somebody takes the alarm.')}
      </p>
      {isAsked ? null : <p>{t('Should alarms be heard here?')}</p>}
      <div className={styles.buttons} data-screen-only="">
        <Button kind={isAsked ? 'plain' : 'primary'} onClick={() => void sound()}>
          {!isAsked ? t('Yes, and try the sound') : isOn ? t('Try the sound') : t('Turn the sound on')}
        </Button>
        {isOn ? (
          <Button onClick={() => change(false)}>
            {isAsked ? t('Turn the sound off') : t('No, keep it silent')}
          </Button>
        ) : null}
      </div>
    </Panel>
  );
}
