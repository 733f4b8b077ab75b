/** Walks the XML of files that strangers send: saxes parses, limits of ours hold, and nothing reaches outside the text. */
import { SaxesParser } from 'saxes';
import { readingError } from './document.ts';

/** One step of the walk; `name` keeps its prefix (`w:p`). A self-closing tag gives an `open` and a `close`. */
export type XmlEvent =
  | { type: 'open'; name: string; attributes: Record<string, string> }
  | { type: 'close'; name: string }
  | { type: 'text'; text: string };

/** The parser is fed in steps, so that only one step's events lie in memory. */
const STEP_CHARACTERS = 65_536;
/** Sloppy generators leave a few; each costs the parser an `Error` with its stack, 15 microseconds. */
const MAX_FAULTS = 1_000;
/** Word processors nest some dozens of elements; the parser remembers all that are open. */
const MAX_OPEN = 5_000;
const MAX_ATTRIBUTES = 1_000;

function faultCounter(): () => void {
  let faults = 0;
  return () => {
    faults += 1;
    if (faults > MAX_FAULTS) throw readingError('FILE_DAMAGED');
  };
}

const BARE_AMPERSAND = /&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]\w{0,30});)/gi;

/** The parser takes all from a bare `&` to the next `;` for the name of an entity, and whole paragraphs would be lost. */
function mended(xml: string): string {
  if (xml.includes('<![CDATA[')) return xml;
  const fault = faultCounter();
  return xml.replace(BARE_AMPERSAND, () => {
    fault();
    return '&amp;';
  });
}

/** A parser that writes its events into `events`, and throws where a file passes the limits. */
function parserInto(events: XmlEvent[]) {
  const parser = new SaxesParser({ xmlns: false, position: false });
  let open = 0;
  let attributes = 0;
  parser.on('error', faultCounter());
  parser.on('attribute', () => {
    attributes += 1;
    if (attributes > MAX_ATTRIBUTES) throw readingError('FILE_TOO_COMPLEX');
  });
  parser.on('opentag', (tag) => {
    attributes = 0;
    open += 1;
    if (open > MAX_OPEN) throw readingError('FILE_TOO_COMPLEX');
    events.push({ type: 'open', name: tag.name, attributes: tag.attributes });
  });
  parser.on('closetag', ({ name }) => {
    open -= 1;
    events.push({ type: 'close', name });
  });
  parser.on('text', (text) => events.push({ type: 'text', text }));
  parser.on('cdata', (text) => events.push({ type: 'text', text }));
  return parser;
}

/**
 * Walks a document in order. Comments, instructions and document types are passed over; entities that they define stay
 * as they are written. What is not well formed is read as far as it makes sense.
 * @throws AppError `FILE_DAMAGED` for what is hardly XML, `FILE_TOO_COMPLEX` for elements in each other beyond any layout.
 */
export function* xmlEvents(xml: string): Generator<XmlEvent> {
  const events: XmlEvent[] = [];
  const parser = parserInto(events);
  const text = mended(xml);
  for (let at = 0; at < text.length; at += STEP_CHARACTERS) {
    parser.write(text.slice(at, at + STEP_CHARACTERS));
    yield* events.splice(0);
  }
  parser.close();
  yield* events;
}
