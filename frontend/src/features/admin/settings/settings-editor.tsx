/** All sections in one form beside their index: checked as the server would, kept on this device, saved together. */
import { Alert } from '@aws-amplify/ui-react';
import { type RefObject, useEffect, useRef } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Settings } from '../../../../../shared/domain/settings.ts';
import { errorText } from '../../../lib/error-text.ts';
import { formatList } from '../../../lib/format.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Box, Cluster, Grid, Stack, Toolbar } from '../../../ui/layout.tsx';
import { PanelButton } from '../../../ui/panel-button.tsx';
import pressStyles from '../../../ui/press.module.css';
import textStyles from '../../../ui/text.module.css';
import adminArea from '../kit/admin-area.module.css';
import { ClaimsSection } from './claims-section.tsx';
import { LegalBasisSection } from './legal-basis-section.tsx';
import { FeedSection, RateLimitSection } from './limit-sections.tsx';
import { RetentionSection } from './retention-section.tsx';
import styles from './settings.module.css';
import { SettingsConflict } from './settings-conflict.tsx';
import type { SectionProps } from './settings-section.tsx';
import { SECTIONS, type Section, type SettingsValues, sectionOf } from './settings-values.ts';
import { templateKey, useOpenTemplate } from './template-key.ts';
import { TemplatesSection } from './templates-section.tsx';
import { useSettingsForm } from './use-settings-form.ts';

interface IndexProps {
  edited: readonly Section[];
  refused: readonly Section[];
}

function SectionIndex({ edited, refused }: IndexProps) {
  const { t } = useTranslation('admin-settings');
  const noteOf = (section: Section) => {
    if (refused.includes(section)) return t('index.refused');
    return edited.includes(section) ? t('index.edited') : undefined;
  };
  return (
    <Box as="nav" place="shrink" className={styles.settingsIndex} aria-label={t('index.label')}>
      <Cluster as="ul" gap="1" align="stretch">
        {SECTIONS.map((section) => (
          <li key={section}>
            <Toolbar
              as="a"
              gap="2"
              wrap={false}
              pad="xs"
              edge="line"
              radius="s"
              tall="36"
              className={`${pressStyles.row} ${textStyles.quiet} ${textStyles.strong} ${textStyles.unlined}`}
              href={`#${section}`}
            >
              {t(`sections.${section}.short`)}
              {noteOf(section) && <Badge>{noteOf(section)}</Badge>}
            </Toolbar>
          </li>
        ))}
      </Cluster>
    </Box>
  );
}

/** Brings the first refused field into view and focus, once an attempt was refused and the field is on screen. */
function useFocusOnRefusal(box: RefObject<HTMLFormElement | null>, attempts: number, isRefused: boolean): void {
  const seen = useRef(attempts);
  useEffect(() => {
    if (seen.current === attempts) return;
    const field = isRefused ? box.current?.querySelector<HTMLElement>('[aria-invalid="true"]') : null;
    if (isRefused && !field) return;
    seen.current = attempts;
    field?.focus();
  });
}

/** The button that settled a conflict is gone: the focus moves to the save button. */
function useFocusAfterConflict(box: RefObject<HTMLFormElement | null>, isConflict: boolean): void {
  const before = useRef(isConflict);
  useEffect(() => {
    const isOver = before.current && !isConflict;
    before.current = isConflict;
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isOver && isLost)
      box.current?.querySelector<HTMLElement>('[data-part~="settings-foot"] [type="submit"]')?.focus();
  }, [box, isConflict]);
}

/** The template to open so that its refused field is on screen: only where no earlier section is refused. */
function refusedTemplate({ retention, legalBasis, templates }: FieldErrors<SettingsValues>, values: SettingsValues) {
  if (retention || legalBasis || !templates) return undefined;
  const index = values.templates.findIndex((_, at) => templates[at]);
  const template = values.templates[index];
  return template && templateKey(template);
}

interface FootProps {
  sections: readonly Section[];
  isSaving: boolean;
  onDiscard: () => void;
}

function Foot({ sections, isSaving, onDiscard }: FootProps) {
  const { t } = useTranslation('admin-settings');
  const names = sections.map((section) => t(`sections.${section}.short`));
  const isDirty = sections.length > 0;
  return (
    <Cluster gap="2" align="stretch" className={adminArea.formFoot} data-part="form-actions form-foot settings-foot">
      {/* Not disabled while saving: the button would lose the focus. */}
      <PanelButton type="submit" variation="primary" aria-disabled={isSaving}>
        {t(isSaving ? 'admin:saving' : 'save')}
      </PanelButton>
      {isDirty && <PanelButton onClick={onDiscard}>{t('discard')}</PanelButton>}
      <Box as="p" place="shrink" className={textStyles.quiet} data-part="quiet" role="status">
        {isDirty ? t('unsaved', { sections: formatList(names, currentLanguage()) }) : t('allSaved')}
      </Box>
    </Cluster>
  );
}

/** How sections change the form, and how it is saved: a refused template opens, a settled conflict is saved over theirs. */
function useEditing(settings: Settings, { form, mutation }: ReturnType<typeof useSettingsForm>) {
  const [, openTemplate] = useOpenTemplate();
  const { isSubmitted } = form.formState;
  const put: SectionProps['put'] = (section, value) =>
    form.setValue(section, value as never, { shouldDirty: true, shouldValidate: isSubmitted });
  const onRefused = (refused: FieldErrors<SettingsValues>) => {
    const template = refusedTemplate(refused, form.getValues());
    if (template) openTemplate(template);
  };
  const save = (version: number) =>
    form.handleSubmit((valid) => {
      if (!mutation.isPending) mutation.mutate({ values: valid, version });
    }, onRefused);
  const saveOver = (merged: SettingsValues) => {
    for (const section of SECTIONS) put(section, merged[section]);
    void save(settings.version)();
  };
  return { put, save, saveOver };
}

function Sections(parts: SectionProps) {
  return (
    <>
      <RetentionSection {...parts} />
      <LegalBasisSection {...parts} />
      <TemplatesSection {...parts} />
      <ClaimsSection {...parts} />
      <RateLimitSection {...parts} />
      <FeedSection {...parts} />
    </>
  );
}

function RestoredNote() {
  const { t } = useTranslation('admin-settings');
  return (
    <Box as="p" pad="s" surface="claimed-tint" radius="s" role="status">
      {t('restored')}
    </Box>
  );
}

function SaveFailure({ error }: { error: unknown }) {
  const { t } = useTranslation('admin-settings');
  return (
    <Alert variation="error" hasIcon={false} role="alert">
      {errorText(t, error)}
    </Alert>
  );
}

export function SettingsEditor({ settings }: { settings: Settings }) {
  const { t } = useTranslation('admin-settings');
  const box = useRef<HTMLFormElement>(null);
  const state = useSettingsForm(settings);
  const { form, base, values, changed, isDirty, isRestored, mutation, letGo, theirs } = state;
  const { errors, submitCount } = form.formState;
  useFocusOnRefusal(box, submitCount, Object.keys(errors).length > 0);
  useFocusAfterConflict(box, theirs);
  const { put, save, saveOver } = useEditing(settings, state);
  const sections = SECTIONS.filter((section) => changed.some((part) => sectionOf(part) === section));
  const refused = SECTIONS.filter((section) => errors[section]);
  const formProps = { ref: box, onSubmit: save(base.version), noValidate: true, 'aria-label': t('title') };
  return (
    <Grid gap="m" align="start" className={styles.settings}>
      <SectionIndex edited={sections} refused={refused} />
      <Stack as="form" most={1080} className={styles.settingsForm} data-part="form" {...formProps}>
        {isRestored && isDirty && !theirs && <RestoredNote />}
        {theirs && (
          <SettingsConflict
            before={base.values}
            mine={values}
            theirs={settings}
            isBusy={mutation.isPending}
            onSave={saveOver}
            onTakeTheirs={() => letGo(t('conflict.taken'))}
          />
        )}
        <Sections form={form} values={values} put={put} />
        {mutation.isError && !theirs && <SaveFailure error={mutation.error} />}
        <Foot sections={sections} isSaving={mutation.isPending} onDiscard={() => letGo(t('discarded'))} />
      </Stack>
    </Grid>
  );
}
