/** The figures the site advertises, in one place; they are promises of the product, not measurements. */

/** `percent` is whole percent, `range` is in seconds, `hours` whole hours. */
export type MarketingClaim =
  | { id: string; kind: 'percent'; value: number }
  | { id: string; kind: 'range'; from: number; to: number }
  | { id: string; kind: 'hours'; value: number };

export const MARKETING_CLAIMS: readonly MarketingClaim[] = [
  { id: 'accuracy', kind: 'percent', value: 95 },
  { id: 'processing', kind: 'range', from: 2, to: 5 },
  { id: 'hiring', kind: 'percent', value: 60 },
  { id: 'time', kind: 'percent', value: 80 },
  { id: 'diversity', kind: 'percent', value: 40 },
  { id: 'reply', kind: 'hours', value: 24 },
];
