/** The apply button at the bottom of phones, hidden while the form is in view. */
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import controls from '../../ui/controls.module.css';
import styles from './job.module.css';

export function ApplyBar() {
  const { t } = useTranslation('site');
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    const form = document.getElementById('apply');
    if (!form || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(([entry]) => setHidden(entry?.isIntersecting ?? false));
    observer.observe(form);
    return () => observer.disconnect();
  }, []);
  return (
    <div className={styles.applyBar} hidden={hidden}>
      <a className={controls.button} data-look="primary" data-part="button" href="#apply">
        {t('job.apply')}
      </a>
    </div>
  );
}
