/** Wraps Amplify's button so that it can be replaced in one place. */
import { Button } from '@aws-amplify/ui-react';
import type { ComponentProps } from 'react';

type AmplifyButton = ComponentProps<typeof Button>;

interface PanelButtonProps extends Omit<AmplifyButton, 'variation' | 'size' | 'colorTheme' | 'isFullWidth'> {
  /** Without one it is framed. */
  variation?: 'primary' | 'link' | 'destructive';
  /** Within a line or a list. */
  size?: 'small';
}

export function PanelButton(props: PanelButtonProps) {
  return <Button gap="var(--space-2)" {...props} />;
}
