/** The templates that a message can begin with: the product's, in the agency's words where it has its own, and the agency's. */
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGES, type Language } from '../../../../../../shared/domain/field.ts';
import type { Channel } from '../../../../../../shared/domain/outgoing.ts';
import type { MessageTemplate } from '../../../../../../shared/domain/settings.ts';
import { currentLanguage } from '../../../../lib/i18n.ts';
import { settingsQuery } from '../records/settings-record.ts';
import { type ProductTemplate, productTemplate, type TemplateKind, templateIds, type Wording } from './templates.ts';

export interface OfferedTemplate {
  id: string;
  /** In the language on screen. */
  name: string;
  /** `null` where the template has no words for a channel; the subject of an SMS is empty. */
  wording: Record<Channel, Record<Language, Wording> | null>;
}

function wordingOf({ email, sms }: ProductTemplate): OfferedTemplate['wording'] {
  if (!sms || LANGUAGES.every((language) => sms[language] === '')) return { email, sms: null };
  const short = (text: string): Wording => ({ subject: '', text });
  return { email, sms: { es: short(sms.es), en: short(sms.en) } };
}

/** `nameOf` answers the product's name for one of its own templates. */
export function offeredTemplates(
  kind: TemplateKind,
  own: readonly MessageTemplate[],
  nameOf: (id: string) => string,
): OfferedTemplate[] {
  const decided = own.filter((template) => template.kind === kind);
  const products = templateIds(kind).flatMap((id) => {
    const other = decided.find((template) => template.id === id);
    const words = other ?? productTemplate(kind, id);
    const name = other?.name?.[currentLanguage()] ?? nameOf(id);
    return words ? { id, name, wording: wordingOf(words) } : [];
  });
  const added = decided.filter(({ id }) => !productTemplate(kind, id));
  const ofAgency = added.map((template) => ({
    id: template.id,
    name: template.name?.[currentLanguage()] ?? template.id,
    wording: wordingOf(template),
  }));
  return [...products, ...ofAgency];
}

/**
 * The templates for messages to a talent or an employer, or for answers to the contact form (whose product ids are the
 * form's subjects). While the settings are on their way, or cannot be had, the product's own. The screen that uses it
 * names `admin-activities` among its texts.
 */
export function useTemplates(kind: TemplateKind): OfferedTemplate[] {
  const { t, i18n } = useTranslation('admin-activities');
  const { data } = useQuery({ ...settingsQuery(), staleTime: 60_000 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: names follow the language on screen
  return useMemo(
    () => offeredTemplates(kind, data?.templates ?? [], (id) => t(`templates.${kind}.${id}`)),
    [kind, data, t, i18n.language],
  );
}
