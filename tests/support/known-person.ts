/** People who are known under their address, and visitors who send something under it. */
import { randomUUID } from 'node:crypto';
import { beforeAll } from 'vitest';
import { apply, confirm, confirmByLink as openLink, outcome, type Sent, TXT } from './applying.ts';
import { eventually, type TestStack } from './local-stack.ts';
import { resumeTxt } from './resume-files.ts';
import { sharedStack } from './shared.ts';

export interface KnownPerson {
  talentId: string;
  email: string;
  phone: string;
  sent: Sent;
}

export const textOf = (name: string) => resumeTxt({ language: 'es', name });

/** What a test file does with them on the shared stack, from its own `beforeAll` on. */
export function knownPeople() {
  let stack: TestStack;
  let admin: string;
  beforeAll(async () => {
    stack = await sharedStack();
    admin = await stack.token('admin@encaje.test');
  });

  const asAdmin = (path: string, body?: unknown, method = body === undefined ? 'GET' : 'POST', token = admin) =>
    stack.api(path, { token, method, ...(body !== undefined && { body }) });
  const applicationOf = async ({ applicationId }: { applicationId: string }) =>
    (await asAdmin(`/api/admin/applications/${applicationId}`)).body;
  const talentOf = async (talentId: string) => (await asAdmin(`/api/admin/talents/${talentId}`)).body;

  /** A talent to whom a recruiter has written. */
  async function confirmedPerson(changes: Record<string, unknown> = {}): Promise<KnownPerson> {
    const phone = `+34 6${randomUUID().replace(/\D/g, '').padEnd(8, '1').slice(0, 8)}`;
    const form = { firstName: 'Amapola', lastName: 'Quintanar Rey', phone, ...changes };
    const sent = await apply(stack, { bytes: textOf('Amapola Quintanar Rey'), contentType: TXT }, form);
    await outcome(stack, sent);
    await eventually(
      () => applicationOf(sent),
      ({ history }) => history.some(({ kind }: { kind: string }) => kind === 'matched'),
    );
    const { talentId } = await confirm(stack, sent, admin);
    const note = { kind: 'note', text: 'Secreto de reclutador' };
    const mail = { kind: 'email', subject: 'Solo para ti', text: 'Confidencial', language: 'es' };
    for (const activity of [note, mail]) {
      const { status } = await asAdmin(`/api/admin/talents/${talentId}/activities`, activity);
      if (status !== 201) throw new Error(`An activity was answered with ${status}`);
    }
    return { talentId, email: sent.email, phone, sent };
  }

  /** A visitor sends a resume of their own under someone's address. */
  async function attack(email: string, changes: object = {}): Promise<Sent> {
    const form = { firstName: 'Falsa', lastName: 'Persona', phone: '+34 600 666 666', email, ...changes };
    const sent = await apply(stack, { bytes: textOf('Falsa Persona'), contentType: TXT }, form);
    await outcome(stack, sent);
    return sent;
  }

  /** What a person sees and recruiters go by, without the times of writes. */
  async function facts(talentId: string) {
    const { beside: _, activities, ...talent } = await talentOf(talentId);
    return { ...talent, activities: activities.length };
  }

  const exported = async (sent: Sent) =>
    (await stack.api(`/api/applications/${sent.applicationId}/export?token=${sent.statusToken}`)).body;

  const confirmByLink = (sent: Pick<Sent, 'applicationId'>) => openLink(stack, sent, admin);

  /** Drops a text file as staff do, without a form. */
  async function drop(text: string, fileName = `${randomUUID()}.txt`): Promise<void> {
    const path = `drops/abuse/${fileName}`;
    const bytes = new TextEncoder().encode(text);
    const { body } = await asAdmin('/api/admin/files/uploads', { path, contentType: TXT, sizeBytes: bytes.length });
    const form = new FormData();
    for (const [name, value] of Object.entries(body.upload.fields)) form.append(name, value as string);
    form.append('file', new Blob([bytes]), 'cv.txt');
    if (!(await fetch(body.upload.url, { method: 'POST', body: form })).ok) throw new Error('The drop was refused');
  }

  return {
    ...{ asAdmin, applicationOf, talentOf, confirmedPerson, attack, facts, exported, confirmByLink, drop },
    stack: () => stack,
    admin: () => admin,
  };
}
