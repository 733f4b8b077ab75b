/** All data of a person, as exported to them or a recipient they name (GDPR, art. 15 and 20). */
import * as z from 'zod';
import { activitySchema } from './activity.ts';
import { applicationSchema } from './application.ts';
import { historyEventSchema } from './application-history.ts';
import { decisionSchema } from './evaluation.ts';
import { timeSchema } from './field.ts';
import { matchSchema } from './match.ts';
import { inboxMessageSchema } from './message.ts';
import { outgoingSchema } from './outgoing.ts';
import { shownReadingSchema, talentSchema } from './talent.ts';

const consentSchema = z.object({
  applicationId: z.string(),
  kind: z.enum(['privacy-notice', 'talent-pool']),
  at: timeSchema,
  noticeVersion: z.string(),
  expiresAt: timeSchema.nullable(),
});

export const talentExportSchema = z.object({
  exportedAt: timeSchema,
  talent: talentSchema,
  /** Every address and number that the person is known by. */
  knownBy: z.array(z.string()),
  applications: z.array(
    applicationSchema.extend({
      /** What was typed in place of a resume. */
      typedProfile: z.record(z.string(), z.unknown()).nullable(),
      /** Oldest first. */
      history: z.array(historyEventSchema),
    }),
  ),
  consents: z.array(consentSchema),
  /** Newest first. */
  readings: z.array(shownReadingSchema),
  matches: z.array(matchSchema),
  decisions: z.array(decisionSchema.extend({ jobId: z.string() })),
  activities: z.array(activitySchema),
  /** What was sent to the person, in full. */
  outgoing: z.array(outgoingSchema),
  /** What they wrote with the contact form under one of their addresses. */
  messages: z.array(inboxMessageSchema),
  /** Their files, each downloadable for five minutes. */
  files: z.array(
    z.object({ fullPath: z.string(), fileName: z.string(), sizeBytes: z.number().int(), url: z.string() }),
  ),
  /** The oldest of each that did not fit into one answer. */
  leftOut: z.object({
    readings: z.number().int(),
    matches: z.number().int(),
    activities: z.number().int(),
    outgoing: z.number().int(),
    messages: z.number().int(),
  }),
});
export type TalentExport = z.infer<typeof talentExportSchema>;
