/** Routes of the database screen: import, export, reconciliation, each a run that continues without the browser. */
import * as z from 'zod';
import { AUDITED_KINDS } from '../domain/audit.ts';
import { blankAsAbsent, timeSchema } from '../domain/field.ts';
import { EXPORT_FORMATS, EXPORT_RECORDS, importInputSchema, RUN_KINDS, runSchema } from '../domain/run.ts';
import { pageOf, pageQuerySchema } from './listing.ts';
import { idParams } from './record-id.ts';
import { type Route, route } from './route.ts';
import { uploadSchema } from './upload.ts';

/** Which entries of the trail to take out; the same filters as those of its list. */
export const auditFilterShape = {
  recordKind: blankAsAbsent(z.enum(AUDITED_KINDS)),
  recordId: blankAsAbsent(z.string().max(100, 'TOO_LONG')),
  /** Part of the e-mail address of the person who did it. */
  actor: blankAsAbsent(z.string().max(254, 'TOO_LONG')),
  /** Part of the action: `erase`, `job.`. */
  action: blankAsAbsent(z.string().max(60, 'TOO_LONG')),
  /** Days, `YYYY-MM-DD`, UTC, both included. */
  from: blankAsAbsent(z.iso.date({ error: 'INVALID' })),
  to: blankAsAbsent(z.iso.date({ error: 'INVALID' })),
};

export const adminExchangeRoutes = {
  listRuns: route({
    method: 'GET',
    path: '/api/admin/sync/runs',
    access: 'admin',
    handler: 'runs/list-runs',
    summary: 'Imports, exports and reconciliations, newest first; without their errors and findings',
    successStatus: 200,
    query: pageQuerySchema.extend({ kind: blankAsAbsent(z.enum(RUN_KINDS)) }),
    response: pageOf(runSchema.omit({ rowErrors: true, findings: true })),
  }),
  getRun: route({
    method: 'GET',
    path: '/api/admin/sync/runs/{id}',
    access: 'admin',
    handler: 'runs/get-run',
    summary: 'How far a run is, and what it found',
    successStatus: 200,
    params: idParams,
    response: runSchema,
  }),
  createImport: route({
    method: 'POST',
    path: '/api/admin/sync/imports',
    access: 'admin',
    handler: 'exchange/create-import',
    summary: 'Announce a file to import; answers where to upload it',
    successStatus: 201,
    body: importInputSchema,
    response: runSchema.extend({ upload: uploadSchema }),
  }),
  checkImport: route({
    method: 'POST',
    path: '/api/admin/sync/imports/{id}/check',
    access: 'admin',
    handler: 'exchange/check-import',
    summary: 'Begin the dry run of an uploaded file: it says row by row what is wrong and stores nothing',
    successStatus: 200,
    params: idParams,
    response: runSchema,
  }),
  startImport: route({
    method: 'POST',
    path: '/api/admin/sync/imports/{id}/start',
    access: 'admin',
    handler: 'exchange/start-import',
    summary: 'Import what the dry run found good; with refused rows only where told to leave them out',
    successStatus: 200,
    params: idParams,
    body: z.object({ version: z.number().int().min(1), skipRefused: z.boolean().default(false) }),
    response: runSchema,
  }),
  stopRun: route({
    method: 'POST',
    path: '/api/admin/sync/runs/{id}/stop',
    access: 'admin',
    handler: 'runs/stop-run',
    summary:
      'Stop a run; an import that has begun takes back all that it had added: administrators, with a sign-in of the last minutes',
    successStatus: 200,
    params: idParams,
    response: runSchema,
  }),
  createExport: route({
    method: 'POST',
    path: '/api/admin/sync/exports',
    access: 'admin',
    handler: 'exchange/create-export',
    role: 'admin',
    recentSignIn: true,
    summary: 'Make a file of all records of a kind: JSON, or CSV that no spreadsheet takes for formulas',
    successStatus: 201,
    body: z.object({
      records: z.enum(EXPORT_RECORDS, { error: 'INVALID' }),
      format: z.enum(EXPORT_FORMATS, { error: 'INVALID' }),
      /** Of the audit trail only. */
      filter: z.object(auditFilterShape).optional(),
    }),
    response: runSchema,
  }),
  getRunFile: route({
    method: 'GET',
    path: '/api/admin/sync/runs/{id}/file',
    access: 'admin',
    handler: 'exchange/get-run-file',
    role: 'admin',
    recentSignIn: true,
    summary: 'Where to download what an export made, for five minutes',
    successStatus: 200,
    params: idParams,
    response: z.object({ url: z.string(), expiresAt: timeSchema }),
  }),
  createReconciliation: route({
    method: 'POST',
    path: '/api/admin/sync/reconciliations',
    access: 'admin',
    handler: 'reconciliation/create-reconciliation',
    summary: 'Compare records, files and matches with each other; with `repair`, put right what can be',
    successStatus: 201,
    body: z.object({ repair: z.boolean().default(false) }),
    response: runSchema,
  }),
} as const satisfies Record<string, Route>;
