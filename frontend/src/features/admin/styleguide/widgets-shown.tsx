/** Parts without any domain: layout, buttons, fields, and what takes the place of missing content. */
import { type ReactNode, useState } from 'react';
import { AsyncView } from '../../../ui/async-view.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Chip, RemovableChip } from '../../../ui/chip.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { Cluster, Stack, Toolbar } from '../../../ui/layout.tsx';
import { Mark } from '../../../ui/mark.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { PanelButton } from '../../../ui/panel-button.tsx';
import { Thanks, ThanksFacts } from '../../../ui/thanks.tsx';
import { UnsureMark } from '../../../ui/unsure-mark.tsx';
import styles from './styleguide.module.css';

export function Shown({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Stack pad="top4" rule="above" as="section" gap="3">
      <h3>{name}</h3>
      {children}
    </Stack>
  );
}

const LOOKS = ['primary', 'secondary', 'quiet', 'danger'] as const;
const BOXES = ['one', 'two', 'three'].map((word) => <Chip key={word}>{word}</Chip>);

function LayoutShown() {
  return (
    <>
      <Shown name="Stack">
        <Stack gap="2" align="start">
          {BOXES}
        </Stack>
      </Shown>
      <Shown name="Cluster">
        <Cluster gap="2">{BOXES}</Cluster>
      </Shown>
      <Shown name="Toolbar">
        <Toolbar gap="1 4">
          <strong>What it is</strong>
          <Cluster gap="2">{BOXES}</Cluster>
        </Toolbar>
      </Shown>
      <Shown name="Panel">
        <Panel>{BOXES}</Panel>
      </Shown>
      <Shown name="Card">
        <Card className={styles.pad}>{BOXES}</Card>
      </Shown>
    </>
  );
}

function ButtonsShown() {
  return (
    <>
      <Shown name="Button">
        <Cluster gap="3">
          {LOOKS.map((look) => (
            <Button key={look} look={look}>
              {look}
            </Button>
          ))}
          <Button disabled>disabled</Button>
        </Cluster>
      </Shown>
      <Shown name="ButtonLink">
        <Cluster gap="3">
          {LOOKS.map((look) => (
            <ButtonLink key={look} look={look} to="/">
              {look}
            </ButtonLink>
          ))}
        </Cluster>
      </Shown>
      <Shown name="PanelButton">
        <Cluster gap="3">
          <PanelButton>framed</PanelButton>
          <PanelButton variation="primary">primary</PanelButton>
          <PanelButton variation="link">link</PanelButton>
          <PanelButton variation="destructive">destructive</PanelButton>
          <PanelButton size="small">small</PanelButton>
          <PanelButton isLoading loadingText="loading" />
        </Cluster>
      </Shown>
    </>
  );
}

function DialogShown() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Shown name="Dialog">
      <Button look="secondary" onClick={() => setOpen(true)}>
        Open it
      </Button>
      <Dialog isOpen={isOpen} title="A question" onClose={() => setOpen(false)}>
        <p>It has to be answered before going on.</p>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </DialogActions>
      </Dialog>
    </Shown>
  );
}

/** A query in each state that is not its answer. */
const QUERY = { data: undefined, isFetching: false, refetch: async () => ({}) as never };

export function WidgetsShown() {
  return (
    <>
      <LayoutShown />
      <ButtonsShown />
      <DialogShown />
      <Shown name="Badge, Chip, UnsureMark">
        <Cluster gap="2">
          <Badge>a state</Badge>
          <Chip>a fact</Chip>
          <RemovableChip removeLabel="Remove the choice" onRemove={() => undefined}>
            a choice
          </RemovableChip>
          <UnsureMark>to be checked</UnsureMark>
        </Cluster>
      </Shown>
      <Shown name="Mark, Icon">
        <Cluster gap="4">
          <Mark /> <Mark plain /> <Icon name="check" /> <Icon name="search" /> <Icon name="place" />
        </Cluster>
      </Shown>
      <Shown name="Notice">
        <Notice title="Nothing here yet">What to do about it.</Notice>
      </Shown>
      <Shown name="AsyncView, loading and refused">
        <AsyncView query={{ ...QUERY, error: null }}>{() => null}</AsyncView>
        <AsyncView query={{ ...QUERY, error: new Error('An example') }}>{() => null}</AsyncView>
      </Shown>
      <Shown name="Thanks, ThanksFacts">
        <Thanks title="It has arrived" text="What follows." takesFocus={false}>
          <ThanksFacts
            facts={[{ name: 'Subject', value: 'A question' }]}
            reference={{ name: 'Number', value: '01JB3' }}
          />
          <ButtonLink to="/">Go on</ButtonLink>
        </Thanks>
      </Shown>
    </>
  );
}
