/** Which words of a requirement ask for a protected attribute, or for what stands in for one. */
import { useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ProxyWarning } from '../../../../../shared/domain/job-criteria.ts';
import { proxyWarnings } from '../../../../../shared/domain/proxy-terms.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { JobForm } from './job-fields.tsx';
import { listFrom } from './job-values.ts';

export function WarningList({ warnings }: { warnings: readonly ProxyWarning[] }) {
  const { t } = useTranslation('admin-jobs');
  if (warnings.length === 0) return null;
  return (
    <ul className="wording-warnings">
      {warnings.map(({ path, attribute, words, note }) => (
        <li key={`${path} ${attribute} ${words}`}>
          <Icon name="alert" size={16} />
          <span>
            <strong>{t('warning', { words, attribute: t(`attributes.${attribute}`) })}</strong>{' '}
            {note[currentLanguage()]}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Beside the requirements of the form, while they are being written. */
export function RequirementWarnings({ form }: { form: JobForm }) {
  const text = useDeferredValue(useWatch({ control: form.control, name: 'requirements' }));
  return (
    <div role="status" className="wide">
      <WarningList warnings={proxyWarnings({ requirements: listFrom(text), criteria: null })} />
    </div>
  );
}
