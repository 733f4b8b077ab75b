/** The text of a job: description, requirements, benefits and company. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../shared/domain/field.ts';
import type { PublicJob } from '../../../shared/domain/job.ts';
import { type TextBlock, textBlocks } from '../../../shared/domain/text-blocks.ts';
import { currentLanguage } from '../lib/i18n.ts';
import styles from './job-text.module.css';
import { Grid, Stack } from './layout.tsx';
import typeStyles from './type.module.css';

/** The heading is ours, whatever the language of the words below. */
function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap="3">
      <h2 lang={currentLanguage()}>{title}</h2>
      {children}
    </Stack>
  );
}

function Points({ items }: { items: string[] }) {
  return (
    <Stack as="ul" gap="3" className={`${styles.jobPoints} ${typeStyles.measure}`}>
      {items.map((item) => (
        <Grid as="li" columns="mark" gap="3" key={item}>
          {item}
        </Grid>
      ))}
    </Stack>
  );
}

function Block({ kind, lines }: TextBlock) {
  if (kind === 'bullets') return <Points items={lines} />;
  if (kind === 'paragraph') return <p className={typeStyles.inLines}>{lines.join('\n')}</p>;
  return (
    <ol className={styles.jobSteps}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ol>
  );
}

function Prose({ text }: { text: string }) {
  return textBlocks(text).map((block) => <Block key={block.lines.join('\n')} {...block} />);
}

interface JobTextProps {
  job: PublicJob;
  /** Where it is not that of the page. */
  language: Language | undefined;
}

export function JobText({ job, language }: JobTextProps) {
  const { t } = useTranslation('site');
  const { description, requirements, benefits, benefitsDescription, companyDescription, company } = job;
  return (
    <Stack gap="8" data-part="job-body" lang={language}>
      <Section title={t('job.description')}>
        <Prose text={description} />
      </Section>
      {requirements.length > 0 && (
        <Section title={t('job.requirements')}>
          <Points items={requirements} />
        </Section>
      )}
      {(benefits.length > 0 || benefitsDescription) && (
        <Section title={t('job.benefits')}>
          {benefits.length > 0 && <Points items={benefits} />}
          <Prose text={benefitsDescription} />
        </Section>
      )}
      {companyDescription && (
        <Section title={t('job.company', { company })}>
          <Prose text={companyDescription} />
        </Section>
      )}
    </Stack>
  );
}
