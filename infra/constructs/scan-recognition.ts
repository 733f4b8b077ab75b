/** Grants functions OCR by Amazon Textract on uploaded pictures. */
import { acknowledge } from './acknowledge.ts';
import type { AppFunction } from './app-function.ts';
import type { UploadBucket } from './upload-bucket.ts';

/** Lets `fn` start and fetch recognitions of resumes, which Textract reads from `uploads` with the function's own rights. */
export function grantRecognition(uploads: UploadBucket, fn: AppFunction): void {
  uploads.grantRead(fn);
  const actions = ['textract:StartDocumentTextDetection', 'textract:GetDocumentTextDetection'];
  fn.allow({ actions, resources: ['*'] });
  acknowledge(fn.role, {
    'IAM5[Resource::*]': 'Textract knows no resources for recognising text; what it may read is limited by the bucket.',
  });
}
