/** Where a bulk upload begins: a button, and the whole screen for files that are dragged onto it. */
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RESUME_ACCEPT } from '../../../../../shared/domain/file.ts';
import { Icon } from '../../../ui/icons.tsx';
import { PanelButton } from '../../../ui/panel-button.tsx';
import styles from './bulk.module.css';

/** What does the work loads when someone wants it. */
async function choose(files: readonly File[], folders: readonly string[] = []): Promise<void> {
  if (files.length + folders.length === 0) return;
  const { chooseFiles } = await import('./bulk-store.ts');
  chooseFiles(files, folders);
}

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true;

/** What was dropped; a browser hands over folders as something that looks like a file and cannot be read. */
function dropped({ dataTransfer }: DragEvent): { files: File[]; folders: string[] } {
  const items = [...(dataTransfer?.items ?? [])].filter(({ kind }) => kind === 'file');
  const areFolders = items.map((item) => item.webkitGetAsEntry?.()?.isDirectory ?? false);
  const all = [...(dataTransfer?.files ?? [])];
  return {
    files: all.filter((_file, at) => !areFolders[at]),
    folders: all.filter((_file, at) => areFolders[at]).map(({ name }) => name),
  };
}

/** Whether files hover over the window; takes them when they are let go. */
function useDroppedFiles(): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    // Each element beneath the pointer fires enter and leave events, so they are counted.
    let depth = 0;
    const cross = (step: number) => (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      depth = Math.max(0, depth + step);
      setOver(depth > 0);
    };
    const allow = (event: DragEvent) => holdsFiles(event) && event.preventDefault();
    const take = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      depth = 0;
      setOver(false);
      const { files, folders } = dropped(event);
      void choose(files, folders);
    };
    const listeners = { dragenter: cross(1), dragleave: cross(-1), dragover: allow, drop: take };
    const names = Object.keys(listeners) as (keyof typeof listeners)[];
    for (const name of names) window.addEventListener(name, listeners[name]);
    return () => {
      for (const name of names) window.removeEventListener(name, listeners[name]);
    };
  }, []);
  return isOver;
}

export function BulkStart() {
  const { t } = useTranslation('admin-bulk');
  const input = useRef<HTMLInputElement>(null);
  const isOver = useDroppedFiles();
  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    void choose([...(event.target.files ?? [])]);
    // The same files can be chosen again after a mistake.
    event.target.value = '';
  };
  return (
    <>
      <input
        ref={input}
        hidden
        type="file"
        multiple
        accept={RESUME_ACCEPT.join(',')}
        aria-label={t('start')}
        tabIndex={-1}
        onChange={pick}
      />
      <PanelButton onClick={() => input.current?.click()}>
        <Icon name="upload" size={16} />
        {t('start')}
      </PanelButton>
      {isOver && (
        <div className={styles.bulkOver} aria-hidden="true">
          <p>
            <Icon name="upload" size={28} />
            {t('dropHere')}
          </p>
        </div>
      )}
    </>
  );
}
