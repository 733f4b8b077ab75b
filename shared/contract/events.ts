/** The messages that parts of the product send each other over queues. */
import * as z from 'zod';

/**
 * Ask for matches: of one reading with the active jobs, of one version of a job with all talents, or (`basis`) of a talent
 * of whom something else is stated about other jobs now, perhaps in the named application. `settle` asks that a confirmed
 * application without a reading come to the talent it belongs to.
 */
export const matchRequestSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('resume'),
    talentId: z.string(),
    resumeId: z.string(),
    applicationId: z.string(),
    /** Of the request that sent the application, so that logs can be followed from the browser to the match. */
    correlationId: z.string().optional(),
  }),
  z.object({
    kind: z.literal('job'),
    jobId: z.string(),
    version: z.number().int(),
    correlationId: z.string().optional(),
  }),
  z.object({ kind: z.literal('settle'), applicationId: z.string(), correlationId: z.string().optional() }),
  z.object({
    kind: z.literal('basis'),
    talentId: z.string(),
    applicationId: z.string().optional(),
    correlationId: z.string().optional(),
  }),
]);
export type MatchRequest = z.infer<typeof matchRequestSchema>;

/** The part of an S3 event notification that matters; keys are URL-encoded with `+` for blanks. */
export const objectCreatedSchema = z.object({
  Records: z.array(
    z.object({
      eventName: z.string(),
      s3: z.object({
        bucket: z.object({ name: z.string() }),
        object: z.object({
          key: z.string(),
          size: z.number().optional(),
          eTag: z.string().optional(),
          versionId: z.string().optional(),
          sequencer: z.string(),
        }),
      }),
    }),
  ),
});
export type ObjectCreated = z.infer<typeof objectCreatedSchema>;

/** Ask for an application's resume to be read again; `takeOver` ignores the lease of a reader that is known to be dead. */
export const readingRequestSchema = z.object({ applicationId: z.string(), takeOver: z.boolean().default(false) });
export type ReadingRequest = z.input<typeof readingRequestSchema>;

/**
 * Ask for the letters of a scan to be recognised: of this version of an application's file, which the first step of
 * reading handed on in this revision of the application.
 */
export const scanRequestSchema = z.object({
  applicationId: z.string(),
  versionId: z.string(),
  revision: z.number().int(),
  correlationId: z.string().optional(),
});
export type ScanRequest = z.infer<typeof scanRequestSchema>;

/** Ask for the next stretch of work on an import, export or reconciliation; `takeOver` as in requests to read again. */
export const runRequestSchema = z.object({
  runId: z.string(),
  correlationId: z.string().optional(),
  takeOver: z.boolean().optional(),
});
export type RunRequest = z.infer<typeof runRequestSchema>;

/** Says that a talent is gone whom exports made since a moment (ISO 8601) may have read: they are made again. */
export const goneTalentSchema = z.object({
  goneFromExports: z.object({ talentIds: z.array(z.string()), since: z.string() }),
  correlationId: z.string().optional(),
});
export type GoneTalent = z.infer<typeof goneTalentSchema>;

/** What arrives on the queue of runs. */
export const runWorkSchema = z.union([runRequestSchema, goneTalentSchema]);
export type RunWork = z.infer<typeof runWorkSchema>;

/** GuardDuty's verdict on one version of an object, as EventBridge passes it on; the key is as it was stored. */
export const scanVerdictSchema = z.object({
  'detail-type': z.literal('GuardDuty Malware Protection Object Scan Result'),
  source: z.literal('aws.guardduty'),
  detail: z.object({
    s3ObjectDetails: z.object({
      bucketName: z.string(),
      objectKey: z.string(),
      eTag: z.string().optional(),
      versionId: z.string().optional(),
    }),
    /** `NO_THREATS_FOUND`, `THREATS_FOUND`, `UNSUPPORTED`, `ACCESS_DENIED` or `FAILED`. */
    scanResultDetails: z.object({ scanResultStatus: z.string() }),
  }),
});
export type ScanVerdict = z.infer<typeof scanVerdictSchema>;

/** S3 sends this once when notifications are configured; there is nothing to do. */
const testEventSchema = z.object({ Event: z.literal('s3:TestEvent') });

/** What arrives on the queue of resumes: storage's own events or, with a scan for malware, its verdicts; requests to read again. */
export const resumeWorkSchema = z.union([
  objectCreatedSchema,
  scanVerdictSchema,
  readingRequestSchema,
  testEventSchema,
]);
export type ResumeWork = z.infer<typeof resumeWorkSchema>;

/** The object key of an S3 event as it was stored. */
export function decodeObjectKey(key: string): string {
  return decodeURIComponent(key.replaceAll('+', ' '));
}
