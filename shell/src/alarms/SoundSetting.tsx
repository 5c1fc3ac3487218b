import { Button } from '@smart-elevator/shared-ui/button/Button';
import { Panel } from '@smart-elevator/shared-ui/page/Panel';
import { useState } from 'react';
import { isSoundOn, keepSound, playOnce, unlockSound } from './alarmSound';
import styles from './Calls.module.css';
import { messages } from './messages';

const texts = messages.list;

/** The sound of alarms in this browser: tried, turned off, turned on again (R1353). */
export function SoundSetting() {
  const [isOn, setIsOn] = useState(isSoundOn);
  const change = (on: boolean) => {
    keepSound(on);
    setIsOn(on);
  };
  const sound = async () => {
    change(true);
    if (await unlockSound()) playOnce();
  };
  return (
    <Panel title={texts.sound}>
      <p className={styles.hint}>{texts.soundHint}</p>
      <div className={styles.calls} data-screen-only="">
        <Button onClick={() => void sound()}>{isOn ? texts.try : messages.bar.soundOn}</Button>
        {isOn ? <Button onClick={() => change(false)}>{texts.soundOff}</Button> : null}
      </div>
    </Panel>
  );
}
