/** Says at the top of the form what came out of the resume and what stayed as it was typed. */
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatList } from '../../lib/format.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Stack } from '../../ui/layout.tsx';
import type { Taken } from './use-prefill.ts';

export function PrefilledNote({ taken, onReplace }: { taken: Taken; onReplace: () => void }) {
  const { t } = useTranslation('site');
  const note = useRef<HTMLDivElement>(null);
  const { kept, fileBefore, resume } = taken;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every taking-over leads the person here.
  useEffect(() => {
    note.current?.closest('form')?.scrollIntoView?.({ block: 'start' });
    note.current?.focus({ preventScroll: true });
  }, [taken]);
  const fields = kept.map((name) => t(`apply.${name}`));
  return (
    <Stack
      gap="3"
      align="start"
      pad="m"
      surface="met-tint"
      radius="m"
      ref={note}
      data-part="prefilled"
      role="status"
      tabIndex={-1}
    >
      <p>
        <strong>{t('apply.prefilled.title')}</strong> {t('apply.prefilled.text')}
      </p>
      {fileBefore && <p>{t('apply.prefilled.file', { before: fileBefore, now: resume.name })}</p>}
      {kept.length > 0 && (
        <>
          <p>{t('apply.prefilled.kept', { fields: formatList(fields, currentLanguage()) })}</p>
          <Button look="secondary" onClick={onReplace}>
            {t('apply.prefilled.replace')}
          </Button>
        </>
      )}
    </Stack>
  );
}
