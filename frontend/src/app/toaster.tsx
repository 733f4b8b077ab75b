/** Shows the one toast: announced politely or urgently, hidden after its time unless it has the pointer or focus. */
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CoreIcon } from '../ui/core-icon.tsx';
import { Box, Stack } from '../ui/layout.tsx';
import { dismissToast, TOAST_MS, type Toast, useToast } from '../ui/toast-store.ts';
import styles from './toaster.module.css';

function ToastCard({ toast }: { toast: Toast }) {
  const { t } = useTranslation('site');
  const { id, title, description, action, variant } = toast;
  return (
    <div className={styles.toast} data-variant={variant} data-part="toast">
      <Stack gap="1" pad="block2">
        <strong>{title}</strong>
        {description && <p>{description}</p>}
        {action && (
          <Box
            as="button"
            surface="bare"
            tall="40"
            place="start"
            type="button"
            className={styles.toastAction}
            onClick={() => {
              dismissToast(id);
              action.onPress();
            }}
          >
            {action.label}
          </Box>
        )}
      </Stack>
      <button
        type="button"
        className={styles.toastClose}
        aria-label={t('toast.dismiss')}
        onClick={() => dismissToast(id)}
      >
        <CoreIcon name="cross" />
      </button>
    </div>
  );
}

/** The live regions are always there: screen readers announce only what changes inside an existing one. */
export function Toaster() {
  const toast = useToast();
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (!toast || held) return;
    const timer = setTimeout(() => dismissToast(toast.id), TOAST_MS);
    return () => clearTimeout(timer);
  }, [toast, held]);
  useEffect(() => {
    if (!toast) setHeld(false);
  }, [toast]);

  const card = toast && <ToastCard key={toast.id} toast={toast} />;
  const place = toast?.isSaidElsewhere ? 'silent' : toast?.variant;
  return (
    // Hovering or focusing only pauses the clock; nothing here is operated by the container itself.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <div
      className={styles.toaster}
      data-part="toaster"
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div role="status" aria-live="polite" aria-atomic="true">
        {place === 'default' && card}
      </div>
      <div role="alert" aria-live="assertive" aria-atomic="true">
        {place === 'destructive' && card}
      </div>
      {place === 'silent' && (
        <div role="status" aria-live="off">
          {card}
        </div>
      )}
    </div>
  );
}
