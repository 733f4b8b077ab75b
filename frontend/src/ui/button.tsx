/** The one button, and the link that looks like it. */
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger';

function classesOf(look: ButtonLook, className = ''): string {
  return `button button-${look} ${className}`.trim();
}

export function Button({ look = 'primary', className, ...rest }: ComponentProps<'button'> & { look?: ButtonLook }) {
  return <button type="button" className={classesOf(look, className)} {...rest} />;
}

export function ButtonLink({
  look = 'primary',
  className,
  ...rest
}: ComponentProps<typeof Link> & { look?: ButtonLook }) {
  return <Link className={classesOf(look, className)} {...rest} />;
}
