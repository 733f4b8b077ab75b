/** What happens to people's data, for the agency to complete and for everybody to read. */
import { useQuery } from '@tanstack/react-query';
import { KEPT_DAYS } from '../../../../shared/domain/kept-days.ts';
import { NOTICE_VERSION } from '../../../../shared/domain/notice-version.ts';
import type { SiteSettings } from '../../../../shared/domain/settings.ts';
import { siteSettingsQuery } from '../../lib/site-settings.ts';
import { AGENCY, type Agency } from './agency.ts';
import { LegalDocument } from './legal-document.tsx';

const PARTS = [
  'controller',
  'data',
  'purposes',
  'ai',
  'recipients',
  'retention',
  'rights',
  'storage',
  'security',
  'complaint',
  'changes',
];

const A_YEAR = 12;
/** What holds where nobody has decided anything, for as long as the agency's own figures are on their way. */
const USUAL: Record<string, number> = {
  applicationMonths: A_YEAR,
  talentPoolMonths: A_YEAR,
  agencyMonths: A_YEAR,
  dropMonths: A_YEAR,
  importMonths: A_YEAR,
  messageMonths: A_YEAR,
  leadMonths: A_YEAR,
  auditMonths: 24,
};

/** The settings' own figures, since retention goes by them. */
function monthsOf(settings: SiteSettings | undefined): Record<string, number> {
  return { ...USUAL, ...settings?.retention, ...(settings && { agencyMonths: settings.agencyMonths }) };
}

export default function PrivacyPage({ agency = AGENCY }: { agency?: Agency }) {
  const { data } = useQuery(siteSettingsQuery);
  const parts = data?.secondReader ? PARTS.toSpliced(PARTS.indexOf('ai') + 1, 0, 'secondReader') : PARTS;
  return (
    <LegalDocument
      name="privacy"
      parts={parts}
      version={NOTICE_VERSION}
      agency={agency}
      months={monthsOf(data)}
      days={KEPT_DAYS}
    />
  );
}
