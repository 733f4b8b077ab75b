/** The one button, and the link that looks like it. */
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import styles from './controls.module.css';

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger';

/** Styles of other files go by `data-part` and `data-look`. */
const looks = (look: ButtonLook, className = '') => ({
  className: `${styles.button} ${className}`.trim(),
  'data-part': 'button',
  'data-look': look,
});

export function Button({ look = 'primary', className, ...rest }: ComponentProps<'button'> & { look?: ButtonLook }) {
  return <button type="button" {...looks(look, className)} {...rest} />;
}

export function ButtonLink({
  look = 'primary',
  className,
  ...rest
}: ComponentProps<typeof Link> & { look?: ButtonLook }) {
  return <Link {...looks(look, className)} {...rest} />;
}
