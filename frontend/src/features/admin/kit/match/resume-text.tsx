/** The stored resume text with its evidence marked; the active evidence is highlighted and scrolled into view. */
import { useEffect, useMemo, useRef } from 'react';
import { bringIntoView } from '../../../../lib/bring-into-view.ts';
import { type Quote, segmentsOf } from '../../../../lib/evidence.ts';
import styles from '../admin-area.module.css';

interface ResumeTextProps {
  text: string;
  quotes: readonly Quote[];
  /** The criterion or knockout being looked at. */
  activeId: string | null;
  /** Names the region for screen readers. */
  label: string;
}

export function ResumeText({ text, quotes, activeId, label }: ResumeTextProps) {
  const region = useRef<HTMLElement>(null);
  const segments = useMemo(() => segmentsOf(text, quotes), [text, quotes]);
  useEffect(() => {
    if (activeId !== null && region.current) bringIntoView(region.current);
  }, [activeId]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard.
    <section ref={region} className={styles.resumeText} data-part="resume-text" aria-label={label} tabIndex={0}>
      {segments.map((segment) =>
        segment.of.length === 0 ? (
          segment.text
        ) : (
          <mark key={segment.start} data-active={activeId !== null && segment.of.includes(activeId) ? '' : undefined}>
            {segment.text}
          </mark>
        ),
      )}
    </section>
  );
}
