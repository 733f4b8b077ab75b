/** The sum behind a percent, row by row, so that anyone can check it. */
import { useTranslation } from 'react-i18next';
import type { Score } from '../../../../shared/domain/match.ts';
import { formatNumber } from '../../lib/format.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import { Box } from '../../ui/layout.tsx';
import { Table } from '../../ui/table.tsx';
import textStyles from '../../ui/text.module.css';
import typeStyles from '../../ui/type.module.css';

/** A share 0..1 as hundredths with one decimal. */
const hundredths = (share: number) => Math.round(share * 1000) / 10;

export function ScoreSum({ score: { criteria, percent, grade } }: { score: Score }) {
  const { t } = useTranslation('fit-check');
  const language = currentLanguage();
  const show = (share: number) => formatNumber(hundredths(share), language);
  const weights = criteria.reduce((sum, { weight }) => sum + weight, 0);
  const points = criteria.reduce((sum, { weight, score }) => sum + weight * score, 0);
  return (
    <details data-part="score-sum">
      <Box as="summary" pad="block3" rule="above" className={`${typeStyles.accent} ${textStyles.strong}`}>
        {t('example.sum', { percent })}
      </Box>
      <Table figures className={textStyles.small}>
        <thead>
          <tr>
            <th scope="col">{t('example.criterion')}</th>
            <th scope="col">{t('example.weight')}</th>
            <th scope="col">{t('example.score')}</th>
            <th scope="col">{t('example.points')}</th>
          </tr>
        </thead>
        <tbody>
          {criteria.map(({ id, label, weight, score }) => (
            <tr key={id}>
              <th scope="row">{label[language]}</th>
              <td>{show(weight)}</td>
              <td>{t('example.share', { percent: Math.round(score * 100) })}</td>
              <td>{show(weight * score)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('example.total')}</th>
            <td>{show(weights)}</td>
            <td />
            <td>{show(points)}</td>
          </tr>
        </tfoot>
      </Table>
      <p className={textStyles.note}>{t('example.scale', { points: show(points), percent, grade })}</p>
    </details>
  );
}
