/** The stage of an application as a field: saved at once, except a rejection, which asks first. */
import { SelectField } from '@aws-amplify/ui-react';
import { useTranslation } from 'react-i18next';
import { APPLICATION_STAGES, type Application } from '../../../../../shared/domain/application.ts';
import styles from '../kit/admin-area.module.css';
import { applicantName, type Stage } from './application-queries.ts';
import { useStageMoves } from './stage-moves.tsx';

interface StageSelectProps {
  application: Application;
  /** In a table the column says it already. */
  labelHidden?: boolean;
}

export function StageSelect({ application, labelHidden = false }: StageSelectProps) {
  const { t } = useTranslation('admin');
  const { move, pendingOf } = useStageMoves();
  const pending = pendingOf(application.applicationId);
  return (
    <SelectField
      className={styles.stageSelect}
      data-part="stage-select"
      label={labelHidden ? t('stage.of', { name: applicantName(application) }) : t('stage.label')}
      labelHidden={labelHidden}
      size="small"
      value={pending ?? application.stage}
      isDisabled={pending !== undefined}
      onChange={(event) => move([application], event.target.value as Stage)}
    >
      {APPLICATION_STAGES.map((stage) => (
        <option key={stage} value={stage}>
          {t(`stages.${stage}`)}
        </option>
      ))}
    </SelectField>
  );
}
