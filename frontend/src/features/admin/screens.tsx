/** The registry of the panel's screens: address below `/admin-panel`, and what is loaded with each. */
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { loadAdminNamespace } from '../../lib/auth-texts.ts';
import { loadNamespace } from '../../lib/i18n.ts';

type Page = { default: ComponentType };

/** A screen that loads when it is opened, with the texts of its areas (`locales/<area>.<language>.json`). */
function screen(load: () => Promise<Page>, ...areas: string[]): LazyExoticComponent<ComponentType> {
  return lazy(async () => {
    const [page] = await Promise.all([
      load(),
      ...areas.map((area) => (area.startsWith('admin-') ? loadAdminNamespace(area) : loadNamespace(area))),
    ]);
    return page;
  });
}

const RankingPage = screen(() => import('./jobs/ranking-page.tsx'), 'admin-jobs', 'admin-evaluate', 'match');
const JobPage = screen(() => import('./jobs/job-page.tsx'), 'admin-jobs');
const EmployersPage = screen(() => import('./employers/employers-page.tsx'), 'admin-employers', 'admin-activities');
const OutboxPage = screen(() => import('./outbox/outbox-page.tsx'), 'admin-outbox', 'admin-activities');
const AuditPage = screen(() => import('./audit/audit-page.tsx'), 'admin-audit', 'admin-board');
const MESSAGE_TEXTS = ['admin-messages', 'admin-activities', 'admin-board'];
const MessagesPage = screen(() => import('./messages/messages-page.tsx'), ...MESSAGE_TEXTS);
const settingsPage = () => loadNamespace('claims').then(() => import('./settings/settings-page.tsx'));
const SettingsPage = screen(settingsPage, 'admin-settings', 'admin-activities');
const EvaluatePage = screen(() => import('./evaluate/evaluate-page.tsx'), 'admin-evaluate', 'match');
/** The list of talents with what belongs to another feature: the button that sends many resumes at once. */
const talentsPage = async (): Promise<Page> => {
  const parts = [import('./talents/talents-page.tsx'), import('./bulk/bulk-start.tsx')] as const;
  const [{ default: TalentsPage }, { BulkStart }] = await Promise.all(parts);
  return { default: () => <TalentsPage adding={<BulkStart />} /> };
};
const TALENT_TEXTS = ['admin-talents', 'admin-board', 'match'];
const APPLICATION_TEXTS = ['admin-applications', ...TALENT_TEXTS];

/** What `/admin-panel` itself shows. */
export const Overview = screen(() => import('./overview/overview-page.tsx'), 'admin-overview');

/** Whether a screen, by its path, is for administrators alone. */
export const isForAdministrators = (path: string): boolean => /^(settings|audit)(\/|$)/.test(path);

/** In the order of the navigation. */
export const SCREENS: readonly { path: string; Screen: LazyExoticComponent<ComponentType> }[] = [
  { path: 'applications', Screen: screen(() => import('./applications/applications-page.tsx'), ...APPLICATION_TEXTS) },
  {
    path: 'applications/:id',
    Screen: screen(() => import('./applications/application-page.tsx'), ...APPLICATION_TEXTS),
  },
  { path: 'talents', Screen: screen(talentsPage, ...TALENT_TEXTS, 'admin-bulk') },
  {
    path: 'talents/:id',
    Screen: screen(() => import('./talents/talent-page.tsx'), ...TALENT_TEXTS, 'admin-activities'),
  },
  {
    path: 'talents/:id/matches/:matchId',
    Screen: screen(() => import('./evaluate/match-page.tsx'), 'admin-evaluate', 'match'),
  },
  { path: 'employers', Screen: EmployersPage },
  { path: 'employers/:id', Screen: EmployersPage },
  { path: 'jobs', Screen: screen(() => import('./jobs/jobs-page.tsx'), 'admin-jobs') },
  { path: 'jobs/new', Screen: JobPage },
  { path: 'jobs/:id', Screen: JobPage },
  { path: 'jobs/:id/ranking', Screen: RankingPage },
  { path: 'evaluate', Screen: EvaluatePage },
  { path: 'evaluate/all-jobs/:talentRef', Screen: EvaluatePage },
  { path: 'evaluate/:jobRef/:talentRef', Screen: EvaluatePage },
  { path: 'messages', Screen: MessagesPage },
  { path: 'messages/:id', Screen: MessagesPage },
  { path: 'outbox', Screen: OutboxPage },
  { path: 'outbox/:id', Screen: OutboxPage },
  { path: 'files', Screen: screen(() => import('./files/files-page.tsx'), 'admin-files', 'admin-evaluate') },
  {
    path: 'resume-processing',
    Screen: screen(() => import('./processing/processing-page.tsx'), 'admin-processing', 'admin-applications'),
  },
  { path: 'database-sync', Screen: screen(() => import('./exchange/exchange-page.tsx'), 'admin-exchange') },
  { path: 'database-sync/:id', Screen: screen(() => import('./exchange/run-page.tsx'), 'admin-exchange') },
  { path: 'settings', Screen: SettingsPage },
  { path: 'audit', Screen: AuditPage },
  { path: 'audit/:id', Screen: AuditPage },
];
