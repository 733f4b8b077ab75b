/** What the parts of the settings are called, where they are named outside their section. */
import { useTranslation } from 'react-i18next';
import { CLAIM_ORDER, sectionOf } from './settings-values.ts';

export function usePartNames(): (part: string) => string {
  const { t } = useTranslation('admin-settings');
  const { t: claimText } = useTranslation('claims');
  return (part) => {
    const section = sectionOf(part);
    const [, ...rest] = part.split('.');
    if (section === 'retention') return t(`retention.${rest[0]}.label`);
    if (part === CLAIM_ORDER) return t('conflict.claimOrder');
    if (section === 'claims') return claimText(rest[0] ?? '');
    if (section !== 'templates') return t(`sections.${section}.title`);
    const name = t(`admin-activities:templates.${rest.join('.')}`, { defaultValue: '' });
    return t('template.named', { kind: t(`kinds.${rest[0]}`), name: name || t('template.ownTitle') });
  };
}
