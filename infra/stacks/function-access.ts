/** What each function may touch, and nothing else: a handler that is missing here has no permission at all. */
import type { QUEUES, TABLES } from '../../shared/contract/resources.ts';

export type TableId = keyof typeof TABLES;
export type QueueId = keyof typeof QUEUES;

export interface FunctionAccess {
  /** Tables it reads. */
  reads?: readonly TableId[];
  /** Tables it reads and changes. */
  changes?: readonly TableId[];
  /** Puts entries into the audit trail; it can list, update and remove none. */
  audits?: boolean;
  /** Removes entries of the trail that are older than the agency keeps them. */
  expiresAudit?: boolean;
  /** Adds days to the archive of the trail, and can change and remove none. */
  archivesAudit?: boolean;
  /**
   * `create`: signs upload forms and stores files. `read`: reads and lists uploaded files. `erase`: removes them with all
   * versions. `take-in`: stores dropped files under keys that tell no names. The same of the documents that recruiters add, which no resume reader ever sees. The same
   * of copies: what was exported, and what waits to be imported.
   */
  uploads?: readonly (
    | 'create'
    | 'read'
    | 'erase'
    | 'take-in'
    | 'create-documents'
    | 'read-documents'
    | 'erase-documents'
    | 'create-copies'
    | 'read-copies'
    | 'erase-copies'
  )[];
  /**
   * Of the whole upload bucket, for the files screen. `read`: lists and reads all files. `write`: signs uploads to all
   * folders but those of the product. `read-parts` and `abort-parts`: of uploads in parts. `erase`: all versions.
   */
  files?: readonly ('read' | 'write' | 'read-parts' | 'abort-parts' | 'erase')[];
  /** Queues it sends to. */
  sends?: readonly QueueId[];
  /** Queues whose dead letters it shows and puts back. */
  redrives?: readonly QueueId[];
  /** Sends e-mail and SMS where the stage has them switched on. */
  sendsMessages?: boolean;
  /** Worker threads bundled beside it. */
  workers?: readonly string[];
  /** Renders pages: the server's build of the site travels with it. */
  rendersSite?: boolean;
  /** Has the letters on uploaded pictures recognised by Amazon Textract, which reads the files with the function's rights. */
  recognisesScans?: boolean;
  /** Asks the language models that the stage has set up, if any. */
  asksModels?: boolean;
  /** @default what `AppFunction` says */
  memoryMegabytes?: number;
}

// One whole core: reading documents and scoring are computation, and finish sooner for the same money.
const WHOLE_CORE_MEGABYTES = 1769;
// Room for what 40,000 readings come to; the most that a new account may ask for.
const ALL_TALENTS_MEGABYTES = 3008;

const MATCHING_WORKER = 'matches/matching.worker';

/** By handler, as the contract names it. */
export const FUNCTION_ACCESS: Record<string, FunctionAccess> = {
  'health/get-health': {},
  'health/get-openapi': {},

  'jobs/list-public-jobs': { reads: ['jobs'] },
  'jobs/get-public-job': { reads: ['jobs'] },
  'jobs/list-similar-jobs': { reads: ['jobs'] },
  'jobs/list-jobs': { reads: ['jobs'] },
  'jobs/create-job': { audits: true, changes: ['jobs'], sends: ['matching'] },
  'jobs/get-job': { reads: ['jobs'] },
  'jobs/update-job': { reads: ['applications'], audits: true, changes: ['jobs'], sends: ['matching'] },
  'jobs/delete-job': { audits: true, changes: ['jobs'] },
  'jobs/change-job-statuses': { reads: ['applications'], audits: true, changes: ['jobs'], sends: ['matching'] },
  'jobs/get-job-criteria': { reads: ['jobs'] },
  'jobs/update-job-criteria': { audits: true, changes: ['jobs'], sends: ['matching'] },

  'applications/submit-application': {
    reads: ['jobs', 'settings'],
    changes: ['applications', 'formCounters', 'outbox'],
    uploads: ['create'],
    sendsMessages: true,
  },
  'applications/submit-profile': {
    reads: ['jobs', 'settings'],
    changes: ['applications', 'formCounters', 'outbox'],
    uploads: ['create'],
    sendsMessages: true,
  },
  'applications/confirm-application': {
    reads: ['settings'],
    changes: [
      'activities',
      'applications',
      'decisions',
      'evaluations',
      'formCounters',
      'matches',
      'outbox',
      'resumes',
      'talents',
    ],
  },
  'applications/request-links': {
    reads: ['settings', 'talents'],
    changes: ['applications', 'formCounters', 'outbox'],
    sendsMessages: true,
  },
  'applications/follow-application': { reads: ['applications', 'jobs', 'matches', 'resumes'] },
  'applications/correct-reading': {
    reads: ['jobs', 'matches', 'settings'],
    changes: ['applications', 'formCounters', 'resumes'],
    sends: ['matching'],
  },
  'applications/set-talent-pool': {
    reads: ['jobs', 'resumes', 'settings'],
    changes: ['applications', 'decisions', 'evaluations', 'formCounters', 'matches', 'talents'],
    sends: ['matching'],
  },
  'applications/export-application': {
    reads: ['activities', 'applications', 'jobs', 'matches', 'outbox', 'resumes', 'talents'],
  },
  'applications/erase-application': {
    reads: ['settings'],
    audits: true,
    changes: [
      'activities',
      'applications',
      'decisions',
      'evaluations',
      'formCounters',
      'matches',
      'outbox',
      'preferences',
      'resumes',
      'runs',
      'talents',
    ],
    uploads: ['erase', 'erase-documents', 'erase-copies'],
    sends: ['runs'],
  },
  'applications/request-review': {
    reads: ['jobs', 'matches', 'resumes', 'settings'],
    changes: ['applications', 'formCounters'],
  },
  'applications/withdraw-application': {
    reads: ['jobs', 'resumes', 'settings'],
    changes: ['applications', 'decisions', 'evaluations', 'formCounters', 'matches', 'talents'],
  },
  'applications/renew-token': { reads: ['settings'], changes: ['applications', 'formCounters'] },
  'applications/list-applications': { reads: ['applications'] },
  'applications/get-application': { audits: true, reads: ['applications', 'matches', 'resumes', 'talents'] },
  'applications/update-application': {
    audits: true,
    changes: ['activities', 'applications', 'decisions', 'evaluations', 'matches', 'outbox', 'resumes', 'talents'],
    sends: ['resumes'],
    sendsMessages: true,
  },
  'applications/move-applications': { audits: true, changes: ['applications', 'outbox'], sendsMessages: true },

  'talents/list-talents': { reads: ['talents'], memoryMegabytes: WHOLE_CORE_MEGABYTES },
  'talents/list-duplicates': { reads: ['talents'], memoryMegabytes: WHOLE_CORE_MEGABYTES },
  'talents/merge-talents': {
    audits: true,
    changes: ['activities', 'applications', 'decisions', 'evaluations', 'matches', 'outbox', 'resumes', 'talents'],
  },
  'talents/unmerge-talents': {
    audits: true,
    changes: ['activities', 'applications', 'decisions', 'evaluations', 'matches', 'outbox', 'resumes', 'talents'],
    sends: ['matching'],
  },
  'talents/get-talent': {
    audits: true,
    reads: ['activities', 'applications', 'decisions', 'matches', 'resumes', 'talents'],
  },
  'talents/update-talent': {
    reads: ['resumes', 'settings'],
    audits: true,
    changes: ['applications', 'decisions', 'evaluations', 'matches', 'talents'],
    sends: ['matching'],
  },
  'talents/correct-resume': {
    audits: true,
    changes: ['applications', 'matches', 'resumes', 'talents'],
    sends: ['matching'],
  },
  'talents/export-talent': {
    reads: [
      'activities',
      'applications',
      'decisions',
      'fileVerdicts',
      'matches',
      'messages',
      'outbox',
      'resumes',
      'talents',
    ],
    audits: true,
    uploads: ['read', 'read-documents'],
  },
  'talents/delete-talent': {
    audits: true,
    changes: [
      'activities',
      'applications',
      'decisions',
      'evaluations',
      'matches',
      'messages',
      'outbox',
      'preferences',
      'resumes',
      'runs',
      'talents',
    ],
    uploads: ['erase', 'erase-documents', 'erase-copies'],
    sends: ['runs'],
  },

  'employers/request-talent': { reads: ['settings'], changes: ['employerRequests', 'employers', 'formCounters'] },
  'employers/list-employers': { reads: ['employers'] },
  'employers/create-employer': { audits: true, changes: ['employers'] },
  'employers/get-employer': { reads: ['applications', 'employers', 'jobs'] },
  'employers/update-employer': { audits: true, changes: ['employers'] },
  'employers/delete-employer': {
    audits: true,
    changes: ['activities', 'employerRequests', 'employers', 'outbox'],
    uploads: ['erase-documents'],
  },

  'activities/list-talent-activities': { reads: ['activities', 'talents'] },
  'activities/add-talent-activity': {
    reads: ['applications', 'talents'],
    audits: true,
    changes: ['activities', 'outbox'],
    uploads: ['create-documents', 'erase-documents'],
    sendsMessages: true,
  },
  'activities/get-talent-document': {
    audits: true,
    reads: ['activities', 'fileVerdicts'],
    uploads: ['read-documents'],
  },
  'activities/list-employer-activities': { reads: ['activities', 'employers'] },
  'activities/add-employer-activity': {
    audits: true,
    changes: ['activities', 'employers', 'outbox'],
    uploads: ['create-documents', 'erase-documents'],
    sendsMessages: true,
  },
  'activities/get-employer-document': {
    audits: true,
    reads: ['activities', 'fileVerdicts'],
    uploads: ['read-documents'],
  },

  'messages/send-contact-message': { reads: ['settings'], changes: ['formCounters', 'messages'] },
  'messages/list-messages': { reads: ['messages'] },
  'messages/get-message': { audits: true, reads: ['messages'] },
  'messages/update-message': { audits: true, changes: ['messages'] },
  'messages/reply-to-message': { audits: true, changes: ['messages', 'outbox'], sendsMessages: true },
  'messages/delete-message': { audits: true, changes: ['messages', 'outbox'] },

  'settings/get-settings': { reads: ['settings'] },
  'settings/update-settings': { audits: true, changes: ['settings'] },
  'settings/get-site-settings': { reads: ['settings'] },

  'files/list-files': { reads: ['applications'], files: ['read'] },
  'files/get-file-metadata': { reads: ['applications'], files: ['read'] },
  'files/get-file-url': { audits: true, reads: ['applications', 'fileVerdicts'], files: ['read'] },
  'files/delete-file': { audits: true, files: ['read', 'erase'] },
  'files/start-upload': { audits: true, files: ['write'] },
  'files/resume-upload': { files: ['write', 'read-parts'] },
  'files/complete-upload': { reads: ['applications'], audits: true, files: ['write', 'read', 'read-parts'] },
  'files/abort-upload': { audits: true, files: ['abort-parts'] },

  'desk/get-overview': { reads: ['applications', 'employers', 'jobs', 'talents'] },
  'desk/search-everything': { reads: ['employers', 'jobs', 'talents'] },
  'desk/get-preferences': { reads: ['preferences'] },
  'desk/update-preferences': { audits: true, changes: ['preferences'] },
  'desk/list-outbox': { reads: ['outbox'] },
  'desk/list-audit': { reads: ['audit'] },

  'resumes/list-processing': {
    reads: ['applications'],
    uploads: ['read'],
    redrives: ['resumes', 'scans', 'matching', 'runs'],
  },
  'resumes/retry-processing': { audits: true, changes: ['applications'], uploads: ['read'], sends: ['resumes'] },
  'resumes/retry-failed': { audits: true, changes: ['applications'], uploads: ['read'], sends: ['resumes'] },
  'resumes/list-dead-letters': { redrives: ['resumes', 'scans', 'matching', 'runs'] },
  'resumes/redrive-dead-letters': { audits: true, redrives: ['resumes', 'scans', 'matching', 'runs'] },

  'matches/list-matches': { reads: ['decisions', 'jobs', 'matches', 'talents'] },
  'matches/get-match': { audits: true, reads: ['decisions', 'matches', 'talents'] },
  'matches/decide-match': { reads: ['matches', 'resumes'], audits: true, changes: ['decisions'] },
  'matches/run-evaluation': {
    reads: ['applications', 'decisions', 'jobs', 'resumes', 'talents'],
    audits: true,
    changes: ['evaluations', 'matches'],
    workers: [MATCHING_WORKER],
    memoryMegabytes: ALL_TALENTS_MEGABYTES,
    asksModels: true,
  },
  'matches/list-evaluations': { reads: ['evaluations', 'jobs', 'talents'] },
  'matches/get-evaluation': { reads: ['decisions', 'evaluations', 'jobs', 'matches', 'talents'] },

  'resumes/on-resume-uploaded': {
    reads: ['jobs', 'settings'],
    changes: ['applications', 'fileVerdicts', 'resumes', 'talents'],
    uploads: ['read', 'erase', 'take-in'],
    sends: ['matching', 'scans'],
    workers: ['resumes/read-resume.worker'],
    memoryMegabytes: WHOLE_CORE_MEGABYTES,
  },
  'resumes/on-scan-requested': {
    changes: ['applications', 'resumes', 'talents'],
    recognisesScans: true,
    sends: ['matching'],
    workers: ['resumes/read-resume.worker'],
    memoryMegabytes: WHOLE_CORE_MEGABYTES,
  },
  'site/render-site': { reads: ['jobs', 'settings'], rendersSite: true, memoryMegabytes: WHOLE_CORE_MEGABYTES },

  'matches/on-match-requested': {
    // Notes and messages move along where a confirmed application joins the talent that it stood beside.
    changes: [
      'activities',
      'applications',
      'decisions',
      'evaluations',
      'jobs',
      'matches',
      'outbox',
      'resumes',
      'talents',
    ],
    workers: [MATCHING_WORKER],
    memoryMegabytes: WHOLE_CORE_MEGABYTES,
  },
  'sync/retain': {
    reads: ['jobs', 'settings'],
    audits: true,
    expiresAudit: true,
    changes: [
      'activities',
      'applications',
      'decisions',
      'employerRequests',
      'employers',
      'evaluations',
      'matches',
      'messages',
      'outbox',
      'preferences',
      'resumes',
      'runs',
      'talents',
    ],
    uploads: ['read', 'erase', 'erase-documents', 'erase-copies'],
    sends: ['runs'],
  },
  'sync/archive-trail': { reads: ['audit'], archivesAudit: true },
  'sync/list-runs': { reads: ['runs'] },
  'sync/get-run': { reads: ['runs'] },
  'sync/create-import': { reads: ['settings'], changes: ['runs'], uploads: ['create-copies'] },
  'sync/check-import': { reads: ['fileVerdicts'], changes: ['runs'], uploads: ['read-copies'], sends: ['runs'] },
  'sync/start-import': { audits: true, changes: ['runs'], sends: ['runs'] },
  'sync/stop-run': { audits: true, changes: ['runs'], sends: ['runs'] },
  'sync/create-export': { audits: true, changes: ['runs'], sends: ['runs'] },
  'sync/get-run-file': { audits: true, reads: ['runs'], uploads: ['read-copies'] },
  'sync/create-reconciliation': { audits: true, changes: ['runs'], sends: ['runs'] },
  'sync/on-run-requested': {
    reads: ['audit', 'messages', 'settings'],
    changes: [
      'activities',
      'applications',
      'decisions',
      'employers',
      'evaluations',
      'jobs',
      'matches',
      'outbox',
      'resumes',
      'runs',
      'talents',
    ],
    uploads: [
      'create',
      'read',
      'erase',
      'take-in',
      'read-documents',
      'erase-documents',
      'create-copies',
      'read-copies',
      'erase-copies',
    ],
    sends: ['matching', 'resumes', 'runs'],
    memoryMegabytes: ALL_TALENTS_MEGABYTES,
  },
  'sync/sweep': {
    reads: ['employerRequests', 'jobs', 'runs', 'settings'],
    changes: ['applications', 'employers', 'formCounters', 'outbox', 'progress'],
    uploads: ['read', 'erase', 'take-in'],
    sends: ['matching', 'resumes', 'runs'],
    sendsMessages: true,
  },
};

/** What `handler` may touch. Throws when nobody has said so yet. */
export function accessOf(handler: string): FunctionAccess {
  const access = FUNCTION_ACCESS[handler];
  if (!access) throw new Error(`Say in infra/stacks/function-access.ts what ${handler} may touch`);
  return access;
}
