/** What a recruiter asks of a resume first, read from it and never scored; stated facts show where they stand. */
import { useTranslation } from 'react-i18next';
import type { Career } from '../../../../../shared/domain/career.ts';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { Panel } from '../../../ui/panel.tsx';
import textStyles from '../../../ui/text.module.css';
import typeStyles from '../../../ui/type.module.css';
import type { Attention } from '../kit/match/attention-button.tsx';
import { Facts } from '../kit/record/facts.tsx';
import { factIds } from './career-facts.ts';
import styles from './career-panel.module.css';
import { useCareerWords } from './career-words.ts';
import { StatedFact } from './stated-fact.tsx';

/** Skills beyond these are in the profile. */
const SKILLS_SHOWN = 6;

interface CareerPanelProps {
  career: Career;
  attention: Attention;
}

function Skills({ career }: { career: Career }) {
  const { lasting } = useCareerWords();
  const shown = career.skillMonths.slice(0, SKILLS_SHOWN);
  return (
    <Cluster as="ul" gap="1 4" align="stretch" className={styles.careerSkills}>
      {shown.map(({ id, name, months }) => (
        <li key={id}>
          {name}{' '}
          <span className={textStyles.quiet} data-part="quiet">
            {lasting(months)}
          </span>
        </li>
      ))}
    </Cluster>
  );
}

function Gaps({ career }: { career: Career }) {
  const { t } = useTranslation('admin-talents');
  const { gap } = useCareerWords();
  return (
    <>
      <Stack as="ul" gap="1">
        {career.gaps.map((one) => (
          <li key={one.from}>{gap(one)}</li>
        ))}
      </Stack>
      <span className={textStyles.quiet} data-part="quiet">
        {t('career.gapsNote')}
      </span>
    </>
  );
}

function Licences({ career, attention }: CareerPanelProps) {
  return career.licences.map((licence) => (
    <StatedFact key={licence.id} id={factIds.licence(licence)} quote={licence.text} attention={attention}>
      {licence.text}
    </StatedFact>
  ));
}

function Permits({ career, attention }: CareerPanelProps) {
  return career.workPermits.map(({ text, span }, index) => (
    <StatedFact key={span.start} id={factIds.permit(index)} quote={text} attention={attention}>
      {text}
    </StatedFact>
  ));
}

function Availability({ career: { availability }, attention }: CareerPanelProps) {
  const words = useCareerWords();
  if (!availability) return null;
  return (
    <StatedFact id={factIds.availability} quote={availability.text} attention={attention}>
      {words.availability(availability)}
    </StatedFact>
  );
}

function SalaryWish({ career: { salaryWish }, attention }: CareerPanelProps) {
  const words = useCareerWords();
  if (!salaryWish) return null;
  return (
    <StatedFact id={factIds.salaryWish} quote={salaryWish.text} attention={attention}>
      {words.salary(salaryWish)}
    </StatedFact>
  );
}

export function CareerPanel({ career, attention, place }: CareerPanelProps & { place: string | null }) {
  const { t } = useTranslation('admin-talents');
  const { lasting, month, country } = useCareerWords();
  const parts = { career, attention };
  const where = place ?? country(career.place.country);
  return (
    <Panel gap="2" align="stretch" className={styles.career} aria-label={t('career.title')}>
      <Cluster gap="1 4" align="baseline">
        <h3 className={typeStyles.base}>{t('career.title')}</h3>
        <span className={textStyles.quiet} data-part="quiet">
          {t('career.asOf', { month: month(career.asOf) })}
        </span>
      </Cluster>
      <Facts
        facts={[
          { label: t('career.currentTitle'), value: career.currentTitle },
          { label: t('career.seniority'), value: career.seniority && t(`career.levels.${career.seniority}`) },
          { label: t('career.total'), value: career.totalMonths > 0 ? lasting(career.totalMonths) : null },
          { label: t('career.skills'), value: career.skillMonths.length > 0 ? <Skills career={career} /> : null },
          { label: t('career.licences'), value: career.licences.length > 0 ? <Licences {...parts} /> : null },
          { label: t('career.permits'), value: career.workPermits.length > 0 ? <Permits {...parts} /> : null },
          { label: t('career.availability'), value: career.availability && <Availability {...parts} /> },
          { label: t('career.salaryWish'), value: career.salaryWish && <SalaryWish {...parts} /> },
          { label: t('career.place'), value: where },
          { label: t('career.gaps'), value: career.gaps.length > 0 ? <Gaps career={career} /> : null },
        ]}
      />
      <p className={`${textStyles.quiet} ${typeStyles.tiny}`} data-part="quiet">
        {t('career.note')}
      </p>
    </Panel>
  );
}
