/**
 * The question before a move: for whom, and whether to write to them. A rejection, which never happens by itself, is always
 * asked about, and may say why, for colleagues to read.
 */
import { TextAreaField } from '@aws-amplify/ui-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Application } from '../../../../../shared/domain/application.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import typeStyles from '../../../ui/type.module.css';
import type { MoveWords } from '../kit/board/use-move.ts';
import { UnconfirmedWord, useMarkedName } from '../kit/record/unconfirmed.tsx';
import { applicantName, type Stage } from './application-queries.ts';
import { canBeEmailed, NotifyFields } from './notify-fields.tsx';

const REASON_MAX_CHARS = 2000;
const NAMED_MAX = 8;

/** Where whom: what is asked about. */
export interface AskedMove {
  applications: readonly Application[];
  stage: Stage;
}

interface MoveDialogProps {
  /** `null` while nothing is asked. */
  asked: AskedMove | null;
  /** Whether people are usually written to. */
  notifies: boolean;
  onMove: (words: MoveWords) => void;
  onClose: () => void;
}

function Names({ applications }: { applications: readonly Application[] }) {
  const { t } = useTranslation('admin-applications');
  const unnamed = applications.length - NAMED_MAX;
  return (
    <ul className={typeStyles.bullets}>
      {applications.slice(0, NAMED_MAX).map((application) => (
        <li key={application.applicationId}>
          {[applicantName(application) || t('admin:application.nameless'), application.jobTitle]
            .filter(Boolean)
            .join(' · ')}
          <UnconfirmedWord emailConfirmed={application.emailConfirmed} />
        </li>
      ))}
      {unnamed > 0 && <li>{t('reject.more', { count: unnamed })}</li>}
    </ul>
  );
}

function Question({ applications, stage, notifies, onMove, onClose }: AskedMove & Omit<MoveDialogProps, 'asked'>) {
  const { t } = useTranslation('admin-applications');
  const [reason, setReason] = useState('');
  const [tell, setTell] = useState(notifies && applications.some(canBeEmailed));
  const isRejection = stage === 'rejected';
  const go = () => onMove({ ...(reason.trim() && { reason: reason.trim() }), ...(tell && { tell }) });
  return (
    <>
      {applications.length > 1 && <Names applications={applications} />}
      {isRejection && <p>{t('reject.explain')}</p>}
      {isRejection && (
        <TextAreaField
          label={t('reject.reason')}
          descriptiveText={t('reject.reasonHelp')}
          rows={3}
          maxLength={REASON_MAX_CHARS}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      )}
      <NotifyFields applications={applications} stage={stage} tell={tell} onNotify={setTell} />
      <DialogActions>
        <Button look={isRejection ? 'danger' : 'primary'} onClick={go}>
          {isRejection
            ? t('reject.confirm', { count: applications.length })
            : t(tell ? 'tell.moveWithLetter' : 'tell.move')}
        </Button>
        <Button look="secondary" onClick={onClose}>
          {t('reject.notNow')}
        </Button>
      </DialogActions>
    </>
  );
}

export function MoveDialog({ asked, notifies, onMove, onClose }: MoveDialogProps) {
  const { t } = useTranslation('admin-applications');
  const marked = useMarkedName();
  const { applications = [], stage = 'new' } = asked ?? {};
  const [first] = applications;
  const title = t(stage === 'rejected' ? 'reject.title' : 'tell.title', {
    count: applications.length,
    name: first && marked(applicantName(first) || t('admin:application.nameless'), first.emailConfirmed),
    stage: t(`admin:stages.${stage}`),
  });
  return (
    <Dialog isOpen={asked !== null} title={title} onClose={onClose}>
      {asked && <Question {...asked} notifies={notifies} onMove={onMove} onClose={onClose} />}
    </Dialog>
  );
}
