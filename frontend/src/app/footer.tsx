/** The footer: every address of the site, and where the product's voice will be found. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Mark } from '../ui/mark.tsx';

const GROUPS = [
  {
    title: 'footer.explore',
    links: [
      { to: '/job-seekers', text: 'footer.jobSeekers' },
      { to: '/jobs', text: 'nav.jobs' },
      { to: '/employers', text: 'nav.employers' },
    ],
  },
  {
    title: 'footer.product',
    links: [
      { to: '/ai-features', text: 'footer.aiFeatures' },
      { to: '/about', text: 'footer.about' },
      { to: '/contact', text: 'footer.contact' },
    ],
  },
  {
    title: 'footer.legal',
    links: [
      { to: '/privacy', text: 'footer.privacy' },
      { to: '/terms', text: 'footer.terms' },
    ],
  },
];
/** Placeholders: names without addresses, until whoever runs the site has accounts there. */
const SOCIAL = ['LinkedIn', 'Instagram', 'Mastodon'];

export function Footer() {
  const { t } = useTranslation('site');
  return (
    <footer className="footer">
      <div className="wrap footer-grid">
        <div className="footer-about">
          <span className="brand">
            <Mark size={26} /> Encaje
          </span>
          <p>{t('footer.tagline')}</p>
        </div>
        {GROUPS.map(({ title, links }) => (
          <nav key={title} aria-label={t(title)}>
            <p className="footer-title">{t(title)}</p>
            <ul>
              {links.map(({ to, text }) => (
                <li key={to}>
                  <Link to={to}>{t(text)}</Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div>
          <p className="footer-title">{t('footer.social')}</p>
          <ul>
            {SOCIAL.map((name) => (
              <li key={name} className="footer-soon">
                {name}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}
