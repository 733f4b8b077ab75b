/** What a handler declares to use; its clients and its function's grants and settings are derived from it. */
import type { IndexFile, QUEUES, TABLES } from './resources.ts';

export type TableId = keyof typeof TABLES;
export type QueueId = keyof typeof QUEUES;

/**
 * Of resumes and what belongs to them. `create`: signs upload forms and stores files. `read`: reads and lists uploaded files.
 * `erase`: removes them with all versions. `take-in`: stores dropped files under keys that hold no names. The same of the
 * documents that recruiters add, which no resume reader ever sees, and of copies: what was exported or waits to be imported.
 */
export type UploadUse =
  | 'create'
  | 'read'
  | 'erase'
  | 'take-in'
  | 'create-documents'
  | 'read-documents'
  | 'erase-documents'
  | 'create-copies'
  | 'read-copies'
  | 'erase-copies';

/**
 * Of the whole upload bucket, for the files screen. `read`: lists and reads all files. `write`: signs uploads to all folders
 * but those of the product. `read-parts` and `abort-parts`: of uploads in parts. `erase`: all versions.
 */
export type FileUse = 'read' | 'write' | 'read-parts' | 'abort-parts' | 'erase';

/** What a language model is asked for: words for a match, vectors of texts, names of which a reading is not sure. */
export type ModelUse = 'explain' | 'embed' | 'read';

/**
 * All that one handler touches. It has no client of anything that it does not name; of tables, each call is checked besides.
 * Which bucket's folder or which queue a client is for, types alone hold it to: its function's role may reach those that other
 * handlers of the function name.
 */
export interface Uses {
  /** Tables it reads. */
  reads?: readonly TableId[];
  /** Tables it reads and changes. */
  changes?: readonly TableId[];
  /** Puts entries into the audit trail; it can list, update and remove none. */
  audits?: true;
  /** Removes entries of the trail that are older than the agency keeps them. */
  expiresAudit?: true;
  /** Adds days to the archive of the trail, and can change and remove none. */
  archivesAudit?: true;
  /** Files of the indexes whose generations it fetches. */
  indexes?: readonly IndexFile[];
  /** Publishes generations of all of them, and removes those that are out of date. */
  publishesIndexes?: true;
  uploads?: readonly UploadUse[];
  files?: readonly FileUse[];
  /** Queues it sends to. */
  sends?: readonly QueueId[];
  /** Queues whose dead letters it shows and puts back. */
  redrives?: readonly QueueId[];
  /** Sends e-mail and SMS where the stage has them switched on. */
  sendsMessages?: true;
  /** Has the text on uploaded pictures recognised by Amazon Textract, which reads the files with the function's rights. */
  recognisesScans?: true;
  /** Asks these language models where the stage has them set up. */
  asksModels?: readonly ModelUse[];
}

/** What a function uses that runs several handlers: everything that one of them names, and nothing else. */
export function allUses(list: readonly Uses[]): Uses {
  const every = <K extends 'reads' | 'changes' | 'indexes' | 'uploads' | 'files' | 'sends' | 'redrives' | 'asksModels'>(
    key: K,
  ) =>
    [...new Set(list.flatMap((uses): readonly unknown[] => uses[key] ?? []))].sort() as unknown as NonNullable<Uses[K]>;
  const some = (key: keyof Uses) => (list.some((uses) => uses[key]) ? { [key]: true as const } : {});
  const changes = every('changes');
  return {
    reads: every('reads').filter((table) => !changes.includes(table)),
    changes,
    indexes: every('indexes'),
    uploads: every('uploads'),
    files: every('files'),
    sends: every('sends'),
    redrives: every('redrives'),
    ...(list.some(({ asksModels }) => asksModels) && { asksModels: every('asksModels') }),
    ...some('audits'),
    ...some('expiresAudit'),
    ...some('archivesAudit'),
    ...some('publishesIndexes'),
    ...some('sendsMessages'),
    ...some('recognisesScans'),
  };
}
