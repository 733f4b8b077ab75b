/** The frame around Amplify's widgets, by whose name their styles and ours find them. */
import type { ReactNode } from 'react';

/**
 * In place of their `ThemeProvider`, which works out hundreds of colours and sizes again wherever it is mounted; what the
 * widgets read of a theme, the library has made already when it is loaded.
 */
export function WidgetTheme({ children }: { children: ReactNode }) {
  return (
    <div data-amplify-theme="default-theme" dir="ltr">
      {children}
    </div>
  );
}
