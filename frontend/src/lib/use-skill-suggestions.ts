/** Suggestions for the skill that is being typed; the names behind them arrive when someone turns to the field. */
import { useCallback, useMemo, useRef, useState } from 'react';
import { currentLanguage } from './i18n.ts';

type Suggest = typeof import('./skill-suggestions.ts').suggestSkills;

/** `prepare` starts the loading; until it has arrived, and where it does not, there are no suggestions. */
export function useSkillSuggestions(typed: string, chosen: readonly string[]) {
  const [suggest, setSuggest] = useState<Suggest>();
  const isAsked = useRef(false);
  const language = currentLanguage();
  const prepare = useCallback(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    import('./skill-suggestions.ts')
      .then(({ suggestSkills, warmUp }) => {
        warmUp();
        setSuggest(() => suggestSkills);
      })
      .catch(() => {
        // A help, not a need: the next visit to the field asks again.
        isAsked.current = false;
      });
  }, []);
  const suggestions = useMemo(() => suggest?.(typed, language, chosen) ?? [], [suggest, typed, language, chosen]);
  return { suggestions, prepare };
}
