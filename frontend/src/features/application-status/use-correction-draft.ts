/** The draft of a correction, stored in this tab until it is saved or discarded. */
import { type RefObject, useEffect, useRef } from 'react';
import { clearDraft, writeDraft } from '../../lib/draft.ts';
import { correctionDraft } from './drafts.ts';
import type { OwnLink } from './queries.ts';
import type { Part } from './reading-parts.ts';
import { valuesOfParts } from './reading-values.ts';
import type { Base, ReadingForm } from './use-rebasing.ts';

interface DraftOptions {
  form: ReadingForm;
  link: OwnLink;
  base: RefObject<Base>;
  open: readonly Part[];
}

/** Stores what is typed from now on; the returned function deletes it. */
export function useCorrectionDraft({ form, link, base, open }: DraftOptions): () => void {
  const name = correctionDraft(link.id);
  const parts = useRef(open);
  const { subscribe } = form;
  useEffect(() => {
    parts.current = open;
  }, [open]);
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name: changed, values }) => {
          // Without a name it was the program that wrote.
          if (changed === undefined || parts.current.length === 0) return;
          const { resumeId } = base.current;
          writeDraft(name, { resumeId, parts: parts.current, values: valuesOfParts(values, parts.current) });
        },
      }),
    [subscribe, name, base],
  );
  return () => clearDraft(name);
}
