/** The figures the site advertises; they are promises, not measurements, and settings may change them. */

/** `percent` is whole percent, `range` is in seconds, `hours` whole hours; `id` is the key of its text in `claims`. */
export type Claim =
  | { id: ClaimId; kind: 'percent'; value: number }
  | { id: ClaimId; kind: 'range'; from: number; to: number }
  | { id: ClaimId; kind: 'hours'; value: number };

export const CLAIM_IDS = ['accuracy', 'processing', 'hiring', 'time', 'diversity', 'reply'] as const;
export type ClaimId = (typeof CLAIM_IDS)[number];

export const MARKETING_CLAIMS: readonly Claim[] = [
  { id: 'accuracy', kind: 'percent', value: 95 },
  { id: 'processing', kind: 'range', from: 2, to: 5 },
  { id: 'hiring', kind: 'percent', value: 60 },
  { id: 'time', kind: 'percent', value: 80 },
  { id: 'diversity', kind: 'percent', value: 40 },
  { id: 'reply', kind: 'hours', value: 24 },
];
