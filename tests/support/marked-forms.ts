/** Fills in a form of the contract with one word in every field, so that a search for the word finds whatever was kept of it. */
import * as z from 'zod';

/** The part of JSON Schema that the contract's forms come to. */
interface Shape {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Shape[];
  oneOf?: Shape[];
  properties?: Record<string, Shape>;
  items?: Shape;
  format?: string;
  pattern?: string;
  maxLength?: number;
  minimum?: number;
}

/** One word, and the address and number that stand for it where a field takes no words. */
export interface Mark {
  word: string;
  email: string;
  phone: string;
}

type Given = Record<string, unknown>;

function textFor(name: string, { format, pattern = '', maxLength = 200 }: Shape, mark: Mark): string {
  if (maxLength === 0) return '';
  if (format === 'date-time') return new Date(Date.now() + 86_400_000).toISOString();
  if (format === 'date') return new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  if (pattern.includes('@')) return mark.email;
  if (name === 'phone' || pattern.includes('\\d){')) return mark.phone;
  if (/date/i.test(name)) return '2020-01';
  if (/^(link|links)$/.test(name)) return `https://${mark.word.toLowerCase()}.example/${name}`;
  return `${mark.word} ${name}`.slice(0, maxLength);
}

function valueFor(name: string, shape: Shape, mark: Mark, given: Given): unknown {
  if ('const' in shape) return shape.const;
  if (shape.enum) return shape.enum[0];
  const [choice] = (shape.anyOf ?? shape.oneOf ?? []).filter(({ type }) => type !== 'null');
  if (choice) return valueFor(name, choice, mark, given);
  if (shape.type === 'object') return objectFor(shape, mark, given);
  if (shape.type === 'array') return [valueFor(name, shape.items ?? { type: 'string' }, mark, given)];
  if (shape.type === 'boolean') return true;
  if (shape.type === 'number' || shape.type === 'integer') return Math.max(1, shape.minimum ?? 1);
  return textFor(name, shape, mark);
}

function objectFor({ properties = {} }: Shape, mark: Mark, given: Given): Given {
  const entries = Object.entries(properties).map(([name, shape]) => [
    name,
    name in given ? given[name] : valueFor(name, shape, mark, given),
  ]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/**
 * Every way to fill in a form, one for each of its alternatives, all fields included. `given` says what fields hold that
 * are no words: ids, versions, and what has to fit a file; `undefined` leaves one out.
 */
export function markedForms(schema: z.ZodType, mark: Mark, given: Given = {}): Given[] {
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;
  return (shape.oneOf ?? [shape]).map((one) => objectFor(one, mark, given));
}

/** The fields of a form whose value does not hold the mark, dotted, without those that take no words. */
export function unmarked(form: unknown, { word, email, phone }: Mark, at = ''): string[] {
  if (typeof form === 'string') {
    const lower = form.toLowerCase();
    return [word.toLowerCase(), email.toLowerCase(), phone].some((one) => lower.includes(one)) ? [] : [at];
  }
  if (typeof form !== 'object' || form === null) return [];
  return Object.entries(form).flatMap(([name, value]) => unmarked(value, { word, email, phone }, `${at}.${name}`));
}
