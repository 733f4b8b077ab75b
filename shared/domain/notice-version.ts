/** Which wording of the privacy notice is on the site; apart from all schemas, so that pages can show it lightly. */

/** Goes up whenever the words of the notice change; stored with everything that was agreed to under it. */
export const NOTICE_VERSION = '2026-11';
