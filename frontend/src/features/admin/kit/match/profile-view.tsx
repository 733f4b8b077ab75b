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
      {job.bullets.length > 0 && (
        <ul className={typeStyles.bullets}>
          {job.bullets.map((bullet) => (
            <li key={bullet}>{bullet}</li>
          ))}
        </ul>
      )}
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

export function ProfileView({ profile }: { profile: Profile }) {
  const { t } = useTranslation('admin');
  const level = (name: string, value: string | null) => (value ? `${name} · ${t(`levels.${value}`)}` : name);
  return (
    <Stack gap="5" data-part="profile">
      <Section title={t('profile.summary')} filled={Boolean(profile.summary)}>
        <p>{profile.summary}</p>
      </Section>
      <Section title={t('profile.experience')} filled={profile.experience.length > 0}>
        <Stack as="ol" gap="4">
          {profile.experience.map((job) => (
            <li key={`${job.title} ${job.company} ${job.startDate}`}>
              <JobText job={job} />
            </li>
          ))}
        </Stack>
      </Section>
      <Section title={t('profile.education')} filled={profile.education.length > 0}>
        <Stack as="ol" gap="4">
          {profile.education.map((degree) => (
            <li key={`${degree.degree} ${degree.institution} ${degree.endDate}`}>
              <DegreeText degree={degree} />
            </li>
          ))}
        </Stack>
      </Section>
      <Section title={t('profile.skills')} filled={profile.skills.length > 0}>
        <Cluster gap="2" align="stretch" data-part="chips">
          {profile.skills.map((skill) => (
            <Chip key={skill.name}>{skill.name}</Chip>
          ))}
        </Cluster>
      </Section>
      <Section title={t('profile.languages')} filled={profile.languages.length > 0}>
        <Cluster gap="2" align="stretch" data-part="chips">
          {profile.languages.map((language) => (
            <Chip key={language.name}>{level(language.name, language.level)}</Chip>
          ))}
        </Cluster>
      </Section>
      <Section title={t('profile.certificates')} filled={profile.certificates.length > 0}>
        <ul className={typeStyles.bullets}>
          {profile.certificates.map((certificate) => (
            <li key={certificate}>{certificate}</li>
          ))}
        </ul>
      </Section>
      <Section title={t('profile.links')} filled={profile.links.length > 0}>
        <ul className={typeStyles.bullets}>
          {profile.links.map((link) => (
            // Text, not a link: nothing a resume points to is followed by accident.
            <li key={link}>{link}</li>
          ))}
        </ul>
      </Section>
    </Stack>
  );
}
