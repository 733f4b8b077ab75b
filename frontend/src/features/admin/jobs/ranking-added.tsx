/** Requirements of the recruiter's own: written as a line of the ad would be, refused where nobody may be ranked by it. */
import { TextField } from '@aws-amplify/ui-react';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ADDED_CRITERIA_MAX, type JobCriteria } from '../../../../../shared/domain/job-criteria.ts';
import { namesProtected } from '../../../../../shared/domain/protected-terms.ts';
import { proxyWarnings } from '../../../../../shared/domain/proxy-terms.ts';
import { codeText } from '../../../lib/error-text.ts';
import { FieldError } from '../../../ui/field.tsx';
import { Grid, Stack, Toolbar } from '../../../ui/layout.tsx';
import { PanelButton } from '../../../ui/panel-button.tsx';
import textStyles from '../../../ui/text.module.css';
import typeStyles from '../../../ui/type.module.css';
import styles from './ranking.module.css';
import { CriterionName, ImportanceChoice } from './ranking-line.tsx';
import { WarningList } from './wording-warnings.tsx';

type Added = JobCriteria['added'][number];

const IMPORTANCES = ['must', 'nice'] as const;

interface LineProps {
  added: Added;
  isSaved: boolean;
  /** The code of what the server refused it for. */
  refusal: string | undefined;
  onChange: (added: Added) => void;
  onRemove: () => void;
}

function AddedLine({ added, isSaved, refusal, onChange, onRemove }: LineProps) {
  const { t } = useTranslation('admin-jobs');
  const id = useId();
  const { text, importance } = added;
  return (
    <li className={styles.criterionLine} data-refused={refusal !== undefined}>
      <CriterionName name={text} badge={!isSaved && t('ranking.countsAfterSaving')} />
      {refusal && <FieldError id={`${id}-refusal`}>{codeText(t, refusal)}</FieldError>}
      <Toolbar gap="2 4">
        <ImportanceChoice
          name={text}
          values={IMPORTANCES}
          chosen={importance}
          onChoose={(value) => onChange({ text, importance: value })}
          describedBy={refusal && `${id}-refusal`}
        />
        <PanelButton size="small" variation="link" onClick={onRemove}>
          {t('ranking.remove')} <span className={textStyles.visuallyHidden}>{text}</span>
        </PanelButton>
      </Toolbar>
    </li>
  );
}

function AddForm({ onAdd }: { onAdd: (text: string) => void }) {
  const { t } = useTranslation('admin-jobs');
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const add = (event: FormEvent) => {
    event.preventDefault();
    const words = text.trim();
    if (words === '') return;
    if (namesProtected(words)) return setRefusal('PROTECTED_CRITERION');
    onAdd(words);
    setText('');
  };
  const type = (words: string) => {
    setText(words);
    setRefusal(undefined);
  };
  return (
    <Grid as="form" columns="end" gap="2" align="end" onSubmit={add}>
      <TextField
        label={t('ranking.addLabel')}
        descriptiveText={t('ranking.addHelp')}
        size="small"
        value={text}
        maxLength={200}
        hasError={refusal !== undefined}
        errorMessage={refusal && codeText(t, refusal)}
        onChange={(event) => type(event.target.value)}
      />
      <PanelButton type="submit" size="small">
        {t('ranking.add')}
      </PanelButton>
    </Grid>
  );
}

interface RankingAddedProps {
  criteria: JobCriteria;
  saved: JobCriteria;
  /** Codes of refusals by the path of their field. */
  refusals: ReadonlyMap<string, string>;
  onAdjust: (criteria: JobCriteria) => void;
}

export function RankingAdded({ criteria, saved, refusals, onAdjust }: RankingAddedProps) {
  const { t } = useTranslation('admin-jobs');
  const { added } = criteria;
  const set = (next: Added[]) => onAdjust({ ...criteria, added: next });
  const add = (text: string) => {
    if (!added.some((one) => one.text === text)) set([...added, { text, importance: 'must' }]);
  };
  return (
    <Stack as="section" gap="2" pad="top3" rule="above" className={styles.family}>
      <h3 className={typeStyles.titleBase}>{t('ranking.addedTitle')}</h3>
      <ul>
        {added.map((one, index) => (
          <AddedLine
            key={one.text}
            added={one}
            isSaved={saved.added.some(({ text }) => text === one.text)}
            refusal={refusals.get(`added.${index}.text`)}
            onChange={(changed) => set(added.with(index, changed))}
            onRemove={() => set(added.toSpliced(index, 1))}
          />
        ))}
      </ul>
      <div role="status">
        <WarningList warnings={proxyWarnings({ requirements: [], criteria })} />
      </div>
      {added.length < ADDED_CRITERIA_MAX && <AddForm onAdd={add} />}
    </Stack>
  );
}
