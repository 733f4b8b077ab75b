/** Erases a person, and says before all that goes with them. */
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { TalentDetail } from '../../../../../shared/domain/talent.ts';
import typeStyles from '../../../ui/type.module.css';
import { currentMatches } from '../kit/match/current-matches.ts';
import { DeleteRecord } from '../kit/record/delete-record.tsx';
import { deleteTalent, forgetTalent, TALENTS_PATH, talentName } from './talent-queries.ts';

function WhatGoes({ talent }: { talent: TalentDetail }) {
  const { t } = useTranslation('admin-talents');
  const { resumes, applications, matches, activities } = talent;
  return (
    <ul className={typeStyles.bullets}>
      <li>{t('erase.record')}</li>
      <li>{t('erase.files', { count: resumes.length })}</li>
      <li>{t('erase.applications', { count: applications.length })}</li>
      <li>{t('erase.matches', { count: currentMatches(matches).length })}</li>
      <li>{t('erase.activities', { count: activities.length })}</li>
      <li>{t('erase.messages')}</li>
      <li>{t('erase.copies')}</li>
      {!talent.emailConfirmed && <li>{t('erase.unproven')}</li>}
    </ul>
  );
}

/** `label` is what the button says where it is not just one of a row. */
export function DeleteTalent({ talent, label }: { talent: TalentDetail; label?: string }) {
  const { t } = useTranslation('admin-talents');
  const client = useQueryClient();
  const navigate = useNavigate();
  const name = talentName(talent);
  const leave = async () => {
    navigate(TALENTS_PATH);
    await forgetTalent(client, talent.talentId);
  };
  return (
    <DeleteRecord
      texts="admin-talents:erase"
      label={label}
      name={name}
      remove={() => deleteTalent(talent.talentId)}
      onRemoved={leave}
    >
      <p>{t('erase.whatGoes', { name })}</p>
      <WhatGoes talent={talent} />
      <p>{t('erase.noWayBack')}</p>
    </DeleteRecord>
  );
}
