/** Every screen that has an address, for the axe sweep and the screenshots. */
import { apply, outcome, type Sent, sendForm } from '../support/applying.ts';
import type { TestStack } from '../support/local-stack.ts';
import { imageOnlyPdf, resumePdf } from '../support/resume-files.ts';

export type Account = 'admin@encaje.test' | 'visitor@encaje.test';

export interface Screen {
  /** One word or several with hyphens; pictures are named after it. */
  name: string;
  path: string;
  /** @default nobody is signed in */
  as?: Account;
  /** Laid out in another way where there is room; the others are the same in one column. */
  isWide?: true;
  /** Asks for something that is not there, so that the browser complains of a 404. */
  isMissing?: true;
  /** A selector of what shows that the record itself is there. */
  shows?: string;
  /** Names the person who applied in earnest. */
  names?: true;
}

/** Records that exist only after people have applied. */
export interface Records {
  awaiting: string;
  failed: string;
  completed: string;
  applicationId: string;
  talentId: string;
  matchId: string;
  /** The newest entry of the trail about that application. */
  entryId: string;
  messageId: string;
  /** The address of a dropped file, encoded. */
  file: string;
  runId: string;
}

export function publicScreens({ awaiting, failed, completed }: Records): Screen[] {
  return [
    { name: 'home', path: '/', isWide: true },
    { name: 'jobs', path: '/jobs', isWide: true },
    { name: 'jobs-filtered', path: '/jobs?remotePolicy=hybrid&jobType=full-time' },
    { name: 'jobs-near', path: '/jobs?lat=41.65&lng=-0.89&radiusKm=30' },
    { name: 'jobs-no-result', path: '/jobs?search=nosuchthing' },
    { name: 'job', path: '/jobs/demo01nurse', isWide: true, shows: '#apply form' },
    { name: 'job-missing', path: '/jobs/nosuchjob', isMissing: true },
    { name: 'job-seekers', path: '/job-seekers' },
    { name: 'create-profile', path: '/create-profile', isWide: true },
    { name: 'create-profile-job', path: '/create-profile/demo01nurse' },
    { name: 'create-profile-job-gone', path: '/create-profile/nosuchjob', isMissing: true },
    { name: 'employers', path: '/employers', isWide: true },
    { name: 'contact', path: '/contact' },
    { name: 'about', path: '/about' },
    { name: 'ai-features', path: '/ai-features', isWide: true },
    { name: 'privacy', path: '/privacy', isWide: true },
    { name: 'terms', path: '/terms' },
    { name: 'status-awaiting', path: awaiting },
    { name: 'status-failed', path: failed },
    { name: 'status-completed', path: completed, isWide: true, shows: '[data-part~=match-card]' },
    { name: 'status-missing', path: '/applications/nosuch#token=none', isMissing: true },
    { name: 'sign-in', path: '/admin', isWide: true },
    { name: 'panel-signed-out', path: '/admin-panel/jobs' },
    { name: 'not-found', path: '/no-such-page', isMissing: true },
  ];
}

/** The heading of the person who applied in earnest. */
const NAMED = 'h1:has-text("Lucía")';

/** Lists, of which each can also be empty. */
export const LISTS = [
  'applications',
  'talents',
  'employers',
  'jobs',
  'outbox',
  'messages',
  'audit',
  'resume-processing',
  'database-sync',
  'files',
];

/** Lists with everybody who applied lately. */
const NAMING = ['overview', 'applications', 'talents', 'resume-processing', 'applications-board', 'talents-board'];

/** Of the person who applied in earnest; nobody has confirmed their address, so each screen with this name says so. */
export const UNCONFIRMED_NAME = 'Lucía Prado Brisa';

export function panelScreens({ applicationId, talentId, matchId, entryId, messageId, file, runId }: Records): Screen[] {
  const screen = (name: string, path: string, isWide?: true): Screen => ({
    name: `panel-${name}`,
    path: `/admin-panel/${path}`,
    as: 'admin@encaje.test',
    isWide,
    ...(NAMING.includes(name) && { names: true }),
  });
  return [
    { name: 'panel-restricted', path: '/admin-panel', as: 'visitor@encaje.test' },
    screen('overview', '', true),
    ...LISTS.map((name) => screen(name, name)),
    screen('applications-board', 'applications?view=board', true),
    { ...screen('application', `applications/${applicationId}`, true), shows: NAMED },
    { ...screen('audit-entry', `audit/${entryId}`), shows: 'article a:has-text("Lucía")', names: true },
    screen('talents-board', 'talents?view=board', true),
    screen('talents-skill', 'talents?search=soldadura'),
    { ...screen('talent', `talents/${talentId}`), shows: NAMED },
    { ...screen('talent-activities', `talents/${talentId}?tab=activities`), shows: NAMED },
    { ...screen('talent-data', `talents/${talentId}?tab=data`), shows: NAMED },
    screen('talent-missing', 'talents/nosuchperson'),
    {
      ...screen('match', `talents/${talentId}/matches/${matchId}`),
      shows: '[data-part~=criteria] button[data-part~=criterion]',
    },
    screen('employer', 'employers/demoalborada', true),
    screen('lead', 'employers/democierzo', true),
    screen('lead-new', 'employers/demobayou', true),
    screen('job-new', 'jobs/new'),
    { ...screen('job', 'jobs/demo01nurse'), shows: 'form [name=title]' },
    screen('job-ranking', 'jobs/demo08data/ranking', true),
    screen('message', `messages/${messageId}`, true),
    screen('files-drops', 'files?prefix=drops%2F'),
    screen('file', `files?prefix=drops%2F&file=${file}`, true),
    screen('database-sync-export', 'database-sync?tab=export'),
    screen('database-sync-reconcile', 'database-sync?tab=reconcile'),
    screen('database-sync-run', `database-sync/${runId}`),
    screen('settings', 'settings', true),
    screen('evaluate', 'evaluate'),
    screen('evaluate-history', 'evaluate?tab=history'),
    screen('evaluate-pair', `evaluate/demo08data/${talentId}`),
    screen('not-found', 'nosuch'),
  ];
}

/** Applies as three people would: one whose file never comes, one with a picture for a resume, one in earnest. */
export async function letPeopleApply(stack: TestStack): Promise<Records> {
  const jobId = 'demo08data';
  const link = (sent: Sent) => `/applications/${sent.applicationId}#token=${sent.statusToken}`;
  const [awaiting, failed, completed] = await Promise.all([
    sendForm(stack, { jobId }),
    apply(stack, { bytes: await imageOnlyPdf() }, { jobId }),
    apply(
      stack,
      { bytes: await resumePdf({ language: 'es', name: UNCONFIRMED_NAME }) },
      { jobId, lastName: UNCONFIRMED_NAME.replace('Lucía ', '') },
    ),
  ]);
  await Promise.all([outcome(stack, failed, 60), outcome(stack, completed, 60)]);
  const token = await stack.token('admin@encaje.test');
  const read = async (path: string) => (await stack.api(`/api/admin/${path}`, { token })).body;
  const application = await read(`applications/${completed.applicationId}`);
  const [entry] = (await read(`audit?recordId=${completed.applicationId}&limit=1`)).items;
  const [message] = (await read('messages?limit=1')).items;
  const [file] = (await read('files?prefix=drops%2F&pageSize=1')).items;
  const asked = { method: 'POST', token, body: { repair: false } };
  const { runId } = (await stack.api('/api/admin/sync/reconciliations', asked)).body;
  return {
    awaiting: link(awaiting),
    failed: link(failed),
    completed: link(completed),
    applicationId: completed.applicationId,
    talentId: application.talentId,
    matchId: application.matches[0].matchId,
    entryId: entry.entryId,
    messageId: message.messageId,
    file: encodeURIComponent(file.fullPath),
    runId,
  };
}
