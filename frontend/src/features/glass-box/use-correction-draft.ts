/** What is being corrected, kept in this tab until it has been saved or let go. */
import { type RefObject, useEffect, useRef } from 'react';
import { clearDraft, writeDraft } from '../../lib/draft.ts';
import { correctionDraft } from './drafts.ts';
import type { OwnLink } from './queries.ts';
import { PARTS, type Part } from './reading-parts.ts';
import { type ReadingValues, usableValues, valuesOfParts } from './reading-values.ts';
import type { Base, ReadingForm } from './use-correction.ts';

export interface Draft {
  /** The reading it was made of. */
  resumeId: string;
  parts: Part[];
  values: Partial<ReadingValues>;
}

/** What was kept, as far as it can be used; people and extensions can write into storage, too. */
export function draftIn(kept: unknown, like: ReadingValues): Draft | undefined {
  const { resumeId, parts: named, values } = (kept ?? {}) as { [K in keyof Draft]?: unknown };
  const parts = Array.isArray(named) ? PARTS.filter((part) => named.includes(part)) : [];
  if (typeof resumeId !== 'string' || parts.length === 0) return undefined;
  return { resumeId, parts, values: usableValues(values, like) };
}

interface DraftOptions {
  form: ReadingForm;
  link: OwnLink;
  base: RefObject<Base>;
  open: readonly Part[];
}

/** Keeps what a person writes from now on; what it answers lets go of it. */
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
