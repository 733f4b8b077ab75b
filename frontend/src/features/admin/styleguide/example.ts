/** A fictional job and a match for it, with a criterion of each verdict. */
import { type PublicJob, publicJobSchema } from '../../../../../shared/domain/job.ts';
import type { Criterion, Verdict } from '../../../../../shared/domain/match.ts';
import type { UnderstoodPart } from '../../../../../shared/domain/search-terms.ts';
import type { ShownMatch } from '../../../ui/match-card.tsx';

const TIME = '2026-05-04T09:00:00.000Z';

export const JOB: PublicJob = publicJobSchema.parse({
  jobId: 'example',
  slug: 'example',
  title: 'Coordinación de almacén',
  company: 'Almacenes Ribera',
  location: 'Zaragoza',
  industry: 'Logística',
  category: 'Operaciones',
  jobType: 'full-time',
  experienceLevel: 'mid',
  openings: 2,
  description: 'Coordinarás la salida de pedidos de dos turnos.',
  requirements: ['SAP EWM', 'Carretilla elevadora'],
  benefits: ['Comedor'],
  remotePolicy: 'on-site',
  salaryMin: 28_000,
  salaryMax: 34_000,
  createdAt: TIME,
  updatedAt: TIME,
  publishedAt: TIME,
});

export const SEARCH = 'soldador zaragoza';
export const UNDERSTOOD: readonly UnderstoodPart[] = [
  { text: 'soldador', kind: 'occupation', label: { es: 'Soldadura', en: 'Welder' } },
  { text: 'zaragoza', kind: 'place', label: { es: 'Zaragoza', en: 'Zaragoza' } },
];

const criterion = (verdict: Verdict, label: string, weight: number, score: number, quote?: string): Criterion => ({
  id: `skill:${label}`,
  label: { es: label, en: label },
  importance: weight > 0.2 ? 'must' : 'nice',
  verdict,
  weight,
  score,
  evidence: quote ? [{ source: 'resume', quote, start: 0, end: quote.length }] : [],
  note: { es: 'Un ejemplo.', en: 'An example.' },
});

export const MATCH: ShownMatch = {
  jobTitle: JOB.title,
  company: JOB.company,
  grade: 'B',
  percent: 69,
  confidence: 0.8,
  criteria: [
    criterion('met', 'SAP EWM', 0.5, 1, 'Seis años con SAP EWM en el almacén central'),
    criterion('claimed', 'Carretilla elevadora', 0.25, 0.6, 'Carretilla elevadora'),
    criterion('missing', 'Inglés', 0.15, 0),
    criterion('unclear', 'Carné B', 0.1, 0.4),
  ],
  knockouts: [],
  summary: { es: 'Encaja bien.', en: 'A good fit.' },
  counterfactual: [
    { swap: 'name', change: 0, how: 'replaced' },
    { swap: 'age', change: -0.5, how: 'added' },
  ],
};
