/** A modal dialog: the browser keeps the focus inside and restores it afterwards. */
import { type ReactNode, type RefObject, type SyntheticEvent, useEffect, useId, useRef } from 'react';
import styles from './dialog.module.css';
import { Stack } from './layout.tsx';
import textStyles from './text.module.css';

interface DialogProps {
  isOpen: boolean;
  title: string;
  /** The title is only for those who listen. */
  isTitleHidden?: boolean;
  /** Escape, or whatever else the device closes with. */
  onClose: () => void;
  /** Something is being sent: it stays until that is known. */
  isBusy?: boolean;
  /** What takes the focus instead of the title. */
  focusOn?: RefObject<HTMLElement | null>;
  className?: string;
  children: ReactNode;
}

export function Dialog({ isOpen, title, onClose, isBusy = false, focusOn, ...rest }: DialogProps) {
  const { isTitleHidden = false, className = '', children } = rest;
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  useEffect(() => {
    const shown = dialog.current;
    if (!isOpen || !shown) return;
    shown.showModal();
    // The title is read first, and no button can be pressed by mistake.
    (focusOn ?? heading).current?.focus();
    return () => shown.close();
  }, [isOpen, focusOn]);
  const onCancel = (event: SyntheticEvent) => {
    if (isBusy) event.preventDefault();
  };
  return (
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${className}`.trim()}
      data-part="dialog"
      aria-labelledby={titleId}
      onCancel={onCancel}
      onClose={onClose}
    >
      {isOpen && (
        <div className={styles.dialogInside} data-part="dialog-inside">
          <h2
            id={titleId}
            ref={heading}
            tabIndex={-1}
            className={isTitleHidden ? textStyles.visuallyHidden : undefined}
          >
            {title}
          </h2>
          {children}
        </div>
      )}
    </dialog>
  );
}

/** The answers: the one that proceeds comes first. */
export function DialogActions({ children }: { children: ReactNode }) {
  return (
    <Stack gap="2" pad="top2" className={styles.dialogActions}>
      {children}
    </Stack>
  );
}
