/** What was read from a resume, section by section; empty sections are left out. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Education, Experience, Profile } from '../../../../../../shared/domain/profile.ts';
import { formatMonth } from '../../../../lib/format.ts';
import { Chip } from '../../../../ui/chip.tsx';
import { Cluster, Stack } from '../../../../ui/layout.tsx';
import textStyles from '../../../../ui/text.module.css';
import typeStyles from '../../../../ui/type.module.css';

function Section({ title, filled, children }: { title: string; filled: boolean; children: ReactNode }) {
  if (!filled) return null;
  return (
    <Stack as="section" gap="2" data-part="profile-section">
      <h3>{title}</h3>
      {children}
    </Stack>
  );
}

function usePeriod() {
  const { t, i18n } = useTranslation('admin');
  return (start: string | null, end: string | null, current = false) => {
    const from = start && formatMonth(start, i18n.language);
    const to = current ? t('profile.today') : end && formatMonth(end, i18n.language);
    return [from, to].filter(Boolean).join(' – ');
  };
}

/** What to say beside a field; nothing where it was read with certainty. */
export type FieldMark = (name: string, value: string) => ReactNode;

export function JobText({ job, mark }: { job: Experience; mark?: FieldMark }) {
  const period = usePeriod()(job.startDate, job.endDate, job.current);
  return (
    <>
      <strong>{job.title}</strong>
      {mark?.('title', job.title)}
      <p className={textStyles.quiet} data-part="quiet">
        {job.company}
        {mark?.('company', job.company)}
        {job.location && `${job.company && ' · '}${job.location}`}
      </p>
      <p className={textStyles.quiet} data-part="quiet">
        {period}
        {mark?.('startDate', period)}
      </p>
      {job.bullets.length > 0 && <Bullets items={job.bullets} />}
    </>
  );
}

export function DegreeText({ degree, mark }: { degree: Education; mark?: FieldMark }) {
  const period = usePeriod()(degree.startDate, degree.endDate);
  return (
    <>
      <strong>{degree.degree}</strong>
      {mark?.('degree', degree.degree)}
      <p className={textStyles.quiet} data-part="quiet">
        {degree.institution}
        {mark?.('institution', degree.institution)}
        {period && `${degree.institution && ' · '}${period}`}
      </p>
    </>
  );
}

/** Text, also of links: nothing a resume points to is followed by accident. */
function Bullets({ items }: { items: readonly string[] }) {
  return (
    <ul className={typeStyles.bullets}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

/** Short names side by side; each with what is shown of it. */
function Chips({ items }: { items: readonly { name: string; shown?: string }[] }) {
  return (
    <Cluster gap="2" align="stretch" data-part="chips">
      {items.map(({ name, shown = name }) => (
        <Chip key={name}>{shown}</Chip>
      ))}
    </Cluster>
  );
}

function Career({ profile: { experience, education } }: { profile: Profile }) {
  const { t } = useTranslation('admin');
  return (
    <>
      <Section title={t('profile.experience')} filled={experience.length > 0}>
        <Stack as="ol" gap="4">
          {experience.map((job) => (
            <li key={`${job.title} ${job.company} ${job.startDate}`}>
              <JobText job={job} />
            </li>
          ))}
        </Stack>
      </Section>
      <Section title={t('profile.education')} filled={education.length > 0}>
        <Stack as="ol" gap="4">
          {education.map((degree) => (
            <li key={`${degree.degree} ${degree.institution} ${degree.endDate}`}>
              <DegreeText degree={degree} />
            </li>
          ))}
        </Stack>
      </Section>
    </>
  );
}

export function ProfileView({ profile }: { profile: Profile }) {
  const { t } = useTranslation('admin');
  const { summary, skills, certificates, links } = profile;
  const languages = profile.languages.map(({ name, level }) => {
    return { name, shown: level ? `${name} · ${t(`levels.${level}`)}` : name };
  });
  return (
    <Stack gap="5" data-part="profile">
      <Section title={t('profile.summary')} filled={Boolean(summary)}>
        <p>{summary}</p>
      </Section>
      <Career profile={profile} />
      <Section title={t('profile.skills')} filled={skills.length > 0}>
        <Chips items={skills.map(({ name }) => ({ name }))} />
      </Section>
      <Section title={t('profile.languages')} filled={languages.length > 0}>
        <Chips items={languages} />
      </Section>
      <Section title={t('profile.certificates')} filled={certificates.length > 0}>
        <Bullets items={certificates} />
      </Section>
      <Section title={t('profile.links')} filled={links.length > 0}>
        <Bullets items={links} />
      </Section>
    </Stack>
  );
}
