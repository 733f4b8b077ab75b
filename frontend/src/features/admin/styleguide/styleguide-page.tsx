/** `/styleguide` of `npm run dev`: every token and every part of `ui/`, in both themes beside each other. */
import '../kit/admin-theme.css';
import { type CSSProperties, useState } from 'react';
import { Stack } from '../../../ui/layout.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import textStyles from '../../../ui/text.module.css';
import { WidgetTheme } from '../kit/widget-theme.tsx';
import { FormsShown } from './forms-shown.tsx';
import { JobsShown } from './jobs-shown.tsx';
import styles from './styleguide.module.css';
import { THEMES, type Theme, tokensOf } from './themes.ts';
import { TokensShown } from './tokens-shown.tsx';
import { Shown, WidgetsShown } from './widgets-shown.tsx';

function InTheme({ theme }: { theme: Theme }) {
  const [tokens] = useState(() => tokensOf(theme));
  return (
    <section
      className={styles.theme}
      style={{ ...tokens, colorScheme: theme } as CSSProperties}
      data-theme={theme}
      aria-label={theme}
    >
      <WidgetTheme>
        <Stack gap="5">
          <h2>{theme}</h2>
          <Shown name="Tokens">
            <TokensShown tokens={tokens} />
          </Shown>
          <WidgetsShown />
          <FormsShown />
          <JobsShown />
        </Stack>
      </WidgetTheme>
    </section>
  );
}

export default function StyleguidePage() {
  return (
    <Stack gap="4">
      <div className={textStyles.wrap}>
        <PageHeading>Styleguide</PageHeading>
      </div>
      <Stack className={styles.themes}>
        {THEMES.map((theme) => (
          <InTheme key={theme} theme={theme} />
        ))}
      </Stack>
    </Stack>
  );
}
