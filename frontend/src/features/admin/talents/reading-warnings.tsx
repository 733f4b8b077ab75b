/** Says calmly what was written past human readers; each find as plain text, with its kind and page. A person decides. */
import { useTranslation } from 'react-i18next';
import { isOfLength, type ReadingWarning } from '../../../../../shared/domain/reading-warning.ts';
import type { Resume } from '../../../../../shared/domain/talent.ts';
import { formatNumber } from '../../../lib/format.ts';
import { Icon } from '../../../ui/icons.tsx';
import { Grid, Stack } from '../../../ui/layout.tsx';
import textStyles from '../../../ui/text.module.css';
import typeStyles from '../../../ui/type.module.css';
import type { Attention } from '../kit/match/attention-button.tsx';
import { factIds } from './career-facts.ts';
import styles from './reading-warnings.module.css';
import { StatedFact } from './stated-fact.tsx';

const READABLE: readonly ReadingWarning['kind'][] = ['keyword-stuffing', 'machine-instruction'];

interface ReadingWarningsProps {
  resume: Resume;
  /** Where the text is shown beside: then readable finds light up in it. */
  attention?: Attention | undefined;
  /** Named where the person sent several files. */
  isNamed: boolean;
}

function Find({
  warning,
  index,
  attention,
}: {
  warning: ReadingWarning;
  index: number;
  attention?: Attention | undefined;
}) {
  const { t, i18n } = useTranslation('admin-talents');
  const { kind, page, excerpt, span } = warning;
  const where = t('warnings.where', { kind: t(`warnings.kinds.${kind}`), page: formatNumber(page, i18n.language) });
  return (
    <li>
      {span && attention ? (
        <StatedFact id={factIds.warning(index)} quote={excerpt} attention={attention}>
          {where}
        </StatedFact>
      ) : (
        <span className={textStyles.strong}>{where}</span>
      )}
      <blockquote>{excerpt}</blockquote>
    </li>
  );
}

type Group = 'hidden' | 'readable' | 'leftOut';

/** A warning with its place among all of its reading's: the order never changes, since a reading is stored once. */
interface Placed {
  warning: ReadingWarning;
  index: number;
}

function Finds({
  group,
  finds,
  attention,
  name,
}: {
  group: Group;
  finds: Placed[];
  attention?: Attention | undefined;
  name: string | null;
}) {
  const { t } = useTranslation('admin-talents');
  if (finds.length === 0) return null;
  const title = t(`warnings.${group}`);
  return (
    <Stack
      as="section"
      gap="2"
      pad="m"
      surface="claimed-tint"
      radius="s"
      className={styles.readingWarnings}
      data-part="reading-warnings"
      aria-label={title}
    >
      <Grid as="h3" columns="mark" gap="2" align="center" className={typeStyles.base}>
        <Icon name="alert" size={18} />
        <span>{title}</span>
        {name && (
          <span className={textStyles.quiet} data-part="quiet">
            {name}
          </span>
        )}
      </Grid>
      <p className={typeStyles.measure}>{t(`warnings.${group}Note`)}</p>
      <Stack as="ul" gap="2">
        {finds.map(({ warning, index }) => (
          <Find key={index} warning={warning} index={index} attention={attention} />
        ))}
      </Stack>
    </Stack>
  );
}

export function ReadingWarnings({ resume, attention, isNamed }: ReadingWarningsProps) {
  const { warnings = [], fileName } = resume;
  const all = warnings.map((warning, index): Placed => ({ warning, index }));
  const forMachines = all.filter(({ warning }) => !isOfLength(warning.kind));
  const isHidden = forMachines.some(({ warning }) => !READABLE.includes(warning.kind));
  const name = isNamed ? fileName : null;
  return (
    <>
      <Finds group={isHidden ? 'hidden' : 'readable'} finds={forMachines} attention={attention} name={name} />
      <Finds
        group="leftOut"
        finds={all.filter(({ warning }) => isOfLength(warning.kind))}
        attention={attention}
        name={name}
      />
    </>
  );
}
