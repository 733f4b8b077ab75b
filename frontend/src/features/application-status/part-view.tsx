/** Shows one part of the reading; marks the person's own words, and what they should check. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Education, Experience, Profile } from '../../../../shared/domain/profile.ts';
import { formatMonth } from '../../lib/format.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import fieldStyles from '../../ui/fields.module.css';
import { Icon } from '../../ui/icons.tsx';
import { Cluster, Grid, Stack } from '../../ui/layout.tsx';
import textStyles from '../../ui/text.module.css';
import typeStyles from '../../ui/type.module.css';
import { UnsureMark } from '../../ui/unsure-mark.tsx';
import styles from './reading.module.css';
import { isNamed, type Part } from './reading-parts.ts';

interface ViewProps {
  profile: Profile;
  /** Paths that stand in the person's own words. */
  stated: readonly string[];
  /** Paths that the person should check. */
  unsure: readonly string[];
}

function OwnMark({ stated, path }: Pick<ViewProps, 'stated'> & { path: string }) {
  const { t } = useTranslation('application-status');
  if (!isNamed(stated, path)) return null;
  return (
    <span className={styles.ownWords}>
      <Icon name="check" size={14} /> {t('reading.own')}
    </span>
  );
}

interface CheckProps extends Pick<ViewProps, 'unsure'> {
  path: string;
  /** The field's name. */
  field: string;
  value: string | null;
}

function CheckMark({ unsure, path, field, value }: CheckProps) {
  const { t } = useTranslation('application-status');
  if (!unsure.includes(path)) return null;
  return (
    <UnsureMark field={field} isEmpty={!value}>
      {t('reading.unsure.mark')}
    </UnsureMark>
  );
}

function usePeriod() {
  const { t } = useTranslation('application-status');
  return ({ startDate, endDate }: Pick<Experience, 'startDate' | 'endDate'>, isCurrent: boolean): string => {
    const end = isCurrent ? t('present') : endDate && formatMonth(endDate, currentLanguage());
    return [startDate && formatMonth(startDate, currentLanguage()), end].filter(Boolean).join(' – ');
  };
}

function Bullets({ bullets }: Pick<Experience, 'bullets'>) {
  if (bullets.length === 0) return null;
  return (
    <ul className={typeStyles.bullets}>
      {[...new Set(bullets)].map((bullet) => (
        <li key={bullet}>{bullet}</li>
      ))}
    </ul>
  );
}

/** One fact of an entry with its mark, and what follows it on the line. */
function Fact({ after, ...check }: CheckProps & { after?: string | null }) {
  return (
    <>
      {check.value}
      <CheckMark {...check} />
      {after && `${check.value ? ', ' : ' '}${after}`}
    </>
  );
}

function ExperienceEntry({
  item,
  path,
  stated,
  unsure,
}: Omit<ViewProps, 'profile'> & { item: Experience; path: string }) {
  const { t } = useTranslation('application-status');
  const period = usePeriod()(item, item.current);
  const check = (name: 'title' | 'company' | 'startDate') => ({ unsure, path: `${path}.${name}` });
  return (
    <Stack as="li">
      <div>
        <strong>{item.title}</strong>
        <CheckMark {...check('title')} field={t('edit.title')} value={item.title} />
      </div>
      <span>
        <Fact {...check('company')} field={t('edit.company')} value={item.company} after={item.location} />
      </span>
      <span className={textStyles.quiet}>
        <Fact {...check('startDate')} field={t('edit.start')} value={period} />
      </span>
      <OwnMark stated={stated} path={path} />
      <Bullets bullets={item.bullets} />
    </Stack>
  );
}

function ExperienceList({ profile, ...marks }: ViewProps) {
  return (
    <Stack as="ol" gap="5">
      {profile.experience.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two entries may say the same, and have no state.
        <ExperienceEntry key={`${index} ${item.title}`} item={item} path={`experience.${index}`} {...marks} />
      ))}
    </Stack>
  );
}

function EducationEntry({
  item,
  path,
  stated,
  unsure,
}: Omit<ViewProps, 'profile'> & { item: Education; path: string }) {
  const { t } = useTranslation('application-status');
  const periodOf = usePeriod();
  const { degree, institution, level } = item;
  return (
    <Stack as="li">
      <div>
        <strong>{degree}</strong>
        <CheckMark unsure={unsure} path={`${path}.degree`} field={t('edit.degree')} value={degree} />
      </div>
      <span>
        {institution}
        <CheckMark unsure={unsure} path={`${path}.institution`} field={t('edit.institution')} value={institution} />
        {level && `${institution && ' ·\u00a0'}${t(`reading.level.${level}`)}`}
      </span>
      <span className={textStyles.quiet}>{periodOf(item, false)}</span>
      <OwnMark stated={stated} path={path} />
    </Stack>
  );
}

function EducationList({ profile, ...marks }: ViewProps) {
  return (
    <Stack as="ol" gap="5">
      {profile.education.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two entries may say the same, and have no state.
        <EducationEntry key={`${index} ${item.degree}`} item={item} path={`education.${index}`} {...marks} />
      ))}
    </Stack>
  );
}

/** Names as chips; the person's own with a tick and words for those who listen. */
function Chips({ names, field, stated }: { names: string[]; field: string; stated: readonly string[] }) {
  const { t } = useTranslation('application-status');
  const shown = names.map((name, index) => ({ name, isOwn: isNamed(stated, `${field}.${index}`) }));
  const once = shown.filter(({ name }, index) => names.indexOf(name) === index);
  return (
    <Cluster as="ul" gap="2" align="stretch" data-part="chips">
      {once.map(({ name, isOwn }) => (
        <li key={name} className={`${fieldStyles.chip} ${styles.chip}`} data-part="chip" data-own={isOwn || undefined}>
          {isOwn && <Icon name="check" size={14} />}
          {name}
          {isOwn && <span className={textStyles.visuallyHidden}> ({t('reading.own')})</span>}
        </li>
      ))}
    </Cluster>
  );
}

function Contact({ profile, stated, unsure }: ViewProps) {
  const { t } = useTranslation('application-status');
  const fields = ['phone', 'email', 'location'] as const;
  const name = [profile.firstName, profile.lastName].filter(Boolean).join(' ');
  const isNameOwn = isNamed(stated, 'firstName') || isNamed(stated, 'lastName');
  const isNameUnsure = unsure.includes('firstName') || unsure.includes('lastName');
  const nameFields = `${t('edit.firstName')}, ${t('edit.lastName')}`;
  return (
    <Stack gap="3">
      <p>
        <strong>{name}</strong> {isNameOwn && <OwnMark stated={['name']} path="name" />}
        {isNameUnsure && <CheckMark unsure={['name']} path="name" field={nameFields} value={name} />}
      </p>
      <Grid as="dl" gap="4 6" from720="2">
        {fields.map((field) =>
          profile[field] ? (
            <div key={field}>
              <dt className={textStyles.note}>{t(`edit.${field}`)}</dt>
              <dd className={typeStyles.breaking}>
                {profile[field]} <OwnMark stated={stated} path={field} />
                <CheckMark unsure={unsure} path={field} field={t(`edit.${field}`)} value={profile[field]} />
              </dd>
            </div>
          ) : null,
        )}
        {profile.links.length > 0 && (
          <div>
            <dt className={textStyles.note}>{t('edit.links')}</dt>
            {/* Text, not links: nothing a resume points to is followed by accident. */}
            <dd className={typeStyles.breaking}>
              {profile.links.join(', ')} <OwnMark stated={stated} path="links" />
            </dd>
          </div>
        )}
      </Grid>
    </Stack>
  );
}

function Languages({ profile, stated }: ViewProps) {
  const { t } = useTranslation('application-status');
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
  const { t } = useTranslation('application-status');
  if (isEmptyPart(props.profile, part)) return <p className={textStyles.quiet}>{t('reading.empty')}</p>;
  return VIEWS[part](props);
}
