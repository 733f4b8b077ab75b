/** What happens with the data of a form that a person is only answered from: beside its button, with the way to the whole notice. */
import { Link } from 'react-router-dom';
import { Stack } from './layout.tsx';
import textStyles from './text.module.css';

interface PrivacyInfoProps {
  /** Who uses what for which purpose. */
  text: string;
  link: string;
  /** What the device keeps until the form is sent. */
  draft: string;
}

export function PrivacyInfo({ text, link, draft }: PrivacyInfoProps) {
  return (
    <Stack gap="2" className={textStyles.note}>
      <p>
        {text} <Link to="/privacy">{link}</Link>
      </p>
      <p>{draft}</p>
    </Stack>
  );
}
