/** Seeded answers of the API: fictional jobs, applications and matches that pass the contract's own schemas. */
import { followedApplicationSchema } from '../../shared/contract/own-application.ts';
import { routes } from '../../shared/contract/routes.ts';
import { type PublicJob, publicJobSchema } from '../../shared/domain/job.ts';

export const TIME = '2026-05-04T09:00:00.000Z';

export const JOB: PublicJob = publicJobSchema.parse({
  jobId: 'job-1',
  slug: 'coordinacion-de-almacen',
  title: 'Coordinación de almacén',
  company: 'Almacenes Ribera',
  location: 'Zaragoza',
  industry: 'Logística',
  category: 'Operaciones',
  jobType: 'full-time',
  experienceLevel: 'mid',
  openings: 2,
  description: 'Coordinarás la salida de pedidos.',
  requirements: ['SAP EWM'],
  benefits: ['Comedor'],
  remotePolicy: 'on-site',
  salaryMin: 28000,
  salaryMax: 34000,
  createdAt: TIME,
  updatedAt: TIME,
  publishedAt: TIME,
});

const NO_FACETS = {
  location: [{ value: 'Zaragoza', count: 1 }],
  position: [],
  industry: [{ value: 'Logística', count: 1 }],
  salaryMin: [{ value: '30000', count: 1 }],
  openings: [],
  remotePolicy: [],
  jobType: [],
  experienceLevel: [],
  shift: [],
  noExperience: [],
};

/** One page of the public list. */
export function jobList(jobs: readonly unknown[], nextCursor: string | null = null) {
  return routes.listPublicJobs.response.parse({
    items: jobs,
    nextCursor,
    total: jobs.length,
    facets: NO_FACETS,
    understood: [],
  });
}

export const MATCH = {
  matchId: 'match-1',
  talentId: 'talent-1',
  jobId: JOB.jobId,
  jobVersion: 1,
  jobTitle: JOB.title,
  company: JOB.company,
  talentName: 'Lucía Ferrer',
  resumeId: 'resume-1',
  createdAt: TIME,
  grade: 'B',
  percent: 78,
  confidence: 0.8,
  engine: { version: '1', weights: {} },
  summary: { es: 'Encaja bien.', en: 'A good fit.' },
  knockouts: [],
  criteria: [
    {
      id: 'skill:sap',
      label: { es: 'SAP para almacenes', en: 'SAP for warehouses' },
      importance: 'must',
      verdict: 'met',
      weight: 1,
      score: 0.9,
      evidence: [{ source: 'resume', quote: 'Reduje errores con SAP EWM.', start: 10, end: 37 }],
      note: { es: 'Usado en un puesto con fechas.', en: 'Used in a dated role.' },
    },
  ],
};

/** An application on its way; `changes` replace the state of one just received. */
export function followed(changes: object) {
  return followedApplicationSchema.parse({
    applicationId: 'app-1',
    source: 'form',
    job: { jobId: JOB.jobId, slug: JOB.slug, title: JOB.title, company: JOB.company },
    firstName: 'Lucía',
    lastName: 'Prado',
    stage: 'new',
    submittedAt: TIME,
    resume: { status: 'active', fileName: 'cv.pdf' },
    resumeId: null,
    profile: null,
    matches: [],
    matchFailure: null,
    leftOut: [],
    emailConfirmed: true,
    history: [{ kind: 'submitted', at: TIME }],
    correctedAt: null,
    stated: [],
    unsure: [],
    reviewRequestedAt: null,
    reviewedAt: null,
    withdrawnAt: null,
    talentPool: null,
    ...changes,
  });
}
