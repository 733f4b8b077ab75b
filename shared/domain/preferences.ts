/** One recruiter's preferences: saved views of lists. */
import * as z from 'zod';
import { requiredText } from './field.ts';

export const SAVED_VIEWS_MAX = 50;
export const VIEW_SCREENS = ['jobs', 'talents', 'employers', 'applications'] as const;

export const savedViewSchema = z.object({
  viewId: z.string().min(1).max(60),
  screen: z.enum(VIEW_SCREENS),
  name: requiredText('NAME_REQUIRED', 60),
  /** The list's address after the question mark, filters and order in it. */
  query: z.string().max(1_000, 'TOO_LONG'),
});
export type SavedView = z.infer<typeof savedViewSchema>;

export const preferencesInputSchema = z.object({
  /** 0 where nothing was kept before. */
  version: z.number().int().min(0),
  views: z.array(savedViewSchema).max(SAVED_VIEWS_MAX, 'TOO_MANY'),
});

export const preferencesSchema = z.object({ version: z.number().int(), views: z.array(savedViewSchema) });
export type Preferences = z.infer<typeof preferencesSchema>;
