/** Deletes an employer after listing what is deleted with it. */
import { useTranslation } from 'react-i18next';
import type { Employer } from '../../../../../shared/domain/employer.ts';
import { DeleteRecord } from '../kit/record/delete-record.tsx';
import { useLeave } from '../kit/record/use-leave.ts';
import { useListSearch } from './employer-address.ts';
import { deleteEmployer, EMPLOYERS_PATH, forgetEmployer } from './employer-queries.ts';

export function DeleteEmployer({ employer: { employerId, company } }: { employer: Employer }) {
  const { t } = useTranslation('admin-employers');
  const leave = useLeave(EMPLOYERS_PATH + useListSearch(), (client) => forgetEmployer(client, employerId));
  return (
    <DeleteRecord
      texts="admin-employers:delete"
      size="small"
      name={company}
      remove={() => deleteEmployer(employerId)}
      onRemoved={leave}
    >
      <p>{t('delete.whatGoes', { company })}</p>
    </DeleteRecord>
  );
}
