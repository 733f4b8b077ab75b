/** Decides what of all that came under a person's address or number is theirs: an unconfirmed one proves nothing. */
import { isSameName, type Named } from '../../shared/domain/same-name.ts';
import type { TalentRecord } from '../stores/talent-record.ts';

/** Whether something that came under an address or number of the person is theirs, by the name it came under. */
export type IsTheirs = (sender: Named) => boolean;

/** Everything, where the person is confirmed; else what came under one of their `names`. */
export function ownUnderAddress({ confirmedAt }: Pick<TalentRecord, 'confirmedAt'>, names: readonly Named[]): IsTheirs {
  return (sender) => confirmedAt !== undefined || names.some((name) => isSameName(name, sender));
}
