/** Bodies that ask for more than a route gives: what would be worth having, in every record of a body, at every depth. */

type Json = Record<string, unknown>;

/** A time that nothing in the product has; it stands in what was smuggled, and nowhere else. */
export const SMUGGLED_TIME = '1999-01-01T00:00:00.000Z';
/** A number of that kind. */
export const SMUGGLED_NUMBER = 987_654_321;

/** What would be worth having: whose it is, how it stands, and what only the server says. Texts are `mark`. */
function wanted(mark: string): Json {
  return {
    id: mark,
    admin: true,
    isAdmin: true,
    role: 'admin',
    actor: 'system',
    applicationId: mark,
    talentId: mark,
    besideId: mark,
    makesTalent: true,
    employerId: mark,
    messageId: mark,
    recordId: mark,
    writeId: mark,
    stage: 'hired',
    source: 'import',
    version: SMUGGLED_NUMBER,
    revision: SMUGGLED_NUMBER,
    resumeId: mark,
    resumeStatus: 'completed',
    objectKey: `drops/${mark}`,
    tokenDigests: [mark],
    consent: { talentPoolAt: SMUGGLED_TIME },
    confirmedAt: SMUGGLED_TIME,
    emailConfirmed: true,
    basis: { kind: 'consent', until: '2099-01-01T00:00:00.000Z' },
    withdrawnAt: SMUGGLED_TIME,
    match: { matchId: mark, grade: 'A', percent: SMUGGLED_NUMBER },
    percent: SMUGGLED_NUMBER,
    delivery: 'sent',
    createdAt: SMUGGLED_TIME,
    updatedAt: SMUGGLED_TIME,
    updatedBy: mark,
    by: mark,
    expiresAt: SMUGGLED_NUMBER,
    constructor: { prototype: { admin: true, [mark]: true } },
  };
}

/** Optional fields of a route that have the name of something wanted: these are what the route is for. */
const MAY_BE_SENT: Record<string, string[]> = {
  // A recruiter moves an application and confirms its address.
  'PATCH /api/admin/applications/{id}': ['stage', 'emailConfirmed'],
  // A recruiter says, with a reason, on what ground somebody may be considered.
  'PATCH /api/admin/talents/{id}': ['basis'],
  // A recruiter evaluates a person, a job, or both.
  'POST /api/admin/evaluations': ['talentId'],
  // The audit trail is filtered by who did something, and to what.
  'POST /api/admin/sync/exports': ['actor', 'recordId'],
  // A recruiter says on what ground the people of a file may be considered.
  'POST /api/admin/sync/imports': ['basis'],
};

/** Maps whose names are the caller's to choose; unknown names are refused or kept as they are. */
const MAPS = new Set(['metadata', 'importance', 'knockouts', 'emphasis']);

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The text of a body of the route `METHOD path` with everything wanted in it and in every record inside, `__proto__`
 * included. What the body itself says stays. `mark` is a word that stands in what was smuggled.
 */
export function greedyBody(name: string, body: unknown, mark: string): string {
  const allowed = MAY_BE_SENT[name] ?? [];
  return textOf(body, Object.fromEntries(Object.entries(wanted(mark)).filter(([field]) => !allowed.includes(field))));
}

// Made as text: a literal `__proto__` would set the prototype, and JSON.stringify writes none.
function textOf(value: unknown, more: Json): string {
  if (Array.isArray(value)) return `[${value.map((one) => textOf(one, more))}]`;
  if (!isRecord(value)) return JSON.stringify(value);
  const own = Object.entries(value).filter(([, part]) => part !== undefined);
  const fields = own.map(
    ([field, part]) => `${JSON.stringify(field)}:${MAPS.has(field) ? JSON.stringify(part) : textOf(part, more)}`,
  );
  const others = Object.entries(more).filter(([field]) => !own.some(([known]) => known === field));
  const smuggled = others.map(([field, part]) => `${JSON.stringify(field)}:${JSON.stringify(part)}`);
  return `{${['"__proto__":{"admin":true,"stage":"hired","emailConfirmed":true}', ...smuggled, ...fields]}}`;
}
