import { Breadcrumb } from '@smart-elevator/shared-ui/page/Breadcrumb';
import { IconWord } from '@smart-elevator/shared-ui/tag/IconWord';
import { Tag, type Tone } from '@smart-elevator/shared-ui/tag/Tag';
import { TabLinks } from '@smart-elevator/shared-ui/navigation/TabLinks';
import { Group, State } from '../Shown';
import { HINDI, LONG } from '../words';

const TAGS: readonly [Tone, string][] = [
  ['red', 'Open'],
  ['blue', 'InProgress'],
  ['amber', 'OnHold'],
  ['violet', 'Accepted'],
  ['green', 'Closed'],
  ['neutral', 'Unassigned'],
];

/** Words with a colour or a sign, and the words that lead elsewhere. */
export const Words = () => (
  <Group title="Words" note="A colour never stands alone: the word or the sign says the same.">
    {TAGS.map(([tone, word]) => (
      <State key={tone} name={tone}>
        <Tag tone={tone}>{word}</Tag>
      </State>
    ))}
    <State name="long">
      <Tag tone="blue">{LONG}</Tag>
    </State>
    <State name="Hindi">
      <Tag tone="amber">{HINDI}</Tag>
    </State>
    <State name="with a sign">
      <IconWord icon="double-chevron-up" tone="red">
        High
      </IconWord>
    </State>
    <State name="the way to here" wide>
      <Breadcrumb crumbs={[{ label: 'Home', to: '/' }, { label: LONG }]} />
    </State>
    <State name="tabs" wide>
      <TabLinks
        label="Tabs of the gallery"
        tabs={[
          { label: 'Priority', to: '/', current: true },
          { label: 'Assignee', to: '/assignee', current: false },
          { label: HINDI, to: '/hindi', current: false },
        ]}
      />
    </State>
  </Group>
);
