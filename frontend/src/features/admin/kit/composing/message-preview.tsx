/** A message in both languages as the person would read it, with what was filled in and what is missing marked. */
import { useTranslation } from 'react-i18next';
import { LANGUAGES, type Language } from '../../../../../../shared/domain/field.ts';
import { Icon } from '../../../../ui/icons.tsx';
import { Box, Cluster, Stack } from '../../../../ui/layout.tsx';
import textStyles from '../../../../ui/text.module.css';
import typeStyles from '../../../../ui/type.module.css';
import styles from './composing.module.css';
import { type PlaceholderValues, segmentsOf } from './placeholders.ts';
import type { Wording } from './templates.ts';

/** The words with their gaps; `aria` needs no more than the text, so marks only look. */
function Filled({ text, values }: { text: string; values: PlaceholderValues }) {
  let at = 0;
  return segmentsOf(text, values).map((segment) => {
    const key = at;
    at += segment.text.length;
    if (segment.kind === 'typed') return <span key={key}>{segment.text}</span>;
    return (
      <mark key={key} data-gap={segment.kind}>
        {segment.text}
      </mark>
    );
  });
}

interface MessageWordsProps {
  wording: Wording;
  values: PlaceholderValues;
  language: Language;
}

/** One message in one language. */
export function MessageWords({ wording: { subject, text }, values, language }: MessageWordsProps) {
  const { t } = useTranslation('admin-activities');
  return (
    <Box pad="even" className={`${styles.messageWords} ${typeStyles.breaking} ${typeStyles.asTyped}`} lang={language}>
      {subject && (
        <Box as="p" pad="bottom2" rule="below" className={textStyles.strong}>
          <Filled text={subject} values={values} />
        </Box>
      )}
      {text ? (
        <Filled text={text} values={values} />
      ) : (
        <p className={textStyles.quiet} data-part="quiet">
          {t('message.nothing')}
        </p>
      )}
    </Box>
  );
}

interface MessagePreviewProps {
  wording: Record<Language, Wording>;
  values: PlaceholderValues;
  language: Language;
  name: string;
  onChoose: (language: Language) => void;
}

export function MessagePreview({ wording, values, language, name, onChoose }: MessagePreviewProps) {
  const { t } = useTranslation('admin-activities');
  return (
    <Stack as="fieldset" gap="2" className={styles.messagePreviews}>
      <legend>{t('message.preview')}</legend>
      {LANGUAGES.map((each) => {
        const isSent = each === language;
        return (
          <section key={each} className={styles.messagePreview} data-sent={isSent || undefined}>
            <Cluster
              as="label"
              gap="2"
              wrap={false}
              pad="xs"
              rule="below"
              surface="paper-2"
              tall="40"
              className={textStyles.strong}
            >
              <input type="radio" name={name} checked={isSent} onChange={() => onChoose(each)} />
              <span>{t(`languages.${each}`)}</span>
              {isSent && (
                <Cluster
                  as="span"
                  gap="1"
                  inline
                  wrap={false}
                  place="push"
                  className={`${typeStyles.accentDeep} ${typeStyles.tiny}`}
                >
                  <Icon name="check" size={16} />
                  {t('message.chosen')}
                </Cluster>
              )}
            </Cluster>
            <MessageWords wording={wording[each]} values={values} language={each} />
          </section>
        );
      })}
    </Stack>
  );
}
