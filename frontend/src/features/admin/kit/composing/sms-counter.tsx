/** Shows an SMS's length and how many paid parts it needs. */
import { useTranslation } from 'react-i18next';
import { SMS_MAX_CHARS } from '../../../../../../shared/domain/outgoing.ts';
import { formatNumber } from '../../../../lib/format.ts';
import { currentLanguage } from '../../../../lib/i18n.ts';
import { Stack } from '../../../../ui/layout.tsx';
import textStyles from '../../../../ui/text.module.css';
import typeStyles from '../../../../ui/type.module.css';
import { smsSize } from './sms-size.ts';

export function SmsCounter({ text }: { text: string }) {
  const { t } = useTranslation('admin-activities');
  const { alphabet, used, parts, perPart, foreign } = smsSize(text);
  const figure = (value: number) => formatNumber(value, currentLanguage());
  return (
    <Stack gap="1" className={`${typeStyles.tiny} ${typeStyles.figures}`}>
      <p>
        <strong>{t('sms.chars', { count: text.length, used: figure(text.length), max: figure(SMS_MAX_CHARS) })}</strong>
        {' · '}
        {t('sms.parts', { count: parts, used: figure(used), room: figure(Math.max(parts, 1) * perPart) })}
      </p>
      {alphabet === 'ucs2' && (
        <p className={textStyles.quiet} data-part="quiet">
          {t('sms.foreign', { chars: foreign.slice(0, 8).join(' '), perPart: figure(perPart) })}
        </p>
      )}
    </Stack>
  );
}
