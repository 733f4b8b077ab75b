/** Compares a phone number as a resume prints it with the one that the reader found, for the scores of reading. */

const digitsOf = (phone: string) => phone.replace(/\D/g, '');

/** The country code may be missing on either side: the last digits tell numbers apart. */
const TELLING_DIGITS = 8;

/** `0341 15-555-0186` is dialled inside Argentina; the 15 between area and number gives way to +54 9 from abroad. */
const ARGENTINE_MOBILE = /^\+549/;
const withoutFifteen = (digits: string) => digits.replace(/^0?(?=\d{12}$)(\d{2,4}?)15/, '$1');

/** Whether two spellings are of one number, by their last eight digits. */
export function isSamePhone(printed: string, found: string | null): boolean {
  const isMobile = ARGENTINE_MOBILE.test(found ?? '');
  const wanted = isMobile ? withoutFifteen(digitsOf(printed)) : digitsOf(printed);
  return wanted.slice(-TELLING_DIGITS) === digitsOf(found ?? '').slice(-TELLING_DIGITS);
}
