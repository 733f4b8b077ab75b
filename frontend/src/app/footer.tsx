/** The footer: every address of the site, and where the product's voice will be found. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Mark } from '../ui/mark.tsx';
import textStyles from '../ui/text.module.css';
import styles from './layout.module.css';
import type { PagePath } from './pages.tsx';

const GROUPS: readonly { title: string; links: readonly { to: PagePath; text: string }[] }[] = [
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
    <footer className={styles.footer} data-part="footer">
      <div className={`${textStyles.wrap} ${styles.footerGrid}`}>
        <div className={styles.footerAbout}>
          <span className={styles.brand}>
            <Mark size={26} /> Encaje
          </span>
          <p>{t('footer.tagline')}</p>
        </div>
        {GROUPS.map(({ title, links }) => (
          <nav key={title} aria-label={t(title)}>
            <p className={styles.footerTitle}>{t(title)}</p>
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
          <p className={styles.footerTitle}>{t('footer.social')}</p>
          <ul>
            {SOCIAL.map((name) => (
              <li key={name} className={styles.footerSoon}>
                {name}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}
