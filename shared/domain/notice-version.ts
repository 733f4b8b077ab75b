/** The current version of the privacy notice; without schemas, so that pages load little. */

/** Goes up whenever the words of the notice change; stored with everything that was agreed to under it. */
export const NOTICE_VERSION = '2026-11';
