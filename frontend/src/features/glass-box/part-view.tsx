/** What one part of the reading says, with what stands in the person's own words marked. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Education, Experience, Profile } from '../../../../shared/domain/profile.ts';
import { formatMonth } from '../../lib/format.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import { Icon } from '../../ui/icon.tsx';
import { isNamed, type Part } from './reading-parts.ts';

interface ViewProps {
  profile: Profile;
  /** Paths that stand in the person's own words. */
  stated: readonly string[];
}

function OwnMark({ stated, path }: Pick<ViewProps, 'stated'> & { path: string }) {
  const { t } = useTranslation('glass-box');
  if (!isNamed(stated, path)) return null;
  return (
    <span className="own-words">
      <Icon name="check" size={14} /> {t('reading.own')}
    </span>
  );
}

function usePeriod() {
  const { t } = useTranslation('glass-box');
  return ({ startDate, endDate }: Pick<Experience, 'startDate' | 'endDate'>, isCurrent: boolean): string => {
    const end = isCurrent ? t('present') : endDate && formatMonth(endDate, currentLanguage());
    return [startDate && formatMonth(startDate, currentLanguage()), end].filter(Boolean).join(' – ');
  };
}

function Bullets({ bullets }: Pick<Experience, 'bullets'>) {
  if (bullets.length === 0) return null;
  return (
    <ul className="reading-bullets">
      {[...new Set(bullets)].map((bullet) => (
        <li key={bullet}>{bullet}</li>
      ))}
    </ul>
  );
}

function ExperienceList({ profile, stated }: ViewProps) {
  const periodOf = usePeriod();
  return (
    <ol className="reading-entries">
      {profile.experience.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two entries may say the same, and have no state.
        <li key={`${index} ${item.title}`}>
          <strong>{item.title}</strong>
          <span>{[item.company, item.location].filter(Boolean).join(', ')}</span>
          <span className="quiet">{periodOf(item, item.current)}</span>
          <OwnMark stated={stated} path={`experience.${index}`} />
          <Bullets bullets={item.bullets} />
        </li>
      ))}
    </ol>
  );
}

function EducationList({ profile, stated }: ViewProps) {
  const { t } = useTranslation('glass-box');
  const periodOf = usePeriod();
  const levelOf = ({ level }: Education) => level && t(`reading.level.${level}`);
  return (
    <ol className="reading-entries">
      {profile.education.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two entries may say the same, and have no state.
        <li key={`${index} ${item.degree}`}>
          <strong>{item.degree}</strong>
          <span>{[item.institution, levelOf(item)].filter(Boolean).join(' · ')}</span>
          <span className="quiet">{periodOf(item, false)}</span>
          <OwnMark stated={stated} path={`education.${index}`} />
        </li>
      ))}
    </ol>
  );
}

/** Names as chips; the person's own with a tick and words for those who listen. */
function Chips({ names, field, stated }: { names: string[]; field: string; stated: readonly string[] }) {
  const { t } = useTranslation('glass-box');
  const shown = names.map((name, index) => ({ name, isOwn: isNamed(stated, `${field}.${index}`) }));
  const once = shown.filter(({ name }, index) => names.indexOf(name) === index);
  return (
    <ul className="chips">
      {once.map(({ name, isOwn }) => (
        <li key={name} className={isOwn ? 'chip chip-own' : 'chip'}>
          {isOwn && <Icon name="check" size={14} />}
          {name}
          {isOwn && <span className="visually-hidden"> ({t('reading.own')})</span>}
        </li>
      ))}
    </ul>
  );
}

function Contact({ profile, stated }: ViewProps) {
  const { t } = useTranslation('glass-box');
  const fields = ['phone', 'email', 'location'] as const;
  const name = [profile.firstName, profile.lastName].filter(Boolean).join(' ');
  const isNameOwn = isNamed(stated, 'firstName') || isNamed(stated, 'lastName');
  return (
    <div className="reading-contact">
      <p>
        <strong>{name}</strong> {isNameOwn && <OwnMark stated={['name']} path="name" />}
      </p>
      <dl>
        {fields.map((field) =>
          profile[field] ? (
            <div key={field}>
              <dt>{t(`edit.${field}`)}</dt>
              <dd>
                {profile[field]} <OwnMark stated={stated} path={field} />
              </dd>
            </div>
          ) : null,
        )}
        {profile.links.length > 0 && (
          <div>
            <dt>{t('edit.links')}</dt>
            {/* Text, not links: nothing a resume points to is followed by accident. */}
            <dd>
              {profile.links.join(', ')} <OwnMark stated={stated} path="links" />
            </dd>
          </div>
        )}
      </dl>
    </div>
  );
}

function Languages({ profile, stated }: ViewProps) {
  const { t } = useTranslation('glass-box');
  const names = profile.languages.map(({ name, level }) =>
    level ? `${name} (${level === 'native' ? t('native') : level})` : name,
  );
  return <Chips names={names} field="languages" stated={stated} />;
}

const VIEWS: Record<Part, (props: ViewProps) => ReactNode> = {
  contact: (props) => <Contact {...props} />,
  summary: ({ profile, stated }) => (
    <p>
      {profile.summary} <OwnMark stated={stated} path="summary" />
    </p>
  ),
  experience: (props) => <ExperienceList {...props} />,
  education: (props) => <EducationList {...props} />,
  skills: ({ profile, stated }) => (
    <Chips names={profile.skills.map(({ name }) => name)} field="skills" stated={stated} />
  ),
  languages: (props) => <Languages {...props} />,
  certificates: ({ profile, stated }) => <Chips names={profile.certificates} field="certificates" stated={stated} />,
};

export function isEmptyPart(profile: Profile, part: Part): boolean {
  return part !== 'contact' && (profile[part]?.length ?? 0) === 0;
}

export function PartView({ part, ...props }: ViewProps & { part: Part }) {
  const { t } = useTranslation('glass-box');
  if (isEmptyPart(props.profile, part)) return <p className="quiet">{t('reading.empty')}</p>;
  return VIEWS[part](props);
}
