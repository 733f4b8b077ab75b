/** A talent's status: as a word with a sign of its own, and as the field that changes it. */
import { SelectField } from '@aws-amplify/ui-react';
import { useTranslation } from 'react-i18next';
import { TALENT_STATUSES, type Talent } from '../../../../../shared/domain/talent.ts';
import { Icon, type IconName } from '../../../ui/icons.tsx';
import adminArea from '../kit/admin-area.module.css';
import record from '../kit/record/record.module.css';
import { useMoveTalent } from './use-move-talent.ts';

const LOOKS: Record<Talent['status'], { icon: IconName; tone: string }> = {
  new: { icon: 'clock', tone: 'claimed' },
  active: { icon: 'check', tone: 'met' },
  placed: { icon: 'home', tone: 'unclear' },
  inactive: { icon: 'cross', tone: 'unclear' },
};

export function TalentStatusWord({ status }: { status: Talent['status'] }) {
  const { t } = useTranslation('admin');
  const { icon, tone } = LOOKS[status];
  return (
    <span className={adminArea.state} data-tone={tone} data-part="state">
      <Icon name={icon} size={16} />
      {t(`talentStatus.${status}`)}
    </span>
  );
}

export function TalentStatusSelect({ talent }: { talent: Talent }) {
  const { t } = useTranslation('admin');
  const move = useMoveTalent();
  return (
    <SelectField
      className={record.statusSelect}
      label={t('talent.status')}
      size="small"
      value={move.isPending ? move.variables.to : talent.status}
      isDisabled={move.isPending}
      onChange={(event) => move.mutate({ row: talent, to: event.target.value })}
    >
      {TALENT_STATUSES.map((status) => (
        <option key={status} value={status}>
          {t(`talentStatus.${status}`)}
        </option>
      ))}
    </SelectField>
  );
}
