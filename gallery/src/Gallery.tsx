import { Button } from '@smart-elevator/shared-ui/button/Button';
import { Page } from '@smart-elevator/shared-ui/page/Page';
import { changeDensity } from '@smart-elevator/shared-ui/state/density';
import { changeTheme } from '@smart-elevator/shared-ui/state/theme';
import { useDensity } from '@smart-elevator/shared-ui/state/useDensity';
import { useTheme } from '@smart-elevator/shared-ui/state/useTheme';
import { Buttons } from './groups/Buttons';
import { Charts } from './groups/Charts';
import { Feedback } from './groups/Feedback';
import { Fields } from './groups/Fields';
import { Tables } from './groups/Tables';
import { Words } from './groups/Words';
import styles from './Gallery.module.css';

/** Every widget of shared-ui in every state, with the theme and the density chosen at the top. */
export function Gallery() {
  const theme = useTheme();
  const density = useDensity();
  return (
    <Page title="Gallery">
      <div className={styles.tools}>
        <Button onClick={() => changeTheme(theme === 'dark' ? 'light' : 'dark')}>
          {theme === 'dark' ? 'Show light' : 'Show dark'}
        </Button>
        <Button onClick={() => changeDensity(density === 'compact' ? 'comfortable' : 'compact')}>
          {density === 'compact' ? 'Show comfortable' : 'Show compact'}
        </Button>
      </div>
      <Buttons />
      <Fields />
      <Words />
      <Feedback />
      <Tables />
      <Charts />
    </Page>
  );
}
