/** All applications, newest first, as a table or a pipeline, followed live while resumes are being read. */
import { SelectField } from '@aws-amplify/ui-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { APPLICATION_STAGES, type Application } from '../../../../../shared/domain/application.ts';
import { RemovableChip } from '../../../ui/chip.tsx';
import { Cluster, Toolbar } from '../../../ui/layout.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { PanelButton } from '../../../ui/panel-button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { BulkBar } from '../kit/list/bulk-bar.tsx';
import { DataTable } from '../kit/list/data-table.tsx';
import { useSetAddress } from '../kit/list/list-address.ts';
import listFilters from '../kit/list/list-filters.module.css';
import { ClearFilters, FilterTabs } from '../kit/list/list-filters.tsx';
import { PagedList } from '../kit/list/paged-list.tsx';
import { SavedViews } from '../kit/list/saved-views.tsx';
import { SearchBox } from '../kit/list/search-box.tsx';
import { type Selection, useSelection } from '../kit/list/selection.ts';
import { useListView, ViewSwitch } from '../kit/list/view-switch.tsx';
import { useMarkedName } from '../kit/record/unconfirmed.tsx';
import { APPLICATION_FILTER_NAMES, useApplicationFilters } from './application-address.ts';
import { useApplicationColumns } from './application-columns.tsx';
import { applicantName, applicationsQuery, type Stage } from './application-queries.ts';
import { NotifySwitch } from './notify-switch.tsx';
import { StageMoves, useStageMoves } from './stage-moves.tsx';

const ApplicationBoard = lazy(() => import('./application-board.tsx'));

function Bulk({ rows, selection }: { rows: readonly Application[]; selection: Selection }) {
  const { t } = useTranslation('admin-applications');
  const { move, isBulkMoving } = useStageMoves();
  const [stage, setStage] = useState<Stage>('screening');
  const selected = rows.filter(({ applicationId }) => selection.keys.has(applicationId));
  return (
    <BulkBar count={selected.length} onClear={selection.clear}>
      <SelectField
        label={t('bulk.to')}
        labelHidden
        size="small"
        value={stage}
        onChange={(event) => setStage(event.target.value as Stage)}
      >
        {APPLICATION_STAGES.map((name) => (
          <option key={name} value={name}>
            {t(`admin:stages.${name}`)}
          </option>
        ))}
      </SelectField>
      <PanelButton
        size="small"
        variation="primary"
        isLoading={isBulkMoving}
        loadingText={t('admin:saving')}
        onClick={() => move(selected, stage)}
      >
        {t('bulk.move')}
      </PanelButton>
    </BulkBar>
  );
}

function Rows({ rows }: { rows: Application[] }) {
  const { t } = useTranslation('admin');
  const columns = useApplicationColumns();
  const selection = useSelection();
  return (
    <>
      <DataTable
        caption={t('nav.applications')}
        columns={columns}
        rows={rows}
        keyOf={(row) => row.applicationId}
        nameOf={(row) => applicantName(row) || t('application.nameless')}
        selection={selection}
        isMain
      />
      <Bulk rows={rows} selection={selection} />
    </>
  );
}

/** Where someone came from a job or a person: whose applications these are, and the way to all of them. */
function NarrowedTo({ first }: { first: Application | undefined }) {
  const { t } = useTranslation('admin-applications');
  const marked = useMarkedName();
  const [params] = useSearchParams();
  const setAddress = useSetAddress();
  const chips = [
    { name: 'jobId', words: first?.jobTitle ?? t('narrowed.job') },
    { name: 'talentId', words: first ? marked(applicantName(first), first.emailConfirmed) : t('narrowed.talent') },
  ].filter(({ name }) => params.get(name));
  return chips.map(({ name, words }) => (
    <RemovableChip key={name} removeLabel={t('narrowed.remove', { words })} onRemove={() => setAddress({ [name]: '' })}>
      {words}
    </RemovableChip>
  ));
}

export default function ApplicationsPage() {
  const { t } = useTranslation('admin');
  const filters = useApplicationFilters();
  const isBoard = useListView() === 'board';
  const ofAllStages = { ...filters, stage: undefined };
  const query = useInfiniteQuery(applicationsQuery(isBoard ? { ...filters, stage: APPLICATION_STAGES[0] } : filters));
  const isNarrowed = APPLICATION_FILTER_NAMES.some((name) => filters[name]);
  const stages = APPLICATION_STAGES.map((value) => ({ value, label: t(`stages.${value}`) }));
  return (
    <StageMoves>
      <Toolbar as="header" gap="4 6" align="end" data-part="screen-head">
        <PageHeading>{t('nav.applications')}</PageHeading>
        <ViewSwitch />
      </Toolbar>
      <SavedViews screen="applications" />
      <Cluster gap="2 4" align="end" className={listFilters.listFilters}>
        <SearchBox label={t('admin-applications:search')} />
        <NarrowedTo first={query.data?.pages[0]?.items[0]} />
        {!isBoard && <FilterTabs name="stage" label={t('stage.filter')} options={stages} all={t('stage.all')} />}
        <ClearFilters names={APPLICATION_FILTER_NAMES} />
      </Cluster>
      <NotifySwitch />
      {isBoard ? (
        <Suspense fallback={<Skeleton lines={8} />}>
          <ApplicationBoard filters={ofAllStages} />
        </Suspense>
      ) : (
        <PagedList
          query={query}
          empty={
            <Notice title={t('application.empty')}>
              {t(isNarrowed ? 'admin-applications:emptySearch' : 'application.emptyText')}
            </Notice>
          }
        >
          {(rows) => <Rows rows={rows} />}
        </PagedList>
      )}
    </StageMoves>
  );
}
