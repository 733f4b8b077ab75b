/** Which entries are shown: spans of days to pick, and the rest in fields; all of it in the address. */
import { SelectField, TextField } from '@aws-amplify/ui-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { AUDITED_KINDS } from '../../../../../shared/domain/audit.ts';
import { Cluster, Stack, Toolbar } from '../../../ui/layout.tsx';
import textStyles from '../../../ui/text.module.css';
import adminArea from '../kit/admin-area.module.css';
import listStyles from '../kit/list/list.module.css';
import { useSetAddress } from '../kit/list/list-address.ts';
import { ClearFilters, FilterSelect } from '../kit/list/list-filters.tsx';
import { SearchBox } from '../kit/list/search-box.tsx';
import styles from './audit.module.css';
import { FILTER_NAMES, firstDayOf, PRESETS, type Preset, useAuditFilter } from './audit-address.ts';
import { useAuditWords } from './audit-words.ts';
import { actionsOf } from './audited-actions.ts';

function Presets() {
  const { t } = useTranslation('admin-audit');
  const { from, to } = useAuditFilter();
  const setAddress = useSetAddress();
  const now = Date.now();
  const all = from === undefined && to === undefined;
  return (
    <fieldset className={listStyles.filterTabs} data-part="filter-tabs">
      <legend className={textStyles.visuallyHidden}>{t('span')}</legend>
      <button type="button" aria-pressed={all} onClick={() => setAddress({ from: '', to: '' })}>
        {t('presets.all')}
      </button>
      {(Object.keys(PRESETS) as Preset[]).map((preset) => {
        const first = firstDayOf(preset, now);
        return (
          <button
            key={preset}
            type="button"
            aria-pressed={from === first && to === undefined}
            onClick={() => setAddress({ from: first, to: '' })}
          >
            {t(`presets.${preset}`)}
          </button>
        );
      })}
    </fieldset>
  );
}

function Day({ name }: { name: 'from' | 'to' }) {
  const { t } = useTranslation('admin-audit');
  const [params] = useSearchParams();
  const setAddress = useSetAddress();
  return (
    <TextField
      label={t(name)}
      type="date"
      size="small"
      value={params.get(name) ?? ''}
      onChange={({ target }) => setAddress({ [name]: target.value }, { replace: true })}
    />
  );
}

/** Each kind has its own actions: a selected action that the new kind lacks is cleared. */
function Kind() {
  const { t } = useTranslation('admin-audit');
  const words = useAuditWords();
  const { recordKind } = useAuditFilter();
  const setAddress = useSetAddress();
  return (
    <SelectField
      label={t('kind')}
      size="small"
      value={recordKind ?? ''}
      onChange={({ target }) => setAddress({ recordKind: target.value, action: '' })}
    >
      <option value="">{t('anyKind')}</option>
      {AUDITED_KINDS.map((kind) => (
        <option key={kind} value={kind}>
          {words.kind(kind)}
        </option>
      ))}
    </SelectField>
  );
}

function What() {
  const { t } = useTranslation('admin-audit');
  const words = useAuditWords();
  const { recordKind, action } = useAuditFilter();
  const known = actionsOf(recordKind);
  // Part of an action, as someone may have written it into the address.
  const offered = action === undefined || known.includes(action) ? known : [action, ...known];
  const options = offered.map((value) => ({ value, label: words.action(value) }));
  return <FilterSelect name="action" label={t('what')} options={options} all={t('anyAction')} />;
}

export function AuditFilters() {
  const { t } = useTranslation('admin-audit');
  return (
    <Stack gap="3">
      <Toolbar gap="2 4">
        <Presets />
        <ClearFilters names={FILTER_NAMES} />
      </Toolbar>
      <Cluster
        gap="3"
        align="end"
        className={`${adminArea.screenFilters} ${styles.auditFilters}`}
        data-part="screen-filters"
      >
        <Day name="from" />
        <Day name="to" />
        <Kind />
        <What />
        <SearchBox name="actor" label={t('byActor')} />
        <SearchBox name="recordId" label={t('byRecord')} />
      </Cluster>
    </Stack>
  );
}
