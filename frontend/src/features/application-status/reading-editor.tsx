/** The reading while it is being corrected: parts to look at, and forms in the place of those that are open. */
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { FollowedApplication } from '../../../../shared/contract/routes.ts';
import { useLeaveGuard } from '../../lib/leaving.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { Box, Cluster, Stack } from '../../ui/layout.tsx';
import textStyles from '../../ui/text.module.css';
import unsureMark from '../../ui/unsure-mark.module.css';
import { PartFields } from './part-fields.tsx';
import { PartFrame, partHeadingId } from './part-frame.tsx';
import { isEmptyPart, PartView } from './part-view.tsx';
import type { OwnLink } from './queries.ts';
import { PARTS, type Part } from './reading-parts.ts';
import { RESULTS_ID } from './results.tsx';
import { UnsureNote } from './unsure-note.tsx';
import { type EditorNews, useCorrection } from './use-correction.ts';
import type { Base, Beginning } from './use-rebasing.ts';

type Corrected = FollowedApplication & Base;
type Correction = ReturnType<typeof useCorrection>;

function LeaveQuestion({ isUnsaved }: { isUnsaved: boolean }) {
  const { t } = useTranslation('application-status');
  const { wanted, stay, leave } = useLeaveGuard(isUnsaved);
  return (
    <Dialog isOpen={wanted !== undefined} title={t('edit.leave.title')} onClose={stay}>
      <p>{t('edit.leave.text')}</p>
      <DialogActions>
        <Button onClick={stay}>{t('edit.leave.stay')}</Button>
        <Button look="quiet" onClick={leave}>
          {t('edit.leave.go')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Both versions of what is open, and the choice between them; what was written stays in its fields below. */
function Conflict({ correction, theirs }: { correction: Correction; theirs: Base }) {
  const { t } = useTranslation('application-status');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isBusy = correction.form.formState.isSubmitting;
  return (
    <Stack gap="4" pad="xl" edge="claimed" radius="m" role="alert">
      <h3 ref={heading} tabIndex={-1}>
        {t('edit.conflict.title')}
      </h3>
      <p>{t('edit.conflict.text')}</p>
      <h4>{t('edit.conflict.theirs')}</h4>
      {correction.open.map((part) => (
        <Stack gap="2" pad="left3" rule="beside" key={part}>
          <strong>{t(`reading.section.${part}`)}</strong>
          <PartView part={part} profile={theirs.profile} stated={[]} unsure={[]} />
        </Stack>
      ))}
      <p>
        {t('edit.conflict.mine')}: {t('edit.kept')}
      </p>
      <Cluster gap="2" align="stretch" lines>
        <Button disabled={isBusy} onClick={() => void correction.keepMine()}>
          {t('edit.conflict.keepMine')}
        </Button>
        <Button look="secondary" disabled={isBusy} onClick={correction.keepTheirs}>
          {t('edit.conflict.keepTheirs')}
        </Button>
      </Cluster>
    </Stack>
  );
}

/** Said where it happened, which may be far from the result. */
function News({ kind }: { kind: EditorNews['kind'] }) {
  const { t } = useTranslation('application-status');
  return (
    <Box as="p" pad="m" surface="met-tint" radius="m" className={textStyles.strong}>
      {t(`edit.${kind}`)} {kind === 'saved' && <a href={`#${RESULTS_ID}`}>{t('edit.toResults')}</a>}
    </Box>
  );
}

interface PartFormProps {
  part: Part;
  correction: Correction;
  email: string | null;
  unsure: readonly string[];
}

function PartForm({ part, correction, email, unsure }: PartFormProps) {
  const { t } = useTranslation('application-status');
  const { form, failure } = correction;
  const isBusy = form.formState.isSubmitting;
  return (
    <Stack gap="5">
      <PartFields part={part} form={form} isBusy={isBusy} email={email} unsure={unsure} />
      {failure && !isBusy && <FormFailure title={t('edit.failed')} reason={failure} kept={t('edit.kept')} />}
      <Cluster gap="2" align="stretch" lines>
        <Button type="submit" disabled={isBusy}>
          {t(isBusy ? 'edit.saving' : 'edit.save')}
        </Button>
        <Button
          look="quiet"
          disabled={isBusy}
          aria-label={t('edit.cancelSection', { section: t(`reading.section.${part}`) })}
          onClick={() => correction.cancel(part)}
        >
          {t('edit.cancel')}
        </Button>
      </Cluster>
    </Stack>
  );
}

/** The focus follows: to what has just been opened or closed, and to what is refused first. */
function useFocus({ form, open }: Correction, root: { current: HTMLElement | null }, isAsked: boolean) {
  const { submitCount } = form.formState;
  const last = useRef<{ open: readonly Part[]; submitCount: number }>({ open: isAsked ? [] : open, submitCount });
  useEffect(() => {
    const { current: before } = last;
    last.current = { open, submitCount };
    const refused = root.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (submitCount !== before.submitCount && refused) return refused.focus();
    const changed =
      open.find((part) => !before.open.includes(part)) ?? before.open.find((part) => !open.includes(part));
    if (changed) document.getElementById(partHeadingId(changed))?.focus();
  }, [open, submitCount, root]);
}

interface ReadingEditorProps {
  application: Corrected;
  link: OwnLink;
  begun: Beginning;
}

interface EditablePartProps extends Pick<ReadingEditorProps, 'application'> {
  part: Part;
  correction: Correction;
}

/** A part of the reading: as it is read, or its form while it is corrected. */
function EditablePart({ part, correction, application }: EditablePartProps) {
  const { open, news, start } = correction;
  const { profile, stated, unsure } = application;
  const isOpen = open.includes(part);
  return (
    <PartFrame part={part} isEmpty={isEmptyPart(profile, part)} onEdit={isOpen ? undefined : (asked) => start([asked])}>
      {news?.part === part && <News kind={news.kind} />}
      {isOpen ? (
        <PartForm part={part} correction={correction} email={profile.email} unsure={unsure} />
      ) : (
        <PartView part={part} profile={profile} stated={stated} unsure={unsure} />
      )}
    </PartFrame>
  );
}

export default function ReadingEditor({ application, link, begun }: ReadingEditorProps) {
  const { t } = useTranslation('application-status');
  const correction = useCorrection(application, link, begun);
  const root = useRef<HTMLFormElement>(null);
  useFocus(correction, root, 'parts' in begun);
  const { open, news, theirs } = correction;
  return (
    <>
      <form
        ref={root}
        noValidate
        className={unsureMark.readingEditor}
        onSubmit={(event) => void correction.save(event)}
      >
        <p role="status" className={textStyles.visuallyHidden}>
          {news && t(`edit.${news.kind}`)}
        </p>
        {theirs && <Conflict correction={correction} theirs={theirs} />}
        <UnsureNote unsure={application.unsure} open={open} onCheck={correction.start} />
        {PARTS.map((part) => (
          <EditablePart key={part} part={part} correction={correction} application={application} />
        ))}
      </form>
      <LeaveQuestion isUnsaved={correction.isUnsaved} />
    </>
  );
}
