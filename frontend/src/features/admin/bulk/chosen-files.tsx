/** The chosen files before sending: how many, which are refused and why, and the fields for all of them. */
import { SelectField } from '@aws-amplify/ui-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { DialogActions } from '../../../ui/dialog.tsx';
import { Grid, Stack } from '../../../ui/layout.tsx';

import textStyles from '../../../ui/text.module.css';
import typeStyles from '../../../ui/type.module.css';
import { BasisField } from '../kit/record/basis-field.tsx';
import { RecordPicker } from '../kit/record/record-picker.tsx';
import { jobQuery } from '../kit/records/job-record.ts';
import { BULK_MAX, type RefusedFile, type SortedFiles } from './bulk-files.ts';
import { type BulkFacts, sendChosen, showBulk } from './bulk-store.ts';

function Refused({ files }: { files: readonly RefusedFile[] }) {
  const { t } = useTranslation('admin-bulk');
  if (files.length === 0) return null;
  return (
    <Stack
      as="section"
      gap="1"
      pad="m"
      surface="missing-tint"
      rule="tone"
      radius="s"
      data-tone="missing"
      aria-label={t('refused', { count: files.length })}
    >
      <p>
        <strong>{t('refused', { count: files.length })}</strong>
      </p>
      <Stack as="ul" gap="1" scroll={240}>
        {files.map(({ name, code }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same name may come from two folders, and nothing moves
          <li key={at}>
            <span className={`${textStyles.strong} ${typeStyles.breaking}`}>{name}</span>{' '}
            <span className={textStyles.quiet}>{t(`refusals.${code}`, { max: BULK_MAX })}</span>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

function useJobName(jobId: string | undefined): string | undefined {
  const query = useQuery({ ...jobQuery(jobId ?? ''), enabled: jobId !== undefined });
  return jobId && (query.data?.title ?? jobId);
}

interface FactsProps {
  facts: BulkFacts;
  onChange: (facts: BulkFacts) => void;
}

function Facts({ facts, onChange }: FactsProps) {
  const { t } = useTranslation('admin-bulk');
  const jobName = useJobName(facts.jobId);
  return (
    <Grid gap="4" from720="minmax(0, 1.4fr) minmax(0, 1fr)">
      <RecordPicker
        kind="job"
        label={t('job')}
        placeholder={t('anyJob')}
        picked={jobName}
        onPick={(jobId) => onChange({ ...facts, jobId })}
      />
      <SelectField
        label={t('language')}
        value={facts.language}
        onChange={(event) => onChange({ ...facts, language: event.target.value === 'en' ? 'en' : 'es' })}
      >
        <option value="es">{t('admin:languages.es')}</option>
        <option value="en">{t('admin:languages.en')}</option>
      </SelectField>
      <BasisField
        value={facts.basis}
        onChange={(basis) => onChange({ ...facts, basis })}
        unstated={t('admin:basis.settings')}
      />
    </Grid>
  );
}

export function ChosenFiles({ chosen }: { chosen: SortedFiles }) {
  const { t } = useTranslation('admin-bulk');
  const [facts, setFacts] = useState<BulkFacts>({ language: currentLanguage() });
  const count = chosen.accepted.length;
  return (
    <>
      <p>{count > 0 ? t('explain') : t('nothingToSend')}</p>
      <Refused files={chosen.refused} />
      {count > 0 && <Facts facts={facts} onChange={setFacts} />}
      <DialogActions>
        {count > 0 && <Button onClick={() => sendChosen(facts)}>{t('send', { count })}</Button>}
        <Button look="secondary" onClick={() => showBulk(false)}>
          {t(count > 0 ? 'admin:cancel' : 'close')}
        </Button>
      </DialogActions>
    </>
  );
}
