/** The text as it was read, and a row of criteria: choosing one highlights its evidence. */
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Criterion } from '../../../../shared/domain/match.ts';
import { bringIntoView } from '../../lib/bring-into-view.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import fieldStyles from '../../ui/fields.module.css';
import { Stack } from '../../ui/layout.tsx';
import { MarkedText } from './marked-text.tsx';
import styles from './proofs.module.css';

export function ProvenText({ text, criteria }: { text: string; criteria: Criterion[] }) {
  const { t } = useTranslation('fit-check');
  const [activeId, setActiveId] = useState<string>();
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    if (activeId !== undefined && region.current) bringIntoView(region.current);
  }, [activeId]);
  const proven = criteria.filter(({ evidence }) => evidence.length > 0);
  return (
    <Stack gap="4" pad="top2">
      <fieldset className={`${fieldStyles.pills} ${styles.provenCriteria}`}>
        <legend>{t('text.criteria')}</legend>
        {proven.map(({ id, label }) => (
          <button
            key={id}
            type="button"
            aria-pressed={id === activeId}
            onClick={() => setActiveId(id === activeId ? undefined : id)}
          >
            {label[currentLanguage()]}
          </button>
        ))}
      </fieldset>
      <section
        ref={region}
        className={styles.provenText}
        data-part="proven-text"
        aria-label={t('text.label')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard.
        tabIndex={0}
      >
        <MarkedText text={text} criteria={criteria} activeId={activeId} />
      </section>
    </Stack>
  );
}
