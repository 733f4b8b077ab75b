/** The message field; it shows the remaining characters only near the limit. */
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { LONG_TEXT_MAX_CHARS } from '../../../../shared/domain/field.ts';
import { formatNumber } from '../../lib/format.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import { Stack } from '../../ui/layout.tsx';
import textStyles from '../../ui/text.module.css';
import { TextArea } from '../../ui/text-area.tsx';
import typeStyles from '../../ui/type.module.css';

/** From here on the count is shown. */
const COUNT_FROM_CHARS = LONG_TEXT_MAX_CHARS * 0.9;
/** Screen readers announce the count once per hundred characters. */
const SAID_STEP_CHARS = 100;
const ROWS = 7;

function useRoomWords() {
  const { t } = useTranslation('contact');
  return (left: number): string => {
    const count = Math.abs(left);
    const formatted = formatNumber(count, currentLanguage());
    return t(left < 0 ? 'form.over' : 'form.left', { count, formatted });
  };
}

function Room({ length }: { length: number }) {
  const roomWords = useRoomWords();
  const left = LONG_TEXT_MAX_CHARS - length;
  const said = Math.ceil(left / SAID_STEP_CHARS) * SAID_STEP_CHARS;
  return (
    <>
      <p
        className={`${typeStyles.figures} ${textStyles.small} ${left < 0 ? `${textStyles.alarm} ${textStyles.strong}` : textStyles.quiet}`}
        aria-hidden="true"
      >
        {roomWords(left)}
      </p>
      <p className={textStyles.visuallyHidden} role="status">
        {roomWords(left < 0 ? left : said)}
      </p>
    </>
  );
}

interface MessageFieldProps extends ComponentProps<'textarea'> {
  text: string;
  help: string;
  error: string | undefined;
}

export function MessageField({ text, help, error, ...textarea }: MessageFieldProps) {
  const { t } = useTranslation('contact');
  // Spaces around do not count, as they are not sent.
  const length = text.trim().length;
  return (
    <Stack gap="2">
      <TextArea label={t('form.message')} help={help} error={error} rows={ROWS} {...textarea} />
      {length >= COUNT_FROM_CHARS && <Room length={length} />}
    </Stack>
  );
}
