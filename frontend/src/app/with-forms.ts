/** What the public forms need, in one file: the library, the schemas, and the shared fields. */
export { useFormSending } from '../ui/use-form-sending.ts';

import '@hookform/resolvers/zod';
import '../../../shared/domain/field.ts';
import '../../../shared/domain/public-form.ts';
import '../lib/attempt.ts';
import '../lib/draft.ts';
import '../lib/resume-file.ts';
import '../lib/upload.ts';
import '../ui/consents.tsx';
import '../ui/file-drop.tsx';
import '../ui/form-failure.tsx';
import '../ui/honeypot.tsx';
import '../ui/privacy-notice.tsx';
import '../ui/submitted.tsx';
import '../ui/text-field.tsx';
