/** Employers and requests: the list, and beside it the one that is open; on narrow screens one of both. */
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { useFocusOnReturn, useIsSplit } from '../use-split.ts';
import { EmployerDetail } from './employer-detail.tsx';
import { EmployerList, NewEmployerLink } from './employer-list.tsx';
import { NewEmployer } from './new-employer.tsx';
import '../split.css';
import './employers.css';

export default function EmployersPage() {
  const { t } = useTranslation('admin');
  const { id } = useParams();
  const isSplit = useIsSplit();
  const isOpen = id !== undefined;
  useFocusOnReturn(id);
  return (
    <>
      <div className={isOpen ? 'split split-open' : 'split'}>
        {(!isOpen || isSplit) && (
          <div className="split-list">
            <header className="screen-head">
              {isOpen ? (
                <h2 className="list-title">{t('nav.employers')}</h2>
              ) : (
                <PageHeading>{t('nav.employers')}</PageHeading>
              )}
              <NewEmployerLink />
            </header>
            <EmployerList openId={id} />
          </div>
        )}
        {isOpen && (
          <div className="split-record">
            <EmployerDetail key={id} id={id} />
          </div>
        )}
      </div>
      <NewEmployer />
    </>
  );
}
