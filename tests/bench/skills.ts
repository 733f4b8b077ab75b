/** Lets the bench of job ads ask the product for the spans of knowledge and skill in a text. */
import { skillSpans } from '../../shared/matching/index.ts';

/** Spans in UTF-16 code units, end exclusive. */
export const skills = skillSpans;
