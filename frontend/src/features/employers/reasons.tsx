/** Four reasons for companies, each beside an example. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatPay } from '../../lib/format.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import { Grid, Stack } from '../../ui/layout.tsx';
import matchStyles from '../../ui/match.module.css';
import textStyles from '../../ui/text.module.css';
import typeStyles from '../../ui/type.module.css';
import { VerdictBadge } from '../../ui/verdict-badge.tsx';
import styles from './employers.module.css';

/** What never reaches the score. */
const UNSEEN = ['name', 'age', 'gender', 'photo', 'origin', 'postcode'];
const PAY = { salaryMin: 28_000, salaryMax: 34_000, salaryCurrency: 'EUR' } as const;

function Reason({ id, specimen, children }: { id: string; specimen: ReactNode; children?: ReactNode }) {
  const { t } = useTranslation('employers');
  return (
    <Grid as="li" gap="m" from900="1fr 1.15fr" pad="block8" rule="above">
      <div className={styles.reasonSpecimen}>{specimen}</div>
      <Stack gap="2" align="start">
        <h3>{t(`why.${id}.title`)}</h3>
        <p className={textStyles.quiet}>{t(`why.${id}.text`)}</p>
        {children}
      </Stack>
    </Grid>
  );
}

function Languages() {
  const { t } = useTranslation('employers');
  const other = currentLanguage() === 'es' ? 'en' : 'es';
  return (
    <p className={textStyles.strong}>
      <span>{t('why.languages.one')}</span>
      <span className={typeStyles.accent}> = </span>
      <span lang={other}>{t('why.languages.other')}</span>
    </p>
  );
}

export function Reasons() {
  const { t } = useTranslation('employers');
  const proof = (
    <>
      <q className={matchStyles.quote} data-part="quote">
        {t('why.proof.quote')}
      </q>
      <VerdictBadge verdict="met" />
    </>
  );
  const unseen = (
    <p className={`${styles.reasonUnseen} ${textStyles.quiet}`}>
      {UNSEEN.map((name) => (
        <span key={name}>
          <s>{t(`why.fair.${name}`)}</s>{' '}
        </span>
      ))}
    </p>
  );
  const pay = (
    <p className={`${styles.reasonPay} ${textStyles.quiet}`}>
      <strong>{formatPay(PAY, currentLanguage())}</strong> {t('why.pay.period')}
    </p>
  );
  return (
    <Stack as="section" gap="m" className={textStyles.wrap}>
      <h2 className={typeStyles.huge}>{t('why.title')}</h2>
      <Stack as="ul">
        <Reason id="proof" specimen={proof} />
        <Reason id="languages" specimen={<Languages />} />
        <Reason id="fair" specimen={unseen}>
          <Link to="/ai-features">{t('why.fair.link')}</Link>
        </Reason>
        <Reason id="pay" specimen={pay} />
      </Stack>
    </Stack>
  );
}
