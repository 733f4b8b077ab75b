/** The tokens as one sees them: colours, type sizes, spaces, radii, layers. */
import { Cluster, Stack } from '../../../ui/layout.tsx';
import typeStyles from '../../../ui/type.module.css';
import styles from './styleguide.module.css';
import type { Tokens } from './themes.ts';

const isColour = ([, value]: [string, string]) => value.startsWith('oklch');

function Colours({ tokens }: { tokens: Tokens }) {
  return (
    <Cluster gap="3" as="ul">
      {Object.entries(tokens)
        .filter(isColour)
        .map(([name]) => (
          <Stack key={name} as="li" gap="1">
            <span className={styles.colour} style={{ background: `var(${name})` }} />
            <code className={typeStyles.fine}>{name}</code>
          </Stack>
        ))}
    </Cluster>
  );
}

const named = (tokens: Tokens, start: string) => Object.keys(tokens).filter((name) => name.startsWith(start));

export function TokensShown({ tokens }: { tokens: Tokens }) {
  return (
    <Stack gap="5">
      <Colours tokens={tokens} />
      <Stack as="ul" gap="2">
        {named(tokens, '--text-').map((name) => (
          <li key={name} className={typeStyles.breaking} style={{ fontSize: `min(var(${name}), 4rem)` }}>
            Encaje <code className={typeStyles.fine}>{name}</code>
          </li>
        ))}
      </Stack>
      <Stack as="ul" gap="2">
        {named(tokens, '--space-').map((name) => (
          <Cluster key={name} as="li" gap="2">
            <span className={styles.space} style={{ width: `var(${name})` }} />
            <code className={typeStyles.fine}>{name}</code>
          </Cluster>
        ))}
      </Stack>
      <Cluster as="ul" gap="4">
        {named(tokens, '--radius-m').map((name) => (
          <Stack key={name} as="li" gap="1">
            <span className={styles.radius} style={{ borderRadius: `var(${name})` }} />
            <code className={typeStyles.fine}>{name}</code>
          </Stack>
        ))}
      </Cluster>
      <Cluster as="ul" gap="2 4">
        {named(tokens, '--layer-').map((name) => (
          <li key={name} className={typeStyles.fine}>
            <code>
              {name} {tokens[name as keyof Tokens]}
            </code>
          </li>
        ))}
      </Cluster>
    </Stack>
  );
}
