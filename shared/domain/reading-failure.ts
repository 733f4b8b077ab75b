/** Why a resume could not be read: codes stored with the application, and texts for people. */

/** Every way in which reading a file can end without a profile; `code` of the `AppError` and of `failure`. */
export const READING_FAILURES = [
  'FILE_EMPTY',
  'FILE_TOO_LARGE',
  'FILE_TYPE_UNSUPPORTED',
  'FILE_TYPE_MISMATCH',
  'FILE_ENCRYPTED',
  'FILE_DAMAGED',
  'FILE_HAS_NO_TEXT',
  'FILE_TOO_COMPLEX',
  'READING_TIMED_OUT',
  'EMAIL_NOT_FOUND',
  'FILE_INFECTED',
  'FILE_NOT_SCANNABLE',
] as const;
export type ReadingFailure = (typeof READING_FAILURES)[number];

/** One sentence or two per failure and language: what happened and what to do next. */
export const READING_FAILURE_MESSAGES: Record<ReadingFailure, { es: string; en: string }> = {
  FILE_EMPTY: {
    es: 'El archivo está vacío. Ábrelo para comprobar que tu currículum está dentro y vuelve a subirlo.',
    en: 'The file is empty. Open it to check that your resume is inside, then upload it again.',
  },
  FILE_TOO_LARGE: {
    es: 'El archivo supera los 15 MB. Guárdalo con imágenes más ligeras o sin ellas y súbelo otra vez.',
    en: 'The file is larger than 15 MB. Save it with smaller pictures, or none, and upload it again.',
  },
  FILE_TYPE_UNSUPPORTED: {
    es: 'No podemos leer este tipo de archivo. Guarda tu currículum como PDF, Word (DOCX, DOC), ODT, RTF o texto, o hazle una foto, y súbelo de nuevo.',
    en: 'We cannot read this kind of file. Save your resume as PDF, Word (DOCX, DOC), ODT, RTF or plain text, or take a photo of it, and upload it again.',
  },
  FILE_TYPE_MISMATCH: {
    es: 'El contenido del archivo no coincide con su tipo. Expórtalo de nuevo como PDF o DOCX desde tu editor y súbelo.',
    en: 'What is inside the file does not match its type. Export it again as PDF or DOCX from your editor and upload it.',
  },
  FILE_ENCRYPTED: {
    es: 'El archivo está protegido con contraseña. Guarda una copia sin contraseña y sube esa copia.',
    en: 'The file is protected with a password. Save a copy without a password and upload that copy.',
  },
  FILE_DAMAGED: {
    es: 'El archivo parece dañado y no hemos podido abrirlo. Expórtalo de nuevo desde tu editor y súbelo otra vez.',
    en: 'The file seems damaged and we could not open it. Export it again from your editor and upload it once more.',
  },
  FILE_HAS_NO_TEXT: {
    es: 'No hemos podido leer texto en tu currículum, tampoco en sus imágenes. Sube una versión con texto o una foto más nítida, o crea tu perfil con nuestro formulario.',
    en: 'We could not read any text in your resume, nor in its pictures. Upload a version with text or a sharper photo, or build your profile with our form.',
  },
  FILE_TOO_COMPLEX: {
    es: 'El archivo contiene más de lo que podemos abrir con seguridad. Guarda solo tu currículum como PDF y súbelo de nuevo.',
    en: 'The file holds more than we can safely open. Save just your resume as a PDF and upload it again.',
  },
  READING_TIMED_OUT: {
    es: 'Leer tu currículum ha llevado demasiado tiempo. Guárdalo como un PDF sencillo y súbelo otra vez.',
    en: 'Reading your resume took too long. Save it as a simple PDF and upload it again.',
  },
  FILE_INFECTED: {
    es: 'Hemos encontrado un virus en el archivo, así que no lo hemos abierto. Revisa tu equipo con un antivirus y sube una copia limpia.',
    en: 'We found a virus in the file, so we did not open it. Check your computer with an antivirus program and upload a clean copy.',
  },
  FILE_NOT_SCANNABLE: {
    es: 'No hemos podido comprobar si el archivo tiene virus, así que no lo hemos abierto. Guárdalo como PDF sin contraseña y súbelo otra vez.',
    en: 'We could not check the file for viruses, so we did not open it. Save it as a PDF without a password and upload it again.',
  },
  EMAIL_NOT_FOUND: {
    es: 'No hemos encontrado una dirección de correo en el currículum. Añádela al principio del documento y súbelo de nuevo.',
    en: 'We found no e-mail address in the resume. Add it at the top of the document and upload it again.',
  },
};

/**
 * The code of a file that shows its text as a picture: no failure, since its letters can be recognised in a second step;
 * only where there is no such step, as in the browser, it ends here.
 */
export const FILE_IS_SCANNED = 'FILE_IS_SCANNED';

/** Whether an error code is one of a file that cannot be read. */
export function isReadingFailure(code: string): code is ReadingFailure {
  return (READING_FAILURES as readonly string[]).includes(code);
}
