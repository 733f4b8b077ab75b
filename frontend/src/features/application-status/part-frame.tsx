/** One part of the reading with its heading, its button, and whether the person corrected it. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Toolbar } from '../../ui/layout.tsx';
import styles from './reading.module.css';
import type { Part } from './reading-parts.ts';

interface PartFrameProps {
  part: Part;
  /** Nothing was read here: one adds rather than corrects. */
  isEmpty: boolean;
  /** Absent where nothing can be corrected. */
  onEdit?: (part: Part) => void;
  children: ReactNode;
}

/** The heading takes the focus when its form closes. */
export const partHeadingId = (part: Part) => `reading-${part}`;

export function PartFrame({ part, isEmpty, onEdit, children }: PartFrameProps) {
  const { t } = useTranslation('application-status');
  const section = t(`reading.section.${part}`);
  return (
    <section className={styles.readingPart} aria-labelledby={partHeadingId(part)}>
      <Toolbar gap="3" wrap={false} tall="44" className={styles.readingPartHead}>
        <h3 id={partHeadingId(part)} tabIndex={-1}>
          {section}
        </h3>
        {onEdit && (
          <Button
            look="quiet"
            aria-label={t(isEmpty ? 'reading.addSection' : 'reading.editSection', { section })}
            onClick={() => onEdit(part)}
          >
            {t(isEmpty ? 'reading.add' : 'reading.edit')}
          </Button>
        )}
      </Toolbar>
      {children}
    </section>
  );
}
