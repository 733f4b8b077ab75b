/** Sending an application: first its facts, then the file, with progress and room for another try. */
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../lib/api-client.ts';
import { routes } from '../../lib/api-routes.ts';
import { uploadFile } from '../../lib/upload.ts';
import type { ApplyContent } from './apply-schema.ts';
import { type Attempt, attemptFor, remainingFillMs, requestOf } from './attempt.ts';

export type Phase =
  | { kind: 'filling' }
  | { kind: 'sending' }
  /** `percent` 0..100, whole. */
  | { kind: 'uploading'; percent: number }
  | { kind: 'done'; applicationId: string; statusToken: string };

/** `send` throws what went wrong, after which the form can be sent again. */
export function useApply(jobId: string | undefined) {
  const [phase, setPhase] = useState<Phase>({ kind: 'filling' });
  const attempt = useRef<Attempt>(undefined);
  const openedAt = useRef(0);
  useEffect(() => {
    openedAt.current = Date.now();
  }, []);
  const submit = useMutation({
    mutationFn: (request: ReturnType<typeof requestOf>) => call(routes.submitApplication, request, { long: true }),
  });

  const deliver = async (values: ApplyContent) => {
    setPhase({ kind: 'sending' });
    const time = { openedAt: openedAt.current, now: Date.now() };
    await new Promise((resolve) => setTimeout(resolve, remainingFillMs(time)));
    attempt.current = attemptFor(values, jobId, attempt.current, time);
    const { applicationId, statusToken, upload } = await submit.mutateAsync(requestOf(attempt.current, values, jobId));
    const onProgress = (share: number) => setPhase({ kind: 'uploading', percent: Math.round(share * 100) });
    await uploadFile(upload, values.resume, { onProgress });
    setPhase({ kind: 'done', applicationId, statusToken });
  };
  const send = async (values: ApplyContent) => {
    try {
      await deliver(values);
    } catch (error) {
      setPhase({ kind: 'filling' });
      throw error;
    }
  };
  return { phase, send };
}
