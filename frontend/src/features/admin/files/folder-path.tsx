/** The path of the current folder, with links up. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Box, Cluster } from '../../../ui/layout.tsx';
import textStyles from '../../../ui/text.module.css';
import typeStyles from '../../../ui/type.module.css';
import styles from './files.module.css';
import type { FilesAddress } from './files-address.ts';

/** A folder with all those above it, from the top. */
export function stepsOf(prefix: string): { name: string; prefix: string }[] {
  const names = prefix.split('/').slice(0, -1);
  return names.map((name, index) => ({ name, prefix: `${names.slice(0, index + 1).join('/')}/` }));
}

export function FolderPath({ address: { prefix, toFolder } }: { address: FilesAddress }) {
  const { t } = useTranslation('admin-files');
  const steps = [{ name: t('top'), prefix: '' }, ...stepsOf(prefix)];
  return (
    <nav className={styles.folderPath} aria-label={t('path')}>
      <ol>
        {steps.map((step, index) => (
          <Cluster as="li" inline wrap={false} key={step.prefix}>
            <Box
              as={Link}
              pad="xs"
              radius="s"
              className={`${textStyles.quiet} ${typeStyles.breaking} ${textStyles.unlined}`}
              to={toFolder(step.prefix)}
              aria-current={index === steps.length - 1 ? 'page' : undefined}
            >
              {step.name || '/'}
            </Box>
          </Cluster>
        ))}
      </ol>
    </nav>
  );
}
