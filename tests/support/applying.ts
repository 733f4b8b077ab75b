/** What an applicant's browser does over the wire: send the form, upload the file, follow the link. */
import { randomUUID } from 'node:crypto';
import { type ApiAnswer, eventually, type TestStack } from './local-stack.ts';

export const PDF = 'application/pdf';
export const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
export const TXT = 'text/plain';

let people = 0;

/** A filled-in form of a person who never applied before. */
export function applicationForm(changes: Record<string, unknown> = {}): Record<string, unknown> & { email: string } {
  people += 1;
  return {
    firstName: 'Lucía',
    lastName: 'Prado Nieve',
    email: `lucia.${people}.${randomUUID().slice(0, 8)}@people.example`,
    language: 'es',
    privacyNoticeAccepted: true,
    resume: { fileName: 'cv.pdf', contentType: PDF, sizeBytes: 1000 },
    ...changes,
  };
}

/** Sends a file with the fields of a presigned POST, as a browser's form does. */
export async function uploadTo(
  upload: { url: string; fields: Record<string, string> },
  bytes: Uint8Array,
): Promise<Response> {
  const form = new FormData();
  for (const [name, value] of Object.entries(upload.fields)) form.append(name, value);
  form.append('file', new Blob([bytes as Uint8Array<ArrayBuffer>]), 'resume');
  return fetch(upload.url, { method: 'POST', body: form });
}

export interface Sent {
  applicationId: string;
  statusToken: string;
  upload: { url: string; fields: Record<string, string> };
  email: string;
}

/** Sends the form; expects it to be taken. */
export async function sendForm(
  stack: TestStack,
  changes: Record<string, unknown> = {},
  headers: Record<string, string> = { 'idempotency-key': randomUUID() },
): Promise<Sent> {
  const body = applicationForm(changes);
  const answer = await stack.api('/api/applications', { method: 'POST', body, headers });
  if (answer.status !== 201 && answer.status !== 200)
    throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
  return { ...answer.body, email: body.email };
}

/** The whole application: form and file. */
export async function apply(
  stack: TestStack,
  file: { bytes: Uint8Array; contentType?: string; fileName?: string },
  changes: Record<string, unknown> = {},
  headers?: Record<string, string>,
): Promise<Sent> {
  const resume = {
    fileName: file.fileName ?? 'cv.pdf',
    contentType: file.contentType ?? PDF,
    sizeBytes: Math.max(1, file.bytes.length),
  };
  const sent = await sendForm(stack, { resume, ...changes }, headers);
  const uploaded = await uploadTo(sent.upload, file.bytes);
  if (!uploaded.ok) throw new Error(`Storage answered ${uploaded.status}: ${await uploaded.text()}`);
  return sent;
}

export function follow(stack: TestStack, sent: Pick<Sent, 'applicationId' | 'statusToken'>): Promise<ApiAnswer> {
  return stack.api(`/api/applications/${sent.applicationId}?token=${sent.statusToken}`);
}

/** Waits until reading came to an end, and for the applied job's match where there is one to come. */
export async function outcome(stack: TestStack, sent: Sent, seconds = 30) {
  const answer = await eventually(
    () => follow(stack, sent),
    ({ status, body }) =>
      // A busy stack may ask to come again.
      status === 200 &&
      (body.resume.status === 'failed' ||
        (body.resume.status === 'completed' && (!body.job || body.matches.length > 0))),
    seconds,
  );
  return answer.body;
}

/** Has a recruiter say that the application was sent by whom it names; answers the application. */
export async function confirm(stack: TestStack, { applicationId }: Pick<Sent, 'applicationId'>, token: string) {
  const path = `/api/admin/applications/${applicationId}`;
  const { version } = (await stack.api(path, { token })).body;
  const answer = await stack.api(path, { method: 'PATCH', token, body: { version, emailConfirmed: true } });
  if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}

/** Opens the link of the letter about its arrival and presses its button, as the applicant does; a recruiter's token reads the outbox. */
export async function confirmByLink(stack: TestStack, { applicationId }: Pick<Sent, 'applicationId'>, token: string) {
  const { items } = (await stack.api('/api/admin/outbox?limit=100', { token })).body;
  const letter = items.find(({ about }: { about: { id: string } }) => about.id === applicationId);
  const [, confirmToken] = /\/confirm#token=([\w-]+)/.exec(letter?.text ?? '') ?? [];
  if (confirmToken === undefined) throw new Error(`No letter confirms ${applicationId}`);
  const path = `/api/applications/${applicationId}/confirm`;
  const { status } = await stack.api(path, { method: 'POST', body: { confirmToken } });
  if (status !== 204) throw new Error(`The link was answered with ${status}`);
}
