/** Whether a message waits for an answer: an icon and a word, never a colour alone. */
import { useTranslation } from 'react-i18next';
import type { InboxMessage } from '../../../../../shared/domain/message.ts';
import { Icon } from '../../../ui/icons.tsx';
import textStyles from '../../../ui/text.module.css';
import adminArea from '../kit/admin-area.module.css';

interface MessageStateProps {
  message: Pick<InboxMessage, 'answeredAt'>;
  /** Shows the icon and only says the word. */
  isIcon?: boolean;
}

export function MessageState({ message: { answeredAt }, isIcon = false }: MessageStateProps) {
  const { t } = useTranslation('admin-messages');
  const isOpen = answeredAt === null;
  const words = t(isOpen ? 'states.open' : 'states.answered');
  return (
    <span className={adminArea.state} data-tone={isOpen ? 'claimed' : 'met'} data-part="state">
      <Icon name={isOpen ? 'clock' : 'check'} size={16} />
      {isIcon ? <span className={textStyles.visuallyHidden}>{words}</span> : words}
    </span>
  );
}
