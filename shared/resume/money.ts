/** Reads amounts of money as Spanish and English write them. */

export interface Amount {
  value: number;
  currency: string | null;
  /** `30k`, `24 mil`. */
  thousands: boolean;
  start: number;
  end: number;
}

const SYMBOL = 'us\\$|mx\\$|ar\\$|s\\/\\.?|€|\\$|£';
const CODE =
  'eur(?:os?)?|usd|gbp|mxn|cop|ars|clp|pen|dollars?|dolares|pounds|libras|pesos?(?: mexicanos| colombianos| argentinos| chilenos)?|soles';
const FIGURES = "\\d{1,3}(?:[.,' ]\\d{3})+(?:[.,]\\d{1,2})?|\\d+(?:[.,]\\d{1,2})?";
const AMOUNT = new RegExp(
  `(?<![\\p{L}\\d.,])(?:(?<before>${SYMBOL}|(?:${CODE})(?=[ \\d]))\\s?)?(?<figures>${FIGURES})\\s?(?<k>k|mil)?(?![\\d%])\\s?(?<after>${SYMBOL}|(?:${CODE})(?!\\p{L}))?`,
  'gu',
);
const CURRENCIES: readonly (readonly [RegExp, string])[] = [
  [/^(?:€|eur)/, 'EUR'],
  [/^(?:£|gbp|pounds|libras)/, 'GBP'],
  [/^(?:mx\$|mxn|pesos? mexicanos)/, 'MXN'],
  [/^(?:cop|pesos? colombianos)/, 'COP'],
  [/^(?:ar\$|ars|pesos? argentinos)/, 'ARS'],
  [/^(?:clp|pesos? chilenos)/, 'CLP'],
  [/^(?:pen|s\/|soles)/, 'PEN'],
  [/^(?:us\$|usd|dollar|dolar)/, 'USD'],
];
/** Whose `$` and `pesos` they are. */
const PESOS: Record<string, string> = { MX: 'MXN', CO: 'COP', AR: 'ARS', CL: 'CLP', UY: 'UYU', DO: 'DOP' };

function currencyOf(sign: string | undefined, country: string | null): string | null {
  if (sign === undefined) return null;
  const named = CURRENCIES.find(([pattern]) => pattern.test(sign))?.[1];
  if (named) return named;
  const own = PESOS[country ?? ''] ?? null;
  return sign === '$' ? (own ?? 'USD') : own;
}

/** `24.000` and `24,000` are thousands, `24,50` and `1.800,50` are not all: three digits behind a mark are. */
function numberIn(figures: string): number {
  const [, whole = figures, rest = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(figures) ?? [];
  return Number(`${whole.replace(/\D/g, '')}.${rest || '0'}`);
}

/** The amounts of a folded text in order. `country` (ISO 3166-1 alpha-2) tells whose pesos are meant. */
export function amountsIn(folded: string, country: string | null): Amount[] {
  return [...folded.matchAll(AMOUNT)].map((match) => {
    const { before, figures = '', k, after } = match.groups ?? {};
    return {
      value: Math.round(numberIn(figures) * (k ? 1_000 : 1) * 100) / 100,
      currency: currencyOf(before ?? after, country),
      thousands: k !== undefined,
      start: match.index,
      end: match.index + match[0].trimEnd().length,
    };
  });
}
