/** Which words of an ad ask for a protected attribute or a proxy for one. */
import { useDeferredValue, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ProxyWarning } from '../../../../../shared/domain/job-criteria.ts';
import { JOB_FIELDS, type JobFieldName } from '../../../../../shared/domain/job-fields.ts';
import { proxyWarnings } from '../../../../../shared/domain/proxy-terms.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { Icon } from '../../../ui/icons.tsx';
import { Grid, Stack } from '../../../ui/layout.tsx';
import { listFrom } from '../kit/record/typed-values.ts';
import type { JobForm } from './job-values.ts';
import styles from './jobs.module.css';

export function WarningList({ warnings }: { warnings: readonly ProxyWarning[] }) {
  const { t } = useTranslation('admin-jobs');
  if (warnings.length === 0) return null;
  return (
    <Stack as="ul" gap="2">
      {warnings.map(({ path, attribute, words, note }) => (
        <Grid
          as="li"
          columns="mark"
          gap="2"
          pad="s"
          surface="claimed-tint"
          radius="s"
          key={`${path} ${attribute} ${words}`}
        >
          <Icon name="alert" size={16} style={{ marginTop: 3 }} />
          <span>
            <strong>{t('warning', { words, attribute: t(`attributes.${attribute}`) })}</strong>{' '}
            {note[currentLanguage()]}
          </span>
        </Grid>
      ))}
    </Stack>
  );
}

interface WordingWarningsProps {
  form: JobForm;
  /** The field whose words are watched. */
  name: JobFieldName;
}

/** Entries or sentences; not smaller, because what an employer does not look at is a list in one sentence. */
function passagesOf(name: JobFieldName, text: string): string[] {
  return JOB_FIELDS[name].kind === 'list' ? listFrom(text) : text.split(/\n|(?<=[.;!?])\s/);
}

/** Shown once, however often the ad says it. */
function eachOnce(warnings: readonly ProxyWarning[]): ProxyWarning[] {
  return [...new Map(warnings.map((one) => [`${one.attribute} ${one.words.toLowerCase()}`, one])).values()];
}

/** Beside a field of the form, while it is being written. */
export function WordingWarnings({ form, name }: WordingWarningsProps) {
  const text = useDeferredValue(useWatch({ control: form.control, name }));
  const found = useMemo(
    () => eachOnce(proxyWarnings({ requirements: passagesOf(name, String(text)), criteria: null })),
    [name, text],
  );
  return (
    <div role="status" className={`${styles.wide} ${styles.wordingWatch}`}>
      <WarningList warnings={found} />
    </div>
  );
}
