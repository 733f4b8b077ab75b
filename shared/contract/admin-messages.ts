/** Routes of the contact inbox. */
import * as z from 'zod';
import { blankAsAbsent } from '../domain/field.ts';
import { searchSchema } from '../domain/job-filters.ts';
import { CONTACT_SUBJECTS, inboxMessageSchema, messageReplySchema, messageUpdateSchema } from '../domain/message.ts';
import { pageOf, pageQuerySchema } from './listing.ts';
import { idempotencyHeaders, idParams } from './record-id.ts';
import { type Route, route } from './route.ts';

const countSchema = z.number().int();

export const adminMessageRoutes = {
  listMessages: route({
    method: 'GET',
    path: '/api/admin/messages',
    access: 'admin',
    handler: 'messages/list-messages',
    summary: 'Messages of the contact form, newest first, by subject and whether they were answered',
    successStatus: 200,
    query: pageQuerySchema.extend({
      subject: blankAsAbsent(z.enum(CONTACT_SUBJECTS)),
      answered: blankAsAbsent(z.enum(['yes', 'no'])),
      search: searchSchema,
    }),
    response: pageOf(inboxMessageSchema).extend({
      /** Unanswered ones in all, and by subject. */
      open: countSchema,
      openBySubject: z.record(z.enum(CONTACT_SUBJECTS), countSchema),
    }),
  }),
  getMessage: route({
    method: 'GET',
    path: '/api/admin/messages/{id}',
    access: 'admin',
    handler: 'messages/get-message',
    summary: 'One message with its replies',
    successStatus: 200,
    params: idParams,
    response: inboxMessageSchema,
  }),
  updateMessage: route({
    method: 'PATCH',
    path: '/api/admin/messages/{id}',
    access: 'admin',
    handler: 'messages/update-message',
    summary: 'Say that a message is answered, or open again',
    successStatus: 200,
    params: idParams,
    body: messageUpdateSchema,
    response: inboxMessageSchema,
  }),
  replyToMessage: route({
    method: 'POST',
    path: '/api/admin/messages/{id}/reply',
    access: 'admin',
    handler: 'messages/reply-to-message',
    summary: 'Answer a message by e-mail, which also marks it as answered',
    successStatus: 201,
    params: idParams,
    headers: idempotencyHeaders,
    body: messageReplySchema,
    response: inboxMessageSchema,
  }),
  deleteMessage: route({
    method: 'DELETE',
    path: '/api/admin/messages/{id}',
    access: 'admin',
    handler: 'messages/delete-message',
    role: 'admin',
    recentSignIn: true,
    summary: 'Delete a message with its replies',
    successStatus: 204,
    params: idParams,
  }),
} as const satisfies Record<string, Route>;
