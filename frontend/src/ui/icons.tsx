/** All line icons of the site: the core ones, and those that only some pages load. */
import { CORE_ICONS, IconPath, type IconProps } from './core-icon.tsx';

const PATHS = {
  ...CORE_ICONS,
  back: 'M16 10H4M9 5l-5 5 5 5',
  search: 'M9 3.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11zM13 13l4 4',
  place: 'M10 17.5s-5.5-5-5.5-9a5.5 5.5 0 0 1 11 0c0 4-5.5 9-5.5 9zM10 6.8a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4z',
  home: 'M3 9.5L10 3.5l7 6M5 8.5V16h10V8.5',
  clock: 'M10 3a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM10 6v4.3l2.8 1.7',
  people:
    'M7.5 4a2.7 2.7 0 1 1 0 5.4 2.7 2.7 0 0 1 0-5.4zM2.5 16c0-3 2-4.8 5-4.8s5 1.8 5 4.8M13 5a2.4 2.4 0 0 1 0 4.6M14.5 11.6c1.9.5 3 2 3 4.4',
  upload: 'M10 13V4M6 7.5L10 3.5l4 4M3.5 13v3h13v-3',
  file: 'M5 2.5h6.5L15.5 6.5v11H5zM11.5 2.5v4h4',
  filter: 'M3 5.5h14M5.5 10h9M8 14.5h4',
  lock: 'M6 9V6.5a4 4 0 0 1 8 0V9M4.5 9h11v8h-11zM10 12v2',
} as const;

export type IconName = keyof typeof PATHS;

export const Icon = ({ name, ...rest }: IconProps & { name: IconName }) => <IconPath d={PATHS[name]} {...rest} />;
