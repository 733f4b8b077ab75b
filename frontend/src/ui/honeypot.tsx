/** A field that people never see, so whoever fills it in is a machine: `<Honeypot {...register('website')} />`. */
import type { ComponentProps } from 'react';

export function Honeypot(props: ComponentProps<'input'>) {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <input {...props} tabIndex={-1} autoComplete="off" aria-label="website" />
    </div>
  );
}
