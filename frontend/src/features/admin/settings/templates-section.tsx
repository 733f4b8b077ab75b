/** The templates of messages by what they are for: the product's, in the agency's words where it has its own, and the agency's. */
import { useTranslation } from 'react-i18next';
import { SUBJECT_KINDS } from '../../../../../shared/domain/outgoing.ts';
import { type MessageTemplate, TEMPLATES_MAX } from '../../../../../shared/domain/settings.ts';
import { Box, Grid, Stack, Toolbar } from '../../../ui/layout.tsx';
import { PanelButton } from '../../../ui/panel-button.tsx';
import pressStyles from '../../../ui/press.module.css';
import textStyles from '../../../ui/text.module.css';
import { showToast } from '../../../ui/toast-store.ts';
import typeStyles from '../../../ui/type.module.css';
import { productTemplate, type TemplateKind } from '../kit/composing/templates.ts';
import { type OfferedTemplate, offeredTemplates } from '../kit/composing/use-templates.ts';
import { NoTemplate } from './no-template.tsx';
import type { SectionProps } from './settings-section.tsx';
import { SettingsSection, useRefusal } from './settings-section.tsx';
import { TemplateEditor } from './template-editor.tsx';
import { sameTemplate, templateKey, useOpenTemplate } from './template-key.ts';

const NEW_ID_CHARS = 12;

function newTemplate(kind: TemplateKind): MessageTemplate {
  const empty = () => ({ es: { subject: '', text: '' }, en: { subject: '', text: '' } });
  const id = `own-${crypto.randomUUID().replaceAll('-', '').slice(0, NEW_ID_CHARS)}`;
  return { kind, id, name: { es: '', en: '' }, email: empty(), sms: null };
}

interface TemplateRowProps {
  name: string;
  note: 'refused' | 'own' | 'reworded' | undefined;
  isOpen: boolean;
  onOpen: () => void;
}

interface KindListProps {
  kind: TemplateKind;
  own: readonly MessageTemplate[];
  openKey: string | null;
  refused: readonly string[];
  onOpen: (key: string) => void;
  onAdd?: () => void;
}

interface KindListsProps extends Pick<KindListProps, 'openKey' | 'refused' | 'onOpen'> {
  templates: readonly MessageTemplate[];
  add: (kind: TemplateKind) => void;
}

/** A template in the list of its kind; `note` says whose words hold, or that something in it was refused. */
function TemplateRow({ name, note, isOpen, onOpen }: TemplateRowProps) {
  const { t } = useTranslation('admin-settings');
  return (
    <Toolbar
      as="button"
      gap="2"
      wrap={false}
      pad="xs"
      rule="below"
      surface="bare"
      tall="40"
      place="full"
      type="button"
      className={`${pressStyles.row} ${textStyles.ink} ${typeStyles.breaking}`}
      aria-pressed={isOpen}
      onClick={onOpen}
    >
      <span>{name.trim() === '' ? t('template.unnamed') : name}</span>
      {note && (
        <Box
          as="span"
          pad="badge"
          surface={note === 'refused' ? 'missing-tint' : 'paper-2'}
          radius="xs"
          place="rigid"
          className={`${textStyles.ink} ${typeStyles.micro} ${typeStyles.plain}`}
          data-note={note}
        >
          {t(`template.${note}`)}
        </Box>
      )}
    </Toolbar>
  );
}

function KindList({ kind, own, openKey, refused, onOpen, onAdd }: KindListProps) {
  const { t } = useTranslation('admin-settings');
  const offered = offeredTemplates(kind, own, (id) => t(`admin-activities:templates.${kind}.${id}`));
  const noteOf = ({ id }: OfferedTemplate) => {
    if (refused.includes(templateKey({ kind, id }))) return 'refused';
    if (!productTemplate(kind, id)) return 'own';
    return own.some((template) => sameTemplate(template, { kind, id })) ? 'reworded' : undefined;
  };
  return (
    <Stack gap="2" align="start">
      <h3>{t(`kinds.${kind}`)}</h3>
      <Stack as="ul" place="full">
        {offered.map((template) => {
          const key = templateKey({ kind, id: template.id });
          return (
            <li key={key}>
              <TemplateRow
                name={template.name}
                note={noteOf(template)}
                isOpen={key === openKey}
                onOpen={() => onOpen(key)}
              />
            </li>
          );
        })}
      </Stack>
      {onAdd && (
        <PanelButton size="small" variation="link" onClick={onAdd}>
          {t('template.add')}
          <span className={textStyles.visuallyHidden}>: {t(`kinds.${kind}`)}</span>
        </PanelButton>
      )}
    </Stack>
  );
}

/** Adds, changes and removes templates of the form; a removal can be undone. */
function useTemplateChanges({ form, values: { templates }, put }: SectionProps, open: (key: string | null) => void) {
  const { t } = useTranslation('admin-settings');
  const add = (kind: TemplateKind) => {
    const template = newTemplate(kind);
    put('templates', [...templates, template]);
    open(templateKey(template));
  };
  const change = (next: MessageTemplate) => {
    const known = form.getValues('templates');
    const index = known.findIndex((template) => sameTemplate(template, next));
    put('templates', index < 0 ? [...known, next] : known.with(index, next));
  };
  /** The product's words come back, or the template goes. */
  const remove = (template: MessageTemplate, title: string) => {
    const index = templates.findIndex((each) => sameTemplate(each, template));
    put('templates', templates.toSpliced(index, 1));
    if (!productTemplate(template.kind, template.id)) open(null);
    const back = () => {
      const others = form.getValues('templates').filter((each) => !sameTemplate(each, template));
      put('templates', others.toSpliced(Math.min(index, others.length), 0, template));
    };
    showToast({ title, action: { label: t('admin:undo'), onPress: back } });
  };
  return { add, change, remove };
}

function KindLists({ templates, add, ...rest }: KindListsProps) {
  return (
    <Grid columns="fit220" gap="4 6" align="start">
      {SUBJECT_KINDS.map((kind) => (
        <KindList
          {...rest}
          key={kind}
          kind={kind}
          own={templates}
          onAdd={templates.length < TEMPLATES_MAX ? () => add(kind) : undefined}
        />
      ))}
    </Grid>
  );
}

export function TemplatesSection(props: SectionProps) {
  const { t } = useTranslation('admin-settings');
  const { templates } = props.values;
  const [openKey, open] = useOpenTemplate();
  const refusal = useRefusal();
  const { add, change, remove } = useTemplateChanges(props, open);
  const errors = props.form.formState.errors.templates;
  const at = templates.findIndex((template) => templateKey(template) === openKey);
  const refused = templates.filter((_, index) => errors?.[index]).map(templateKey);
  return (
    <SettingsSection id="templates">
      <Grid gap="4 6" align="start">
        <KindLists {...{ templates, add, openKey, refused }} onOpen={open} />
        {openKey ? (
          <TemplateEditor
            key={openKey}
            templateKey={openKey}
            own={at < 0 ? undefined : templates[at]}
            errors={at < 0 ? undefined : errors?.[at]}
            onChange={change}
            onRemove={remove}
            onClose={() => open(null)}
          />
        ) : (
          <NoTemplate>{t('template.none')}</NoTemplate>
        )}
      </Grid>
      {errors?.message && (
        <p className={textStyles.alarm} role="alert">
          {refusal(errors.message)}
        </p>
      )}
    </SettingsSection>
  );
}
