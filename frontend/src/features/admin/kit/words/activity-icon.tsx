/** The line icons of activities, on the same grid as the site's, apart from it so that visitors do not load them. */
import type { ActivityKind } from '../../../../../../shared/domain/activity.ts';
import { LineIcon } from '../line-icon.tsx';

const PATHS = {
  note: 'M4 3h12v9l-5 5H4zM11 17v-5h5M7 7h6M7 10h3',
  email: 'M2.5 4.5h15v11h-15zM2.5 5.5l7.5 5.5 7.5-5.5',
  sms: 'M3 3.5h14v10H9.5L6 17v-3.5H3zM6.5 8.5h.1M10 8.5h.1M13.5 8.5h.1',
  interview: 'M3 4.5h14V17H3zM3 8.5h14M7 2.5v4M13 2.5v4M7.5 12.5l2 2 3.5-3.5',
  document: 'M5 2.5h6.5L15.5 6.5v11H5zM11.5 2.5v4h4M8 10.5h5M8 13.5h5',
  download: 'M10 3v10M6 9.5l4 4 4-4M3.5 14v3h13v-3',
} as const satisfies Record<ActivityKind | 'download', string>;

export function ActivityIcon({ name, size = 16 }: { name: keyof typeof PATHS; size?: number }) {
  return <LineIcon path={PATHS[name]} size={size} width={1.7} />;
}
