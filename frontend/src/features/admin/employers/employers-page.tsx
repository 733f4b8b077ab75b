/** Employers and requests: the list, and beside it the one that is open; on narrow screens one of both. */
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { SplitPage } from '../kit/list/split-page.tsx';
import { EmployerDetail } from './employer-detail.tsx';
import { EmployerList, NewEmployerLink } from './employer-list.tsx';
import { NewEmployer } from './new-employer.tsx';

export default function EmployersPage() {
  const { t } = useTranslation('admin');
  const { id } = useParams();
  return (
    <>
      <SplitPage
        title={t('nav.employers')}
        id={id}
        action={<NewEmployerLink />}
        list={<EmployerList openId={id} />}
        record={(openId) => <EmployerDetail key={openId} id={openId} />}
      />
      <NewEmployer />
    </>
  );
}
