/** Talents and applications as the contract has them, for tests of their screens. */
import { routes } from '../../../shared/contract/routes.ts';
import type { Application } from '../../../shared/domain/application.ts';
import type { Talent } from '../../../shared/domain/talent.ts';
import { CORRECTED_FIELDS } from '../../../shared/domain/talent-fields.ts';
import { JOB, MATCH } from '../seeds.ts';
import type { Answer, SentRequest } from '../site.tsx';

export const ADMIN = 'ana@encaje.test';
export const TEXT = 'Almacén.\n\nReduje errores con SAP EWM. Carné de carretillas desde 2019.';
export const TIME = '2026-05-04T09:00:00.000Z';

const PROFILE = {
  ...{ firstName: 'Lucía', lastName: 'Ferrer', email: null, phone: null, location: null, summary: null },
  ...{ links: [], experience: [], education: [], skills: [], languages: [], certificates: [] },
};

/** A listed talent; `changes` replace parts of one just arrived. */
export function talentRow(changes: Partial<Talent> = {}): Talent {
  return routes.updateTalent.response.parse({
    ...Object.fromEntries(CORRECTED_FIELDS.map((field) => [field, null])),
    talentId: 'talent-1',
    version: 1,
    email: 'lucia@correo.example',
    emailConfirmed: true,
    besideId: null,
    firstName: 'Lucía',
    lastName: 'Ferrer',
    phone: '+34 600 000 001',
    location: 'Zaragoza',
    headline: 'Jefa de almacén',
    status: 'new',
    source: 'form',
    basis: null,
    resumeId: 'resume-1',
    createdAt: TIME,
    updatedAt: TIME,
    ...changes,
  });
}

/** An application just read; `changes` replace parts of it. */
export function applicationRow(changes: Partial<Application> = {}): Application {
  return routes.updateApplication.response.parse({
    applicationId: 'app-1',
    version: 4,
    source: 'form',
    jobId: JOB.jobId,
    jobTitle: JOB.title,
    company: JOB.company,
    talentId: 'talent-1',
    firstName: 'Lucía',
    lastName: 'Ferrer',
    email: 'lucia@correo.example',
    emailConfirmed: true,
    phone: null,
    language: 'es',
    stage: 'new',
    stageReason: null,
    submittedAt: TIME,
    updatedAt: TIME,
    resume: { status: 'completed', fileName: 'cv.pdf' },
    match: { matchId: 'match-1', grade: 'B', percent: 78 },
    matchFailure: null,
    foreignResume: null,
    correctedAt: null,
    reviewRequestedAt: null,
    reviewReason: null,
    reviewedAt: null,
    withdrawnAt: null,
    ...changes,
  });
}

/** A talent's page: one resume, one application, and `changes`. */
export function talentDetail(changes: object = {}) {
  return routes.getTalent.response.parse({
    ...talentRow(),
    profile: PROFILE,
    edited: [],
    resumeChosen: false,
    origins: {},
    readings: [],
    resumes: [
      {
        ...{ resumeId: 'resume-1', talentId: 'talent-1', applicationId: 'app-1', fileName: 'cv.pdf', text: TEXT },
        ...{ profile: PROFILE, sources: {}, unsure: [], createdAt: TIME },
      },
    ],
    beside: [],
    merges: [],
    differing: [],
    basisNote: null,
    applications: [applicationRow()],
    matches: [MATCH],
    activities: [],
    ...changes,
  });
}

/** An application's page, and `changes`. */
export function applicationDetail(changes: object = {}) {
  return routes.getApplication.response.parse({
    ...applicationRow(),
    besideId: null,
    profile: PROFILE,
    matches: [MATCH],
    text: TEXT,
    history: [{ kind: 'submitted', at: TIME }],
    ...changes,
  });
}

const STATUSES = ['new', 'active', 'placed', 'inactive'] as const;

/** Answers the list of talents as the API would: narrowed by status, with counts of all. */
export function talentList(stored: () => readonly Talent[], understood: object[] = [], leftOut = 0): Answer {
  return ({ search }: SentRequest) => {
    const items = stored().filter(({ status }) => [null, status as string].includes(search.get('status')));
    const countOf = (wanted: string) => stored().filter(({ status }) => status === wanted).length;
    const byBasis = { with: 0, without: items.length, ending: 0 };
    const byStatus = Object.fromEntries(STATUSES.map((status) => [status, countOf(status)]));
    return [
      200,
      routes.listTalents.response.parse({
        items,
        nextCursor: null,
        total: items.length,
        byStatus,
        byBasis,
        leftOut,
        skills: [],
        understood,
      }),
    ];
  };
}

/** Answers the list of applications as the API would: narrowed by stage. */
export function applicationList(stored: () => readonly Application[]): Answer {
  return ({ search }: SentRequest) => {
    const items = stored().filter(({ stage }) => [null, stage as string].includes(search.get('stage')));
    return [200, { items, nextCursor: null, total: items.length }];
  };
}
