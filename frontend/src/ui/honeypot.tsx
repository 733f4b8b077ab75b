/** A field hidden from people, so only bots fill it in: `<Honeypot {...register('website')} />`. */
import type { ComponentProps } from 'react';
import styles from './text.module.css';

export function Honeypot(props: ComponentProps<'input'>) {
  return (
    <div className={styles.visuallyHidden} aria-hidden="true">
      <input {...props} tabIndex={-1} autoComplete="off" aria-label="website" />
    </div>
  );
}
