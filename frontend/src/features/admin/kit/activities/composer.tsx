/** Where something is noted, sent, arranged or filed: one tab each, all kept as they are while another is open. */
import { type KeyboardEvent, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ACTIVITY_KINDS, type ActivityKind } from '../../../../../../shared/domain/activity.ts';
import type { PersonReference } from '../../../../../../shared/domain/outgoing.ts';
import { Box } from '../../../../ui/layout.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import type { AddedActivity } from '../composing/activity-queries.ts';
import styles from '../composing/composing.module.css';
import type { Person } from '../composing/person.ts';
import { ActivityIcon } from '../words/activity-icon.tsx';
import { DocumentForm } from './document-form.tsx';
import { InterviewForm } from './interview-form.tsx';
import { MessageForm } from './message-form.tsx';
import { NoteForm } from './note-form.tsx';

/** The open tab, in the address: a reload and a link find it again. */
export const COMPOSE_PARAM = 'compose';

interface ComposerProps {
  about: PersonReference;
  person: Person;
}

function useOpenTab(): [ActivityKind, (kind: ActivityKind) => void] {
  const [params, setParams] = useSearchParams();
  const asked = params.get(COMPOSE_PARAM);
  const choose = (kind: ActivityKind) =>
    setParams(
      (before) => {
        before.set(COMPOSE_PARAM, kind);
        return before;
      },
      { replace: true },
    );
  return [ACTIVITY_KINDS.find((kind) => kind === asked) ?? 'note', choose];
}

/** Arrows, Home and End go through the tabs, as everywhere. */
function nextTab(key: string, open: ActivityKind): ActivityKind | undefined {
  const at = ACTIVITY_KINDS.indexOf(open);
  if (key === 'ArrowRight') return ACTIVITY_KINDS[(at + 1) % ACTIVITY_KINDS.length];
  if (key === 'ArrowLeft') return ACTIVITY_KINDS.at(at - 1);
  if (key === 'Home') return ACTIVITY_KINDS[0];
  return key === 'End' ? ACTIVITY_KINDS.at(-1) : undefined;
}

function Tabs({ open, onOpen, id }: { open: ActivityKind; onOpen: (kind: ActivityKind) => void; id: string }) {
  const { t } = useTranslation('admin-activities');
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextTab(event.key, open);
    if (!next) return;
    event.preventDefault();
    onOpen(next);
    list.current?.querySelector<HTMLElement>(`[data-kind="${next}"]`)?.focus();
  };
  return (
    <div ref={list} className={styles.composeTabs} role="tablist" aria-label={t('compose')}>
      {ACTIVITY_KINDS.map((kind) => (
        <button
          key={kind}
          id={`${id}-tab-${kind}`}
          data-kind={kind}
          type="button"
          role="tab"
          aria-selected={kind === open}
          aria-controls={`${id}-panel-${kind}`}
          tabIndex={kind === open ? 0 : -1}
          onClick={() => onOpen(kind)}
          onKeyDown={onKeyDown}
        >
          <ActivityIcon name={kind} size={18} />
          {t(`tabs.${kind}`)}
        </button>
      ))}
    </div>
  );
}

/** Confirms what was stored; a message that stays on this installation is shown where it lies. */
function useConfirmation() {
  const { t } = useTranslation('admin-activities');
  const navigate = useNavigate();
  return ({ kind, to, delivery }: AddedActivity) => {
    const isKept = delivery === 'kept';
    const isFailed = delivery === 'failed';
    const where = to.length > 0 ? t('sent.to', { to: to.join(', ') }) : undefined;
    showToast({
      title: t(isFailed ? 'sent.failed' : isKept ? 'sent.kept' : `sent.${kind}`),
      description: where,
      variant: isFailed ? 'destructive' : 'default',
      ...(isKept && {
        action: { label: t('sent.toOutbox'), onPress: () => navigate('/admin-panel/outbox') },
      }),
    });
  };
}

export function Composer({ about, person }: ComposerProps) {
  const [open, setOpen] = useOpenTab();
  const onSent = useConfirmation();
  const id = useId();
  const forms: Record<ActivityKind, React.ReactNode> = {
    note: <NoteForm about={about} onSent={onSent} />,
    email: <MessageForm channel="email" about={about} person={person} onSent={onSent} />,
    sms: <MessageForm channel="sms" about={about} person={person} onSent={onSent} />,
    interview: <InterviewForm about={about} person={person} onSent={onSent} />,
    document: <DocumentForm about={about} onSent={onSent} />,
  };
  return (
    <Box edge="line" radius="s" place="shrink">
      <Tabs open={open} onOpen={setOpen} id={id} />
      {ACTIVITY_KINDS.map((kind) => (
        <div
          key={kind}
          id={`${id}-panel-${kind}`}
          role="tabpanel"
          aria-labelledby={`${id}-tab-${kind}`}
          hidden={kind !== open}
        >
          {forms[kind]}
        </div>
      ))}
    </Box>
  );
}
