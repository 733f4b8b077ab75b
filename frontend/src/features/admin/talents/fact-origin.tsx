/** Shows the source of a person's fact, so that a recruiter can judge how reliable it is. */
import { useTranslation } from 'react-i18next';
import type { TalentDetail, TalentFact } from '../../../../../shared/domain/talent.ts';
import { formatDate } from '../../../lib/format.ts';
import typeStyles from '../../../ui/type.module.css';

interface FactOriginProps {
  talent: TalentDetail;
  /** Says nothing of a field that is no such fact. */
  fact: string;
}

export function FactOrigin({ talent, fact }: FactOriginProps) {
  const { t, i18n } = useTranslation('admin-talents');
  const origin = talent.edited.includes(fact) ? undefined : talent.origins[fact as TalentFact];
  if (!origin) return null;
  const date = formatDate(origin.at, i18n.language);
  const file = origin.fileName ?? t('origins.file');
  return (
    <span className={`${typeStyles.block} ${typeStyles.fine}`} data-part="quiet">
      {t(`origins.${origin.source}`, { date, file })}
    </span>
  );
}
