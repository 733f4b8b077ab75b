/** The form of the settings: kept on this device until it is saved, against the version it started from. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Settings } from '../../../../../shared/domain/settings.ts';
import { isAppError } from '../../../../../shared/errors.ts';
import { clearDraft, readDraft, writeDraft } from '../../../lib/draft.ts';
import { siteSettingsQuery } from '../../../lib/site-settings.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { saveSettings, settingsQuery } from '../kit/records/settings-record.ts';
import { useKeptForm } from '../kit/use-kept-form.ts';
import { useUnsavedWarning } from '../kit/use-unsaved-warning.ts';
import {
  type Base,
  baseOf,
  changedParts,
  fits,
  resolveSettings,
  type SettingsValues,
  settingsInput,
} from './settings-values.ts';

const DRAFT = 'settings';
const DRAFT_BASE = 'settings.base';

export type SettingsForm = UseFormReturn<SettingsValues>;

/** What was kept counts only with what it started from. */
function keptBase(): Base | undefined {
  const base = readDraft<Base>(DRAFT_BASE);
  if (fits(readDraft<SettingsValues>(DRAFT)) && typeof base?.version === 'number' && fits(base.values)) {
    return { values: base.values, version: base.version };
  }
  clearDraft(DRAFT);
  return undefined;
}

/** The form and the version that it started from; while nothing is typed it follows what is stored. */
function useRestingForm(settings: Settings) {
  const [base, setBase] = useState<Base>(() => keptBase() ?? baseOf(settings));
  const { form } = useKeptForm<SettingsValues>(DRAFT, base.values, resolveSettings);
  const [isRestored] = useState(() => changedParts(base.values, form.getValues()).length > 0);
  const values = form.watch();
  const changed = changedParts(base.values, values);
  const isDirty = changed.length > 0;
  useEffect(() => writeDraft(DRAFT_BASE, base), [base]);
  /** The form shows `next` from now on; what was typed is gone. */
  const restOn = (next: Base) => {
    setBase(next);
    form.reset(next.values);
    clearDraft(DRAFT);
  };
  const isNewer = settings.version !== base.version;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another version is a reason
  useEffect(() => {
    if (isNewer && !isDirty) restOn(baseOf(settings));
  }, [settings.version]);
  return { form, base, setBase, restOn, values, changed, isDirty, isRestored, theirs: isNewer && isDirty };
}

function useSaveSettings(onSaved: (saved: Settings) => void) {
  const { t } = useTranslation('admin-settings');
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ values, version }: { values: SettingsValues; version: number }) =>
      saveSettings(settingsInput(values, version)),
    onSuccess: (saved) => {
      client.setQueryData(settingsQuery().queryKey, saved);
      onSaved(saved);
      showToast({ title: t('saved'), description: t('savedText') });
      void client.invalidateQueries({ queryKey: siteSettingsQuery.queryKey });
    },
    onError: async (error) => {
      if (isAppError(error) && error.code === 'STALE_VERSION') {
        await client.invalidateQueries({ queryKey: settingsQuery().queryKey });
      }
    },
  });
}

export function useSettingsForm(settings: Settings) {
  const { t } = useTranslation('admin-settings');
  const { setBase, restOn, ...shown } = useRestingForm(settings);
  const { form, base, isDirty } = shown;
  const mutation = useSaveSettings((saved) => restOn(baseOf(saved)));
  useUnsavedWarning(isDirty && !mutation.isPending);
  /** Continues from what is stored; an undo restores what was typed. */
  const letGo = (title: string) => {
    const typed = { values: form.getValues(), base };
    const back = () => {
      setBase(typed.base);
      form.reset(typed.values);
    };
    restOn(baseOf(settings));
    mutation.reset();
    showToast({ title, action: { label: t('admin:undo'), onPress: back } });
  };
  return { ...shown, mutation, letGo };
}
