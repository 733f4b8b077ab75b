/** Whether to e-mail the people who are moved, with a preview of the e-mail. */
import { CheckboxField } from '@aws-amplify/ui-react';
import { useTranslation } from 'react-i18next';
import { stageLetter } from '../../../../../shared/domain/applicant-letters.ts';
import type { Application } from '../../../../../shared/domain/application.ts';
import { formatList } from '../../../lib/format.ts';
import { Box } from '../../../ui/layout.tsx';
import textStyles from '../../../ui/text.module.css';
import { applicantName, type Stage } from './application-queries.ts';
import styles from './notify-fields.module.css';

/** Only to an address that proved to be theirs does the product write. */
export function canBeEmailed({ email, emailConfirmed }: Application): boolean {
  return email !== null && emailConfirmed;
}

function Preview({ application, stage }: { application: Application; stage: Stage }) {
  const { t } = useTranslation('admin-applications');
  const { subject, text } = stageLetter(application, stage, application.language);
  return (
    <Box as="figure" pad="even" edge="line" radius="s" className={styles.letterPreview}>
      <figcaption className={textStyles.quiet}>{t('tell.preview', { name: applicantName(application) })}</figcaption>
      <blockquote lang={application.language}>
        <strong>{subject}</strong>
        <p>{text}</p>
      </blockquote>
    </Box>
  );
}

interface NotifyFieldsProps {
  applications: readonly Application[];
  stage: Stage;
  tell: boolean;
  onNotify: (tell: boolean) => void;
}

/** The checkbox with the preview, and the people who cannot be written to. */
export function NotifyFields({ applications, stage, tell, onNotify }: NotifyFieldsProps) {
  const { t, i18n } = useTranslation('admin-applications');
  const [first] = applications.filter(canBeEmailed);
  const names = formatList(applications.filter((one) => !canBeEmailed(one)).map(applicantName), i18n.language);
  return (
    <>
      {first && (
        <CheckboxField
          name="tell"
          label={t('tell.check')}
          checked={tell}
          onChange={(event) => onNotify(event.target.checked)}
        />
      )}
      {first && tell && <Preview application={first} stage={stage} />}
      {(tell || !first) && names && <p className={textStyles.quiet}>{t('tell.untold', { names })}</p>}
    </>
  );
}
