/** Sends an application: first its data, then the file, with progress and retries. */
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../lib/api-client.ts';
import { routes } from '../../lib/api-routes.ts';
import { type Attempt, headersOf, useAttempt } from '../../lib/attempt.ts';
import { clearDraft } from '../../lib/draft.ts';
import { declarationOf } from '../../lib/resume-file.ts';
import { uploadFile } from '../../lib/upload.ts';
import type { ApplyContent } from './apply-schema.ts';

/** One for the whole site: who applies for several jobs is the same person. */
export const DRAFT = 'application';

export type Phase =
  | { kind: 'filling' }
  | { kind: 'sending' }
  /** `percent` 0..100, whole. */
  | { kind: 'uploading'; percent: number }
  | { kind: 'done'; applicationId: string; statusToken: string };

function bodyWithoutTime({ resume, ...fields }: ApplyContent, jobId: string | undefined) {
  return { ...fields, privacyNoticeAccepted: true as const, jobId, resume: declarationOf(resume) };
}

function requestOf(attempt: Attempt, values: ApplyContent, jobId: string | undefined) {
  return {
    headers: headersOf(attempt),
    body: { ...bodyWithoutTime(values, jobId), fillSeconds: attempt.fillSeconds },
  };
}

/** `send` throws what went wrong, after which the form can be sent again. */
export function useApply(jobId: string | undefined) {
  const [phase, setPhase] = useState<Phase>({ kind: 'filling' });
  const { begin } = useAttempt();
  const submit = useMutation({
    mutationFn: (request: ReturnType<typeof requestOf>) => call(routes.submitApplication, request, { long: true }),
  });

  const deliver = async (values: ApplyContent) => {
    setPhase({ kind: 'sending' });
    // Another file by the same name and size is another content.
    const attempt = await begin(JSON.stringify([bodyWithoutTime(values, jobId), values.resume.lastModified]));
    const { applicationId, statusToken, upload } = await submit.mutateAsync(requestOf(attempt, values, jobId));
    const onProgress = (share: number) => setPhase({ kind: 'uploading', percent: Math.round(share * 100) });
    await uploadFile(upload, values.resume, { onProgress });
    clearDraft(DRAFT);
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
