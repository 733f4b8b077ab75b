/** Why a form could not be sent, in words above its button, and that nothing typed is lost. */
import { useEffect, useId, useRef } from 'react';
import { FieldError } from './field.tsx';
import { Stack } from './layout.tsx';
import textStyles from './text.module.css';

interface FormFailureProps {
  title: string;
  reason: string;
  kept: string;
  /** The button that was pressed gave the focus away when it was disabled: it comes here instead of getting lost. */
  takesFocus?: boolean;
}

export function FormFailure({ title, reason, kept, takesFocus = false }: FormFailureProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    box.current?.focus({ preventScroll: true });
    // In the middle of the screen no toast and no bar covers it.
    box.current?.scrollIntoView?.({ block: 'center' });
  }, [takesFocus]);
  return (
    // No fieldset: it would be one more group of fields.
    <Stack
      gap="2"
      pad="m"
      surface="missing-tint"
      radius="m"
      ref={box}
      className={textStyles.small}
      data-part="form-failure"
      role="group"
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-reason`}
    >
      <FieldError id={`${id}-title`}>{title}</FieldError>
      <p id={`${id}-reason`}>
        {reason} {kept}
      </p>
    </Stack>
  );
}
