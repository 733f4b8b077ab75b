/** A list's address under a name: kept for the recruiter on the server, one press away on every device. */
import { TextField } from '@aws-amplify/ui-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { SavedView } from '../../../../../../shared/domain/preferences.ts';
import { errorText } from '../../../../lib/error-text.ts';
import { Box, Cluster } from '../../../../ui/layout.tsx';
import { PanelButton } from '../../../../ui/panel-button.tsx';
import pressStyles from '../../../../ui/press.module.css';
import textStyles from '../../../../ui/text.module.css';
import { showToast } from '../../../../ui/toast-store.ts';
import typeStyles from '../../../../ui/type.module.css';
import styles from './list.module.css';
import { changeViews, preferencesQuery, type ViewsChange } from './saved-view-queries.ts';

const NAME_MAX_CHARS = 60;

/** The same filters and order read the same, in whatever sequence they were chosen. */
function canonical(params: URLSearchParams): string {
  const said = new URLSearchParams([...params].filter(([, value]) => value !== ''));
  said.sort();
  return said.toString();
}

const currentOf = (views: readonly SavedView[], here: string) => views.find((view) => view.query === here);

function useChange() {
  const { t } = useTranslation('admin');
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: ViewsChange) => changeViews(client, change),
    onSuccess: (kept) => client.setQueryData(preferencesQuery.queryKey, kept),
    onError: (error) =>
      showToast({ title: t('views.failed'), description: errorText(t, error), variant: 'destructive' }),
  });
}

interface NameFormProps {
  label: string;
  name?: string;
  isBusy: boolean;
  onSave: (name: string) => void;
  onCancel: () => void;
}

function NameForm({ label, name: before = '', isBusy, onSave, onCancel }: NameFormProps) {
  const { t } = useTranslation('admin');
  const [name, setName] = useState(before);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim()) onSave(name.trim());
  };
  return (
    <Cluster
      as="form"
      gap="2"
      align="stretch"
      onSubmit={save}
      onKeyDown={(event) => event.key === 'Escape' && onCancel()}
    >
      <TextField
        label={label}
        labelHidden
        placeholder={label}
        size="small"
        autoFocus
        required
        maxLength={NAME_MAX_CHARS}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <PanelButton type="submit" size="small" variation="primary" isLoading={isBusy}>
        {t('save')}
      </PanelButton>
      <PanelButton size="small" onClick={onCancel}>
        {t('cancel')}
      </PanelButton>
    </Cluster>
  );
}

/** Rename and delete of the view on screen; what was deleted comes back from the toast, at its place. */
function ViewActions({ view, onRename }: { view: SavedView; onRename: () => void }) {
  const { t } = useTranslation('admin');
  const change = useChange();
  const remove = () => {
    let place = 0;
    const without: ViewsChange = (views) => {
      place = views.findIndex(({ viewId }) => viewId === view.viewId);
      return views.filter(({ viewId }) => viewId !== view.viewId);
    };
    const back: ViewsChange = (views) => views.toSpliced(Math.max(place, 0), 0, view);
    const action = { label: t('undo'), onPress: () => change.mutate(back) };
    change.mutate(without, { onSuccess: () => showToast({ title: t('views.deleted', view), action }) });
  };
  return (
    <>
      <PanelButton size="small" variation="link" onClick={onRename}>
        {t('views.rename')}
      </PanelButton>
      <PanelButton size="small" variation="link" isDisabled={change.isPending} onClick={remove}>
        {t('views.delete')}
      </PanelButton>
    </>
  );
}

interface SavedViewsProps {
  screen: SavedView['screen'];
  /** Values of the address that are no part of a view, such as the record that is open beside the list. */
  except?: readonly string[];
}

interface ViewLinkProps {
  to: string;
  isCurrent: boolean;
  children: string;
}

function ViewLink({ to, isCurrent, children }: ViewLinkProps) {
  const look = `${pressStyles.row} ${isCurrent ? `${textStyles.ink} ${textStyles.strong}` : textStyles.quiet}`;
  return (
    <Box
      as={Link}
      pad="sides"
      radius="s"
      to={to}
      className={`${styles.savedView} ${look} ${textStyles.unlined} ${typeStyles.cut}`}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {children}
    </Box>
  );
}

/** Views by their names; `here` is the filters and order on screen. */
function ViewLinks({ views, here }: { views: readonly SavedView[]; here: string }) {
  const { t } = useTranslation('admin');
  const current = currentOf(views, here);
  return (
    <Cluster as="ul" gap="1">
      <li>
        <ViewLink to="?" isCurrent={here === ''}>
          {t('views.everything')}
        </ViewLink>
      </li>
      {views.map((view) => (
        <li key={view.viewId}>
          <ViewLink to={`?${view.query}`} isCurrent={view === current}>
            {view.name}
          </ViewLink>
        </li>
      ))}
    </Cluster>
  );
}

interface ManagedViewsProps {
  screen: SavedView['screen'];
  here: string;
  current: SavedView | undefined;
  isLoaded: boolean;
}

/** What can be done with the view on screen: save it under a name, rename or delete it. */
function ManagedViews({ screen, here, current, isLoaded }: ManagedViewsProps) {
  const { t } = useTranslation('admin');
  const change = useChange();
  const [naming, setNaming] = useState<'new' | 'rename' | null>(null);
  const done = { onSuccess: () => setNaming(null) };
  const save = (name: string) => {
    const added = { viewId: crypto.randomUUID(), screen, name, query: here };
    change.mutate((all) => [...all, added], done);
  };
  const rename = (name: string) =>
    change.mutate((all) => all.map((view) => (view.viewId === current?.viewId ? { ...view, name } : view)), done);
  if (naming) {
    return (
      <NameForm
        key={naming}
        label={t('views.name')}
        name={naming === 'rename' ? current?.name : undefined}
        isBusy={change.isPending}
        onSave={naming === 'rename' && current ? rename : save}
        onCancel={() => setNaming(null)}
      />
    );
  }
  if (current) return <ViewActions key={current.viewId} view={current} onRename={() => setNaming('rename')} />;
  if (here === '' || !isLoaded) return null;
  return (
    <PanelButton size="small" variation="link" onClick={() => setNaming('new')}>
      {t('views.save')}
    </PanelButton>
  );
}

export function SavedViews({ screen, except = [] }: SavedViewsProps) {
  const { t } = useTranslation('admin');
  const [params] = useSearchParams();
  const query = useQuery(preferencesQuery);
  const here = canonical(new URLSearchParams([...params].filter(([name]) => !except.includes(name))));
  if (query.isError) {
    return (
      <Cluster as="p" gap="2" tall="32" className={textStyles.quiet}>
        {t('views.unreachable')}
        <PanelButton size="small" variation="link" onClick={() => void query.refetch()}>
          {t('panel.retry')}
        </PanelButton>
      </Cluster>
    );
  }
  const views = (query.data?.views ?? []).filter((view) => view.screen === screen);
  return (
    <Cluster as="nav" gap="2" tall="32" aria-label={t('views.label')} aria-busy={query.isPending}>
      <ViewLinks views={views} here={here} />
      <ManagedViews screen={screen} here={here} current={currentOf(views, here)} isLoaded={query.data !== undefined} />
    </Cluster>
  );
}
