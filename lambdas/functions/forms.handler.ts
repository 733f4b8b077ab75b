/** The forms that anybody may send: each puts something down and shows nothing of anybody. */
import { routed } from '../runtime/router.ts';

export const endpoints = {
  'applications/request-links': () => import('../applications/request-links.handler.ts'),
  'applications/submit-application': () => import('../applications/submit-application.handler.ts'),
  'applications/submit-profile': () => import('../applications/submit-profile.handler.ts'),
  'employers/request-talent': () => import('../employers/request-talent.handler.ts'),
  'messages/send-contact-message': () => import('../messages/send-contact-message.handler.ts'),
};

export const handler = routed(endpoints);
