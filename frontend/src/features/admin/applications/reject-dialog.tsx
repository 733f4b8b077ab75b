/** The question before a rejection, which never happens by itself: for whom, and why, for colleagues to read. */
import { TextAreaField } from '@aws-amplify/ui-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Application } from '../../../../../shared/domain/application.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { applicantName } from './application-queries.ts';

const REASON_MAX_CHARS = 2000;
const NAMED_MAX = 8;

interface RejectDialogProps {
  /** `null` while nobody is about to be rejected. */
  applications: readonly Application[] | null;
  onReject: (reason: string) => void;
  onClose: () => void;
}

function Question({ applications, onReject, onClose }: RejectDialogProps & { applications: readonly Application[] }) {
  const { t } = useTranslation('admin-applications');
  const [reason, setReason] = useState('');
  const unnamed = applications.length - NAMED_MAX;
  return (
    <>
      {applications.length > 1 && (
        <ul className="bullets">
          {applications.slice(0, NAMED_MAX).map((application) => (
            <li key={application.applicationId}>
              {[applicantName(application) || t('admin:application.nameless'), application.jobTitle]
                .filter(Boolean)
                .join(' · ')}
            </li>
          ))}
          {unnamed > 0 && <li>{t('reject.more', { count: unnamed })}</li>}
        </ul>
      )}
      <p>{t('reject.explain')}</p>
      <TextAreaField
        label={t('reject.reason')}
        descriptiveText={t('reject.reasonHelp')}
        rows={3}
        maxLength={REASON_MAX_CHARS}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <DialogActions>
        <Button look="danger" onClick={() => onReject(reason.trim())}>
          {t('reject.confirm', { count: applications.length })}
        </Button>
        <Button look="secondary" onClick={onClose}>
          {t('reject.notNow')}
        </Button>
      </DialogActions>
    </>
  );
}

export function RejectDialog({ applications, onReject, onClose }: RejectDialogProps) {
  const { t } = useTranslation('admin-applications');
  const [first] = applications ?? [];
  const title = t('reject.title', {
    count: applications?.length ?? 0,
    name: first && (applicantName(first) || t('admin:application.nameless')),
  });
  return (
    <Dialog isOpen={applications !== null} title={title} onClose={onClose}>
      {applications && <Question applications={applications} onReject={onReject} onClose={onClose} />}
    </Dialog>
  );
}
