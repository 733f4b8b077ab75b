/** Routes of the agency's settings, and of the part of them that the public site shows. */
import { settingsInputSchema, settingsSchema, siteSettingsSchema } from '../domain/settings.ts';
import { type Route, route } from './route.ts';

export const settingsRoutes = {
  getSettings: route({
    method: 'GET',
    path: '/api/admin/settings',
    access: 'admin',
    handler: 'settings/get-settings',
    summary: 'Retention, message templates, marketing claims, rate limits, languages of the feeds',
    successStatus: 200,
    response: settingsSchema,
  }),
  updateSettings: route({
    method: 'PUT',
    path: '/api/admin/settings',
    access: 'admin',
    handler: 'settings/update-settings',
    role: 'admin',
    summary: 'Replace the settings; a stale version is refused, and a shorter term takes a sign-in of the last minutes',
    successStatus: 200,
    body: settingsInputSchema,
    response: settingsSchema,
  }),
  getSiteSettings: route({
    method: 'GET',
    path: '/api/site-settings',
    access: 'public',
    handler: 'settings/get-site-settings',
    summary: 'The figures that the site advertises, and the languages of its feeds',
    successStatus: 200,
    response: siteSettingsSchema,
  }),
} as const satisfies Record<string, Route>;
