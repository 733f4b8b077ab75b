/** The frame of a legal page: what it is, which version, a way to each part, and the parts at reading width. */
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Box, Cluster, Stack } from '../../ui/layout.tsx';
import { Mark } from '../../ui/mark.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import textStyles from '../../ui/text.module.css';
import typeStyles from '../../ui/type.module.css';
import { AGENCY_FIELDS, type Agency } from './agency.ts';
import styles from './legal.module.css';
import { type Block, LegalBlock } from './legal-text.tsx';

interface LegalDocumentProps {
  /** The group of its texts. */
  name: 'privacy' | 'terms';
  /** Names of its parts in order; also their anchors. */
  parts: readonly string[];
  /** Year and month, `YYYY-MM`. */
  version: string;
  agency: Agency;
  /** Figures that the texts name besides, by their names, in months. */
  months?: Record<string, number>;
  /** The same in days. */
  days?: Record<string, number>;
}

/** A month such as `noviembre de 2026`. */
function monthInWords(version: string): string {
  const format = new Intl.DateTimeFormat(currentLanguage(), { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return format.format(new Date(`${version}-15T00:00:00Z`));
}

function fieldText(t: TFunction, agency: Agency, field: (typeof AGENCY_FIELDS)[number]): string {
  const value = agency[field];
  if (value === null) return t(`blank.${field}`);
  return typeof value === 'string' ? value : value[currentLanguage()];
}

/** What the texts name: every field of the agency, filled in or as a blank, and the version. */
function valuesFor(t: TFunction, agency: Agency, version: string): Record<string, string> {
  const fields = AGENCY_FIELDS.map((field) => [field, fieldText(t, agency, field)]);
  const hosting = agency.hosting[currentLanguage()];
  return { ...Object.fromEntries(fields), hosting, version, date: monthInWords(version) };
}

function TemplateNote() {
  const { t } = useTranslation('legal');
  return (
    <Cluster
      as="aside"
      gap="4"
      align="stretch"
      wrap={false}
      pad="xl"
      surface="claimed-tint"
      radius="m"
      className={styles.legalTemplate}
      data-part="legal-template"
    >
      <Mark size={30} plain />
      <div>
        <p>
          <strong>{t('template.title')}</strong>
        </p>
        <p>{t('template.text')}</p>
      </div>
    </Cluster>
  );
}

export function LegalDocument({ name, parts, version, agency, months = {}, days = {} }: LegalDocumentProps) {
  const { t } = useTranslation('legal');
  const inUnit = (unit: 'months' | 'days', figures: Record<string, number>) =>
    Object.entries(figures).map(([term, count]) => [term, t(unit, { count })]);
  const terms = [...inUnit('months', months), ...inUnit('days', days)];
  const values: Record<string, string> = { ...valuesFor(t, agency, version), ...Object.fromEntries(terms) };
  const isTemplate = AGENCY_FIELDS.some((field) => agency[field] === null);
  return (
    <Stack gap="l" className={`${textStyles.wrap} ${textStyles.page} ${styles.legal}`} data-part="legal">
      <Stack as="header" gap="3" className={styles.legalHead}>
        <PageHeading isHero description={t(`${name}.description`)}>
          {t(`${name}.title`)}
        </PageHeading>
        <p className={textStyles.lead}>{t(`${name}.lead`)}</p>
        <Cluster as="p" gap="1 4" className={`${textStyles.quiet} ${styles.legalVersion} ${textStyles.small}`}>
          {t('version', values)}
          <Button look="quiet" onClick={() => window.print()}>
            {t('print')}
          </Button>
        </Cluster>
      </Stack>
      <nav className={`${styles.legalToc} ${textStyles.small}`} aria-label={t('toc')}>
        <Box as="p" pad="bottom2" className={`${textStyles.quiet} ${textStyles.strong}`}>
          {t('toc')}
        </Box>
        <Box as="ol" rule="beside">
          {parts.map((part) => (
            <li key={part}>
              <a href={`#${part}`}>{t(`${name}.${part}.title`)}</a>
            </li>
          ))}
        </Box>
      </nav>
      <Stack gap="m" className={`${styles.legalBody} ${typeStyles.measure}`}>
        {isTemplate && <TemplateNote />}
        {parts.map((part) => (
          <Stack as="section" gap="4" key={part} id={part} aria-labelledby={`${part}-title`}>
            <h2 id={`${part}-title`}>{t(`${name}.${part}.title`)}</h2>
            {(t(`${name}.${part}.body`, { ...values, returnObjects: true }) as Block[]).map((block) => (
              <LegalBlock key={JSON.stringify(block)} block={block} />
            ))}
          </Stack>
        ))}
      </Stack>
    </Stack>
  );
}
