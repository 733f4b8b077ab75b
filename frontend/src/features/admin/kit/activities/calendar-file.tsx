/** The invitation as a file for any calendar, made in the browser from what was stored. */
import { useTranslation } from 'react-i18next';
import type { Activity } from '../../../../../../shared/domain/activity.ts';
import { slugify } from '../../../../../../shared/domain/slug.ts';
import { PanelButton } from '../../../../ui/panel-button.tsx';
import { saveText } from '../files/download.ts';
import { ActivityIcon } from '../words/activity-icon.tsx';

const ICS_TYPE = 'text/calendar;charset=utf-8';

interface CalendarFileProps {
  activity: Pick<Activity, 'title' | 'interview'>;
  variation?: 'primary' | 'link';
}

export function CalendarFile({ activity: { title, interview }, variation = 'link' }: CalendarFileProps) {
  const { t } = useTranslation('admin-activities');
  if (!interview) return null;
  const fileName = `${slugify(title ?? '') || t('tabs.interview').toLowerCase()}.ics`;
  return (
    <PanelButton size="small" variation={variation} onClick={() => saveText(interview.ics, fileName, ICS_TYPE)}>
      <ActivityIcon name="download" />
      {t('interview.download')}
    </PanelButton>
  );
}
