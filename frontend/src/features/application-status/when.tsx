/** Moments in words, counted from now. */
import { formatMoment, formatWhen } from '../../lib/format.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import { useNow } from '../../lib/render-time.ts';

/** For the middle of a sentence. */
export function useWhen(): (time: string) => string {
  const now = useNow();
  // What happened after the page was opened is not in its future.
  return (time) => formatWhen(time, currentLanguage(), Math.max(now, Date.parse(time)));
}

/** On its own, with the full time and zone in a tooltip. */
export function When({ time }: { time: string }) {
  const when = useWhen();
  return (
    <time dateTime={time} title={formatMoment(time, currentLanguage())} suppressHydrationWarning>
      {when(time)}
    </time>
  );
}
