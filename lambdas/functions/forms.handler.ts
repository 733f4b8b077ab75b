/** The public forms: each stores a record and returns nobody's data. */
import { routed } from '../runtime/router.ts';

export const endpoints = {
  'applications/request-confirmation': () => import('../applications/request-confirmation.handler.ts'),
  'applications/request-links': () => import('../applications/request-links.handler.ts'),
  'applications/submit-application': () => import('../applications/submit-application.handler.ts'),
  'applications/submit-profile': () => import('../applications/submit-profile.handler.ts'),
  'employers/request-talent': () => import('../employers/request-talent.handler.ts'),
  'messages/send-contact-message': () => import('../messages/send-contact-message.handler.ts'),
};

export const handler = routed(endpoints);
