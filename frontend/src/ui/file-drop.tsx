/** A zone where a file is dropped or chosen; the caller provides its content. */
import { type DragEvent, type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import type { ControlProps } from './field.tsx';
import styles from './file-drop.module.css';
import { Icon, type IconName } from './icons.tsx';
import { Box } from './layout.tsx';

interface FileDropProps {
  control: ControlProps;
  /** Endings of file names, with their dots, and media types. */
  accept: readonly string[];
  icon: IconName;
  children: ReactNode;
  disabled?: boolean;
  inputRef?: Ref<HTMLInputElement>;
  /** `undefined` when a choice was taken back. */
  onChange: (file: File | undefined) => void;
  onBlur?: () => void;
  /** A file is about to come: it hovers above, or the chooser opens. */
  onIntent?: () => void;
}

/** Whether a file hovers above, and what the zone does with it. */
function useDropping(take: (file: File | undefined) => void) {
  const [isOver, setOver] = useState(false);
  const handlers = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      take(event.dataTransfer.files[0]);
    },
  };
  return { isOver, handlers };
}

export function FileDrop({ control, accept, icon, children, onChange, onIntent, ...rest }: FileDropProps) {
  const { disabled = false, inputRef, onBlur } = rest;
  const { isOver, handlers } = useDropping((file) => !disabled && onChange(file));
  const area = useRef<HTMLDivElement>(null);
  // A file chosen before hydration is in the field, but no change event has reported it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what lay there at the beginning
  useEffect(() => {
    const chosen = area.current?.querySelector('input')?.files?.[0];
    if (chosen) onChange(chosen);
  }, []);
  return (
    // Dropping is a shortcut for the pointer; keyboard and screen reader use the file input inside.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <div
      ref={area}
      className={styles.drop}
      data-part="drop"
      data-over={isOver || undefined}
      data-invalid={control['aria-invalid'] || undefined}
      onDragEnter={onIntent}
      {...handlers}
    >
      <input
        {...control}
        ref={inputRef}
        type="file"
        className={styles.dropInput}
        accept={accept.join(',')}
        disabled={disabled}
        onBlur={onBlur}
        onClick={onIntent}
        onChange={(event) => onChange(event.target.files?.[0])}
      />
      <Icon name={icon} size={26} />
      <Box as="span" place="shrink">
        {children}
      </Box>
    </div>
  );
}
