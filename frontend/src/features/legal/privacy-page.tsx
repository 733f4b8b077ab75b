/** What happens to people's data, for the agency to complete and for everybody to read. */
import { NOTICE_VERSION } from '../../../../shared/domain/notice-version.ts';
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

export default function PrivacyPage({ agency = AGENCY }: { agency?: Agency }) {
  return <LegalDocument name="privacy" parts={PARTS} version={NOTICE_VERSION} agency={agency} />;
}
