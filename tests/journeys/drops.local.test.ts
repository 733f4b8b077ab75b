/** Resumes dropped into the bucket without a form, end to end. */
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { beforeAll, expect, test } from 'vitest';
import { PDF, TXT } from '../support/applying.ts';
import { storesOf } from '../support/everything-stored.ts';
import { eventually, type TestStack } from '../support/local-stack.ts';
import { resumePdf, resumeTxt } from '../support/resume-files.ts';
import { scannedPdf } from '../support/scans.ts';
import { closePages, sharedBrowser, sharedStack } from '../support/shared.ts';

let stack: TestStack;
let admin: string;
let s3: S3Client;
beforeAll(async () => {
  stack = await sharedStack();
  admin = await stack.token('admin@encaje.test');
  const { environment } = stack.running;
  s3 = new S3Client({
    endpoint: environment.AWS_ENDPOINT_URL_S3,
    region: environment.AWS_REGION,
    credentials: {
      accessKeyId: environment.AWS_ACCESS_KEY_ID ?? '',
      secretAccessKey: environment.AWS_SECRET_ACCESS_KEY ?? '',
    },
    forcePathStyle: true,
  });
});

const drop = (name: string, bytes: Uint8Array, type: string, metadata: Record<string, string> = {}) =>
  s3.send(
    new PutObjectCommand({
      Bucket: stack.running.environment.UPLOAD_BUCKET,
      Key: `drops/${name}`,
      Body: bytes,
      ContentType: type,
      Metadata: metadata,
    }),
  );

interface Listed {
  applicationId: string;
  source: string;
  talentId: string | null;
  jobId: string | null;
  language: string;
  version: number;
  resume: { fileName: string; status: string; failure?: { code: string } };
  match: unknown;
}

async function dropped(fileName: string): Promise<Listed[]> {
  const { body } = await stack.api('/api/admin/resume-processing?source=drop&limit=100', { token: admin });
  const own = body.items.filter((row: { fileName: string }) => row.fileName === fileName);
  const read = own.map(async ({ applicationId }: Listed) => {
    return (await stack.api(`/api/admin/applications/${applicationId}`, { token: admin })).body;
  });
  return Promise.all(read);
}

test('a dropped resume becomes a talent with matches, honouring job and language', async () => {
  const [job] = (await stack.api('/api/jobs?limit=1')).body.items;
  const email = 'dropped.person@people.example';
  await drop('Casa Belorado/a dropped résumé.pdf', await resumePdf({ language: 'en', email }), PDF, {
    'job-id': job.jobId,
    language: 'en',
  });
  const [application] = await eventually(
    () => dropped('a dropped résumé.pdf'),
    ([first]) => first?.match != null,
  );
  expect(application).toMatchObject({
    source: 'drop',
    jobId: job.jobId,
    language: 'en',
    resume: { status: 'completed' },
  });
  const talent = await stack.api(`/api/admin/talents/${application?.talentId}`, { token: admin });
  expect(talent.body).toMatchObject({ email, source: 'drop' });
  expect(talent.body.matches.length).toBeGreaterThanOrEqual(20);

  // File and folder may be called after a person: no key of storage is. Exports by other files of this stack name everybody.
  const stores = storesOf(stack);
  const processing = await stack.api('/api/admin/resume-processing?source=drop&limit=100', { token: admin });
  const { folder, fullPath } = processing.body.items.find(
    (row: { applicationId: string }) => row.applicationId === application?.applicationId,
  );
  expect([folder, fullPath]).toEqual(['Casa Belorado/', expect.stringMatching(/^drops\/[0-9a-z]{16}\//)]);
  const prefix = fullPath.slice(0, fullPath.lastIndexOf('/') + 1);
  const [traces, files] = [
    await stores.tracesOf(['a dropped résumé', 'Belorado']),
    await stack.api(`/api/admin/files?prefix=${prefix}`, { token: admin }),
  ];
  expect(traces.filter((line) => /^(object|mark) (?!exports\/)/.test(line))).toEqual([]);
  expect(files.body.items).toMatchObject([
    {
      fullPath: `${prefix}${application?.applicationId}.pdf`,
      originalName: 'a dropped résumé.pdf',
      type: 'resume',
    },
  ]);
});

test('a dropped file that is too large to be read ends so, under no name of its person either', async () => {
  const bytes = Buffer.concat([await resumePdf({ language: 'es' }), Buffer.alloc(16 * 1024 * 1024)]);
  await drop('2026/an enormous résumé.pdf', bytes, PDF, {});
  const [application] = await eventually(
    () => dropped('an enormous résumé.pdf'),
    ([first]) => first?.resume.status === 'failed',
  );
  expect(application?.resume).toMatchObject({ failure: { code: 'FILE_TOO_LARGE' } });
  const traces = await storesOf(stack).tracesOf(['an enormous résumé']);
  expect(traces.filter((line) => /^(object|mark) (?!exports\/)/.test(line))).toEqual([]);
  const path = `drops/2026/${application?.applicationId}.pdf`;
  const { body } = await stack.api(`/api/admin/files/url?path=${encodeURIComponent(path)}`, { token: admin });
  expect((await (await fetch(body.url)).arrayBuffer()).byteLength).toBe(bytes.length);
});

const RESUME_PAGE = `<body style="margin: 60px; font: 16px/1.5 serif">
  <h1>Amapola Quiñones Ibáñez</h1>
  <p>amapola.q@people.example &nbsp; +34 612 345 678</p>
  <h2>EXPERIENCIA LABORAL</h2>
  <p><b>Enfermera de urgencias, Hospital San Telmo</b>, marzo 2019 - actualidad</p>
  <p>Triaje y administración de medicación en turnos de noche.</p>
  <h2>HABILIDADES</h2>
  <p>Triaje, vacunación, trabajo en equipo</p>
</body>`;

/** A sheet of A4 at 150 dots an inch, as a scanner sees it. */
async function photographed(html: string): Promise<Uint8Array> {
  const browser = await sharedBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 794, height: 1123 }, deviceScaleFactor: 1.5625 });
    await page.setContent(html);
    return await page.screenshot();
  } finally {
    await closePages();
  }
}

test('a scanned resume is recognised in a second step and read like any other', async () => {
  await drop('scan.pdf', await scannedPdf([await photographed(RESUME_PAGE)]), PDF);
  const [application] = await eventually(
    () => dropped('scan.pdf'),
    ([first]) => first?.resume.status === 'completed',
  );
  const { body } = await stack.api(`/api/admin/talents/${application?.talentId}`, { token: admin });
  expect(body).toMatchObject({ firstName: 'Amapola', lastName: 'Quiñones Ibáñez', email: 'amapola.q@people.example' });
  expect(body.profile.skills.map(({ name }: { name: string }) => name)).toContain('Triaje');
}, 60_000);

test('the same bytes dropped twice make one talent', async () => {
  const bytes = resumeTxt({ language: 'es', email: 'same.bytes@people.example' });
  await Promise.all([drop('same-1.txt', bytes, TXT), drop('same-2.txt', bytes, TXT)]);
  await eventually(
    () => dropped('same-2.txt'),
    ([first]) => first?.resume.status === 'completed',
  );
  await eventually(
    () => dropped('same-1.txt'),
    ([first]) => first?.resume.status === 'completed',
  );
  const found = await stack.api('/api/admin/talents?search=same.bytes', { token: admin });
  expect(found.body.items).toHaveLength(1);
});

test('a drop without an e-mail address fails, and a recruiter can give it one', async () => {
  await drop('no-address.txt', resumeTxt({ language: 'es', email: '' }), 'application/octet-stream');
  const [failed] = await eventually(
    () => dropped('no-address.txt'),
    ([first]) => first?.resume.status === 'failed',
  );
  expect(failed?.resume.failure).toMatchObject({ code: 'EMAIL_NOT_FOUND' });

  const body = { version: failed?.version, email: 'found.later@people.example' };
  const mended = await stack.api(`/api/admin/applications/${failed?.applicationId}`, {
    method: 'PATCH',
    token: admin,
    body,
  });
  expect(mended.status).toBe(200);
  const [read] = await eventually(
    () => dropped('no-address.txt'),
    ([first]) => first?.resume.status === 'completed',
  );
  const talent = await stack.api(`/api/admin/talents/${read?.talentId}`, { token: admin });
  expect(talent.body.email).toBe('found.later@people.example');
});
