/** A switch for recruiters who write at each step: every move then asks first and shows the e-mail. */
import { CheckboxField } from '@aws-amplify/ui-react';
import { useTranslation } from 'react-i18next';
import { useStageMoves } from './stage-moves.tsx';

export function NotifySwitch() {
  const { t } = useTranslation('admin-applications');
  const { notifies, setNotifies } = useStageMoves();
  return (
    <CheckboxField
      name="tells"
      label={t('tell.always')}
      checked={notifies}
      onChange={(event) => setNotifies(event.target.checked)}
    />
  );
}
