/** The footer: links to every page of the site, and placeholders for social accounts. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Box, Cluster, Grid, Stack } from '../ui/layout.tsx';
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
/** Placeholders: names without addresses, until the agency has accounts there. */
const SOCIAL = ['LinkedIn', 'Instagram', 'Mastodon'];

export function Footer() {
  const { t } = useTranslation('site');
  return (
    <footer className={styles.footer} data-part="footer">
      <Grid columns="2" gap="6" className={`${textStyles.wrap} ${styles.footerGrid}`}>
        <Stack gap="3" place="across" className={`${styles.footerAbout} ${textStyles.quiet}`}>
          <Cluster as="span" gap="3" inline wrap={false} className={styles.brand}>
            <Mark size={26} /> Encaje
          </Cluster>
          <p>{t('footer.tagline')}</p>
        </Stack>
        {GROUPS.map(({ title, links }) => (
          <nav key={title} aria-label={t(title)}>
            <Box as="p" pad="bottom1" className={textStyles.titleMedium}>
              {t(title)}
            </Box>
            <ul>
              {links.map(({ to, text }) => (
                <li key={to}>
                  <Cluster
                    as={Link}
                    inline
                    wrap={false}
                    tall="40"
                    className={`${textStyles.quiet} ${textStyles.unlined}`}
                    to={to}
                  >
                    {t(text)}
                  </Cluster>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div>
          <Box as="p" pad="bottom1" className={textStyles.titleMedium}>
            {t('footer.social')}
          </Box>
          <ul>
            {SOCIAL.map((name) => (
              <Cluster as="li" wrap={false} tall="40" key={name} className={textStyles.quiet}>
                {name}
              </Cluster>
            ))}
          </ul>
        </div>
      </Grid>
    </footer>
  );
}
