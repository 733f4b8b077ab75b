/** The reading of a person, entry by entry; a recruiter can correct, add or remove each. */
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditedPart } from '../../../../../shared/domain/reading-edit.ts';
import type { Resume, TalentDetail } from '../../../../../shared/domain/talent.ts';
import { Button } from '../../../ui/button.tsx';
import { Cluster, Stack, Toolbar } from '../../../ui/layout.tsx';
import textStyles from '../../../ui/text.module.css';
import { UnsureMark } from '../../../ui/unsure-mark.tsx';
import { DegreeText, type FieldMark, JobText } from '../kit/match/profile-view.tsx';
import { EntryForm } from './entry-form.tsx';
import styles from './reading-editor.module.css';
import { type EntryPart, editOf, entryAt, unsureIn, valuesOf } from './reading-entries.ts';
import { UnsureNote } from './unsure-note.tsx';
import { useReadingEdits } from './use-reading-edits.ts';

const PARTS = ['experience', 'education', 'skills', 'languages', 'certificates', 'links'] as const;

/** The entry whose form is open; a new one has no index. */
interface Open {
  part: EditedPart;
  index?: number;
}

/** For an entry or the person's facts, the marks beside the fields to check. */
function useMarks(unsure: readonly string[]) {
  const { t } = useTranslation('admin-talents');
  return (entry: string): FieldMark =>
    (name, value) =>
      unsure.includes(`${entry}${name}`) && (
        <UnsureMark field={t(`correction.fields.${name}`)} isEmpty={value === ''}>
          {t('correction.unsure.mark')}
        </UnsureMark>
      );
}

/** Name, phone, place and summary. */
function Facts({ reading }: { reading: Resume }) {
  const { t } = useTranslation('admin-talents');
  const { profile, unsure = [] } = reading;
  const { firstName, lastName, phone, location, summary } = profile;
  const mark = useMarks(unsure)('');
  const isNameUnsure = unsure.includes('firstName') || unsure.includes('lastName');
  return (
    <>
      <p>
        <strong>{[firstName, lastName].filter(Boolean).join(' ')}</strong>
        {isNameUnsure && (
          <UnsureMark field={`${t('correction.fields.firstName')}, ${t('correction.fields.lastName')}`}>
            {t('correction.unsure.mark')}
          </UnsureMark>
        )}{' '}
        <span className={textStyles.quiet} data-part="quiet">
          {[phone, location].filter(Boolean).join(' · ')}
        </span>
        {mark('location', location ?? '')}
      </p>
      {summary && <p>{summary}</p>}
    </>
  );
}

function useEntries({ profile, unsure = [] }: Resume) {
  const { t } = useTranslation('admin');
  const markOf = useMarks(unsure);
  const level = (value: string | null) => (value ? ` · ${t(`levels.${value}`)}` : '');
  const plain = (texts: readonly string[]) => texts.map((name) => ({ name, body: name as ReactNode }));
  return {
    experience: profile.experience.map((job, index) => ({
      name: job.title || job.company,
      body: <JobText job={job} mark={markOf(`experience.${index}.`)} />,
    })),
    education: profile.education.map((degree, index) => ({
      name: degree.degree,
      body: <DegreeText degree={degree} mark={markOf(`education.${index}.`)} />,
    })),
    skills: plain(profile.skills.map(({ name }) => name)),
    languages: profile.languages.map((one) => ({
      name: one.name,
      body: `${one.name}${level(one.level)}` as ReactNode,
    })),
    certificates: plain(profile.certificates),
    links: plain(profile.links),
  } satisfies Record<EntryPart, { name: string; body: ReactNode }[]>;
}

interface PartProps {
  part: EntryPart;
  entries: readonly { name: string; body: ReactNode }[];
  isBusy: boolean;
  open: Open | null;
  onOpen: (open: Open) => void;
  onRemove: (part: EntryPart, index: number) => void;
  form: (open: Open) => ReactNode;
}

interface EntryActionsProps {
  name: string;
  isBusy: boolean;
  mayRemove: boolean;
  onEdit: () => void;
  onRemove: () => void;
}

function EntryActions({ name, isBusy, mayRemove, onEdit, onRemove }: EntryActionsProps) {
  const { t } = useTranslation('admin-talents');
  return (
    <Cluster gap="1" align="stretch" wrap={false}>
      <Button look="quiet" disabled={isBusy} aria-label={t('correction.editEntry', { name })} onClick={onEdit}>
        {t('correction.edit')}
      </Button>
      <Button
        look="quiet"
        disabled={isBusy || !mayRemove}
        aria-label={t('correction.removeEntry', { name })}
        onClick={onRemove}
      >
        {t('correction.remove')}
      </Button>
    </Cluster>
  );
}

function Entries({ part, entries, isBusy, open, onOpen, onRemove, form }: PartProps) {
  return (
    <Stack
      as="ol"
      gap="4"
      className={styles.entriesOpen}
      data-short={part === 'skills' || part === 'languages' ? '' : undefined}
    >
      {entries.map(({ name, body }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an entry is known by its place in the reading
        <Toolbar as="li" gap="1 4" align="start" key={index}>
          {open?.part === part && open.index === index ? (
            form({ part, index })
          ) : (
            <>
              <div>{body}</div>
              <EntryActions
                {...{ name, isBusy, mayRemove: open === null }}
                onEdit={() => onOpen({ part, index })}
                onRemove={() => onRemove(part, index)}
              />
            </>
          )}
        </Toolbar>
      ))}
    </Stack>
  );
}

function Part(props: PartProps) {
  const { part, entries, isBusy, open, onOpen, form } = props;
  const { t } = useTranslation('admin-talents');
  return (
    <Stack as="section" gap="2" data-part="profile-section">
      <h3>{t(`admin:profile.${part}`)}</h3>
      {entries.length > 0 && <Entries {...props} />}
      {open?.part === part && open.index === undefined ? (
        form({ part })
      ) : (
        <Button look="quiet" disabled={isBusy} onClick={() => onOpen({ part })}>
          {t(`correction.add.${part}`)}
        </Button>
      )}
    </Stack>
  );
}

type FactsPartProps = Pick<PartProps, 'isBusy' | 'open' | 'onOpen' | 'form'> & { reading: Resume };

function FactsPart({ reading, isBusy, open, onOpen, form }: FactsPartProps) {
  const { t } = useTranslation('admin-talents');
  return (
    <Stack as="section" gap="2" data-part="profile-section">
      <h3>{t('correction.facts')}</h3>
      {open?.part === 'facts' ? (
        form(open)
      ) : (
        <>
          <Facts reading={reading} />
          <Button look="quiet" disabled={isBusy} onClick={() => onOpen({ part: 'facts' })}>
            {t('correction.editFacts')}
          </Button>
        </>
      )}
    </Stack>
  );
}

interface ReadingEditorProps {
  talent: TalentDetail;
  reading: Resume;
}

/** Which form is open, and the changes to the reading: one form at a time, saved entry by entry. */
function useEditing({ talent, reading }: ReadingEditorProps, entries: ReturnType<typeof useEntries>) {
  const { profile, unsure = [] } = reading;
  const [open, setOpen] = useState<Open | null>(null);
  const { save, undo, failed } = useReadingEdits(talent, reading);
  const head = useRef<HTMLParagraphElement>(null);
  const isBusy = save.isPending || undo.isPending;
  const close = () => {
    setOpen(null);
    // The form that had the focus is gone.
    head.current?.focus();
  };
  // By what the entry says: another one may stand in its place after a correction.
  const nameOf = (part: EditedPart, index: number) =>
    part === 'facts' ? part : `${index} ${entries[part][index]?.name ?? ''}`;
  const form = ({ part, index }: Open) => (
    <EntryForm
      key={`${part} ${index}`}
      part={part}
      draft={`reading.${talent.talentId}.${part}.${index === undefined ? 'new' : nameOf(part, index)}`}
      initial={valuesOf(profile, part, index)}
      unsure={unsureIn(unsure, part, index)}
      isBusy={isBusy}
      onSave={(values) => save.mutateAsync(editOf(part, values, index))}
      onClose={close}
    />
  );
  const remove = (part: EntryPart, index: number) =>
    save.mutate({ part, index }, { onError: failed, onSuccess: close });
  return { open, setOpen, head, isBusy, form, remove, undo: () => undo.mutate(reading.resumeId) };
}

export function ReadingEditor({ talent, reading }: ReadingEditorProps) {
  const { t } = useTranslation('admin-talents');
  const entries = useEntries(reading);
  const { open, setOpen, head, isBusy, form, remove, undo } = useEditing({ talent, reading }, entries);
  const shared = { isBusy, open, onOpen: setOpen, form };
  return (
    <Stack gap="5" className={styles.readingEditor} data-part="profile">
      <p ref={head} tabIndex={-1} className={textStyles.quiet} data-part="quiet">
        {t('correction.text')}{' '}
        {reading.correction?.recruiter && (
          <Button look="quiet" disabled={isBusy} onClick={undo}>
            {t('correction.undo')}
          </Button>
        )}
      </p>
      <UnsureNote reading={reading}>
        {open === null && (
          <Button look="secondary" disabled={isBusy} onClick={() => setOpen(entryAt(reading.unsure?.[0] ?? ''))}>
            {t('correction.unsure.check')}
          </Button>
        )}
      </UnsureNote>
      <FactsPart reading={reading} {...shared} />
      {PARTS.map((part) => (
        <Part key={part} part={part} entries={entries[part]} onRemove={remove} {...shared} />
      ))}
    </Stack>
  );
}
