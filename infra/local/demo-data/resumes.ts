/** The demo resumes, dropped into the bucket so that they pass through the real pipeline. */
import type { Language } from '../../../shared/domain/field.ts';
import { BARISTA, PLATFORM_ENGINEER, STRUCTURAL_WELDER } from './resume-texts-en.ts';
import {
  BORROWED_ADDRESS,
  FRONTEND_DEVELOPER,
  ICU_NURSE,
  MATHS_TEACHER,
  WAITER,
  WAREHOUSE_WORKER,
} from './resume-texts-es.ts';

export interface DemoResume {
  /** Where the file is put in the upload bucket. */
  key: string;
  contentType: string;
  language: Language;
  /** The demo job that the person applies for; none for a resume without a job. */
  jobId?: string;
  /** Says that its person may be considered for the job they name and no other. */
  basis?: 'none';
  body: Buffer;
}

interface ResumeDraft {
  name: string;
  language: Language;
  jobId?: string;
  basis?: 'none';
  text: string;
}

const DRAFTS: ResumeDraft[] = [
  { name: 'celestina-farolillo', language: 'es', jobId: 'demo01nurse', text: ICU_NURSE },
  { name: 'braulio-tintero', language: 'es', jobId: 'demo14forklift', text: WAREHOUSE_WORKER },
  { name: 'ulises-candil', language: 'es', jobId: 'demo26account', text: WAITER },
  { name: 'serafin-mareas', language: 'es', jobId: 'demo07frontend', basis: 'none', text: FRONTEND_DEVELOPER },
  { name: 'leocadia-bosquejo', language: 'es', text: MATHS_TEACHER },
  { name: 'juniper-saltmarsh', language: 'en', jobId: 'demo06platform', text: PLATFORM_ENGINEER },
  { name: 'barnaby-quillfeather', language: 'en', jobId: 'demo13welder', text: STRUCTURAL_WELDER },
  { name: 'philippa-moonbeam', language: 'en', jobId: 'demo08data', basis: 'none', text: BARISTA },
];

function resumeOf({ name, text, ...rest }: ResumeDraft): DemoResume {
  return { key: `drops/demo/${name}.txt`, contentType: 'text/plain', ...rest, body: Buffer.from(text, 'utf8') };
}

/** Eight plain-text resumes in two languages, from strong fits to weak ones; contents are the same on every call. */
export function demoResumes(): DemoResume[] {
  return DRAFTS.map(resumeOf);
}

/** One that gives the address of one of the eight: it stays unconfirmed, and stands beside that person. */
export function unconfirmedDemoResume(): DemoResume {
  return resumeOf({ name: 'rosaura-almanaque', language: 'es', text: BORROWED_ADDRESS });
}
