/** What a field of a job is called on the screens of staff: by the panel's word, else by the one that visitors read. */
import { useTranslation } from 'react-i18next';

export function useJobLabel(): (field: string) => string {
  const { t } = useTranslation('admin');
  return (field) =>
    t([`admin:job.${field}`, `site:job.fields.${field}`], { defaultValue: field, returnObjects: false });
}
