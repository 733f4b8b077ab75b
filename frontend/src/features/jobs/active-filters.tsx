/** The filters that are on, each to be taken off with one press. */
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { JobFacets, Near } from '../../../../shared/domain/job-filters.ts';
import { formatNumber } from '../../lib/format.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { RemovableChip } from '../../ui/chip.tsx';
import { Cluster } from '../../ui/layout.tsx';
import { facetLabel, useFilterText } from './filter-text.ts';
import { FILTER_NAMES, type FilterName, type Filters, isNear, radiusOf } from './filters.ts';

/** Typed words say nothing of where they are looked for. */
const NAMED: ReadonlySet<FilterName> = new Set(['search', 'position']);

/** What one chip takes off. */
export type ActiveName = FilterName | 'near';

interface ActiveFiltersProps {
  filters: Filters;
  facets: JobFacets | undefined;
  /** What the point that is asked for lies near to. */
  near: Near | undefined;
  onRemove: (name: ActiveName) => void;
  onClear: () => void;
}

/** A chip that goes takes the focus with it: it passes to the one in its place, else to where the results begin. */
function useFocusAfterRemoval(count: number) {
  const chips = useRef<HTMLDivElement>(null);
  const removedAt = useRef<number>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a removal shows as a smaller count
  useEffect(() => {
    if (removedAt.current === undefined) return;
    const left = chips.current?.querySelectorAll<HTMLElement>('[data-part~="chip-removable"]') ?? [];
    const next = left[Math.min(removedAt.current, left.length - 1)] ?? document.getElementById('job-results');
    removedAt.current = undefined;
    next?.focus({ preventScroll: true });
  }, [count]);
  const note = (place: number) => {
    removedAt.current = place;
  };
  return { chips, note };
}

function useChipText({ filters, facets, near }: Pick<ActiveFiltersProps, 'filters' | 'facets' | 'near'>) {
  const { t } = useTranslation('site');
  const textOf = useFilterText();
  return (name: ActiveName) => {
    if (name === 'near') {
      const km = formatNumber(radiusOf(filters), currentLanguage());
      return t('jobs.near.chip', { km, place: near?.town?.[currentLanguage()] ?? t('jobs.near.point') });
    }
    const written = String(filters[name]);
    const value = facetLabel(facets, name, written) ?? textOf(name, written);
    if (name === 'salaryMin') return t('jobs.inItsCurrency', { pay: value });
    return NAMED.has(name) ? `${t(`jobs.filter.${name}`)}: ${value}` : value;
  };
}

export function ActiveFilters({ onRemove, onClear, ...shown }: ActiveFiltersProps) {
  const { t } = useTranslation('site');
  const chipText = useChipText(shown);
  const { filters } = shown;
  const active: ActiveName[] = FILTER_NAMES.filter((name) => filters[name] !== undefined);
  if (isNear(filters)) active.push('near');
  const { chips, note } = useFocusAfterRemoval(active.length);
  if (active.length === 0) return null;
  return (
    <Cluster gap="2" align="stretch" ref={chips} data-part="chips">
      {active.map((name, place) => {
        const text = chipText(name);
        const remove = () => {
          note(place);
          onRemove(name);
        };
        return (
          <RemovableChip key={name} removeLabel={t('jobs.remove', { filter: text })} onRemove={remove}>
            {text}
          </RemovableChip>
        );
      })}
      {active.length > 1 && (
        <Button
          look="quiet"
          onClick={() => {
            note(0);
            onClear();
          }}
        >
          {t('jobs.clear')}
        </Button>
      )}
    </Cluster>
  );
}
