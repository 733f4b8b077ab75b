/** What the program read from a resume, for the person it belongs to. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Education, Experience, Profile } from '../../../../shared/domain/profile.ts';
import { formatMonth } from '../../lib/format.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import { Chip } from '../../ui/chip.tsx';

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="profile-part">
      <h3>{title}</h3>
      {children}
    </div>
  );
}

function usePeriod() {
  const { t } = useTranslation('site');
  return ({ startDate, endDate }: Pick<Experience, 'startDate' | 'endDate'>, isCurrent: boolean): string => {
    const end = isCurrent ? t('status.present') : endDate && formatMonth(endDate, currentLanguage());
    return [startDate && formatMonth(startDate, currentLanguage()), end].filter(Boolean).join(' - ');
  };
}

function ExperienceList({ items }: { items: Experience[] }) {
  const periodOf = usePeriod();
  return (
    <ul className="profile-list">
      {items.map((item) => (
        <li key={`${item.title}|${item.company}|${item.startDate}`}>
          <strong>{item.title}</strong>
          <span>{[item.company, item.location].filter(Boolean).join(', ')}</span>
          <span className="quiet">{periodOf(item, item.current)}</span>
        </li>
      ))}
    </ul>
  );
}

function EducationList({ items }: { items: Education[] }) {
  const periodOf = usePeriod();
  return (
    <ul className="profile-list">
      {items.map((item) => (
        <li key={`${item.degree}|${item.institution}|${item.endDate}`}>
          <strong>{item.degree}</strong>
          <span>{item.institution}</span>
          <span className="quiet">{periodOf(item, false)}</span>
        </li>
      ))}
    </ul>
  );
}

function Chips({ names }: { names: string[] }) {
  return (
    <div className="chips">
      {names.map((name) => (
        <Chip key={name}>{name}</Chip>
      ))}
    </div>
  );
}

export function ReadProfile({ profile }: { profile: Profile }) {
  const { t } = useTranslation('site');
  const contact = [profile.email, profile.phone, profile.location, ...profile.links].filter((text) => text !== null);
  const languages = profile.languages.map(({ name, level }) =>
    level ? `${name} (${level === 'native' ? t('status.native') : level})` : name,
  );
  return (
    <section className="status-section">
      <h2>{t('status.profile')}</h2>
      <p className="quiet">{t('status.profileNote')}</p>
      <div className="card profile">
        <Part title={`${profile.firstName} ${profile.lastName}`}>
          <p>{contact.join(' · ')}</p>
        </Part>
        {profile.experience.length > 0 && (
          <Part title={t('status.experience')}>
            <ExperienceList items={profile.experience} />
          </Part>
        )}
        {profile.education.length > 0 && (
          <Part title={t('status.education')}>
            <EducationList items={profile.education} />
          </Part>
        )}
        {profile.skills.length > 0 && (
          <Part title={t('status.skills')}>
            <Chips names={[...new Set(profile.skills.map(({ name }) => name))]} />
          </Part>
        )}
        {languages.length > 0 && (
          <Part title={t('status.languages')}>
            <Chips names={[...new Set(languages)]} />
          </Part>
        )}
        {profile.certificates.length > 0 && (
          <Part title={t('status.certificates')}>
            <Chips names={[...new Set(profile.certificates)]} />
          </Part>
        )}
      </div>
    </section>
  );
}
