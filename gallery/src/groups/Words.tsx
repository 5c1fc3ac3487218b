import { Button } from '@smart-elevator/shared-ui/button/Button';
import { Panel } from '@smart-elevator/shared-ui/page/Panel';
import { Breadcrumb } from '@smart-elevator/shared-ui/page/Breadcrumb';
import { IconLabel } from '@smart-elevator/shared-ui/tag/IconLabel';
import { StatusShaft } from '@smart-elevator/shared-ui/tag/StatusShaft';
import { Tag, type Tone } from '@smart-elevator/shared-ui/tag/Tag';
import { TabLinks } from '@smart-elevator/shared-ui/navigation/TabLinks';
import { GallerySection, GalleryState } from '../GallerySection';
import { HINDI_TEXT, LONG_TEXT } from '../sampleTexts';

const TAGS: readonly [Tone, string][] = [
  ['red', 'Open'],
  ['blue', 'InProgress'],
  ['amber', 'OnHold'],
  ['violet', 'Accepted'],
  ['green', 'Closed'],
  ['neutral', 'Unassigned'],
];

/** Tags, texts with an icon, and links. */
export const Words = () => (
  <GallerySection
    title="Words"
    note="A colour is never the only sign: a word or an icon has the same meaning."
  >
    {TAGS.map(([tone, word]) => (
      <GalleryState key={tone} name={tone}>
        <Tag tone={tone}>{word}</Tag>
      </GalleryState>
    ))}
    <GalleryState name="long">
      <Tag tone="blue">{LONG_TEXT}</Tag>
    </GalleryState>
    <GalleryState name="Hindi">
      <Tag tone="amber">{HINDI_TEXT}</Tag>
    </GalleryState>
    <GalleryState name="with a sign">
      <IconLabel icon="double-chevron-up" tone="red">
        High
      </IconLabel>
    </GalleryState>
    <GalleryState name="a part of a page" wide>
      <Panel title="Fields of tickets" action={<Button>Edit</Button>}>
        <p>{LONG_TEXT}</p>
      </Panel>
    </GalleryState>
    <GalleryState name="a state as a floor">
      <StatusShaft floors={TAGS.map(([tone]) => tone)} at={1} />
    </GalleryState>
    <GalleryState name="the way to here" wide>
      <Breadcrumb crumbs={[{ label: 'Home', to: '/' }, { label: LONG_TEXT }]} />
    </GalleryState>
    <GalleryState name="tabs" wide>
      <TabLinks
        label="Tabs of the gallery"
        tabs={[
          { label: 'Priority', to: '/', current: true },
          { label: 'Assignee', to: '/assignee', current: false },
          { label: HINDI_TEXT, to: '/hindi', current: false },
        ]}
      />
    </GalleryState>
  </GallerySection>
);
