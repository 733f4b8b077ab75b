/** One file of a batch: how far it is, or what became of it, and what helps where it failed. */
import { useMutation } from '@tanstack/react-query';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { codeText, errorText } from '../../../lib/error-text.ts';
import { Icon, type IconName } from '../../../ui/icons.tsx';
import { Box } from '../../../ui/layout.tsx';
import textStyles from '../../../ui/text.module.css';
import { showToast } from '../../../ui/toast-store.ts';
import typeStyles from '../../../ui/type.module.css';
import adminArea from '../kit/admin-area.module.css';
import { PROCESSING_PATH } from '../kit/records/processing-record.ts';
import styles from './bulk.module.css';
import { readAgain } from './bulk-following.ts';
import type { BulkItem, Judged, Outcome } from './bulk-outcome.ts';
import { sendAgain, showBulk } from './bulk-store.ts';

const LOOKS: Record<Outcome, { icon: IconName; tone: string }> = {
  waiting: { icon: 'clock', tone: 'unclear' },
  sending: { icon: 'upload', tone: 'claimed' },
  'upload-failed': { icon: 'alert', tone: 'missing' },
  lost: { icon: 'alert', tone: 'missing' },
  queued: { icon: 'clock', tone: 'unclear' },
  reading: { icon: 'file', tone: 'claimed' },
  unreadable: { icon: 'alert', tone: 'missing' },
  new: { icon: 'check', tone: 'met' },
  known: { icon: 'people', tone: 'met' },
  'same-file': { icon: 'check', tone: 'unclear' },
  'same-person': { icon: 'people', tone: 'unclear' },
};

/** Uploads go on while other screens are looked at; the batch makes room for them. */
const leave = () => showBulk(false);

interface HelpButtonProps {
  /** Of the file, for those who listen. */
  name: string;
  disabled?: boolean;
  onClick: () => void;
  children: string;
}

function HelpButton({ name, disabled, onClick, children }: HelpButtonProps) {
  return (
    <Box
      as="button"
      surface="bare"
      tall="32"
      type="button"
      className={`${typeStyles.accent} ${textStyles.strong} ${typeStyles.underlined}`}
      disabled={disabled}
      onClick={onClick}
    >
      {children} <span className={textStyles.visuallyHidden}>{name}</span>
    </Box>
  );
}

/** A resume without an address is given one on its own screen. */
function GiveEmail({ item: { path, name } }: Pick<Judged, 'item'>) {
  const { t } = useTranslation('admin-processing');
  const prefix = path.slice(0, path.lastIndexOf('/') + 1);
  const address = `${PROCESSING_PATH}?${new URLSearchParams({ status: 'failed', prefix })}`;
  return (
    <Link to={address} onClick={leave}>
      {t('giveEmail')} <span className={textStyles.visuallyHidden}>{name}</span>
    </Link>
  );
}

function Help({ item, outcome }: Pick<Judged, 'item' | 'outcome'>) {
  const { t } = useTranslation('admin-bulk');
  const retry = useMutation({
    mutationFn: () => readAgain(item),
    onError: (error) =>
      showToast({
        title: t('admin-processing:retry.failed'),
        description: errorText(t, error),
        variant: 'destructive',
      }),
  });
  if (outcome === 'upload-failed') {
    return (
      <HelpButton name={item.name} onClick={() => sendAgain(item.id)}>
        {t('sendAgain')}
      </HelpButton>
    );
  }
  if (outcome !== 'unreadable' || !item.row) return null;
  if (item.row.failure?.code === 'EMAIL_NOT_FOUND') return <GiveEmail item={item} />;
  return (
    <HelpButton name={item.name} disabled={retry.isPending} onClick={() => retry.mutate()}>
      {t('admin-processing:retry.one')}
    </HelpButton>
  );
}

function useWhy({ problem, row, isTryingAgain }: BulkItem): string | undefined {
  const { t } = useTranslation('admin-bulk');
  if (isTryingAgain) return t('tryingAgain');
  if (row?.failure) return t(`admin-processing:reasons.${row.failure.code}`);
  return problem && codeText(t, problem);
}

interface BulkRowProps {
  item: BulkItem;
  outcome: Outcome;
  sameAs: string | undefined;
}

export const BulkRow = memo(({ item, outcome, sameAs }: BulkRowProps) => {
  const { t, i18n } = useTranslation('admin-bulk');
  const { icon, tone } = LOOKS[outcome];
  const why = useWhy(item);
  const { talentId, name } = item.row ?? {};
  const share = Math.min(1, item.sentBytes / item.sizeBytes);
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 0 }).format(share);
  return (
    <li className={styles.bulkRow}>
      <span className={`${styles.bulkName} ${typeStyles.breaking}`} title={item.name}>
        {item.name}
      </span>
      <span className={adminArea.state} data-tone={tone} data-part="state">
        <Icon name={icon} size={16} />
        <span>
          {t(`outcomes.${outcome}`, { name: sameAs })}
          {outcome === 'sending' && ` ${percent}`}
          {why && <span className={textStyles.quiet}> · {why}</span>}
        </span>
      </span>
      <span className={styles.bulkLinks}>
        {talentId && item.row?.status === 'completed' && (
          <Link to={`/admin-panel/talents/${talentId}`} onClick={leave}>
            {name || t('openTalent')}
          </Link>
        )}
        <Help item={item} outcome={outcome} />
      </span>
    </li>
  );
});
