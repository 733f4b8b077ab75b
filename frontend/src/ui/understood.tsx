/** Shows what a search was understood as, and turns each part back into plain words at one press. */
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { folded } from '../../../shared/domain/folded.ts';
import type { UnderstoodPart } from '../../../shared/domain/search-terms.ts';
import { currentLanguage } from '../lib/i18n.ts';
import { toggledLiteral } from '../lib/literal.ts';
import { Button } from './button.tsx';
import { RemovableChip } from './chip.tsx';
import { Icon } from './icons.tsx';
import { Box, Cluster, Stack } from './layout.tsx';
import textStyles from './text.module.css';
import typeStyles from './type.module.css';
import styles from './understood.module.css';

interface UnderstoodProps {
  search: string;
  parts: readonly UnderstoodPart[];
  suggestion: string | undefined;
  onSearch: (search: string) => void;
}

/** `enfermera` and `Enfermero`, `madrid` and `Madrid` need no arrow in between. */
const bare = (text: string) => folded(text).replace(/[aeo]?s?$/, '');

function Part({ part, onToggle }: { part: UnderstoodPart; onToggle: () => void }) {
  const { t } = useTranslation('site');
  const label = part.label[currentLanguage()];
  const kind = t(`jobs.understood.kind.${part.kind}`);
  const removeLabel = t(part.literal ? 'jobs.understood.byMeaning' : 'jobs.understood.literally', {
    text: label,
    typed: part.literal ? label : part.text,
  });
  const isOther = !part.literal && bare(part.text) !== bare(label);
  return (
    <RemovableChip removeLabel={removeLabel} onRemove={onToggle}>
      <Box as="span" place="shrink" className={`${styles.part} ${typeStyles.breaking}`}>
        {isOther && (
          <>
            {part.text} <Icon name="arrow" size={16} />{' '}
          </>
        )}
        {part.literal || (!isOther && folded(part.text) !== folded(label)) ? part.text : label}{' '}
        <span className={styles.kind}>{part.literal ? t('jobs.understood.literal') : kind}</span>
      </Box>
    </RemovableChip>
  );
}

export function Understood({ search, parts, suggestion, onSearch }: UnderstoodProps) {
  const { t } = useTranslation('site');
  const chips = useRef<HTMLDivElement>(null);
  if (parts.length === 0 && suggestion === undefined) return null;
  // The pressed button goes with the suggestion; the keyboard focus moves to the parts.
  const take = (better: string) => {
    chips.current?.focus();
    onSearch(better);
  };
  return (
    <Stack gap="2" className={styles.understood}>
      {suggestion !== undefined && (
        <p>
          {t('jobs.understood.didYouMean')}{' '}
          <Button look="quiet" onClick={() => take(suggestion)}>
            {suggestion}?
          </Button>
        </p>
      )}
      {parts.length > 0 && (
        // Chips are no fields of a form.
        <Cluster
          ref={chips}
          gap="2"
          align="stretch"
          data-part="chips"
          role="group"
          tabIndex={-1}
          aria-label={t('jobs.understood.title')}
        >
          <span className={textStyles.note} aria-hidden="true">
            {t('jobs.understood.title')}
          </span>
          {parts.map((part, place) => (
            // By its place alone: a part keeps the focus while it is taken back and forth.
            // biome-ignore lint/suspicious/noArrayIndexKey: the same words may stand in a search twice
            <Part key={place} part={part} onToggle={() => onSearch(toggledLiteral(search, part))} />
          ))}
        </Cluster>
      )}
    </Stack>
  );
}
