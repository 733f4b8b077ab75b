/** A job's text as HTML paragraphs and lists, for readers outside our pages. */
import type { Language } from './field.ts';
import type { PublicJob } from './job.ts';

type JobText = Pick<
  PublicJob,
  'company' | 'description' | 'requirements' | 'benefits' | 'benefitsDescription' | 'companyDescription'
>;

/** What stands above each part. Job search engines drop headings, so these are paragraphs. */
const LEADS: Record<Language, { requirements: string; benefits: string; company: (name: string) => string }> = {
  es: { requirements: 'Qué te pedimos', benefits: 'Qué te ofrecemos', company: (name) => `Sobre ${name}` },
  en: { requirements: 'What we ask for', benefits: 'What we offer', company: (name) => `About ${name}` },
};

const BULLET = /^[-–•*·]\s+/;

/**
 * Text as it may stand between HTML tags (not in attributes). Only what HTML would read as markup is escaped, since some
 * readers of feeds show entities as they are.
 */
export function escapeHtml(text: string): string {
  return text.replace(/&(?=[a-z#])/gi, '&amp;').replaceAll('<', '&lt;');
}

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;

const list = (items: readonly string[]) =>
  items.length > 0 ? `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>` : '';

/** Plain text as HTML: each line a paragraph, runs of lines that begin with a bullet a list. Empty text is ''. */
export function textHtml(text: string): string {
  const blocks: string[] = [];
  let points: string[] = [];
  const closeList = () => {
    blocks.push(list(points));
    points = [];
  };
  for (const line of text.split(/\r\n|[\r\n]/).map((written) => written.trim())) {
    if (line === '') continue;
    if (BULLET.test(line)) {
      points.push(line.replace(BULLET, ''));
      continue;
    }
    closeList();
    blocks.push(paragraph(line));
  }
  closeList();
  return blocks.join('');
}

/**
 * The whole advertisement as HTML of `<p>`, `<ul>` and `<li>` only: description, requirements, benefits and company.
 * The words of the job stay as written, in whatever language; the leads above the parts are in `language`.
 */
export function jobHtml(job: JobText, language: Language): string {
  const leads = LEADS[language];
  const benefits = list(job.benefits) + textHtml(job.benefitsDescription);
  const company = textHtml(job.companyDescription);
  return [
    textHtml(job.description),
    job.requirements.length > 0 && paragraph(leads.requirements) + list(job.requirements),
    benefits && paragraph(leads.benefits) + benefits,
    company && paragraph(leads.company(job.company)) + company,
  ]
    .filter(Boolean)
    .join('');
}
