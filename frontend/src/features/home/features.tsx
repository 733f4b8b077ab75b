/** The product's distinguishing features, each illustrated with its own components. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icons.tsx';
import { Box, Cluster, Grid, Stack, Toolbar } from '../../ui/layout.tsx';
import matchStyles from '../../ui/match.module.css';
import textStyles from '../../ui/text.module.css';
import typeStyles from '../../ui/type.module.css';
import { VerdictBadge } from '../../ui/verdict-badge.tsx';
import styles from './features.module.css';

/** Pairs of names that are one concept in the taxonomy, each shown in its own language. */
const PAIRS = [
  ['Soldadura', 'Welding'],
  ['Enfermería', 'Nursing'],
  ['Contabilidad', 'Accounting'],
];
const STEPS = ['sent', 'read', 'compared'];
const COVERED = ['name', 'born', 'postcode'];

function Evidence() {
  const { t } = useTranslation('home-more');
  return (
    <Stack as="ul" gap="3" className={styles.drawnCriteria}>
      <Toolbar as="li" gap="4" align="stretch" pad="l" surface="paper" shadow radius="m">
        <strong>{t('features.evidence.skill')}</strong>
        <VerdictBadge verdict="met" />
        <q className={matchStyles.quote} data-part="quote">
          {t('features.evidence.quote')}
        </q>
      </Toolbar>
      <Toolbar as="li" gap="4" align="stretch" pad="l" surface="paper" shadow radius="m">
        <strong>{t('features.evidence.licence')}</strong>
        <VerdictBadge verdict="missing" />
        <Box as="span" pad="s" edge="dashed" radius="s" className={`${styles.drawnEmpty} ${textStyles.note}`}>
          {t('features.evidence.empty')}
        </Box>
      </Toolbar>
    </Stack>
  );
}

function Across() {
  return (
    <Stack as="ul" gap="3" className={styles.drawnPairs}>
      {PAIRS.map(([es, en]) => (
        <Grid as="li" columns="2" gap="2" className={textStyles.titleMedium} key={en}>
          <Box as="span" pad="even" surface="accent-tint" radius="m" place="anchor" lang="es">
            {es}
          </Box>
          <Box as="span" pad="even" surface="accent-tint" radius="m" place="anchor" lang="en">
            {en}
          </Box>
        </Grid>
      ))}
    </Stack>
  );
}

function PrivateCheck() {
  const { t } = useTranslation('home-more');
  return (
    <div className={styles.drawnDevice}>
      <Cluster as="p" gap="2" wrap={false}>
        <Icon name="file" /> <strong>{t('features.private.file')}</strong>
      </Cluster>
      <span className={matchStyles.matchMeter} data-part="match-meter">
        <span />
      </span>
      <Cluster as="p" gap="2" wrap={false} className={styles.drawnNote}>
        <Icon name="home" size={18} /> {t('features.private.note')}
      </Cluster>
    </div>
  );
}

function ApplicationStatus() {
  const { t } = useTranslation('home-more');
  return (
    <Stack as="ol" gap="1" most={250} className={styles.drawnSteps}>
      {STEPS.map((step) => (
        <li key={step}>
          <Icon name="check" size={14} /> {t(`features.status.${step}`)}
        </li>
      ))}
      <li className={styles.drawnPerson}>
        <Icon name="people" size={16} /> {t('features.status.person')}
      </li>
    </Stack>
  );
}

function Fair() {
  const { t } = useTranslation('home-more');
  return (
    <Stack as="ul" gap="4" pad="xl" surface="paper" radius="m" shadow most={320} className={styles.drawnCovered}>
      {COVERED.map((line) => (
        <Cluster as="li" gap="3" wrap={false} className={textStyles.note} key={line}>
          {t(`features.fair.${line}`)} <span />
        </Cluster>
      ))}
      <Cluster as="li" gap="3" wrap={false} className={textStyles.note}>
        <strong>{t('features.fair.work')}</strong>
      </Cluster>
    </Stack>
  );
}

function Feature({ name, children }: { name: string; children: ReactNode }) {
  const { t } = useTranslation('home-more');
  return (
    <Stack as="li" gap="5" className={styles.feature} data-feature={name}>
      <Stack gap="2">
        <h3 className={typeStyles.titleExtraLarge}>{t(`features.${name}.title`)}</h3>
        <p className={textStyles.quiet}>{t(`features.${name}.text`)}</p>
      </Stack>
      {/* Says nothing that the words do not. */}
      <div className={styles.drawn} aria-hidden="true">
        {children}
      </div>
    </Stack>
  );
}

export function Features() {
  const { t } = useTranslation('home-more');
  return (
    <Stack as="section" gap="s" className={textStyles.wrap}>
      <h2 className={typeStyles.huge}>{t('features.title')}</h2>
      <Grid as="ul" gap="l" from900="2">
        <Feature name="evidence">
          <Evidence />
        </Feature>
        <Feature name="across">
          <Across />
        </Feature>
        <Feature name="private">
          <PrivateCheck />
        </Feature>
        <Feature name="status">
          <ApplicationStatus />
        </Feature>
        <Feature name="fair">
          <Fair />
        </Feature>
      </Grid>
    </Stack>
  );
}
