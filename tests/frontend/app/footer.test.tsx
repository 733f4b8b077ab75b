/** The footer and the navigation lead to pages that exist, and to nothing that does not. */
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pageAt } from '../../../frontend/src/app/pages.tsx';
import { withoutLanguage } from '../../../frontend/src/lib/language.ts';
import { isolate, visitSite } from '../site.tsx';

isolate();

interface Frame {
  role: 'contentinfo' | 'navigation';
  name?: RegExp;
}
const FOOTER: Frame = { role: 'contentinfo' };
const NAVIGATION: Frame = { role: 'navigation', name: /^(Principal|Main)$/ };

/** Moves on by itself to the page for job seekers. */
const REDIRECT = '/candidates';

async function addressesIn(frame: Frame): Promise<string[]> {
  const links = within(await screen.findByRole(frame.role, { name: frame.name })).getAllByRole('link');
  return links.map((link) => link.getAttribute('href') ?? '');
}

describe.each(['/about', '/en/about'])('at %s', (address) => {
  it.each([FOOTER, NAVIGATION])('every link of the $role leads to a page', async (frame) => {
    await visitSite(address);
    const addresses = (await addressesIn(frame)).map(withoutLanguage).filter((path) => path !== REDIRECT);
    expect(addresses.length).toBeGreaterThan(2);
    for (const path of addresses) expect(pageAt(path)?.path, path).toBe(path);
  });

  it('the footer has every address that the specification names', async () => {
    await visitSite(address);
    const addresses = (await addressesIn(FOOTER)).map(withoutLanguage);
    const wanted = ['/job-seekers', '/jobs', '/employers', '/ai-features', '/about', '/contact', '/privacy', '/terms'];
    expect(addresses.toSorted()).toEqual(wanted.toSorted());
  });
});

it('the social placeholders are no links, and say that they are still to come', async () => {
  await visitSite('/about');
  const footer = within(await screen.findByRole('contentinfo'));
  expect(footer.getByText('LinkedIn').closest('a')).toBeNull();
  expect(footer.getByText('Pronto en')).toBeTruthy();
});
