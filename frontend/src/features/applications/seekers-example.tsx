/** An example of the private page that an applicant gets, for a fictional person. */
import { useTranslation } from 'react-i18next';
import type { Verdict } from '../../../../shared/domain/match.ts';
import { Icon } from '../../ui/icons.tsx';
import { Box, Cluster, Stack, Toolbar } from '../../ui/layout.tsx';
import { MatchFigure } from '../../ui/match-figure.tsx';
import textStyles from '../../ui/text.module.css';
import { VerdictBadge } from '../../ui/verdict-badge.tsx';
import styles from './job-seekers.module.css';

const STEPS = ['received', 'reading', 'compared'];
const CRITERIA: readonly { name: string; verdict: Verdict }[] = [
  { name: 'kitchen', verdict: 'met' },
  { name: 'team', verdict: 'claimed' },
  { name: 'food', verdict: 'missing' },
];
const RESULT = { percent: 72, grade: 'B' };

function Criterion({ name, verdict }: { name: string; verdict: Verdict }) {
  const { t } = useTranslation('site');
  return (
    <Stack as="li" gap="2" pad="top4" rule="above">
      <Toolbar gap="1 4">
        <strong>{t(`seekers.example.${name}`)}</strong>
        <VerdictBadge verdict={verdict} />
      </Toolbar>
      {verdict === 'missing' ? (
        <p className={textStyles.quiet}>{t(`seekers.example.${name}Advice`)}</p>
      ) : (
        <Box as="q" pad="left3" rule="beside" className={textStyles.quiet}>
          {t(`seekers.example.${name}Quote`)}
        </Box>
      )}
    </Stack>
  );
}

export function SeekersExample() {
  const { t } = useTranslation('site');
  return (
    <section aria-label={t('seekers.example.label')}>
      <div className={styles.seekersThread}>
        <p className={textStyles.quiet}>{t('seekers.example.caption')}</p>
        <Cluster as="ul" gap="2 4" align="stretch" className={textStyles.strong}>
          {STEPS.map((step) => (
            <Cluster as="li" gap="2" inline wrap={false} key={step}>
              <Icon name="check" size={16} /> {t(`seekers.example.${step}`)}
            </Cluster>
          ))}
        </Cluster>
      </div>
      <div className={styles.seekersResult}>
        <Toolbar gap="4 6" align="start">
          <div>
            <p className={textStyles.titleLarge}>{t('seekers.example.job')}</p>
            <p className={textStyles.quiet}>{t('seekers.example.company')}</p>
          </div>
          <MatchFigure {...RESULT} />
        </Toolbar>
        <Stack as="ul" gap="4" pad="top4">
          {CRITERIA.map((criterion) => (
            <Criterion key={criterion.name} {...criterion} />
          ))}
        </Stack>
      </div>
    </section>
  );
}
