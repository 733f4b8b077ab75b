/** The figures the site advertises, in one place; they are promises of the product, not measurements. */
import type { Claim } from '../lib/claims.ts';

export const MARKETING_CLAIMS: readonly Claim[] = [
  { id: 'accuracy', kind: 'percent', value: 95 },
  { id: 'processing', kind: 'range', from: 2, to: 5 },
  { id: 'hiring', kind: 'percent', value: 60 },
  { id: 'time', kind: 'percent', value: 80 },
  { id: 'diversity', kind: 'percent', value: 40 },
  { id: 'reply', kind: 'hours', value: 24 },
];
