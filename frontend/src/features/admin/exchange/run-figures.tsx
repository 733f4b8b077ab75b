/** A few counts side by side, each with an icon and a word, so that none depends on its colour. */
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../lib/format.ts';
import { Icon, type IconName } from '../../../ui/icons.tsx';
import { Grid, Stack } from '../../../ui/layout.tsx';
import typeStyles from '../../../ui/type.module.css';
import adminArea from '../kit/admin-area.module.css';
import styles from './exchange.module.css';

export interface RunFigure {
  key: string;
  label: string;
  count: number;
  icon: IconName;
  tone: 'met' | 'missing' | 'claimed' | 'unclear';
}

export function RunFigures({ figures }: { figures: readonly RunFigure[] }) {
  const { i18n } = useTranslation();
  return (
    <Grid as="dl" columns="2" from720="fit150" gap="2" most={960} className={styles.runFigures}>
      {figures.map(({ key, label, count, icon, tone }) => (
        <Stack key={key} gap="1" pad="m" edge="line" radius="s">
          <dt className={adminArea.state} data-tone={tone} data-part="state">
            <Icon name={icon} size={16} style={{ marginTop: 2 }} />
            <span>{label}</span>
          </dt>
          <dd className={`${typeStyles.titleHuge} ${typeStyles.figures}`}>{formatNumber(count, i18n.language)}</dd>
        </Stack>
      ))}
    </Grid>
  );
}
