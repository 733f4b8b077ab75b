/** The columns of the list of employers; beside an open record only the most important ones. */
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Employer } from '../../../../../shared/domain/employer.ts';
import { formatNumber } from '../../../lib/format.ts';
import { Cluster } from '../../../ui/layout.tsx';
import { PanelButton } from '../../../ui/panel-button.tsx';
import textStyles from '../../../ui/text.module.css';
import type { Column } from '../kit/list/data-table.tsx';
import { ListedLink } from '../kit/list/listed-link.tsx';
import { useIsSplit } from '../kit/list/use-split.ts';
import { None } from '../kit/words/none.tsx';
import { When } from '../kit/words/when.tsx';
import { useListSearch } from './employer-address.ts';
import { EMPLOYERS_PATH } from './employer-queries.ts';
import { EmployerStatusWord, PriorityWord, ReplyWord } from './employer-words.tsx';
import styles from './employers.module.css';
import { useMoveEmployer } from './use-move-employer.ts';

/** One click makes an employer of a lead; its toast takes it back. */
function TakeOn({ employer }: { employer: Employer }) {
  const { t } = useTranslation('admin-employers');
  const move = useMoveEmployer();
  return (
    <PanelButton size="small" isDisabled={move.isPending} onClick={() => move.mutate({ row: employer, to: 'active' })}>
      {t('takeOn.short')} <span className={textStyles.visuallyHidden}>{t('takeOn.rest', employer)}</span>
    </PanelButton>
  );
}

type EmployerColumn = Column<Employer>;

function StatusCell({ employer }: { employer: Employer }) {
  return (
    <Cluster as="span" gap="2" inline wrap={false} className={styles.employerStatus}>
      <EmployerStatusWord status={employer.status} />
      {employer.status === 'lead' && <TakeOn employer={employer} />}
    </Cluster>
  );
}

/** What only the list has room for, between the company and when to reply. */
function listOnly(t: TFunction, language: string, now: number): EmployerColumn[] {
  return [
    {
      ...{ key: 'status', label: t('employer.status'), share: 2 },
      cell: (row) => <StatusCell employer={row} />,
    },
    {
      ...{ key: 'priority', label: t('employer.priority'), sort: 'priority', firstOrder: 'desc', share: 1.05 },
      cell: (row) => <PriorityWord priority={row.priority} />,
    },
    {
      ...{ key: 'openRoles', label: t('employer.openRoles'), sort: 'openRoles', firstOrder: 'desc', share: 0.95 },
      numeric: true,
      cell: (row) => formatNumber(row.openRoles, language),
    },
    {
      ...{ key: 'contact', label: t('employer.contact'), share: 1.15, hideBelow: 'wide' },
      cell: ({ primaryContact }) => primaryContact?.name ?? <None />,
    },
    {
      ...{ key: 'lastTouch', label: t('employer.lastTouch'), sort: 'lastTouchAt', firstOrder: 'desc', share: 1.32 },
      hideBelow: 'medium',
      cell: ({ lastTouchAt }) => (lastTouchAt ? <When at={lastTouchAt} now={now} /> : <None />),
    },
  ];
}

/** `openId` is the record beside the list; `now` milliseconds since 1970. */
export function useEmployerColumns(openId: string | undefined, now: number): EmployerColumn[] {
  const { t, i18n } = useTranslation('admin');
  const search = useListSearch();
  const isSplit = useIsSplit();
  const { language } = i18n;
  return useMemo(() => {
    const address = { list: EMPLOYERS_PATH, search, openId, isSplit };
    const isAnyOpen = openId !== undefined;
    const company: EmployerColumn = {
      ...{ key: 'company', label: t('employer.company'), sort: 'company', share: isAnyOpen ? 1.1 : 1.5 },
      cell: ({ employerId, company: name }) => (
        <ListedLink {...address} id={employerId}>
          {name}
        </ListedLink>
      ),
    };
    const reply: EmployerColumn = {
      ...{ key: 'replyBy', label: t('employer.replyBy'), sort: 'replyBy', share: isAnyOpen ? 1.2 : 2 },
      cell: ({ replyBy }) => (replyBy ? <ReplyWord replyBy={replyBy} now={now} /> : <None />),
    };
    return isAnyOpen ? [company, reply] : [company, ...listOnly(t, language, now), reply];
  }, [t, language, search, isSplit, openId, now]);
}
