/** For each route that takes a body, a record of one's own that a valid body can be sent to, on a running stack. */
import { randomUUID } from 'node:crypto';
import type { Outgoing } from '../../shared/domain/outgoing.ts';
import type { Run } from '../../shared/domain/run.ts';
import { settingsInputSchema } from '../../shared/domain/settings.ts';
import { apply, outcome, type Sent, sendForm, TXT, uploadTo } from './applying.ts';
import { contactForm, employerForm } from './form-filling.ts';
import { eventually, type TestStack } from './local-stack.ts';
import { resumeTxt } from './resume-files.ts';

/** What a valid request to a route needs besides its sample event. */
export interface Target {
  /** In place of the parameters of the path. */
  params?: Record<string, string>;
  query?: string;
  /** Over the sample's body. */
  body?: Record<string, unknown>;
  /** In place of the sample's body. */
  wholeBody?: Record<string, unknown>;
  /** Puts back what others on the stack would notice; gets the body of the answer. */
  // biome-ignore lint/suspicious/noExplicitAny: the body of an answer
  restore?(answer: any): Promise<unknown>;
}

type Targets = Record<string, () => Promise<Target>>;
type Person = Sent & { talentId: string };

const newAddress = () => `greedy.${randomUUID()}@people.example`;
const newCompany = () => `Yunque ${randomUUID()}`;
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString();

/** The targets, by the names of the routes in the contract; each is made when it is asked for. */
export function greedyTargets(stack: TestStack, token: string): Targets {
  const desk = recruiter(stack, token);
  return {
    ...formTargets(desk),
    ...ownTargets(desk),
    ...jobTargets(desk),
    ...applicationTargets(desk),
    ...talentTargets(desk),
    ...employerTargets(desk),
    ...ownDeskTargets(desk),
    ...fileTargets(desk),
    ...runTargets(desk),
    ...messageTargets(desk),
  };
}

type Desk = ReturnType<typeof recruiter>;

/** What a recruiter asks of the stack, and people who have applied there. */
function recruiter(stack: TestStack, token: string) {
  const get = async (path: string) => (await stack.api(`/api/admin/${path}`, { token })).body;
  const call = (method: string, path: string, body?: unknown) =>
    stack.api(`/api/admin/${path}`, { method, token, body });
  const post = (path: string, body: unknown) => call('POST', path, body);
  const person = async (): Promise<Person> => {
    const email = newAddress();
    const file = { bytes: resumeTxt({ language: 'es', email }), contentType: TXT };
    const sent = await apply(stack, file, { email, talentPoolConsent: true });
    await outcome(stack, sent);
    const { talentId } = await get(`applications/${sent.applicationId}`);
    return { ...sent, talentId };
  };
  let known: Promise<Person> | undefined;
  /** One and the same for all routes that change a person without ending them. */
  const somebody = () => {
    known ??= person();
    return known;
  };
  const somebodysTalent = async () => {
    const { talentId } = await somebody();
    return { params: { id: talentId }, talent: await get(`talents/${talentId}`) };
  };
  return { stack, get, call, post, person, somebody, somebodysTalent };
}

/** Public forms, each with an address that no record has. */
function formTargets({ stack, get, somebody }: Desk): Targets {
  return {
    submitApplication: async () => ({ body: { email: newAddress(), jobId: undefined } }),
    submitProfile: async () => ({ body: { email: newAddress(), jobId: undefined } }),
    sendContactMessage: async () => ({ body: { email: newAddress() } }),
    requestTalent: async () => ({ body: employerForm({ company: newCompany() }) }),
    requestLinks: async () => ({ body: { email: (await somebody()).email } }),
    confirmApplication: async () => {
      const { applicationId } = await sendForm(stack);
      const { items } = await get('outbox?limit=100');
      const letter: Outgoing = items.find(({ about }: Outgoing) => about.id === applicationId);
      const [, confirmToken] = /\/confirm#token=([\w-]+)/.exec(letter.text) ?? [];
      return { params: { id: applicationId }, body: { confirmToken } };
    },
  };
}

/** Of an application, for anyone who holds its link. */
function ownTargets({ stack, somebody }: Desk): Targets {
  const withLink = async () => {
    const { applicationId, statusToken } = await somebody();
    return { params: { id: applicationId }, query: `?token=${statusToken}` };
  };
  return {
    correctReading: async () => {
      const own = await withLink();
      const { resumeId } = (await stack.api(`/api/applications/${own.params.id}${own.query}`)).body;
      return { ...own, body: { resumeId } };
    },
    requestReview: withLink,
    setTalentPool: withLink,
  };
}

function jobTargets({ post }: Desk): Targets {
  const job = async (): Promise<{ jobId: string; version: number }> => {
    const words = { title: 'Calderería', company: 'Talleres Yunque', location: 'Vigo, España', industry: 'Metal' };
    const kinds = { category: 'Taller', jobType: 'full-time', experienceLevel: 'mid', remotePolicy: 'on-site' };
    const rest = { status: 'active', public: false, description: 'Soldar y leer planos.', openings: 1 };
    return (await post('jobs', { ...words, ...kinds, ...rest })).body;
  };
  /** Nobody is matched with it any more. */
  const restore = ({ jobId, version }: { jobId: string; version: number }) =>
    post('jobs/status', { status: 'closed', jobs: [{ jobId, version }] });
  return {
    createJob: async () => ({ restore }),
    updateJob: async () => {
      const { jobId, version } = await job();
      return { params: { id: jobId }, body: { version }, restore };
    },
    changeJobStatuses: async () => {
      const { jobId, version } = await job();
      return { body: { jobs: [{ jobId, version }] } };
    },
    updateJobCriteria: async () => {
      const { jobId, version } = await job();
      return { params: { id: jobId }, body: { version, importance: {}, knockouts: {} }, restore };
    },
  };
}

function applicationTargets({ stack }: Desk): Targets {
  return {
    updateApplication: async () => {
      const { applicationId } = await sendForm(stack);
      return { params: { id: applicationId }, wholeBody: { version: 1 } };
    },
    moveApplications: async () => {
      const { applicationId } = await sendForm(stack);
      return { body: { applications: [{ applicationId, version: 1 }] } };
    },
  };
}

function talentTargets({ get, post, person, somebody, somebodysTalent }: Desk): Targets {
  const pair = async () => {
    const [kept, other] = await Promise.all([person(), person()]);
    const version = async ({ talentId }: Person) => (await get(`talents/${talentId}`)).version;
    const versions = { version: await version(kept), otherVersion: await version(other) };
    return { id: kept.talentId, merge: { otherId: other.talentId, ...versions } };
  };
  return {
    updateTalent: async () => {
      const { params, talent } = await somebodysTalent();
      return { params, body: { version: talent.version } };
    },
    correctResume: async () => {
      const { params, talent } = await somebodysTalent();
      return { params, body: { resumeId: talent.resumeId } };
    },
    mergeTalents: async () => {
      const { id, merge } = await pair();
      return { params: { id }, body: merge };
    },
    unmergeTalents: async () => {
      const { id, merge } = await pair();
      const { version } = (await post(`talents/${id}/merge`, merge)).body;
      return { params: { id }, body: { otherId: merge.otherId, version } };
    },
    addTalentActivity: async () => ({ ...(await somebodysTalent()), body: { startsAt: tomorrow() } }),
    runEvaluation: async () => ({ wholeBody: { talentId: (await somebody()).talentId } }),
    decideMatch: async () => ({ params: { id: (await somebodysTalent()).talent.matches[0].matchId } }),
  };
}

function employerTargets({ post }: Desk): Targets {
  const employer = async () => (await post('employers', { company: newCompany() })).body;
  return {
    createEmployer: async () => ({ body: { company: newCompany() } }),
    updateEmployer: async () => {
      const { employerId, version } = await employer();
      return { params: { id: employerId }, body: { version } };
    },
    addEmployerActivity: async () => ({
      params: { id: (await employer()).employerId },
      body: { startsAt: tomorrow() },
    }),
  };
}

/** What a recruiter keeps for themselves, and the settings of all, which stay as they are. */
function ownDeskTargets({ get, call }: Desk): Targets {
  return {
    updatePreferences: async () => {
      const { version, views } = await get('preferences');
      const restore = (answer: { version: number }) => call('PUT', 'preferences', { version: answer.version, views });
      return { body: { version }, restore };
    },
    updateSettings: async () => ({ wholeBody: settingsInputSchema.parse(await get('settings')) }),
  };
}

function fileTargets({ call, post }: Desk): Targets {
  const uploadInParts = async () => {
    const file = { path: `greedy/${randomUUID()}.bin`, contentType: 'application/octet-stream', sizeBytes: 6_000_000 };
    const { uploadId, partSizeBytes, parts } = (await post('files/uploads', file)).body;
    const sizes = [partSizeBytes, file.sizeBytes - partSizeBytes];
    const sent = parts.map(async ({ partNumber, url }: { partNumber: number; url: string }) => {
      const answer = await fetch(url, { method: 'PUT', body: new Blob([new Uint8Array(sizes[partNumber - 1])]) });
      return { partNumber, etag: answer.headers.get('etag') };
    });
    return { uploadId, path: file.path, parts: await Promise.all(sent) };
  };
  return {
    startUpload: async () => ({ body: { path: `greedy/${randomUUID()}.pdf`, sizeBytes: 1_000 } }),
    completeUpload: async () => {
      const { uploadId, ...body } = await uploadInParts();
      const restore = () => call('DELETE', `files?${new URLSearchParams({ path: body.path })}`);
      return { params: { uploadId }, body, restore };
    },
  };
}

/** Work in the background: readings asked for again, imports, exports, reconciliations. */
function runTargets({ get, post }: Desk): Targets {
  const checkedImport = async (): Promise<Run> => {
    const people = [{ firstName: 'Berta', lastName: 'Ruano Peón', email: `imported.${randomUUID()}@people.example` }];
    const bytes = new TextEncoder().encode(JSON.stringify(people));
    const about = { fileName: 'gente.json', sizeBytes: bytes.length, basis: { kind: 'agency' } };
    const asked = { records: 'talents', format: 'json', ...about };
    const { runId, upload } = (await post('sync/imports', asked)).body;
    await uploadTo(upload, bytes);
    await post(`sync/imports/${runId}/check`, {});
    return eventually(
      () => get(`sync/runs/${runId}`),
      ({ state }) => state === 'checked',
    );
  };
  return {
    retryFailed: async () => ({}),
    redriveDeadLetters: async () => ({ body: { queue: 'scans' } }),
    createImport: async () => ({ restore: ({ runId }) => post(`sync/runs/${runId}/stop`, {}) }),
    startImport: async () => {
      const { runId, version } = await checkedImport();
      return { params: { id: runId }, body: { version } };
    },
    createExport: async () => ({}),
    createReconciliation: async () => ({ body: { repair: false } }),
  };
}

function messageTargets({ stack, get }: Desk): Targets {
  const message = async () => {
    const { messageId } = (await stack.api('/api/contact', { method: 'POST', body: contactForm() })).body;
    const { version } = await get(`messages/${messageId}`);
    return { params: { id: messageId }, body: { version } };
  };
  return { updateMessage: message, replyToMessage: message };
}
