/** Replaces a form once it was sent: thanks, which takes the focus, and the next steps. */
import { type ReactNode, useEffect, useRef } from 'react';
import { Stack } from './layout.tsx';
import { Mark } from './mark.tsx';
import textStyles from './text.module.css';
import styles from './thanks.module.css';
import typeStyles from './type.module.css';

interface ThanksProps {
  title: string;
  /** Announced with the heading. */
  text: ReactNode;
  /** Right after sending; what is only shown again takes no focus. */
  takesFocus: boolean;
  children: ReactNode;
}

export function Thanks({ title, text, takesFocus, children }: ThanksProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <Stack gap="6" data-part="thanks">
      <Stack gap="4" align="start" role="status">
        <Mark size={56} />
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <div className={typeStyles.large} data-part="thanks-text">
          {text}
        </div>
      </Stack>
      {children}
    </Stack>
  );
}

interface Fact {
  name: string;
  value: string;
}

/** What was sent, and under which number it is kept. */
export function ThanksFacts({ facts, reference }: { facts: readonly Fact[]; reference: Fact }) {
  return (
    <Stack as="dl" rule="above" className={styles.thanksFacts}>
      {facts.map(({ name, value }) => (
        <Stack gap="1" pad="block3" rule="below" key={name}>
          <dt className={textStyles.note}>{name}</dt>
          <dd className={`${typeStyles.breaking} ${typeStyles.inLines}`}>{value}</dd>
        </Stack>
      ))}
      <Stack gap="1" pad="block3" rule="below">
        <dt className={textStyles.note}>{reference.name}</dt>
        <dd
          className={`${styles.thanksReference} ${typeStyles.breaking} ${typeStyles.inLines}`}
          data-part="thanks-reference"
        >
          {reference.value}
        </dd>
      </Stack>
    </Stack>
  );
}
