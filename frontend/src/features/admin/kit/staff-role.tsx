/** Hides actions that the staff member may not perform; the server refuses them anyway. */
import { createContext, type ReactNode, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffRole } from '../../../../../shared/domain/policy.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';

const RoleContext = createContext<StaffRole>('admin');

export function StaffRoleProvider({ role, children }: { role: StaffRole; children: ReactNode }) {
  return <RoleContext value={role}>{children}</RoleContext>;
}

/** Whether the one who is signed in may change settings, export, delete and read the audit trail. */
export function useIsAdministrator(): boolean {
  return useContext(RoleContext) === 'admin';
}

/** Shows its content to administrators only. */
export function AdministratorsOnly({ children }: { children: ReactNode }) {
  return useIsAdministrator() ? children : null;
}

/** A whole screen for administrators; recruiters who come by its address read whose it is. */
export function AdministratorsScreen({ children }: { children: ReactNode }) {
  const { t } = useTranslation('admin');
  if (useIsAdministrator()) return children;
  return (
    <>
      <PageHeading>{t('forAdministrators.title')}</PageHeading>
      <Notice
        title={t('forAdministrators.lead')}
        action={<ButtonLink to="/admin-panel">{t('missing.back')}</ButtonLink>}
      >
        {t('forAdministrators.text')}
      </Notice>
    </>
  );
}
