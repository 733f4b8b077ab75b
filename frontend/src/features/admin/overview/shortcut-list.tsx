/** Every shortcut of the panel with what it does, and the switch that turns single keys off. */
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import fieldStyles from '../../../ui/fields.module.css';
import { Cluster, Grid, Stack, Toolbar } from '../../../ui/layout.tsx';
import textStyles from '../../../ui/text.module.css';
import typeStyles from '../../../ui/type.module.css';
import { switchShortcuts, useShortcutsAreOn } from '../kit/keys/shortcut-switch.ts';
import { hasCommandKey } from '../kit/keys/shortcuts.ts';
import styles from './palette.module.css';

interface KeyLine {
  keys: readonly string[];
  does: string;
}

const GROUPS: readonly { name: string; lines: readonly KeyLine[] }[] = [
  {
    name: 'anywhere',
    lines: [
      { keys: ['mod', 'K'], does: 'palette' },
      { keys: ['n'], does: 'newJob' },
      { keys: ['?'], does: 'list' },
    ],
  },
  {
    name: 'screens',
    lines: [
      { keys: ['g', 'o'], does: 'overview' },
      { keys: ['g', 'a'], does: 'applications' },
      { keys: ['g', 't'], does: 'talents' },
      { keys: ['g', 'e'], does: 'employers' },
      { keys: ['g', 'j'], does: 'jobs' },
      { keys: ['g', 'v'], does: 'evaluate' },
      { keys: ['g', 'u'], does: 'outbox' },
    ],
  },
  {
    name: 'lists',
    lines: [
      { keys: ['/'], does: 'search' },
      { keys: ['j'], does: 'next' },
      { keys: ['k'], does: 'previous' },
      { keys: ['x'], does: 'select' },
      { keys: ['Enter'], does: 'open' },
    ],
  },
];

function Keys({ keys }: { keys: readonly string[] }) {
  const { t } = useTranslation('admin-overview');
  const nameOf = (key: string) => {
    if (key === 'mod') return hasCommandKey() ? '⌘' : 'Ctrl';
    return key === 'Enter' ? t('shortcuts.enter') : key;
  };
  return (
    <Cluster as="span" gap="1" inline wrap={false} place="rigid" className={textStyles.oneLine} data-part="keys">
      {keys.map((key, at) => (
        <span key={key}>
          {at > 0 && <span className={textStyles.quiet}> {keys[0] === 'mod' ? '+' : t('shortcuts.then')} </span>}
          <kbd>{nameOf(key)}</kbd>
        </span>
      ))}
    </Cluster>
  );
}

function ShortcutGroups() {
  const { t } = useTranslation('admin-overview');
  return (
    <Grid gap="4 6" from720="2" className={styles.shortcutGroups}>
      {GROUPS.map(({ name, lines }) => (
        <Stack as="section" gap="2" key={name}>
          <h3 className={typeStyles.base}>{t(`shortcuts.groups.${name}`)}</h3>
          <dl>
            {lines.map(({ keys, does }) => (
              <Toolbar gap="4" wrap={false} rule="below" tall="32" key={does}>
                <dt>{t(`shortcuts.${does}`)}</dt>
                <dd>
                  <Keys keys={keys} />
                </dd>
              </Toolbar>
            ))}
          </dl>
        </Stack>
      ))}
    </Grid>
  );
}

export default function ShortcutList({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('admin-overview');
  const on = useShortcutsAreOn();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('shortcuts.title')}
      className={`${styles.adminDialog} ${styles.shortcutDialog}`}
    >
      <label className={fieldStyles.check} data-part="check">
        <input type="checkbox" checked={on} onChange={(event) => switchShortcuts(event.target.checked)} />
        <span>
          {t('shortcuts.on')}
          <br />
          <span className={textStyles.quiet}>{t('shortcuts.onHelp')}</span>
        </span>
      </label>
      <ShortcutGroups />
      <DialogActions>
        <Button look="secondary" onClick={onClose}>
          {t('shortcuts.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
