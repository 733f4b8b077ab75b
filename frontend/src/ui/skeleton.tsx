/** The shape of what is coming, with a loading text for those who listen. */
import { useTranslation } from 'react-i18next';

const WIDTHS = ['62%', '94%', '88%', '45%'];

/** `lines` grey bars; `visibleText` shows the loading text instead of only saying it. */
export function Skeleton({ lines = 4, visibleText = false }: { lines?: number; visibleText?: boolean }) {
  const { t } = useTranslation('site');
  const bars = Array.from({ length: lines }, (_, index) => index);
  return (
    <div className="skeleton">
      <p role="status" className={visibleText ? 'quiet' : 'visually-hidden'}>
        {t('loading')}
      </p>
      {bars.map((index) => (
        <div key={index} className="skeleton-line" style={{ width: WIDTHS[index % WIDTHS.length] }} />
      ))}
    </div>
  );
}
