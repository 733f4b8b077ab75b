/** Server data of the agency's settings, which templates of messages are read from, too. */
import { queryOptions } from '@tanstack/react-query';
import type { Settings, SettingsInput } from '../../../../../../shared/domain/settings.ts';
import { adminRoutes } from '../../../../lib/admin-routes.ts';
import { call } from '../../../../lib/api-client.ts';

export function settingsQuery() {
  return queryOptions({
    queryKey: ['admin-settings'],
    queryFn: ({ signal }) => call(adminRoutes.getSettings, {}, { signal }),
  });
}

export function saveSettings(body: SettingsInput): Promise<Settings> {
  return call(adminRoutes.updateSettings, { body });
}
