/** What an advertised figure is, whoever keeps the list of them. */

/** `percent` is whole percent, `range` is in seconds, `hours` whole hours; `id` is the key of its text. */
export type Claim =
  | { id: string; kind: 'percent'; value: number }
  | { id: string; kind: 'range'; from: number; to: number }
  | { id: string; kind: 'hours'; value: number };
