/** Moves an application through the pipeline: saved at once, undone from the toast, never over somebody else's move. */
import { SelectField } from '@aws-amplify/ui-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { APPLICATION_STAGES, type Application } from '../../../../../shared/domain/application.ts';
import { isAppError } from '../../../../../shared/errors.ts';
import { errorText } from '../../../lib/error-text.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { applicationQuery, refreshApplications, updateApplication } from './application-queries.ts';

type Stage = Application['stage'];
type Moved = Pick<Application, 'applicationId' | 'version' | 'stage' | 'firstName' | 'lastName'>;

/** The change of stage with its toasts; `move` may be called for the same application again, as undo does. */
function useMove() {
  const { t } = useTranslation('admin');
  const client = useQueryClient();
  const mutation = useMutation({
    mutationFn: ({ application, stage }: { application: Moved; stage: Stage }) =>
      updateApplication(application.applicationId, { version: application.version, stage }),
    onSuccess: (saved, { application }) => {
      showToast({
        title: t('stage.moved', { stage: t(`stages.${saved.stage}`) }),
        description: `${saved.firstName} ${saved.lastName}`,
        action: {
          label: t('undo'),
          onPress: () => mutation.mutate({ application: saved, stage: application.stage }),
        },
      });
    },
    onError: async (error, { application, stage }) => {
      if (!isAppError(error) || error.kind !== 'conflict') {
        showToast({ title: t('stage.failed'), description: errorText(t, error), variant: 'destructive' });
        return;
      }
      const fresh = await client.fetchQuery({ ...applicationQuery(application.applicationId), staleTime: 0 });
      const names = { name: `${fresh.firstName} ${fresh.lastName}`, stage: t(`stages.${fresh.stage}`) };
      showToast({
        title: t('stage.conflict'),
        description: t(fresh.stage === application.stage ? 'stage.conflictOther' : 'stage.conflictText', names),
        action: {
          label: t('stage.moveAnyway', { stage: t(`stages.${stage}`) }),
          onPress: () => mutation.mutate({ application: fresh, stage }),
        },
        variant: 'destructive',
      });
    },
    onSettled: () => refreshApplications(client),
  });
  return mutation;
}

interface StageSelectProps {
  application: Moved;
  /** In a table the column says it already. */
  labelHidden?: boolean;
}

export function StageSelect({ application, labelHidden = false }: StageSelectProps) {
  const { t } = useTranslation('admin');
  const move = useMove();
  const shown = move.isPending ? move.variables.stage : application.stage;
  return (
    <SelectField
      className="stage-select"
      label={
        labelHidden ? t('stage.of', { name: `${application.firstName} ${application.lastName}` }) : t('stage.label')
      }
      labelHidden={labelHidden}
      size="small"
      value={shown}
      isDisabled={move.isPending}
      onChange={(event) => move.mutate({ application, stage: event.target.value as Stage })}
    >
      {APPLICATION_STAGES.map((stage) => (
        <option key={stage} value={stage}>
          {t(`stages.${stage}`)}
        </option>
      ))}
    </SelectField>
  );
}
