/** How long ago something happened, in words; with the moment for machines. */
import { useTranslation } from 'react-i18next';
import { timeWords } from './time-words.ts';

interface WhenProps {
  /** ISO 8601. */
  at: string;
  /** Milliseconds since 1970. @default the moment it is drawn */
  now?: number;
}

export function When({ at, now = Date.now() }: WhenProps) {
  const { i18n } = useTranslation();
  return <time dateTime={at}>{timeWords(at, i18n.language, now)}</time>;
}
