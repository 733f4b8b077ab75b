/** Applications as cards in a pipeline, one column per stage. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { APPLICATION_STAGES, type Application } from '../../../../../shared/domain/application.ts';
import { Toolbar } from '../../../ui/layout.tsx';
import typeStyles from '../../../ui/type.module.css';
import styles from '../kit/board/board.module.css';
import { Board } from '../kit/board/board.tsx';
import { BoardColumn } from '../kit/board/board-column.tsx';
import { RecordLink } from '../kit/record/back-link.tsx';
import { UnconfirmedWord } from '../kit/record/unconfirmed.tsx';
import { GradeFigure, ResumeStateWord } from '../kit/words/state-words.tsx';
import { When } from '../kit/words/when.tsx';
import { useApplicationAddress } from './application-address.ts';
import { type ApplicationFilters, applicantName, applicationsQuery, type Stage } from './application-queries.ts';
import { useStageMoves } from './stage-moves.tsx';

function Card({ application }: { application: Application }) {
  const { t } = useTranslation('admin');
  const addressOf = useApplicationAddress();
  const { match, resume, submittedAt } = application;
  return (
    <>
      <RecordLink to={addressOf(application.applicationId)}>
        {applicantName(application) || t('application.nameless')}
      </RecordLink>
      <UnconfirmedWord emailConfirmed={application.emailConfirmed} />
      <span>{application.jobTitle ?? t('application.noJob')}</span>
      <Toolbar as="span" gap="2" className={`${styles.boardLine} ${typeStyles.fine}`}>
        {match ? <GradeFigure {...match} /> : <ResumeStateWord status={resume.status} />}
        <When at={submittedAt} />
      </Toolbar>
    </>
  );
}

function StageColumn({ stage, filters }: { stage: Stage; filters: ApplicationFilters }) {
  const query = useInfiniteQuery(applicationsQuery({ ...filters, stage }));
  const { move } = useStageMoves();
  return (
    <BoardColumn
      lane={stage}
      query={query}
      keyOf={({ applicationId }) => applicationId}
      nameOf={applicantName}
      onMove={(application, to) => move([application], to as Stage)}
    >
      {(application) => <Card application={application} />}
    </BoardColumn>
  );
}

/** `filters` without a stage: the board shows them all. */
export default function ApplicationBoard({ filters }: { filters: ApplicationFilters }) {
  const { t } = useTranslation('admin');
  const lanes = APPLICATION_STAGES.map((id) => ({ id, label: t(`stages.${id}`) }));
  return (
    <Board label={t('admin-applications:board')} lanes={lanes}>
      {({ id }) => <StageColumn key={id} stage={id as Stage} filters={filters} />}
    </Board>
  );
}
