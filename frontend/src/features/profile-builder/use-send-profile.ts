/** Sends a profile; retries never send it twice. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { RequestOf } from '../../../../shared/contract/route.ts';
import { isAppError } from '../../../../shared/errors.ts';
import { call } from '../../lib/api-client.ts';
import { type Contract, routes } from '../../lib/api-routes.ts';
import { headersOf, useAttempt } from '../../lib/attempt.ts';
import type { ProfileContent } from './profile-schema.ts';

export type Phase =
  | { kind: 'filling' }
  | { kind: 'sending' }
  | { kind: 'done'; applicationId: string; statusToken: string };

/** The job is gone, or no longer open. */
const JOB_REFUSALS = ['JOB_NOT_FOUND', 'JOB_NOT_OPEN'];

/** `send` throws what went wrong, after which the form can be sent again; without a job when that was the trouble. */
export function useSendProfile(jobId: string | undefined, onDone: () => void) {
  const [phase, setPhase] = useState<Phase>({ kind: 'filling' });
  const { begin, forget } = useAttempt('profile');
  const client = useQueryClient();
  const submit = useMutation({
    mutationFn: (request: RequestOf<Contract['submitProfile']>) => call(routes.submitProfile, request, { long: true }),
  });

  const deliver = async (content: ProfileContent): Promise<void> => {
    const body = { ...content, jobId };
    const attempt = await begin(JSON.stringify(body));
    const { fillSeconds } = attempt;
    const answer = await submit.mutateAsync({ headers: headersOf(attempt), body: { ...body, fillSeconds } });
    forget();
    onDone();
    setPhase({ kind: 'done', ...answer });
  };
  const send = async (content: ProfileContent): Promise<void> => {
    setPhase({ kind: 'sending' });
    try {
      await deliver(content);
    } catch (error) {
      setPhase({ kind: 'filling' });
      if (isAppError(error) && JOB_REFUSALS.includes(error.code)) {
        await client.invalidateQueries({ queryKey: ['jobs', 'one'] });
      }
      throw error;
    }
  };
  return { phase, send };
}
