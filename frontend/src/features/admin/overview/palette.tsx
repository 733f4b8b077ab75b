/** Ctrl/Cmd-K: opens any screen, action or record by a few letters. */
import { useQuery } from '@tanstack/react-query';
import { CommandGroup, CommandInput, CommandItem, CommandList, CommandRoot } from 'cmdk';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { errorText } from '../../../lib/error-text.ts';
import controls from '../../../ui/controls.module.css';
import { Dialog } from '../../../ui/dialog.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { Cluster } from '../../../ui/layout.tsx';
import pressStyles from '../../../ui/press.module.css';
import textStyles from '../../../ui/text.module.css';
import typeStyles from '../../../ui/type.module.css';
import { useLeftOutWords } from '../kit/list/left-out-note.tsx';
import { useDelayed } from '../kit/use-delayed.ts';
import { foundQuery } from './overview-queries.ts';
import styles from './palette.module.css';
import { type PaletteItem, paletteGroups } from './palette-items.ts';

function ItemRow({ item, onChoose }: { item: PaletteItem; onChoose: (to: string) => void }) {
  return (
    <CommandItem
      value={item.to}
      onSelect={() => onChoose(item.to)}
      className={`${styles.paletteItem} ${pressStyles.row}`}
    >
      <Cluster as="span" gap="0 4" align="stretch" className={typeStyles.breaking}>
        <span className={textStyles.strong}>{item.label}</span>
        {item.about && <span className={textStyles.quiet}>{item.about}</span>}
      </Cluster>
      {item.keys && (
        <Cluster
          as="span"
          gap="1"
          inline
          wrap={false}
          place="rigid"
          className={textStyles.oneLine}
          data-part="keys"
          aria-hidden="true"
        >
          {item.keys.split(' ').map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
        </Cluster>
      )}
    </CommandItem>
  );
}

/** What the search says beside its results; the words are announced. */
function useSearch(words: string) {
  const { t } = useTranslation(['admin-overview', 'site']);
  const asked = useDelayed(words);
  const query = useQuery(foundQuery(asked));
  const isLate = words !== asked || query.isPlaceholderData || query.isLoading;
  const found = words === '' ? undefined : query.data;
  if (words === '') return { found, says: '' };
  if (query.error && !isLate) return { found, says: errorText(t, query.error), retry: () => void query.refetch() };
  return { found, says: isLate ? t('palette.searching') : '' };
}

function PaletteInside({ input, onChoose }: { input: React.Ref<HTMLInputElement>; onChoose: (to: string) => void }) {
  const { t } = useTranslation(['admin-overview', 'admin', 'site']);
  const [typed, setTyped] = useState('');
  const words = typed.trim();
  const { found, says, retry } = useSearch(words);
  const groups = paletteGroups(t, words, found);
  const isEmpty = groups.length === 0 && says === '';
  const leftOut = useLeftOutWords(found?.leftOut);
  const result = isEmpty ? t('palette.nothing', { words }) : says;
  return (
    <CommandRoot label={t('palette.title')} shouldFilter={false} loop className={styles.palette}>
      <div className={styles.paletteField}>
        <Icon name="search" color="var(--ink-2)" />
        <CommandInput ref={input} value={typed} onValueChange={setTyped} placeholder={t('palette.placeholder')} />
      </div>
      <CommandList label={t('palette.results')} className={styles.paletteList}>
        {groups.map(({ name, items }) => (
          <CommandGroup key={name} heading={t(`palette.groups.${name}`)}>
            {items.map((item) => (
              <ItemRow key={item.to} item={item} onChoose={onChoose} />
            ))}
          </CommandGroup>
        ))}
      </CommandList>
      <div className={`${styles.paletteSays} ${textStyles.quiet}`}>
        <p role="status">{[result, leftOut].filter(Boolean).join(' ')}</p>
        {retry && (
          <button type="button" className={controls.button} data-look="quiet" data-part="button" onClick={retry}>
            {t('site:retry')}
          </button>
        )}
      </div>
    </CommandRoot>
  );
}

export default function Palette({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('admin-overview');
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const choose = (to: string) => {
    onClose();
    navigate(to);
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('palette.title')}
      isTitleHidden
      focusOn={input}
      className={`${styles.adminDialog} ${styles.paletteDialog}`}
    >
      <PaletteInside input={input} onChoose={choose} />
    </Dialog>
  );
}
