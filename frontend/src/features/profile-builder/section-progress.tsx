/** The progress of the profile with links to its sections: at the bottom on phones, beside the form on wide screens. */
import { type KeyboardEvent, type MouseEvent, type RefObject, useRef, useState } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icons.tsx';
import stepStyles from '../../ui/steps.module.css';
import textStyles from '../../ui/text.module.css';
import type { ProfileContent } from './profile-schema.ts';
import { filledSections, type ProfileValues, SECTIONS, type Section } from './profile-values.ts';
import styles from './section-progress.module.css';

export type ProfileControl = Control<ProfileValues, unknown, ProfileContent>;

/** The id of a section's heading. */
export function headingId(section: Section): string {
  return `profile-${section}`;
}

/** The heading takes the focus, so that the next step of the keyboard is the section's first field. */
function goTo(event: MouseEvent<HTMLAnchorElement>): void {
  const heading = document.getElementById(event.currentTarget.hash.slice(1));
  if (!heading) return;
  event.preventDefault();
  heading.scrollIntoView({ block: 'start' });
  heading.focus({ preventScroll: true });
}

function Segments({ filled }: { filled: readonly Section[] }) {
  return (
    <span className={styles.segments} aria-hidden="true">
      {SECTIONS.map((section) => (
        <span
          key={section}
          className={filled.includes(section) ? `${styles.segment} ${styles.segmentFilled}` : styles.segment}
        />
      ))}
    </span>
  );
}

function SectionLink({ section, isFilled, onGo }: { section: Section; isFilled: boolean; onGo: () => void }) {
  const { t } = useTranslation('profile-builder');
  return (
    <li className={isFilled ? styles.sectionFilled : undefined}>
      <a
        href={`#${headingId(section)}`}
        onClick={(event) => {
          goTo(event);
          onGo();
        }}
      >
        <span className={`${stepStyles.dot} ${styles.sectionDot}`}>{isFilled && <Icon name="check" size={16} />}</span>
        {t(`sections.${section}.name`)}
        <span className={textStyles.visuallyHidden}>, {t(isFilled ? 'progress.filled' : 'progress.empty')}</span>
      </a>
    </li>
  );
}

interface ProgressToggleProps {
  count: string;
  filled: readonly Section[];
  isOpen: boolean;
  toggle: RefObject<HTMLButtonElement | null>;
  onToggle: () => void;
}

/** On phones: the progress, and a press on it shows the sections. */
function ProgressToggle({ count, filled, isOpen, toggle, onToggle }: ProgressToggleProps) {
  return (
    <button
      ref={toggle}
      type="button"
      className={styles.sectionToggle}
      aria-expanded={isOpen}
      aria-controls="profile-sections"
      onClick={onToggle}
    >
      <span className={`${textStyles.titleMedium} ${textStyles.oneLine}`}>{count}</span>
      <Segments filled={filled} />
      <span className={styles.sectionArrow}>
        <Icon name="menu" />
      </span>
    </button>
  );
}

function SectionLinks({ filled, isOpen, onGo }: { filled: readonly Section[]; isOpen: boolean; onGo: () => void }) {
  return (
    <ol
      id="profile-sections"
      className={isOpen ? `${styles.sectionList} ${styles.sectionListOpen}` : styles.sectionList}
    >
      {SECTIONS.map((section) => (
        <SectionLink key={section} section={section} isFilled={filled.includes(section)} onGo={onGo} />
      ))}
    </ol>
  );
}

/** `isKept` says that the device holds a draft. */
export function SectionProgress({ control, isKept }: { control: ProfileControl; isKept: boolean }) {
  const { t } = useTranslation('profile-builder');
  const filled = filledSections(useWatch({ control }));
  const [isOpen, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    setOpen(false);
    toggle.current?.focus();
  };
  const count = t('progress.count', { filled: filled.length, total: SECTIONS.length });
  return (
    <nav
      className={styles.sectionProgress}
      data-part="section-progress"
      aria-label={t('progress.label')}
      onKeyDown={closeOnEscape}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <ProgressToggle {...{ count, filled, isOpen, toggle }} onToggle={() => setOpen(!isOpen)} />
      <div className={styles.sectionSummary}>
        <p className={`${textStyles.titleMedium} ${textStyles.oneLine}`}>{count}</p>
        <Segments filled={filled} />
      </div>
      <SectionLinks filled={filled} isOpen={isOpen} onGo={() => setOpen(false)} />
      {isKept && (
        <p className={styles.sectionKept}>
          <Icon name="check" size={16} color="var(--met)" style={{ marginTop: 3 }} /> {t('draft.kept')}
        </p>
      )}
    </nav>
  );
}
