/** Accepts files dragged anywhere onto the screen, with a hint while they hover. */
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/icons.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import styles from './files.module.css';

interface DropZoneProps {
  className: string | undefined;
  /** A record stands beside the list. */
  'data-open': true | undefined;
  /** What is said while files hover. */
  invitation: string;
  onFiles: (files: readonly File[]) => void;
  children: ReactNode;
}

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** The files among what was dropped, and whether there were folders, which a browser does not hand over as files. */
function droppedFiles({ dataTransfer }: DragEvent): { files: File[]; hasFolders: boolean } {
  const items = [...(dataTransfer.items ?? [])].filter(({ kind }) => kind === 'file');
  const isFolder = items.map((item) => item.webkitGetAsEntry?.()?.isDirectory ?? false);
  const files = [...dataTransfer.files].filter((_file, index) => !isFolder[index]);
  return { files, hasFolders: isFolder.includes(true) };
}

export function DropZone({ className, invitation, onFiles, children, 'data-open': isOpen }: DropZoneProps) {
  const { t } = useTranslation('admin-files');
  const depth = useRef(0);
  const [isOver, setOver] = useState(false);
  /** Each element inside fires enter and leave events, so they are counted. */
  const cross = (event: DragEvent, step: 1 | -1) => {
    if (!holdsFiles(event)) return;
    depth.current = Math.max(0, depth.current + step);
    setOver(depth.current > 0);
  };
  const drop = (event: DragEvent) => {
    if (!holdsFiles(event)) return;
    event.preventDefault();
    depth.current = 0;
    setOver(false);
    const { files, hasFolders } = droppedFiles(event);
    if (hasFolders) showToast({ title: t('drop.folders'), variant: 'destructive' });
    onFiles(files);
  };
  return (
    // Dropping is a shortcut for the pointer; keyboard and screen reader use the button.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <div
      className={`${className} ${styles.fileDropZone}`}
      data-part="split file-drop-zone"
      data-open={isOpen}
      onDragEnter={(event) => cross(event, 1)}
      onDragLeave={(event) => cross(event, -1)}
      onDragOver={(event) => holdsFiles(event) && event.preventDefault()}
      onDrop={drop}
    >
      {children}
      {isOver && (
        <div className={styles.fileDropOver} aria-hidden="true">
          <p>
            <Icon name="upload" size={26} />
            {invitation}
          </p>
        </div>
      )}
    </div>
  );
}
