/** The frame of each section: what it does, who sees it, and what the law or the agreement allows. */
import { type ReactNode, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { codeText } from '../../../lib/error-text.ts';
import { Grid, Toolbar } from '../../../ui/layout.tsx';
import { PanelButton } from '../../../ui/panel-button.tsx';
import textStyles from '../../../ui/text.module.css';
import typeStyles from '../../../ui/type.module.css';
import styles from './settings.module.css';
import type { Section, SettingsValues } from './settings-values.ts';
import type { SettingsForm } from './use-settings-form.ts';

/** What each section is handed: the form, what it holds, and how to change a section of it. */
export interface SectionProps {
  form: SettingsForm;
  values: SettingsValues;
  put: <S extends Section>(section: S, value: SettingsValues[S]) => void;
}

interface SettingsSectionProps {
  id: Section;
  /** What the sentences say of limits. */
  values?: Record<string, string | number>;
  /** Puts the section back to what the product brings; absent where it is so already. */
  onReset?: () => void;
  children: ReactNode;
}

const SENTENCES = ['does', 'seen', 'allowed'] as const;

export function SettingsSection({ id, values, onReset, children }: SettingsSectionProps) {
  const { t } = useTranslation('admin-settings');
  return (
    <section className={styles.settingsSection} id={id} aria-labelledby={`${id}-title`}>
      <Toolbar gap="1 4" tall="32">
        <h2 className={typeStyles.medium} id={`${id}-title`}>
          {t(`sections.${id}.title`)}
        </h2>
        {onReset && (
          <PanelButton size="small" variation="link" onClick={onReset}>
            {t('reset')}
          </PanelButton>
        )}
      </Toolbar>
      <Grid as="dl" columns="fit220" gap="4 6">
        {SENTENCES.map((sentence) => (
          <div key={sentence}>
            <dt className={`${typeStyles.tiny} ${textStyles.strong}`}>{t(`about.${sentence}`)}</dt>
            <dd className={typeStyles.fine}>{t(`sections.${id}.${sentence}`, { ...values })}</dd>
          </div>
        ))}
      </Grid>
      {children}
    </section>
  );
}

/** Words for a refused field; a number says between which it has to be. */
export function useRefusal() {
  const { t } = useTranslation('admin-settings');
  return useCallback(
    (code: string | undefined, limits?: { min: number; max: number }) => {
      if (code === undefined) return undefined;
      if (limits && ['INVALID', 'TOO_SMALL', 'TOO_LARGE'].includes(code)) return t('problems.between', { ...limits });
      return code === 'GAP_UNKNOWN' ? t('problems.GAP_UNKNOWN') : codeText(t, code);
    },
    [t],
  );
}
