/** One template in both languages side by side, each with how it will read. */
import { CheckboxField, TextAreaField, TextField } from '@aws-amplify/ui-react';
import { useEffect, useId, useRef } from 'react';
import type { FieldError, FieldErrors } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { LANGUAGES, type Language } from '../../../../../shared/domain/field.ts';
import { SUBJECT_KINDS } from '../../../../../shared/domain/outgoing.ts';
import type { MessageTemplate } from '../../../../../shared/domain/settings.ts';
import { Box, Cluster, Grid, Stack, Toolbar } from '../../../ui/layout.tsx';
import { PanelButton } from '../../../ui/panel-button.tsx';
import textStyles from '../../../ui/text.module.css';
import typeStyles from '../../../ui/type.module.css';
import activitiesStyles from '../kit/composing/composing.module.css';
import { MessageWords } from '../kit/composing/message-preview.tsx';
import { fill, PLACEHOLDERS, type PlaceholderValues, unknownIn } from '../kit/composing/placeholders.ts';
import { SmsCounter } from '../kit/composing/sms-counter.tsx';
import { productTemplate } from '../kit/composing/templates.ts';
import { NoTemplate } from './no-template.tsx';
import styles from './settings.module.css';
import { useRefusal } from './settings-section.tsx';

type Errors = FieldErrors<MessageTemplate> | undefined;
const GAPS = Object.keys(PLACEHOLDERS) as (keyof typeof PLACEHOLDERS)[];

interface TemplateEditorProps {
  templateKey: string;
  /** As it stands in the settings; absent where the product's words hold. */
  own: MessageTemplate | undefined;
  errors: Errors;
  onChange: (template: MessageTemplate) => void;
  onRemove: (template: MessageTemplate, title: string) => void;
  onClose: () => void;
}

/** The product's template as one that can be reworded. */
function fromProduct(key: string): MessageTemplate | undefined {
  const kind = SUBJECT_KINDS.find((each) => key.startsWith(`${each}.`));
  if (!kind) return undefined;
  const id = key.slice(kind.length + 1);
  const words = productTemplate(kind, id);
  return words && { kind, id, name: null, email: words.email, sms: words.sms };
}

interface WordsProps {
  template: MessageTemplate;
  language: Language;
  errors: Errors;
  onChange: (template: MessageTemplate) => void;
}

/** Unknown placeholders are reported while they are typed. */
function useTextProblem(): (text: string, error: FieldError | undefined) => string | undefined {
  const { t } = useTranslation('admin-settings');
  const refusal = useRefusal();
  return (text, error) => {
    const unknown = unknownIn(text);
    if (unknown.length > 0) return t('problems.unknownGaps', { gaps: unknown.join(', '), count: unknown.length });
    return refusal(error?.message);
  };
}

function Words({ template, language, errors, onChange }: WordsProps) {
  const { t } = useTranslation('admin-settings');
  const id = useId();
  const problem = useTextProblem();
  const { email } = template;
  const wording = email[language];
  const error = errors?.email?.[language];
  const write = (words: Partial<typeof wording>) =>
    onChange({ ...template, email: { ...email, [language]: { ...wording, ...words } } });
  const [subject, text] = [problem(wording.subject, error?.subject), problem(wording.text, error?.text)];
  const common = { size: 'small', lang: language } as const;
  return (
    <>
      <TextField
        {...common}
        id={`${id}-subject`}
        label={t('template.subject', { language: t(`languages.${language}`) })}
        value={wording.subject}
        onChange={({ target }) => write({ subject: target.value })}
        hasError={subject !== undefined}
        errorMessage={subject}
      />
      <TextAreaField
        {...common}
        id={`${id}-text`}
        rows={9}
        label={t('template.text', { language: t(`languages.${language}`) })}
        value={wording.text}
        onChange={({ target }) => write({ text: target.value })}
        hasError={text !== undefined}
        errorMessage={text}
      />
    </>
  );
}

interface SmsProps extends WordsProps {
  samples: PlaceholderValues;
}

function Sms({ template, language, errors, onChange, samples }: SmsProps) {
  const { t } = useTranslation('admin-settings');
  const id = useId();
  const problem = useTextProblem();
  const { sms } = template;
  if (!sms) return null;
  const refused = problem(
    sms[language],
    (errors?.sms as FieldErrors<Record<Language, string>> | undefined)?.[language],
  );
  return (
    <>
      <TextAreaField
        id={`${id}-sms`}
        size="small"
        lang={language}
        rows={4}
        label={t('template.sms', { language: t(`languages.${language}`) })}
        value={sms[language]}
        onChange={({ target }) => onChange({ ...template, sms: { ...sms, [language]: target.value } })}
        hasError={refused !== undefined}
        errorMessage={refused}
      />
      <SmsCounter text={fill(sms[language], samples)} />
    </>
  );
}

/** What stands for the person in a preview. */
function useSamples(): Record<Language, PlaceholderValues> {
  const { t } = useTranslation('admin-settings');
  const of = (language: Language) =>
    Object.fromEntries(GAPS.map((gap) => [gap, t(`samples.${language}.${gap}`)])) as PlaceholderValues;
  return { es: of('es'), en: of('en') };
}

function Side(props: WordsProps) {
  const { template, language } = props;
  const { t } = useTranslation('admin-settings');
  const samples = useSamples()[language];
  return (
    <Stack gap="4">
      <Words {...props} />
      <Sms {...props} samples={samples} />
      <div className={activitiesStyles.messagePreview}>
        <Box as="p" pad="s" rule="below" surface="paper-2" className={`${typeStyles.tiny} ${textStyles.strong}`}>
          {t('template.preview', { language: t(`languages.${language}`) })}
        </Box>
        <MessageWords wording={template.email[language]} values={samples} language={language} />
      </div>
    </Stack>
  );
}

function Names({ template, errors, onChange }: Omit<WordsProps, 'language'>) {
  const { t } = useTranslation('admin-settings');
  const id = useId();
  const refusal = useRefusal();
  const { name } = template;
  if (!name) return null;
  const refused = errors?.name as FieldErrors<Record<Language, string>> | undefined;
  return LANGUAGES.map((language) => (
    <TextField
      key={language}
      id={`${id}-${language}`}
      size="small"
      label={t('template.name', { language: t(`languages.${language}`) })}
      value={name[language]}
      onChange={({ target }) => onChange({ ...template, name: { ...name, [language]: target.value } })}
      hasError={refused?.[language] !== undefined}
      errorMessage={refusal(refused?.[language]?.message)}
    />
  ));
}

/** Which gaps there are, in the words of either language. */
function KnownGaps() {
  const { t } = useTranslation('admin-settings');
  return (
    <details className={styles.templateGaps}>
      <Box as="summary" pad="block1" tall="32" className={textStyles.quiet}>
        {t('template.gaps')}
      </Box>
      <Grid as="ul" columns="fit280" gap="1 4" pad="top2">
        {GAPS.map((gap) => (
          <li key={gap}>
            <code>{`{{${PLACEHOLDERS[gap].es}}}`}</code> <code>{`{{${PLACEHOLDERS[gap].en}}}`}</code> {t(`gaps.${gap}`)}
          </li>
        ))}
      </Grid>
    </details>
  );
}

function useFocusedHeading() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return heading;
}

interface SmsSwitchProps extends Pick<TemplateEditorProps, 'onChange'> {
  template: MessageTemplate;
  product: MessageTemplate | undefined;
}

/** Whether a template is also an SMS: of the product's words where it has some. */
function SmsSwitch({ template, product, onChange }: SmsSwitchProps) {
  const { t } = useTranslation('admin-settings');
  const toggle = (isWanted: boolean) =>
    onChange({ ...template, sms: isWanted ? (product?.sms ?? { es: '', en: '' }) : null });
  return (
    <CheckboxField
      name="template-sms"
      value="yes"
      label={t('template.alsoSms')}
      checked={template.sms !== null}
      onChange={({ target }) => toggle(target.checked)}
    />
  );
}

interface RemovalProps extends Pick<TemplateEditorProps, 'onRemove'> {
  own: MessageTemplate;
  isOfProduct: boolean;
}

/** Goes back to the product's words, or deletes a template that the agency added. */
function Removal({ own, isOfProduct, onRemove }: RemovalProps) {
  const { t } = useTranslation('admin-settings');
  return (
    <Cluster gap="2" align="stretch" data-part="form-actions">
      <PanelButton
        size="small"
        onClick={() => onRemove(own, t(isOfProduct ? 'template.wasReset' : 'template.wasDeleted'))}
      >
        {t(isOfProduct ? 'template.reset' : 'template.delete')}
      </PanelButton>
    </Cluster>
  );
}

export function TemplateEditor({ templateKey, own, errors, onChange, onRemove, onClose }: TemplateEditorProps) {
  const { t } = useTranslation('admin-settings');
  const title = useId();
  const heading = useFocusedHeading();
  const product = fromProduct(templateKey);
  const template = own ?? product;
  if (!template) return <NoTemplate>{t('template.gone')}</NoTemplate>;
  const { kind, id } = template;
  const name = product ? t(`admin-activities:templates.${kind}.${id}`) : t('template.ownTitle');
  return (
    <Stack as="section" gap="4" pad="l" edge="line" radius="s" aria-labelledby={title}>
      <Toolbar gap="1 4" tall="32">
        <h3 id={title} ref={heading} tabIndex={-1}>
          {name}
        </h3>
        <PanelButton size="small" variation="link" onClick={onClose}>
          {t('template.close')}
        </PanelButton>
      </Toolbar>
      <Grid gap="4 6" from720="2">
        <Names template={template} errors={errors} onChange={onChange} />
        {LANGUAGES.map((language) => (
          <Side key={language} template={template} language={language} errors={errors} onChange={onChange} />
        ))}
      </Grid>
      {kind !== 'message' && <SmsSwitch template={template} product={product} onChange={onChange} />}
      <KnownGaps />
      {own && <Removal own={own} isOfProduct={product !== undefined} onRemove={onRemove} />}
    </Stack>
  );
}
