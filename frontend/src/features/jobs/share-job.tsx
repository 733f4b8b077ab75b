/** Shares a job: with the device's share dialog where there is one, and by plain links that load no third-party code. */
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PublicJob } from '../../../../shared/domain/job.ts';
import { mailOf } from '../../lib/mailto.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Cluster, Toolbar } from '../../ui/layout.tsx';
import textStyles from '../../ui/text.module.css';
import { showToast } from '../../ui/toast-store.ts';
import styles from './job.module.css';

interface Shared {
  title: string;
  /** Without what only this visitor's way here added. */
  url: string;
}

const SERVICES = {
  whatsapp: ({ title, url }: Shared) => `https://wa.me/?text=${encodeURIComponent(`${title}\n${url}`)}`,
  linkedin: ({ url }: Shared) => `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(url)}`,
  email: ({ title, url }: Shared) => mailOf({ subject: title, text: url }),
} as const;

function useCopy() {
  const { t } = useTranslation('site');
  return async (url: string) => {
    try {
      await navigator.clipboard.writeText(url);
      showToast({ title: t('job.share.copied') });
    } catch {
      // Refused by the browser: the toast brings the address where it can be marked and copied by hand.
      showToast({ title: t('job.share.copyFailed'), description: url, variant: 'destructive' });
    }
  };
}

/** Hands over to the device; a sharing that is called off is no failure. */
async function handOver(shared: Shared, otherwise: (url: string) => Promise<void>): Promise<void> {
  try {
    await navigator.share(shared);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) await otherwise(shared.url);
  }
}

/** What only the browser can say; the server renders a placeholder of its size. */
function usePlace() {
  const [place, setPlace] = useState<{ url: string; canShare: boolean }>();
  useEffect(() => {
    const { origin, pathname } = window.location;
    setPlace({ url: origin + pathname, canShare: typeof navigator.share === 'function' });
  }, []);
  return place;
}

export function ShareJob({ job }: { job: PublicJob }) {
  const { t } = useTranslation('site');
  const place = usePlace();
  const copy = useCopy();
  const shared = place && { url: place.url, title: t('job.share.text', { title: job.title, company: job.company }) };
  return (
    <Toolbar as="section" gap="4 6" tall="48" className={styles.share} aria-label={t('job.share.title')}>
      {place && shared && (
        <>
          {place.canShare ? (
            <Button look="secondary" onClick={() => void handOver(shared, copy)}>
              <Icon name="upload" /> {t('job.share.open')}
            </Button>
          ) : (
            <Button look="secondary" onClick={() => void copy(place.url)}>
              {t('job.share.copy')}
            </Button>
          )}
          <Cluster as="ul" gap="1 4" align="stretch">
            {(['whatsapp', 'linkedin', 'email'] as const).map((service) => (
              <li key={service}>
                <Cluster
                  as="a"
                  inline
                  wrap={false}
                  tall="36"
                  className={`${textStyles.ink} ${textStyles.small}`}
                  href={SERVICES[service](shared)}
                  target="_blank"
                  rel="noopener noreferrer"
                >
                  {t(`job.share.${service}`)}
                  <span className={textStyles.visuallyHidden}> {t('job.share.newTab')}</span>
                </Cluster>
              </li>
            ))}
          </Cluster>
        </>
      )}
    </Toolbar>
  );
}
