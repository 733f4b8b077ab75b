/** `npm run social-cards`: draws the picture that link previews show, once per language, into `frontend/public`. */
import { join } from 'node:path';
import { startBrowser } from '../support/browser.ts';
import { startTestStack } from '../support/local-stack.ts';
import { openPage } from '../support/settled.ts';

const FOLDER = join(import.meta.dirname, '../../frontend/public');
const WORDS = {
  es: {
    lead: 'El empleo que encaja contigo.',
    reason: 'Y por qué.',
    proof: '«Coordino a once personas y 140 salidas al día.»',
  },
  en: {
    lead: 'The job that fits you.',
    reason: 'And why.',
    proof: '“I coordinate eleven people and 140 outgoing orders a day.”',
  },
} as const;
const CHECK =
  '<svg width="24" height="24" viewBox="0 0 20 20" style="vertical-align:-3px"><path d="M4 10.5l4 4 8-9" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"></path></svg>';
const VERDICT = { es: 'Demostrado', en: 'Proven' } as const;

/** The card as the page's own font and colours draw it; styles are attributes, which the site's policy allows. */
function card(language: keyof typeof WORDS): string {
  const { lead, reason, proof } = WORDS[language];
  const shapes = `
    <svg width="440" height="440" viewBox="0 0 32 32" style="position:absolute;right:24px;top:24px">
      <path fill="var(--accent)" d="M3 9a5 5 0 0 1 5-5h8.5v6.2a5.9 5.9 0 0 0 0 11.6V28H8a5 5 0 0 1-5-5z"></path>
      <path fill="currentColor" d="M18.5 4H24a5 5 0 0 1 5 5v14a5 5 0 0 1-5 5h-5.5v-7.7a4.4 4.4 0 1 1 0-8.6z"></path>
    </svg>`;
  return `
    <div style="position:relative;width:1200px;height:630px;overflow:hidden;background:var(--paper);color:var(--ink)">
      ${shapes}
      <div style="position:absolute;left:72px;top:64px;font:700 40px var(--font-display)">Encaje</div>
      <div style="position:absolute;left:72px;top:170px;width:680px;font:680 84px/1.04 var(--font-display);letter-spacing:-.02em">
        ${lead} <span style="display:block;color:var(--accent)">${reason}</span>
      </div>
      <div style="position:absolute;left:72px;bottom:64px;display:flex;gap:20px;align-items:center;font:500 27px var(--font-text)">
        <span style="background:var(--met-tint);color:var(--met);padding:10px 18px;border-radius:99px;font-weight:650;white-space:nowrap">${CHECK} ${VERDICT[language]}</span>
        <span style="max-width:820px">${proof}</span>
      </div>
    </div>`;
}

const stack = await startTestStack();
const browser = await startBrowser();
try {
  for (const language of ['es', 'en'] as const) {
    const page = await browser.newPage({ viewport: { width: 1200, height: 630 }, colorScheme: 'light' });
    await openPage(page, `${stack.origin}/`);
    await page.evaluate((html) => {
      document.body.innerHTML = html;
    }, card(language));
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: join(FOLDER, `social-card-${language}.png`) });
    await page.close();
  }
} finally {
  await browser.close();
  await stack.stop();
}
