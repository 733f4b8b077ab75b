/** Builds SQL conditions with their parameters. */

export interface Where {
  sql: string;
  values: (string | number)[];
}

function joined(conditions: readonly Where[], word: string, none: string): Where {
  return {
    sql: conditions.length === 0 ? none : conditions.map(({ sql }) => `(${sql})`).join(` ${word} `),
    values: conditions.flatMap(({ values }) => values),
  };
}

/** All of them; true of none. */
export const both = (conditions: readonly Where[]): Where => joined(conditions, 'AND', 'TRUE');

/** At least one of them; false of none. */
export const either = (conditions: readonly Where[]): Where => joined(conditions, 'OR', 'FALSE');
