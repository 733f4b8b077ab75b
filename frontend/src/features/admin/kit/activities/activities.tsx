/** Everything done with a talent or an employer, and the place to do more: `<Activities about={…} person={…} />`. */
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { PersonReference } from '../../../../../../shared/domain/outgoing.ts';
import styles from '../composing/composing.module.css';
import type { Person } from '../composing/person.ts';
import { Composer } from './composer.tsx';
import { Timeline } from './timeline.tsx';

interface ActivitiesProps {
  about: PersonReference;
  person: Person;
}

/** The screen that shows it names the texts `admin-activities` in `screens.tsx`. */
export function Activities({ about, person }: ActivitiesProps) {
  const { t } = useTranslation('admin-activities');
  const id = useId();
  return (
    <section className={styles.activities} aria-labelledby={id}>
      <h2 id={id}>{t('title')}</h2>
      {/* Another record is another set of drafts. */}
      <Composer key={`${about.kind}-${about.id}`} about={about} person={person} />
      <Timeline about={about} />
    </section>
  );
}
