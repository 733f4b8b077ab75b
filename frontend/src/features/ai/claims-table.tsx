/** The advertised figures beside what the project has measured itself; where it has measured nothing, it says so. */
import { useTranslation } from 'react-i18next';
import type { Claim } from '../../../../shared/domain/marketing-claims.ts';
import { claimFigure } from '../../lib/claims.ts';
import { formatDate } from '../../lib/format.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import { Box, Cluster, Stack } from '../../ui/layout.tsx';
import { Table } from '../../ui/table.tsx';
import textStyles from '../../ui/text.module.css';
import typeStyles from '../../ui/type.module.css';
import styles from './ai.module.css';
import type { Measured, MeasuredClaim, MeasuredRow, Measurement } from './measurement.ts';

/** Seconds to the hundredth, shares to the thousandth: as the benchmarks write them. */
const DIGITS: Record<Measurement['unit'], number> = { seconds: 2, share: 3 };

function Row({ row, unit }: { row: MeasuredRow; unit: Measurement['unit'] }) {
  const { t } = useTranslation('ai');
  const digits = DIGITS[unit];
  const number = new Intl.NumberFormat(currentLanguage(), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  const inUnits = (value: number) => {
    const text = number.format(value);
    return unit === 'seconds' ? t('claims.seconds', { value: text }) : text;
  };
  return (
    <Cluster as="li" gap="1 4" align="stretch">
      <Box as="span" place="full" className={textStyles.strong}>
        {row.count === null ? t(`claims.row.${row.id}`) : t(`claims.row.${row.id}Count`, { count: row.count })}
      </Box>
      {Object.entries(row.values).map(([id, value]) => (
        <span key={id}>
          {t(`claims.value.${id}`)}{' '}
          <strong className={`${typeStyles.met} ${textStyles.oneLine}`}>{inUnits(value)}</strong>
        </span>
      ))}
    </Cluster>
  );
}

function MeasuredFigure({ id, measurement }: { id: string; measurement: Measurement }) {
  const { t } = useTranslation('ai');
  const { date, cores, software, rows, unit } = measurement;
  const machine = t('claims.machine', { count: cores, software });
  return (
    <>
      {/* The heading of the column has gone from sight where the rows are stacked. */}
      <p className={styles.claimSide} aria-hidden="true">
        {t('claims.measured')}
      </p>
      <Stack as="ul" gap="3">
        {rows.map((row) => (
          <Row key={row.id} row={row} unit={unit} />
        ))}
      </Stack>
      <p className={textStyles.quiet} data-part="quiet">
        {t(`claims.method.${id}`)} {t('claims.when', { date: formatDate(date, currentLanguage()), machine })}
      </p>
    </>
  );
}

function Unmeasured({ id }: { id: string }) {
  const { t } = useTranslation('ai');
  return (
    <>
      <p>
        <strong>{t('claims.none')}</strong>
      </p>
      <p className={textStyles.quiet} data-part="quiet">
        {t(`claims.missing.${id}`)}
      </p>
    </>
  );
}

export function ClaimsTable({ claims, measured }: { claims: readonly Claim[]; measured: Measured }) {
  const { t } = useTranslation('ai');
  const { t: claimText } = useTranslation('claims');
  return (
    <Table phone="blocks" className={styles.claimsTable}>
      <thead>
        <tr>
          <th scope="col">{t('claims.aim')}</th>
          <th scope="col">{t('claims.measured')}</th>
        </tr>
      </thead>
      <tbody>
        {claims.map((claim) => {
          const measurement = measured[claim.id as MeasuredClaim];
          return (
            <tr key={claim.id}>
              <th scope="row">
                <Box
                  as="span"
                  pad="bottom1"
                  className={`${typeStyles.block} ${textStyles.figureHuge} ${textStyles.oneLine}`}
                >
                  {claimFigure(claimText, claim)}
                </Box>{' '}
                {claimText(claim.id)}
              </th>
              <td>
                {measurement ? (
                  <MeasuredFigure id={claim.id} measurement={measurement} />
                ) : (
                  <Unmeasured id={claim.id} />
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}
