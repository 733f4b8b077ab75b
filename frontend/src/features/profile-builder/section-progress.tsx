/** How far the profile is, and a way to each of its sections: at the thumb on phones, beside the form on wide screens. */
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon.tsx';
import type { ProfileContent } from './profile-schema.ts';
import { filledSections, type ProfileValues, SECTIONS, type Section } from './profile-values.ts';
import './section-progress.css';

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
    <span className="segments" aria-hidden="true">
      {SECTIONS.map((section) => (
        <span key={section} className={filled.includes(section) ? 'segment segment-filled' : 'segment'} />
      ))}
    </span>
  );
}

function SectionLink({ section, isFilled, onGo }: { section: Section; isFilled: boolean; onGo: () => void }) {
  const { t } = useTranslation('profile-builder');
  return (
    <li className={isFilled ? 'section-filled' : undefined}>
      <a
        href={`#${headingId(section)}`}
        onClick={(event) => {
          goTo(event);
          onGo();
        }}
      >
        <span className="section-dot">{isFilled && <Icon name="check" size={16} />}</span>
        {t(`sections.${section}.name`)}
        <span className="visually-hidden">, {t(isFilled ? 'progress.filled' : 'progress.empty')}</span>
      </a>
    </li>
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
      className="section-progress"
      aria-label={t('progress.label')}
      onKeyDown={closeOnEscape}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <button
        ref={toggle}
        type="button"
        className="section-toggle"
        aria-expanded={isOpen}
        aria-controls="profile-sections"
        onClick={() => setOpen(!isOpen)}
      >
        <span className="section-count">{count}</span>
        <Segments filled={filled} />
        <span className="section-arrow">
          <Icon name="menu" />
        </span>
      </button>
      <div className="section-summary">
        <p className="section-count">{count}</p>
        <Segments filled={filled} />
      </div>
      <ol id="profile-sections" className={isOpen ? 'section-list section-list-open' : 'section-list'}>
        {SECTIONS.map((section) => (
          <SectionLink
            key={section}
            section={section}
            isFilled={filled.includes(section)}
            onGo={() => setOpen(false)}
          />
        ))}
      </ol>
      {isKept && (
        <p className="section-kept">
          <Icon name="check" size={16} /> {t('draft.kept')}
        </p>
      )}
    </nav>
  );
}
