/** Two talents side by side, line by line, with the choice of which record stays. */
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Talent } from '../../../../../shared/domain/talent.ts';
import { formatDate } from '../../../lib/format.ts';
import { Cluster } from '../../../ui/layout.tsx';
import { Table } from '../../../ui/table.tsx';
import textStyles from '../../../ui/text.module.css';
import { talentName } from './talent-queries.ts';
import styles from './talents.module.css';

interface ComparisonProps {
  pair: readonly [Talent, Talent];
  keptId: string;
  onKeep: (talentId: string) => void;
}

function useLines() {
  const { t, i18n } = useTranslation('admin');
  return (talent: Talent): { label: string; value: string | null }[] => [
    { label: t('application.person'), value: talentName(talent) },
    { label: t('application.email'), value: talent.email },
    {
      label: t('unconfirmed.address'),
      value: t(talent.emailConfirmed ? 'unconfirmed.isConfirmed' : 'unconfirmed.word'),
    },
    { label: t('talent.phone'), value: talent.phone },
    { label: t('talent.location'), value: talent.location },
    { label: t('talent.headline'), value: talent.headline },
    { label: t('talent.status'), value: t(`talentStatus.${talent.status}`) },
    { label: t('admin-talents:facts.since'), value: formatDate(talent.createdAt, i18n.language) },
    { label: t('talent.changed'), value: formatDate(talent.updatedAt, i18n.language) },
  ];
}

export function Comparison({ pair, keptId, onKeep }: ComparisonProps) {
  const { t } = useTranslation('admin-talents');
  const linesOf = useLines();
  const group = useId();
  const [left, right] = [linesOf(pair[0]), linesOf(pair[1])];
  return (
    <Table even phone="pairs" className={styles.comparison}>
      <caption className={textStyles.visuallyHidden}>{t('merge.title')}</caption>
      <thead>
        <tr>
          <td />
          {pair.map(({ talentId }, index) => (
            <th key={talentId} scope="col">
              <Cluster
                as="label"
                gap="2"
                wrap={false}
                tall="32"
                className={textStyles.strong}
                data-kept={talentId === keptId ? '' : undefined}
              >
                <input type="radio" name={group} checked={talentId === keptId} onChange={() => onKeep(talentId)} />
                {t(index === 0 ? 'merge.keepThis' : 'merge.keepOther')}
              </Cluster>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {left.map(({ label, value }, index) => {
          const other = right[index]?.value ?? null;
          return (
            <tr key={label} data-same={value === other ? '' : undefined}>
              <th scope="row">{label}</th>
              <td>{value ?? '—'}</td>
              <td>{other ?? '—'}</td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}
