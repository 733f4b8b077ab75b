/** Single records of recruiters: opened, changed and removed, each recorded in the trail. */
import { routed } from '../runtime/router.ts';

export const endpoints = {
  'activities/add-employer-activity': () => import('../activities/add-employer-activity.handler.ts'),
  'activities/add-talent-activity': () => import('../activities/add-talent-activity.handler.ts'),
  'activities/get-employer-document': () => import('../activities/get-employer-document.handler.ts'),
  'activities/get-talent-document': () => import('../activities/get-talent-document.handler.ts'),
  'applications/get-application': () => import('../applications/get-application.handler.ts'),
  'applications/move-applications': () => import('../applications/move-applications.handler.ts'),
  'applications/update-application': () => import('../applications/update-application.handler.ts'),
  'preferences/update-preferences': () => import('../preferences/update-preferences.handler.ts'),
  'employers/create-employer': () => import('../employers/create-employer.handler.ts'),
  'employers/delete-employer': () => import('../employers/delete-employer.handler.ts'),
  'employers/get-employer': () => import('../employers/get-employer.handler.ts'),
  'employers/update-employer': () => import('../employers/update-employer.handler.ts'),
  'jobs/change-job-statuses': () => import('../jobs/change-job-statuses.handler.ts'),
  'jobs/create-job': () => import('../jobs/create-job.handler.ts'),
  'jobs/delete-job': () => import('../jobs/delete-job.handler.ts'),
  'jobs/update-job': () => import('../jobs/update-job.handler.ts'),
  'jobs/update-job-criteria': () => import('../jobs/update-job-criteria.handler.ts'),
  'matches/decide-match': () => import('../matches/decide-match.handler.ts'),
  'matches/get-evaluation': () => import('../matches/get-evaluation.handler.ts'),
  'matches/get-match': () => import('../matches/get-match.handler.ts'),
  'messages/delete-message': () => import('../messages/delete-message.handler.ts'),
  'messages/get-message': () => import('../messages/get-message.handler.ts'),
  'messages/reply-to-message': () => import('../messages/reply-to-message.handler.ts'),
  'messages/update-message': () => import('../messages/update-message.handler.ts'),
  'settings/update-settings': () => import('../settings/update-settings.handler.ts'),
  'talents/correct-resume': () => import('../talents/correct-resume.handler.ts'),
  'talents/delete-talent': () => import('../talents/delete-talent.handler.ts'),
  'talents/export-talent': () => import('../talents/export-talent.handler.ts'),
  'talents/get-talent': () => import('../talents/get-talent.handler.ts'),
  'talents/merge-talents': () => import('../talents/merge-talents.handler.ts'),
  'talents/unmerge-talents': () => import('../talents/unmerge-talents.handler.ts'),
  'talents/update-talent': () => import('../talents/update-talent.handler.ts'),
};

export const handler = routed(endpoints);
