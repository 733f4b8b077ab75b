/** The rules of the service, for the agency to complete and for everybody to read. */
import { AGENCY, type Agency } from './agency.ts';
import { LegalDocument } from './legal-document.tsx';

const TERMS_VERSION = '2026-11';
const PARTS = ['who', 'service', 'free', 'candidates', 'employers', 'use', 'content', 'liability', 'changes', 'law'];

export default function TermsPage({ agency = AGENCY }: { agency?: Agency }) {
  return <LegalDocument name="terms" parts={PARTS} version={TERMS_VERSION} agency={agency} />;
}
