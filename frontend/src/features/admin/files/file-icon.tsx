/** A line icon for each type of file, on the same grid as the site's, with its name for screen readers. */
import { useTranslation } from 'react-i18next';
import type { FILE_TYPES } from '../../../../../shared/domain/file.ts';
import { Box } from '../../../ui/layout.tsx';
import textStyles from '../../../ui/text.module.css';
import typeStyles from '../../../ui/type.module.css';
import { LineIcon } from '../kit/line-icon.tsx';

/** What is looked for most has a colour; all others are quiet. */
const TONES: Partial<Record<string, string>> = { folder: typeStyles.accent, resume: typeStyles.met };

const SHEET = 'M5 2.5h6.5L15.5 6.5v11H5z';
const PATHS = {
  resume: `${SHEET}M10.2 6.3a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4zM7.2 14.5c0-1.9 1.2-2.9 3-2.9s3 1 3 2.9`,
  document: `${SHEET}M11.5 2.5v4h4M8 10.5h5M8 13.5h5`,
  image: 'M3 4h14v12H3zM3.5 14l4-4 3 3 2.5-2.5 3.5 3.5M13 6.8a.9.9 0 1 1 0 1.8.9.9 0 0 1 0-1.8z',
  video: 'M2.5 5h11v10h-11zM13.5 9l4-2.5v7l-4-2.5',
  audio:
    'M7.5 15V5l8.5-1.5v10M7.5 15a2.3 2.3 0 1 1-2.3-2.3A2.3 2.3 0 0 1 7.5 15zM16 13.5a2.3 2.3 0 1 1-2.3-2.3 2.3 2.3 0 0 1 2.3 2.3z',
  archive: 'M3 3.5h14v4H3zM4.5 7.5h11v9h-11zM8 10.5h4',
  code: 'M7 6l-4 4 4 4M13 6l4 4-4 4M11.3 4.5l-2.6 11',
  spreadsheet: 'M3 3.5h14v13H3zM3 8h14M3 12.2h14M8 3.5v13',
  presentation: 'M2.5 3.5h15M4 3.5v9h12v-9M10 12.5v2M6.5 17.5l3.5-3 3.5 3M7 9.5l2-2 1.5 1.5L13 6.5',
  other: `${SHEET}M11.5 2.5v4h4`,
  folder: 'M2.5 5V16h15V6.5h-8L8 4.5H3z',
  download: 'M10 3v10M6 9.5l4 4 4-4M3.5 14v3h13v-3',
  copy: 'M7 6.5h9.5v11H7zM13 6.5v-4H3.5v11H7',
} as const satisfies Record<(typeof FILE_TYPES)[number] | 'folder' | 'download' | 'copy', string>;

export function FileGlyph({ name, size = 18 }: { name: keyof typeof PATHS; size?: number }) {
  return <LineIcon path={PATHS[name]} size={size} width={1.6} />;
}

/** The icon with its name as text for screen readers. */
export function FileIcon({ of }: { of: (typeof FILE_TYPES)[number] | 'folder' }) {
  const { t } = useTranslation('admin-files');
  return (
    <Box as="span" place="rigid" className={TONES[of] ?? textStyles.quiet} title={t(`types.${of}`)}>
      <FileGlyph name={of} />
      <span className={textStyles.visuallyHidden}>{t(`types.${of}`)}</span>
    </Box>
  );
}
