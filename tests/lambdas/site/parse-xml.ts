/** Reads XML as a strict parser does, for tests that run with a DOM: what is not well-formed throws. */

export function parseXml(xml: string): Element {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  const failure = document.querySelector('parsererror');
  if (failure) throw new Error(failure.textContent ?? 'not well-formed');
  return document.documentElement;
}

/** The texts of all descendants of that name, in order. */
export function textsOf(parent: Element, name: string): string[] {
  return [...parent.getElementsByTagName(name)].map((element) => element.textContent ?? '');
}
