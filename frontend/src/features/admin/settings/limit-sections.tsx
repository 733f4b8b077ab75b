/** How many forms one address may send, and in which languages the feeds of jobs are answered. */
import { CheckboxField } from '@aws-amplify/ui-react';
import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '../../../../../shared/domain/field.ts';
import { FORMS_PER_MINUTE } from '../../../../../shared/domain/settings.ts';
import { Cluster, Grid, Stack } from '../../../ui/layout.tsx';
import textStyles from '../../../ui/text.module.css';
import typeStyles from '../../../ui/type.module.css';
import { NumberField } from './number-field.tsx';
import styles from './settings.module.css';
import type { SectionProps } from './settings-section.tsx';
import { SettingsSection, useRefusal } from './settings-section.tsx';

const MOST = String(FORMS_PER_MINUTE.default);

export function RateLimitSection({ form, values: { rateLimits }, put }: SectionProps) {
  const { t } = useTranslation('admin-settings');
  const { publicFormsPerMinute } = rateLimits;
  const reset = () => put('rateLimits', { publicFormsPerMinute: MOST });
  return (
    <SettingsSection
      id="rateLimits"
      values={{ ...FORMS_PER_MINUTE }}
      onReset={publicFormsPerMinute === MOST ? undefined : reset}
    >
      <Grid columns="fit220" gap="4 6" align="start">
        <NumberField
          label={t('rateLimits.label')}
          help={t('rateLimits.help', { ...FORMS_PER_MINUTE })}
          unit={t('rateLimits.unit')}
          value={publicFormsPerMinute}
          onChange={(value) => put('rateLimits', { publicFormsPerMinute: value })}
          limits={FORMS_PER_MINUTE}
          error={form.formState.errors.rateLimits?.publicFormsPerMinute?.message}
        />
      </Grid>
    </SettingsSection>
  );
}

/** Where each feed is; the same addresses as the site answers. */
const FEEDS = {
  es: ['/feeds/indeed.xml', '/feeds/jobs.rss'],
  en: ['/en/feeds/indeed.xml', '/en/feeds/jobs.rss'],
} as const;

export function FeedSection({ form, values: { feedLanguages }, put }: SectionProps) {
  const { t } = useTranslation('admin-settings');
  const refusal = useRefusal();
  const { message } = form.formState.errors.feedLanguages ?? {};
  return (
    <SettingsSection id="feedLanguages">
      <Stack
        as="fieldset"
        gap="3"
        className={styles.settingsFeeds}
        aria-describedby={message ? 'feeds-error' : undefined}
      >
        <legend className={textStyles.visuallyHidden}>{t('sections.feedLanguages.title')}</legend>
        {LANGUAGES.map((language) => (
          <div key={language}>
            <CheckboxField
              name={`feed-${language}`}
              value={language}
              label={t(`languages.${language}`)}
              aria-invalid={message !== undefined}
              checked={feedLanguages.includes(language)}
              onChange={({ target }) =>
                put(
                  'feedLanguages',
                  LANGUAGES.filter((each) => (each === language ? target.checked : feedLanguages.includes(each))),
                )
              }
            />
            <Cluster
              as="p"
              gap="1 4"
              pad="left6"
              className={`${textStyles.quiet} ${typeStyles.tiny}`}
              data-part="quiet"
            >
              {FEEDS[language].map((path) => (
                <code key={path}>{path}</code>
              ))}
            </Cluster>
          </div>
        ))}
        {message && (
          <p className={textStyles.alarm} id="feeds-error" role="alert">
            {message === 'REQUIRED' ? t('problems.noFeed') : refusal(message)}
          </p>
        )}
      </Stack>
    </SettingsSection>
  );
}
