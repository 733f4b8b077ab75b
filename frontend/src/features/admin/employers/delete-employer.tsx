/** Deletes an employer after listing what is deleted with it. */
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Employer } from '../../../../../shared/domain/employer.ts';
import { focusHeading } from '../../../ui/page-heading.tsx';
import { DeleteRecord } from '../kit/record/delete-record.tsx';
import { useListSearch } from './employer-address.ts';
import { deleteEmployer, EMPLOYERS_PATH, forgetEmployer } from './employer-queries.ts';

export function DeleteEmployer({ employer: { employerId, company } }: { employer: Employer }) {
  const { t } = useTranslation('admin-employers');
  const client = useQueryClient();
  const navigate = useNavigate();
  const search = useListSearch();
  const leave = async () => {
    navigate(EMPLOYERS_PATH + search, { replace: true });
    await forgetEmployer(client, employerId);
    focusHeading();
  };
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
