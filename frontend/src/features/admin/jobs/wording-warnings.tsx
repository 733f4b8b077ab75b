/** Beside the requirements: which of them ask for a protected attribute or for what stands in for one. */
import { useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { proxyWarnings } from '../../../../../shared/domain/proxy-terms.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { JobForm } from './job-fields.tsx';
import { listFrom } from './job-values.ts';

export function RequirementWarnings({ form }: { form: JobForm }) {
  const { t } = useTranslation('admin-jobs');
  const text = useDeferredValue(useWatch({ control: form.control, name: 'requirements' }));
  const warnings = proxyWarnings({ requirements: listFrom(text), criteria: null });
  return (
    <div role="status" className="wide">
      {warnings.length > 0 && (
        <ul className="wording-warnings">
          {warnings.map(({ path, attribute, words, note }) => (
            <li key={`${path} ${attribute}`}>
              <Icon name="alert" size={16} />
              <span>
                <strong>{t('warning', { words, attribute: t(`attributes.${attribute}`) })}</strong>{' '}
                {note[currentLanguage()]}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
