/** The words inside a drop zone: the invitation, or the chosen file with the way to another one. */
import { fileSize } from '../lib/file-size.ts';
import { currentLanguage } from '../lib/i18n.ts';
import styles from './file-drop.module.css';
import textStyles from './text.module.css';
import typeStyles from './type.module.css';

interface DropWordsProps {
  file?: File | undefined;
  /** Before a file is chosen: what to drop, and the words that open the chooser. */
  drop: string;
  choose: string;
  /** Once there is one: the words that choose another. */
  change?: string;
}

export function DropWords({ file, drop, choose, change }: DropWordsProps) {
  const link = `${styles.dropChoose} ${typeStyles.accent} ${textStyles.strong} ${typeStyles.underlined}`;
  if (!file) {
    return (
      <>
        {drop} <span className={link}>{choose}</span>
      </>
    );
  }
  return (
    <>
      <strong className={`${typeStyles.block} ${typeStyles.breaking}`}>{file.name}</strong>
      <span className={textStyles.quiet}>{fileSize(file.size, currentLanguage())} · </span>
      <span className={link}>{change}</span>
    </>
  );
}
