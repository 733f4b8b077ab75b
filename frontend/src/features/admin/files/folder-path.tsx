/** The path of the current folder, with links up. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Box, Cluster } from '../../../ui/layout.tsx';
import pressStyles from '../../../ui/press.module.css';
import textStyles from '../../../ui/text.module.css';
import typeStyles from '../../../ui/type.module.css';
import styles from './files.module.css';
import type { FilesAddress } from './files-address.ts';

/** A folder with all those above it, from the top. */
export function stepsOf(prefix: string): { name: string; prefix: string }[] {
  const names = prefix.split('/').slice(0, -1);
  return names.map((name, index) => ({ name, prefix: `${names.slice(0, index + 1).join('/')}/` }));
}

/** `isLast` is the folder that is shown. */
function Step({ name, to, isLast }: { name: string; to: string; isLast: boolean }) {
  const look = isLast ? `${textStyles.ink} ${textStyles.strong}` : `${textStyles.quiet} ${pressStyles.row}`;
  return (
    <Cluster as="li" inline wrap={false}>
      <Box
        as={Link}
        pad="xs"
        radius="s"
        className={`${look} ${typeStyles.breaking} ${textStyles.unlined}`}
        to={to}
        aria-current={isLast ? 'page' : undefined}
      >
        {name}
      </Box>
    </Cluster>
  );
}

export function FolderPath({ address: { prefix, toFolder } }: { address: FilesAddress }) {
  const { t } = useTranslation('admin-files');
  const steps = [{ name: t('top'), prefix: '' }, ...stepsOf(prefix)];
  return (
    <nav className={styles.folderPath} aria-label={t('path')}>
      <Cluster as="ol" gap="1" style={{ marginLeft: -8 }}>
        {steps.map((step, index) => (
          <Step
            key={step.prefix}
            name={step.name || '/'}
            to={toFolder(step.prefix)}
            isLast={index === steps.length - 1}
          />
        ))}
      </Cluster>
    </nav>
  );
}
