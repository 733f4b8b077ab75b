/** The head of an employer: its name, status and priority as fields that save at once, and what can be done next. */
import { SelectField } from '@aws-amplify/ui-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { ActivityKind } from '../../../../../shared/domain/activity.ts';
import type { Employer } from '../../../../../shared/domain/employer.ts';
import { EMPLOYER_PRIORITIES, EMPLOYER_STATUSES } from '../../../../../shared/domain/employer-fields.ts';
import { errorText } from '../../../lib/error-text.ts';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { PanelButton } from '../../../ui/panel-button.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { COMPOSE_PARAM } from '../kit/activities/composer.tsx';
import { ActivityIcon } from '../kit/words/activity-icon.tsx';
import { freshEmployer, refreshEmployers, showEmployer, updateEmployer } from './employer-queries.ts';
import styles from './employers.module.css';
import { isStale } from './use-edit.ts';
import { useMoveEmployer } from './use-move-employer.ts';

type Priority = Employer['priority'];
interface PriorityChange {
  employer: Employer;
  priority: Priority;
}

/** Saves at once; the toast takes it back, and never goes over what someone else chose meanwhile. */
function usePriority() {
  const { t } = useTranslation('admin-employers');
  const client = useQueryClient();
  const words = (priority: Priority) => t(`admin:employer.priorities.${priority}`);
  const mutation = useMutation({
    mutationFn: ({ employer, priority }: PriorityChange) =>
      updateEmployer(employer.employerId, { version: employer.version, priority }),
    onSuccess: (saved, { employer }) => {
      showEmployer(client, saved);
      const undo = () => mutation.mutate({ employer: saved, priority: employer.priority });
      const action = { label: t('admin:undo'), onPress: undo };
      showToast({
        title: t('priority.saved', { priority: words(saved.priority) }),
        description: saved.company,
        action,
      });
    },
    onError: async (error, { employer, priority }): Promise<void> => {
      if (!isStale(error)) {
        showToast({ title: t('priority.failed'), description: errorText(t, error), variant: 'destructive' });
        return;
      }
      const now = await freshEmployer(client, employer.employerId);
      if (now.priority === employer.priority) {
        mutation.mutate({ employer: now, priority });
        return;
      }
      const action = { label: t('admin:saveAnyway'), onPress: () => mutation.mutate({ employer: now, priority }) };
      const description = t('priority.now', { priority: words(now.priority) });
      showToast({ title: t('move.conflict'), description, action, variant: 'destructive' });
    },
    onSettled: () => refreshEmployers(client),
  });
  return mutation;
}

function Choices({ employer }: { employer: Employer }) {
  const { t } = useTranslation('admin-employers');
  const move = useMoveEmployer();
  const change = usePriority();
  return (
    <Cluster gap="3" align="stretch" className={styles.employerChoices}>
      <SelectField
        label={t('admin:employer.status')}
        size="small"
        value={move.isPending ? move.variables.to : employer.status}
        onChange={({ target }) => move.mutate({ row: employer, to: target.value })}
      >
        {EMPLOYER_STATUSES.map((status) => (
          <option key={status} value={status}>
            {t(`status.${status}`)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('admin:employer.priority')}
        size="small"
        value={change.isPending ? change.variables.priority : employer.priority}
        onChange={({ target }) => change.mutate({ employer, priority: target.value as Priority })}
      >
        {EMPLOYER_PRIORITIES.map((priority) => (
          <option key={priority} value={priority}>
            {t(`admin:employer.priorities.${priority}`)}
          </option>
        ))}
      </SelectField>
    </Cluster>
  );
}

/** One click makes an employer of a lead; its toast takes it back. */
function TakeOn({ employer }: { employer: Employer }) {
  const { t } = useTranslation('admin-employers');
  const move = useMoveEmployer();
  const takeOn = () => move.mutate({ row: employer, to: 'active' });
  return (
    <PanelButton size="small" variation="primary" isDisabled={move.isPending} onClick={takeOn}>
      {t('takeOn.whole')}
    </PanelButton>
  );
}

const SHORT_WAYS = ['email', 'sms', 'interview', 'document'] as const satisfies readonly ActivityKind[];

/** Goes to the first field of what was asked for, once that is on screen. */
function useWayTo(composerId: string, opened: string | null) {
  const [asked, ask] = useState<{ kind: ActivityKind }>();
  const done = useRef(asked);
  useEffect(() => {
    if (!asked || done.current === asked || opened !== asked.kind) return;
    done.current = asked;
    const composer = document.getElementById(composerId);
    const panel = composer?.querySelector('[role="tabpanel"]:not([hidden])');
    panel?.querySelector<HTMLElement>('input, select, textarea')?.focus({ preventScroll: true });
    composer?.scrollIntoView?.({ block: 'start' });
  }, [asked, opened, composerId]);
  return ask;
}

/** Opens the composer's tab and goes there. */
function ShortWays({ composerId }: { composerId: string }) {
  const { t } = useTranslation('admin-employers');
  const [params, setParams] = useSearchParams();
  const goTo = useWayTo(composerId, params.get(COMPOSE_PARAM));
  const open = (kind: ActivityKind) => {
    setParams(
      (before) => {
        before.set(COMPOSE_PARAM, kind);
        return before;
      },
      { replace: true },
    );
    goTo({ kind });
  };
  return (
    <>
      {SHORT_WAYS.map((kind) => (
        <PanelButton key={kind} size="small" onClick={() => open(kind)}>
          <ActivityIcon name={kind} />
          {t(`ways.${kind}`)}
        </PanelButton>
      ))}
    </>
  );
}

export function EmployerHead({ employer, composerId }: { employer: Employer; composerId: string }) {
  return (
    <Stack as="header" gap="3">
      <PageHeading>{employer.company}</PageHeading>
      <Choices employer={employer} />
      <Cluster gap="2">
        {employer.status === 'lead' && <TakeOn employer={employer} />}
        <ShortWays composerId={composerId} />
      </Cluster>
    </Stack>
  );
}
