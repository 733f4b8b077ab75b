/** Unconfirmed talents who gave this person's address or number: open them, or confirm them. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Beside, TalentDetail } from '../../../../../shared/domain/talent.ts';
import { formatDate } from '../../../lib/format.ts';
import { Stack } from '../../../ui/layout.tsx';
import styles from '../../../ui/text.module.css';
import { ConfirmButton } from '../kit/record/unconfirmed.tsx';
import { TALENTS_PATH, talentName } from './talent-queries.ts';

function BesideItem({ beside: { talent, applications } }: { beside: Beside }) {
  const { t, i18n } = useTranslation('admin');
  const [newest] = applications;
  return (
    <li>
      <Link to={`${TALENTS_PATH}/${talent.talentId}`}>{talentName(talent)}</Link>{' '}
      <span className={styles.quiet} data-part="quiet">
        {newest?.jobTitle ?? t('application.noJob')} · {formatDate(talent.createdAt, i18n.language)}
      </span>{' '}
      {newest && <ConfirmButton application={newest} label={t('unconfirmed.belongs')} />}
    </li>
  );
}

/** On the record of one who stands beside someone, the way to that person. */
export function BesideList({ talent }: { talent: TalentDetail }) {
  const { t } = useTranslation('admin');
  if (talent.besideId !== null) {
    return (
      <p>
        {t('unconfirmed.standsBeside')}{' '}
        <Link to={`${TALENTS_PATH}/${talent.besideId}`}>{t('unconfirmed.toPerson')}</Link>
      </p>
    );
  }
  if (talent.beside.length === 0) return null;
  return (
    <section>
      <h2>{t('unconfirmed.title')}</h2>
      <p className={styles.quiet} data-part="quiet">
        {t('unconfirmed.text')}
      </p>
      <Stack as="ul" gap="2">
        {talent.beside.map((beside) => (
          <BesideItem key={beside.talent.talentId} beside={beside} />
        ))}
      </Stack>
    </section>
  );
}
