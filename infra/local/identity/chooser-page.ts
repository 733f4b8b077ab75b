/** The page on which one picks a demo account, in place of the identity provider. */
import type { Account } from './account.ts';

export type Language = 'es' | 'en';

const TEXTS = {
  es: {
    title: 'Elige una cuenta',
    lead: 'para continuar en Encaje',
    cancel: 'Cancelar',
    note: 'Identidad local: cuentas de demostración, sin contraseña. Solo existe en este equipo.',
    admin: 'Administración',
    recruiter: 'Selección',
  },
  en: {
    title: 'Choose an account',
    lead: 'to continue to Encaje',
    cancel: 'Cancel',
    note: 'Local identity: demo accounts without a password. It exists on this computer only.',
    admin: 'Administration',
    recruiter: 'Recruiting',
  },
};

/** The language asked for by `lang` or `ui_locales`, else by the browser, else Spanish. */
export function chooseLanguage(asked: string | undefined, acceptLanguage: string | undefined): Language {
  const wanted = `${asked ?? ''},${acceptLanguage ?? ''}`.split(/[\s,;]+/).map((tag) => tag.slice(0, 2).toLowerCase());
  return wanted.find((tag): tag is Language => tag === 'es' || tag === 'en') ?? 'es';
}

function roleOf({ groups }: Account, texts: (typeof TEXTS)[Language]): string {
  const group = (['admin', 'recruiter'] as const).find((name) => groups.includes(name));
  return group ? `<span class="role">${texts[group]}</span>` : '';
}

/** The whole page; `linkTo(account)` and `cancelHref` are addresses, escaped here. */
export function chooserPage(page: {
  language: Language;
  accounts: Account[];
  linkTo: (account: Account) => string;
  cancelHref: string;
}): string {
  const texts = TEXTS[page.language];
  const rows = page.accounts.map(
    (
      account,
    ) => `<li><a class="account" href="${escapeHtml(page.linkTo(account))}" data-account="${escapeHtml(account.email)}">
      <span class="face" aria-hidden="true">${escapeHtml(account.name.slice(0, 1).toUpperCase())}</span>
      <span class="who"><span class="name">${escapeHtml(account.name)}</span>
      <span class="email">${escapeHtml(account.email)}</span></span>${roleOf(account, texts)}</a></li>`,
  );
  return `<!doctype html>
<html lang="${page.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${texts.title} · Encaje</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/local/chooser.css">
</head>
<body>
<main>
<h1>${texts.title}</h1>
<p class="lead">${texts.lead}</p>
<ul>${rows.join('\n')}</ul>
<p><a class="cancel" href="${escapeHtml(page.cancelHref)}">${texts.cancel}</a></p>
<p class="note">${texts.note}</p>
</main>
</body>
</html>`;
}

export const CHOOSER_CSS = `
:root { color-scheme: light dark; --paper: oklch(98% .012 85); --raised: oklch(100% 0 0); --ink: oklch(24% .03 285);
  --ink-2: oklch(45% .025 285); --line: oklch(88% .015 85); --accent: oklch(54% .19 33); --accent-ink: oklch(99% .01 85); }
@media (prefers-color-scheme: dark) { :root { --paper: oklch(20% .02 285); --raised: oklch(25% .02 285); --ink: oklch(94% .01 85);
  --ink-2: oklch(78% .015 85); --line: oklch(36% .02 285); --accent: oklch(70% .16 40); --accent-ink: oklch(20% .02 285); } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 16px; background: var(--paper); color: var(--ink);
  font: 17px/1.5 system-ui, sans-serif; }
main { width: min(100%, 440px); padding: 32px 24px; background: var(--raised); border: 1px solid var(--line); border-radius: 16px; }
h1 { margin: 0; font-size: 1.6rem; line-height: 1.2; letter-spacing: -.01em; }
p { margin: 0; }
.lead { margin: 4px 0 20px; color: var(--ink-2); }
ul { list-style: none; margin: 0 0 20px; padding: 0; border-top: 1px solid var(--line); }
li { border-bottom: 1px solid var(--line); }
.account { display: flex; align-items: center; gap: 12px; min-height: 64px; padding: 10px 8px; color: inherit; text-decoration: none; border-radius: 8px; }
.account:hover { background: var(--paper); }
.face { flex: none; display: grid; place-items: center; width: 40px; height: 40px; border-radius: 50%; background: var(--accent); color: var(--accent-ink); font-weight: 700; }
.who { display: grid; min-width: 0; flex: 1; }
.name { font-weight: 600; }
.email { color: var(--ink-2); font-size: .88rem; overflow-wrap: anywhere; }
.role { font-size: .78rem; color: var(--ink-2); border: 1px solid var(--line); border-radius: 99px; padding: 2px 10px; }
.cancel { display: inline-block; min-height: 44px; padding: 8px 4px; color: var(--accent); font-weight: 600; }
.note { margin-top: 12px; font-size: .82rem; color: var(--ink-2); }
a:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
`;

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
